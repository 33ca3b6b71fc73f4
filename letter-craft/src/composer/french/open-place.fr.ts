/** A place that the writer fills: what they did. */
export const openPlace = (title: string | undefined, at: string | undefined): string =>
  title === undefined
    ? '[[Racontez ce que vous avez déjà fait qui ressemble à ce poste : où, quand, et ce que vous y faisiez.]]'
    : `[[Racontez votre travail comme ${[title, at].filter(Boolean).join(' ')} : une situation précise, ce que vous avez fait, et le résultat.]]`
