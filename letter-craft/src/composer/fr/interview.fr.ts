/** Frames for interview answers in note form, and lead-ins for the user’s own sentences. */
export const whyFrames: readonly string[] = [
  'Ce qui m’attire {atCompany}, {cest}{directly}.',
  'Si je m’adresse {toCompany}, c’est pour {noun}{directly}.',
  'Ce qui m’attire, {cest}.',
  'Une chose m’attire en particulier, {cest}.',
]
export const otherWhyFrames: readonly string[] = [
  'Une raison me pousse vers vous : {text}.',
  'Mon choix a une raison précise : {text}.',
]
/** «proche de chez moi», «à dix minutes». */
export const nearFrames: readonly string[] = [
  'Vous êtes {text}, et c’est une raison de plus de vous écrire.',
  'Votre adresse, {text}, compte dans mon choix.',
]
export const fitFrames: readonly string[] = [
  'Ce qui me ressemble dans ce poste, {cest}.',
  'J’aime {articled}, et c’est ce que je retrouve dans ce poste.',
  'Ce poste me ressemble par {noun}.',
  'Ce que j’aime dans ce métier, {cest}.',
]
export const otherFitFrames: readonly string[] = [
  'Dans ce poste, une chose me ressemble : {text}.',
  'Un aspect de ce poste me convient tout particulièrement : {text}.',
]
/** What an intern or an apprentice wants to learn. */
export const learningFitFrames: readonly string[] = [
  'Ce que je viens chercher chez vous, {cest}.',
  'Ce qui m’intéresse avant tout, {cest}.',
  'Pendant ces mois, ce qui m’importe, {cest}.',
]
export const otherLearningFitFrames: readonly string[] = [
  'Pendant ces mois, j’ai un but : {text}.',
  'Ce que je viens chercher tient en peu de mots : {text}.',
]
export const projectFitFrames: readonly string[] = [
  'Mon projet, {cest}.',
  'Le projet que je porte, {cest}.',
  'Ce que je veux, {cest}.',
]
export const otherProjectFitFrames: readonly string[] = ['Voici mon projet : {text}.', 'Mon projet : {text}.']
export const needFrames: readonly string[] = [
  'Ce soutien servira à financer {articled}.',
  'L’aide demandée financera {articled}.',
  'Avec votre soutien, je pourrai payer {articled}.',
]
export const needToActFrames: readonly string[] = [
  'Ce soutien me permettra {deText}.',
  'Avec votre soutien, je pourrai {text}.',
]
export const otherNeedFrames: readonly string[] = [
  'L’aide demandée répond à un besoin précis : {text}.',
  'Ce soutien aura un usage précis : {text}.',
]
export const availabilityFrames: readonly string[] = [
  'Je suis disponible {when}.',
  'Pour ma part, je suis disponible {when}.',
  'Je pourrai vous rejoindre {when}{startsThen}.',
  'De mon côté, je suis disponible {when}.',
  'Côté calendrier, je suis disponible {when}.',
  'Quant au calendrier, je suis disponible {when}.',
]
export const otherAvailabilityFrames: readonly string[] = [
  'Pour mes disponibilités : {text}.',
  'Un mot sur mes disponibilités : {text}.',
]

/** Put before a sentence of the user that starts with «je», when there are too many. */
export const leadIns: Readonly<Record<'why' | 'proof' | 'fit' | 'any', readonly string[]>> = {
  why: ['Pour ma part,', 'De mon côté,'],
  proof: ['Au fil de mon parcours,', 'Pour ma part,', 'De mon côté,'],
  fit: ['Pour ma part,', 'De mon côté,', 'Au fond,'],
  any: ['Par ailleurs,', 'De plus,'],
}
