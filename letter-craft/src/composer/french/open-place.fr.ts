/** A place that the writer fills: what they did, in two sentences. */
export const openPlace = (title: string | undefined): string =>
  title === undefined
    ? '[[Deux phrases sur ce que vous avez déjà fait qui ressemble à ce poste : où, quand, et ce que vous y faisiez.]]'
    : `[[Deux phrases sur votre travail comme ${title} : ce que vous faisiez chaque jour, et ce que vous avez réussi.]]`
