/** Frames for what was typed as notes. Each stays grammatical whatever it holds; `{…}` names what it holds. */
export const experienceFrames: readonly string[] = [
  '{When}, j’ai travaillé comme {role} {where}.',
  '{When}, j’ai occupé un poste {ofRole} {where}.',
  '{When}, j’ai exercé le métier {ofRole} {where}.',
  'Mon parcours comprend un poste {ofRole} {where}, {lowWhen}.',
  'À mon parcours s’ajoute un poste {ofRole} {where}, {lowWhen}.',
]
export const currentExperienceFrames: readonly string[] = [
  '{When}, je travaille comme {role} {where}.',
  '{When}, j’occupe un poste {ofRole} {where}.',
  '{When}, j’exerce le métier {ofRole} {where}.',
  'Mon poste actuel, {lowWhen}, est celui {ofRole} {where}.',
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
  'Mon parcours comprend un poste {ofRole}, {lowWhen}.',
]
export const yearsFrames: readonly string[] = [
  'J’apporte {years}.',
  'À votre équipe, j’apporte {years}.',
  'Mon premier atout est simple : {years}.',
  'Derrière moi, il y a {years}.',
]
export const stayFrames: readonly string[] = [
  'Mon parcours comprend {stay}.',
  'À mon parcours s’ajoute {stay}{singular}.',
  'J’ai derrière moi {stay}.',
  'Dans mon parcours, il y a {stay}.',
]
export const activityFrames: readonly string[] = [
  '{When}, j’ai {done}.',
  'Par ailleurs, j’ai {done}, {lowWhen}.',
  'Dans mon parcours, j’ai également {done}, {lowWhen}.',
]
export const undatedActivityFrames: readonly string[] = [
  'Par ailleurs, j’ai {done}.',
  'J’ai aussi {done}.',
  'Dans mon parcours, j’ai également {done}.',
]
export const otherExperienceFrames: readonly string[] = [
  'Mon parcours compte aussi ceci : {text}.',
  'Autre étape de mon parcours : {text}.',
  'Mon parcours en bref : {text}.',
  'J’ai aussi à mon actif : {text}.',
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
  'Je suis titulaire {ofDegree}.',
  'Ma formation comprend {degree}.',
]
/** A course of which the note does not say that it is finished. */
export const courseFrames: readonly string[] = [
  'Ma formation comprend {degree}.',
  'Côté formation, je peux citer {degree}.',
  'Mes études comprennent {degree}.',
]
export const nextDegreeFrames: readonly string[] = [
  'À cela s’ajoute {degree}.',
  'Mes études comprennent aussi {degree}.',
]
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
  'Ma formation : {text}.',
  'En matière de formation : {text}.',
]

/** Skills whose articles are known: «la relation client et l’accueil». */
export const skillFrames: readonly string[] = [
  'Je peux aussi m’appuyer sur {theSkills}.',
  'Côté savoir-faire, je peux citer {theSkills}.',
  'Mes acquis comprennent {theSkills}.',
  'Votre équipe trouvera aussi chez moi des bases utiles : {theSkills}.',
]
export const moreSkillFrames: readonly string[] = [
  'À cela s’ajoutent {theSkills}.',
  'Mon bagage comprend encore {theSkills}.',
]
/** The same, as typed. */
export const bareSkillFrames: readonly string[] = [
  'Mes principaux savoir-faire : {skills}.',
  'Côté savoir-faire : {skills}.',
  'Ce que je sais faire tient en quelques mots : {skills}.',
]
export const moreBareSkillFrames: readonly string[] = ['J’ajoute : {skills}.', 'Et encore : {skills}.']
export const toolFrames: readonly string[] = [
  'Je travaille avec {tools}.',
  'Côté outils, je travaille avec {tools}.',
  'Parmi les outils que je connais, il y a {tools}.',
]
export const languageFrames: readonly string[] = [
  'Je parle {languages}.',
  'Côté langues, je parle {languages}.',
  'Au besoin, je parle {languages}.',
]
export const bareLanguageFrames: readonly string[] = [
  'Côté langues : {languages}.',
  'Mes langues : {languages}.',
]
export const permitFrames: readonly string[] = [
  'J’ai {permits}.',
  'Pour les déplacements, j’ai {permits}.',
  'J’ai également {permits}.',
]
export const aptitudeFrames: readonly string[] = ['Par ailleurs, je sais {text}.', 'Je sais aussi {text}.']
