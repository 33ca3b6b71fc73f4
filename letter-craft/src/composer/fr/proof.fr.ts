/** Frames for what was typed as notes. Each stays grammatical whatever it holds; `{…}` names what it holds. */
export const experienceFrames: readonly string[] = [
  '{When}, j’ai travaillé comme {role} {where}.',
  '{When}, j’ai occupé un poste {ofRole} {where}.',

  '{When}, j’ai exercé le métier {ofRole} {where}.',
]
export const currentExperienceFrames: readonly string[] = [
  '{When}, je travaille comme {role} {where}.',
  '{When}, j’occupe un poste {ofRole} {where}.',
  '{When}, j’exerce le métier {ofRole} {where}.',
]
export const undatedExperienceFrames: readonly string[] = [
  'J’ai travaillé comme {role} {where}.',
  'Mon expérience s’est construite {where}, à un poste {ofRole}.',
  'C’est {where} que j’ai exercé le métier {ofRole}.',
  'Dans mon parcours figure un poste {ofRole} {where}.',
]
export const placelessExperienceFrames: readonly string[] = [
  '{When}, j’ai travaillé comme {role}.',
  '{When}, j’ai exercé le métier {ofRole}.',
  '{When}, j’ai occupé un poste {ofRole}.',
]
export const yearsFrames: readonly string[] = [
  'J’apporte {years}.',
  'À votre équipe, j’apporte {years}.',
  'Mon premier atout est simple : {years}.',
  'Derrière moi, il y a {years}.',
]
export const activityFrames: readonly string[] = [
  '{When}, j’ai {activity}.',
  '{When}, j’ai aussi {activity}.',
]
export const undatedActivityFrames: readonly string[] = [
  'J’ai aussi {activity}.',
  'J’ai {activity}.',
  'À côté de cela, j’ai {activity}.',
]
export const stayFrames: readonly string[] = [
  'Mon parcours compte {stay}.',
  'À mon parcours s’ajoute {stay}{singular}.',
  'J’ai derrière moi {stay}.',
  'Dans mon parcours, il y a {stay}.',
]
export const otherExperienceFrames: readonly string[] = [
  'Mon expérience tient en une ligne : {text}.',
  'Une étape de mon parcours mérite d’être citée : {text}.',
  'Mon parcours en bref : {text}.',
  'Voici, en peu de mots, mon expérience : {text}.',
  'Une autre étape compte à mes yeux : {text}.',
]

export const participleFrames: readonly string[] = [
  'Concrètement, j’ai {text}.',
  'J’ai aussi {text}.',
  'Sur le terrain, j’ai {text}.',
  'Par ailleurs, j’ai {text}.',
  'Dans mon parcours, j’ai {text}.',
]
export const roleFrames: readonly string[] = [
  'Dans mon parcours, j’ai été {text}.',
  'J’ai aussi été {text}.',
  'Par ailleurs, j’ai été {text}.',
]
export const resultFrames: readonly string[] = [
  'Mon bilan compte {indefinite}.',
  'J’ai obtenu un résultat précis : {indefinite}.',
  'Un résultat dit ma façon de travailler : {indefinite}.',
  'À mon actif, je peux citer {indefinite}.',
  'De ce parcours, je retiens surtout {indefinite}.',
  'Parmi mes résultats figure {indefinite}{singular}.',
]
export const otherResultFrames: readonly string[] = [
  'Un résultat dit ma façon de travailler : {text}.',
  'À mon actif : {text}.',
  'Un fait vaut mieux qu’un adjectif : {text}.',
  'Voici un fait précis : {text}.',
  'Je peux citer un résultat : {text}.',
]
export const prideFrames: readonly string[] = [
  'Ma plus grande fierté professionnelle : {text}.',
  'S’il faut retenir une réussite, la voici : {text}.',
  'Une réussite me tient à cœur : {text}.',
  'De mon parcours, je retiens d’abord ceci : {text}.',
]

export const degreeFrames: readonly string[] = [
  'Côté formation, je suis titulaire {ofDegree}.',
  'Ma formation comprend {degree}.',
  'Par ma formation, je suis titulaire {ofDegree}.',
]
/** Nothing says whether the diploma was obtained: none of these claims it. */
export const courseFrames: readonly string[] = [
  'Ma formation comprend {degree}.',
  'J’ai choisi de suivre {degree}.',
  'À mon parcours s’ajoute {degree}.',
]
export const nextDegreeFrames: readonly string[] = ['À cela s’ajoute {degree}.', 'J’ai aussi {degree}.']
export const studyingFrames: readonly string[] = [
  'Je prépare actuellement {degree}.',
  'En ce moment, je prépare {degree}.',
  'Ma formation est en cours : je prépare {degree}.',
]
export const yearOfStudyFrames: readonly string[] = [
  'Je suis actuellement en {text}.',
  'Côté études, je suis en {text}.',
  'En ce moment, je suis en {text}.',
]
export const levelFrames: readonly string[] = [
  'Ma formation est de niveau {level}.',
  'Côté formation, mon niveau est {level}.',
]
export const otherEducationFrames: readonly string[] = [
  'Côté formation : {text}.',
  'Ma formation se résume ainsi : {text}.',
  'Pour ma formation, une ligne suffit : {text}.',
]

export const skillFrames: readonly string[] = [
  'Mes points d’appui sont précis : {skills}.',
  '{Skills} complètent ce bagage.',
  '{Skills} font aussi partie de ce que je sais faire.',
  'Mes compétences se résument ainsi : {skills}.',
  'Ce que je sais faire se dit simplement : {skills}.',
]
export const aptitudeFrames: readonly string[] = ['Par ailleurs, je sais {text}.', 'Je sais aussi {text}.']
export const skillFrame: readonly string[] = [
  'Je peux aussi compter sur une compétence utile : {skills}.',
  '{Skills} : cet acquis complète mon parcours.',
]
