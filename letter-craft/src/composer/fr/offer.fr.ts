/** What the letter says of the duties that the offer names; `{duties}` is one or two of them. */
export const dutySentences: readonly string[] = [
  '{Duties} : voilà le travail que décrit votre annonce, et c’est celui que je souhaite faire.',
  'Dans votre annonce, je retiens surtout ceci : {duties}.',
  'Vos attentes sont claires : {duties}.',
  'Ce que vous attendez tient en peu de mots : {duties}.',
  'Au quotidien, le poste demande surtout ceci : {duties}.',
  'Votre annonce met l’accent sur ce point : {duty}.',
  'Une mission de votre annonce compte d’abord pour moi : {duty}.',
  'Le poste consiste notamment à {toDuties} ; c’est là que je compte être utile.',
  'Vous demandez de savoir {savoirDuties} : c’est à cela que je veux consacrer mes journées.',
  'Entre autres missions, vous citez {theDuties} ; c’est là que je compte être utile.',
  'Le poste comprend {theDuties}, et ce contenu me convient.',
  '{Duties}, telles sont les missions que je suis en mesure de prendre en main{hasExperience}{pairOfNounDuties}.',
]

/** What an intern or an apprentice will learn, from the duties of the offer. */
export const learningSentences: readonly string[] = [
  'Auprès de vos équipes, je veux apprendre ceci : {duties}.',
  'Ce que je viens apprendre est précis : {duties}.',
  'Votre annonce dit ce que j’apprendrai : {duties}.',
  'Apprendre à {toDuties}, avec des professionnels, est ce que j’attends de ces mois.',
  'Sur le terrain, j’apprendrai notamment à {toDuties}.',
  'Les missions que vous citez m’apprendront le métier : {duties}.',
  'Au fil des semaines, je souhaite prendre part à une tâche précise : {duty}.',
  'Mon objectif est d’apprendre sur le terrain : {duties}.',
]

/** Ties what the candidate has done to what the offer asks. */
export const linkSentences: readonly string[] = [
  'Ce que j’ai appris {where} me servira dès les premières semaines : {duty}.',
  'De mon expérience {where}, je tire des habitudes utiles à votre poste, pour {duty} en particulier.',
  'Cette expérience {where}, je souhaite la mettre à votre service, notamment pour {duty}.',
  'Mon travail {where} m’aidera à prendre vite en main une mission que vous citez : {duty}.',
  'Votre équipe trouvera dans mon passage {where} un appui concret pour {duty}.',
  'À vos côtés, je mettrai à profit ce que j’ai pratiqué {where}, par exemple pour {duty}.',
  'Pour {duty}, je m’appuierai sur ce que j’ai vécu {where}.',
]

/** The same, when no place of work is known. */
export const plainLinkSentences: readonly string[] = [
  'Sur ce socle, j’apprendrai vite vos façons de faire, en particulier pour {duty}.',
  'Mon premier objectif chez vous sera clair : {duty}.',
  'À vos côtés, je veux d’abord être utile sur un point : {duty}.',
  'Votre équipe pourra compter sur moi pour {duty}.',
  'Dès mon arrivée, je consacrerai mes efforts à un point que vous citez : {duty}.',
]

/** Tools that both the candidate and the offer name. */
export const sharedToolSentences: readonly string[] = [
  '{SharedTools}, que cite votre annonce, {arePart} de ce que je sais utiliser.',
  'Votre annonce cite {sharedTools} : c’est un terrain connu pour moi.',
  'Parmi les outils que vous demandez, je connais déjà {sharedTools}.',
  'Côté outils, votre annonce cite {sharedTools}, et j’en ai la pratique.',
  'Avec {sharedTools}, que vous demandez, je travaille sans temps de prise en main.',
]
