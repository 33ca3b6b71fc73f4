/** What the letter says of the duties that the offer names; `{duties}` is one or two of them. */
export const dutySentences: readonly string[] = [
  '{Duties} : voilà le travail que décrit votre annonce, et c’est celui que je cherche.',
  'Dans votre annonce, je retiens surtout ceci : {duties}.',
  'Vos attentes sont claires : {savoirDuties}.',
  '{Duties} {be} au cœur du poste que vous décrivez, et c’est ce qui m’attire.',
  'D’après votre annonce, le travail commence par {nounDuty}.',
  'Votre annonce le dit d’emblée : il s’agira notamment {deDuty}.',
  'Parmi les missions que vous citez, je retiens d’abord celle-ci : {duty}.',
  'Le poste consiste notamment à {toDuties} ; c’est là que je compte être utile.',
  'Vous attendez de la personne qu’elle sache {savoirDuties}, et c’est à cela que je veux consacrer mes journées.',
  'Entre autres missions, vous citez {theDuties} ; c’est là que je compte être utile.',
  'Le poste comprend {theDuties}, et c’est un travail que je veux faire.',
]

/** What an intern or an apprentice will learn, from the duties of the offer. */
export const learningSentences: readonly string[] = [
  'Auprès de vos équipes, je veux apprendre un travail précis, à commencer par {nounDuty}.',
  'Ce que je viens apprendre est précis : {duties}.',
  'Votre annonce dit ce que j’apprendrai : {duties}.',
  'Apprendre à {toDuties} est ce que j’attends de ces mois.',
  'Sur le terrain, j’apprendrai notamment à {toDuties}.',
  'Les missions que vous citez m’apprendront le métier, à commencer par {nounDuty}.',
  'Au fil des semaines, je souhaite prendre part à une tâche précise : {duty}.',
  'Mon objectif est d’apprendre sur le terrain, à commencer par {nounDuty}.',
]

/** Ties what the candidate has done to what the offer asks. */
export const linkSentences: readonly string[] = [
  'Ce que j’ai appris {where} me servira dès les premières semaines, en particulier pour {duty}.',
  'De mon expérience {where}, je tire des habitudes utiles pour {duty}.',
  'Cette expérience {where}, je souhaite la mettre à votre service, notamment pour {duty}.',
  'Mon travail {where} m’aidera à prendre vite en main une mission que vous citez : {duty}.',
  'À votre équipe, mon passage {where} apportera un appui concret pour {duty}.',
  'À vos côtés, je mettrai à profit ce que j’ai pratiqué {where}, par exemple pour {duty}.',
  'Pour {duty}, je m’appuierai sur ce que j’ai vécu {where}.',
]

/** The same, when no place of work is known. */
export const plainLinkSentences: readonly string[] = [
  'Sur ce socle, j’apprendrai vite vos façons de faire, en particulier pour {duty}.',
  'Mon premier objectif sera {deDuty}.',
  'À vos côtés, j’apprendrai vite à {toDuty}.',
  'Votre équipe pourra compter sur moi pour {duty}.',
  'Mon souhait est d’apporter à votre équipe une aide concrète pour {duty}.',
  'Dès les premiers jours, je veux prendre ma part du travail, à commencer par {nounDuty}.',
]

/** One duty more, for who has much to show. */
export const moreDutySentences: readonly string[] = [
  'Vous pourrez aussi me confier {theDuties}.',
  'À cela s’ajoutera {nounDuty}, que je prendrai tout autant à cœur.',
  'J’aurai aussi à cœur {deDuty}.',
  'Autre mission de votre annonce, {nounDuty} aura toute mon attention.',
  'De la même façon, je m’attacherai à {toDuty}.',
]

/** Tools that both the candidate and the offer name. */
export const sharedToolSentences: readonly string[] = [
  '{SharedTools}, que cite votre annonce, {arePart} de ce que je sais utiliser.',
  'Votre annonce cite {sharedTools}, et c’est un terrain connu pour moi.',
  'Parmi les outils que vous demandez, je connais déjà {sharedTools}.',
  'Côté outils, votre annonce cite {sharedTools}, et j’en ai la pratique.',
]

/** A licence or certificate that the offer asks for and the candidate names. */
export const sharedPermitSentences: readonly string[] = [
  'Comme vous le demandez, j’ai {permits}.',
  'Vous demandez {permits}, et je remplis cette condition.',
  'Conformément à votre annonce, j’ai {permits}.',
]
