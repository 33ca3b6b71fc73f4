/** Frames for interview answers typed as notes, and words that lead in the user's own sentences. */
export const whyFrames: readonly string[] = [
  'Une raison me pousse vers {theCompany} : {text}.',
  'Ce qui m’attire {atCompany} tient en peu de mots : {text}.',
  'Si j’ai choisi de m’adresser {toCompany}, c’est pour une raison précise : {text}.',
  'Mon choix a une raison précise : {text}.',
  '{Text}, voilà ce qui m’attire {atCompany}.',
  '{Text}, voilà ce qui m’a fait choisir {theCompany}.',
  'Ce qui m’attire chez vous se résume ainsi : {text}.',
]
/** «proche de chez moi», «à dix minutes». */
export const nearFrames: readonly string[] = [
  'Vous êtes {text}, et c’est une raison de plus de vous écrire.',
  'Votre adresse, {text}, compte dans mon choix.',
]
export const fitFrames: readonly string[] = [
  'Ce qui, dans ce poste, me ressemble : {text}.',
  'Un aspect de ce poste me convient tout particulièrement : {text}.',
  'Dans ce poste, je me reconnais sur un point : {text}.',
  '{Text}, voilà ce qui me ressemble dans ce poste.',
  '{Text}, c’est ce que ce poste m’offre.',
]
/** What an intern or an apprentice hopes for. */
export const learningFitFrames: readonly string[] = [
  'Ce que je viens chercher tient en peu de mots : {text}.',
  'Pendant ces mois, j’ai un but : {text}.',
  'Mon but est simple : {text}.',
  '{Text}, voilà ce que je viens chercher.',
]
export const projectFitFrames: readonly string[] = [
  'Mon projet se résume ainsi : {text}.',
  'Le projet que je porte tient en peu de mots : {text}.',
  'Voici mon projet : {text}.',
  '{Text}, voilà mon projet.',
]
export const needFrames: readonly string[] = [
  'Ce soutien aura un usage précis : {text}.',
  'L’aide demandée répond à un besoin précis : {text}.',
  'Mon besoin est simple à dire : {text}.',
]
export const availabilityFrames: readonly string[] = [
  'Je suis disponible {when}.',
  'Pour ma part, je suis disponible {when}.',
  'Côté calendrier, je suis disponible {when}.',
]
export const otherAvailabilityFrames: readonly string[] = [
  'Côté disponibilité : {text}.',
  'Pour le calendrier, voici l’essentiel : {text}.',
  'Un mot sur mes disponibilités : {text}.',
]

/** Put before a sentence of the user that opens with «je», when too many would. */
export const leadIns: Readonly<Record<'why' | 'proof' | 'fit' | 'any', readonly string[]>> = {
  why: ['Pour ma part,', 'De mon côté,'],
  proof: ['Concrètement,', 'Pour ma part,', 'Au fil de mon parcours,'],
  fit: ['Pour ma part,', 'Au fond,', 'De mon côté,'],
  any: ['De plus,', 'Par ailleurs,', 'En outre,'],
}
