import type { Frame } from '../draft.ts'

/** The jobs of a career in a row, where none has been told. */
export const firstStories: readonly Frame[] = [
  'J’ai été {story}.',
  'J’ai travaillé comme {story}.',
  'Jusqu’ici, j’ai été {story}.',
]

/** Other jobs in a row: `story` is «caissière chez Flunch (2018) et vendeuse à Lyon (2019-2021)», `stories` two or more. */
export const stories: readonly Frame[] = [
  'J’ai aussi été {story}.',
  'J’ai également travaillé comme {story}.',
  'J’ai aussi travaillé comme {story}.',
  'J’ai par ailleurs été {story}.',
  'À cela s’ajoutent des postes {destory}.',
  'J’ai également été {story}.',
  'J’ai en outre été {story}.',
  'J’ai aussi exercé comme {story}.',
  'J’ai par ailleurs travaillé comme {story}.',
  'J’ai en outre travaillé comme {story}.',
  'J’ai connu d’autres postes : {stories}.',
  'J’ai aussi occupé des postes {destory}.',
]
/** What came before all that was told. */
export const earlierStories: readonly Frame[] = [
  'Auparavant, j’ai été {story}.',
  'Avant cela, j’ai travaillé comme {story}.',
  'Avant cela, j’ai été {story}.',
  'Auparavant, j’ai travaillé comme {story}.',
]
