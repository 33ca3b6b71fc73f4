const list = (words: string) => new Set(words.split(/\s+/u))

export const monthsAndDays = list(
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi samedi dimanche',
)

export const tongues = list(
  'anglais français espagnol allemand italien portugais arabe chinois russe japonais néerlandais',
)

/** Words that are never names, after a comma. */
export const lowerCaseWords = list(
  `je j il elle on nous vous votre vos mon ma mes mais car donc cette ces ainsi afin et puis ensuite cependant toutefois
  grâce depuis pendant lors après avant actuellement aujourd`,
)
