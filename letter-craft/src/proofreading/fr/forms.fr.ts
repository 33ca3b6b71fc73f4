const list = (words: string) => new Set(words.split(/\s+/u))

export const avoir = list(
  'ai as a avons avez ont avais avait avions aviez avaient aurai aura aurais aurait auront aurez auriez ayant aie ait ayez',
)

export const adverbs = list(
  `toujours déjà bien beaucoup également aussi ainsi donc souvent notamment ensuite vraiment énormément particulièrement récemment
  longtemps pas jamais plus rapidement tout dernièrement mieux pleinement encore enfin même principalement régulièrement rarement
  directement entièrement largement fortement efficacement davantage immédiatement auparavant`,
)
