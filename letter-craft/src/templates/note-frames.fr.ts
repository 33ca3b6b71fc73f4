/** Frames for notes of a template’s fields: why them, a project, a need, a result. */
export const whyFrames: readonly string[] = [
  'Ce qui m’attire, {cest}.',
  'Une chose m’attire en particulier, {cest}.',
]
export const otherWhyFrames: readonly string[] = [
  'Une raison me pousse vers vous\u00a0: {text}.',
  'Mon choix a une raison précise\u00a0: {text}.',
]
/** «proche de chez moi», «à dix minutes». */
export const nearFrames: readonly string[] = [
  'Vous êtes {text}, et c’est une raison de plus de vous écrire.',
  'Votre adresse, {text}, compte dans mon choix.',
]
export const projectFitFrames: readonly string[] = [
  'Mon projet, {cest}.',
  'Le projet que je porte, {cest}.',
  'Ce que je veux, {cest}.',
]
export const otherProjectFitFrames: readonly string[] = [
  'Voici mon projet\u00a0: {text}.',
  'Mon projet\u00a0: {text}.',
]
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
  'L’aide demandée répond à un besoin précis\u00a0: {text}.',
  'Ce soutien aura un usage précis\u00a0: {text}.',
]

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
