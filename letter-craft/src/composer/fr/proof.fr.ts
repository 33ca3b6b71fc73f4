/** Frames for notes. Each is grammatical for any value of its slots `{…}`. */
export const experienceFrames: readonly string[] = [
  '{When}, j’ai travaillé comme {role} {where}.',
  '{When}, j’ai été {role} {where}.',
  '{When}, j’ai occupé un poste {ofRole} {where}.',
]
export const currentExperienceFrames: readonly string[] = [
  '{When}, je suis {role} {where}.',
  '{When}, je travaille comme {role} {where}.',
  '{When}, j’occupe un poste {ofRole} {where}.',
]
export const undatedExperienceFrames: readonly string[] = [
  'J’ai travaillé comme {role} {where}.',
  'J’ai été {role} {where}.',
  'Mon parcours passe {where}, où j’ai été {role}.',
  'C’est {where} que j’ai travaillé comme {role}.',
]
export const placelessExperienceFrames: readonly string[] = [
  '{When}, j’ai travaillé comme {role}.',
  '{When}, j’ai été {role}.',
  '{When}, j’ai occupé un poste {ofRole}.',
]
export const nowhereExperienceFrames: readonly string[] = [
  'J’ai travaillé comme {role}.',
  'J’ai aussi été {role}.',
  'Mon métier est celui {ofRole}.',
]
export const yearsFrames: readonly string[] = [
  'J’apporte {years}.',
  'À votre équipe, j’apporte {years}.',
  'Je peux m’appuyer sur {years}.',
  'Avec moi, vous trouverez {years}.',
]
export const activityFrames: readonly string[] = [
  '{When}, j’ai {activity}.',
  'Par le passé, j’ai {activity} {whenLower}.',
  'Dans mon parcours, j’ai {activity} {whenLower}.',
]
export const undatedActivityFrames: readonly string[] = [
  'J’ai {activity}.',
  'Par le passé, j’ai {activity}.',
  'Dans mon parcours, j’ai {activity}.',
]
/** For a second job with the same dates: two sentences never start alike. */
export const sameDatesFrames: readonly string[] = [
  'Par le passé, j’ai été {role} {where} {whenLower}.',
  'C’est {where} que j’ai travaillé comme {role}, {whenLower}.',
  'Mon parcours passe {where}, où j’ai été {role} {whenLower}.',
]
export const sameDatesNowFrames: readonly string[] = [
  'En parallèle, je suis {role} {where} {whenLower}.',
  'Aujourd’hui encore, je suis {role} {where}.',
]
export const stayFrames: readonly string[] = [
  'J’ai fait {stay}.',
  'Mon parcours compte {stay}.',
  'Parmi mes expériences, il y a {stay}.',
  'Dans mon parcours, il y a {stay}.',
]
export const otherExperienceFrames: readonly string[] = [
  'Mon parcours compte aussi cette étape : {text}.',
  'Je peux également citer cette expérience : {text}.',
  'Dans mon parcours, je citerai encore ceci : {text}.',
]
/** After the place of a job. */
export const taskFrames = { past: ', où je m’occupais {ofTasks}', current: ', où je m’occupe {ofTasks}' }
/** When the sentence would be too long. */
export const taskSentences = { past: 'Là, je m’occupais {ofTasks}.', current: 'Là, je m’occupe {ofTasks}.' }
export const placelessTaskFrames = {
  past: ' et je m’occupais {ofTasks}',
  current: ' et je m’occupe {ofTasks}',
}

export const participleFrames: readonly string[] = [
  'J’ai {text}.',
  'J’ai aussi {text}.',
  'Par ailleurs, j’ai {text}.',
  'Dans mon parcours, j’ai {text}.',
  'Sur le terrain, j’ai {text}.',
  'Entre autres, j’ai {text}.',
]
export const noneFrames: readonly string[] = [
  'Je n’ai eu {text}.',
  'Dans mon travail, je n’ai eu {text}.',
  'Au fil de ce parcours, je n’ai eu {text}.',
]
export const roleFrames: readonly string[] = [
  'J’ai aussi été {text}.',
  'Dans mon parcours, j’ai été {text}.',
  'Par ailleurs, j’ai été {text}.',
  'Entre autres, j’ai été {text}.',
  'De plus, j’ai été {text}.',
]
export const measuredFrames: readonly string[] = [
  'J’ai obtenu {indefinite}.',
  'Côté résultats, j’ai obtenu {indefinite}.',
  'Par mon travail, j’ai obtenu {indefinite}.',
  'À mon actif, je peux citer {indefinite}.',
]
export const resultFrames: readonly string[] = [
  'À mon actif, je peux citer {indefinite}.',
  'De ce parcours, je retiens {indefinite}.',
  'J’ai aussi à mon actif {indefinite}.',
  'Mon parcours compte {indefinite}.',
]
export const otherResultFrames: readonly string[] = [
  'À mon actif, {text}.',
  'Également à mon actif, {text}.',
  'Autre fait à mon actif, {text}.',
]
export const prideFrames: readonly string[] = [
  'Une réussite me tient à cœur : {text}.',
  'De mon parcours, je garde une fierté : {text}.',
  'S’il faut retenir une réussite, c’est celle-ci : {text}.',
]
/** Put before the user’s own sentence when it opens the experience paragraph. */
export const prideLeads: readonly string[] = [
  'Une réussite me tient à cœur :',
  'De mon parcours, je garde une fierté :',
  'Parmi mes réussites, il en est une que j’aime citer :',
  'S’il faut retenir un moment de mon parcours, c’est celui-ci :',
]

export const degreeFrames: readonly string[] = [
  'Je suis titulaire {ofDegree}.',
  'Côté formation, je suis titulaire {ofDegree}.',
  'Par ma formation, je suis titulaire {ofDegree}.',
  'Pour la formation, j’ai obtenu {degree}.',
]
/** For a diploma that may not be obtained: none of these claims that it is. */
export const courseFrames: readonly string[] = [
  'Ma formation comprend {degree}.',
  'J’ai choisi de suivre {degree}.',
  'Côté formation, j’ai choisi {degree}.',
]
export const nextDegreeFrames: readonly string[] = ['J’ai aussi {degree}.', 'À ce diplôme s’ajoute {degree}.']
export const studyingFrames: readonly string[] = [
  'Je prépare actuellement {degree}.',
  'En ce moment, je prépare {degree}.',
  'Aujourd’hui, je prépare {degree}.',
]
export const yearOfStudyFrames: readonly string[] = [
  'Je suis actuellement en {text}.',
  'Côté études, je suis en {text}.',
  'En ce moment, je suis en {text}.',
]
export const levelFrames: readonly string[] = [
  'Ma formation est de niveau {level}.',
  'Côté formation, j’ai un niveau {level}.',
]
export const otherEducationFrames: readonly string[] = [
  'Côté formation : {text}.',
  'Ma formation, en bref : {text}.',
  'Pour la formation, je citerai ceci : {text}.',
]
