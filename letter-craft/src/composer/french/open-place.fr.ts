/** A place that the writer fills: what they did. */
export const openPlace = (title: string | undefined): string =>
  title === undefined
    ? '[[Racontez ce que vous avez déjà fait qui ressemble à ce poste : où, quand, et ce que vous y faisiez.]]'
    : `[[Racontez votre travail comme ${title} : ce que vous faisiez chaque jour, et ce que vous avez réussi.]]`
