/** «pour maximiser l’efficacité opérationnelle»: an aim of every trade tells less than the deed, and a long one makes it long. */
export const withoutAim = (text: string): string =>
  text.split(' ').length > 5 &&
  !(isHollow.test(text) && text.split(' ').length <= withAimWords) &&
  !(tellsAim(text) && text.split(' ').length <= maxAimWords)
    ? text.replace(
        /,? (?:pour (?!quatre )(?=\p{L}+(?:er|ir|re)(?:\s|$))|afin d[e’]|dans le but d[e’]).*$/u,
        '',
      )
    : text

/** «suivre les stocks pour éviter les ruptures»: what it was for is said plainly. */
const tellsAim = (text: string): boolean =>
  /(?: (?:pour (?!quatre )|afin de )| afin d’)(?!(?:maximiser|optimiser|garantir|assurer|permettre|améliorer|atteindre|pouvoir|être|avoir|en )(?!\p{L}))\p{L}+(?:er|ir|re)(?: |$)/u.test(
    text,
  )
const maxAimWords = 13

/** «organiser les tâches pour maximiser l’efficacité»: without its aim, it says nothing. */
const isHollow = /^\p{L}+ (?:les|des) (?:tâches|pièces|éléments|missions|activités|opérations) (?:pour|afin)/u
const withAimWords = 10
