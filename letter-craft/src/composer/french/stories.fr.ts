import type { Frame } from './frame.ts'

/** The jobs of a career in a row, where none has been told. */
export const firstStories: readonly Frame[] = [
  'J’ai été {story}.',
  'J’ai travaillé comme {story}.',
  'Mon parcours tient en quelques postes : {story}.',
  'J’ai exercé plusieurs métiers : {story}.',
  'Voici mon parcours : {story}.',
]

/** Other jobs in a row: `story` is «caissière chez Flunch en 2018, puis vendeuse à Lyon». */
export const stories: readonly Frame[] = [
  'J’ai aussi été {story}.',
  'J’ai également travaillé comme {story}.',
  'Dans d’autres postes, j’ai été {story}.',
  'J’ai aussi exercé comme {story}.',
  'Par ailleurs, j’ai travaillé comme {story}.',
]
export const longStories: readonly Frame[] = [
  'J’ai par ailleurs été {story}.',
  'J’ai connu d’autres postes : {story}.',
  'D’autres postes complètent ce parcours : {story}.',
]
/** What came before all that was told. */
export const earlierStories: readonly Frame[] = [
  'Auparavant, j’ai été {story}.',
  'J’avais d’abord été {story}.',
  'Avant cela, j’ai travaillé comme {story}.',
  'J’ai débuté comme {story}.',
  'Mes débuts se sont faits comme {story}.',
]
