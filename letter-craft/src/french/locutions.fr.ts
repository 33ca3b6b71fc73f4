/** Adverbial phrases, whose words are no group of their own. */
const phrases = `
à la fois | à l’époque | à part entière | en général | en fait | tout à fait | en particulier | à moitié | un jour | une fois | un moment | un instant | de la sorte
de nouveau | à nouveau | sans cesse | en partie | un peu | un brin | un soupçon | un minimum | un tantinet | tout à coup | tout de suite | peu à peu
petit à petit | bien sûr | bien entendu | au moins | du moins | au plus | en outre | en effet | en plus | par exemple | d’abord | d’ailleurs
pour ma part | pour ta part | pour sa part | pour notre part | pour votre part | pour leur part
de loin | de près | aux trois quarts | de temps en temps | en vain | à demi | à part | mis à part | quelques fois | à jamais | pour toujours
de côté | sur place | en même temps | de toute façon | de toutes façons | tout de même | quand même | à peine | à plusieurs reprises | de son côté
de sa part | de leur part | à cet endroit | à cette date | à cette époque | à ce moment | au contraire | en revanche | par contre | de toutes ses forces
sans doute | sans aucun doute | pour autant | en tout cas | dans l’ensemble | en principe | par hasard | tout à l’heure | à présent | de plus en plus
de moins en moins | tant bien que mal | plus ou moins | à tort | à raison | à bon droit | en apparence | en réalité | à l’origine | par la suite | au départ
à l’avance | en avance | en retard | de suite | sous peu | d’habitude | en ce moment | à ce jour | jusque là | à long terme | à court terme
pas mal | pas du tout | du tout | tout le temps | la plupart du temps | en permanence | au fond | à vrai dire | en somme | en définitive | le plus souvent | à terme | un tant soit peu
`
  .trim()
  .split(/[|\n]/u)
  .map((phrase) => phrase.trim().replace(/’/gu, '’ ').split(/\s+/u))

const byFirst = new Map<string, (readonly string[])[]>()
for (const phrase of phrases) {
  const [first = ''] = phrase
  byFirst.set(
    first,
    [...(byFirst.get(first) ?? []), phrase].sort((one, other) => other.length - one.length),
  )
}

/** The length in words of the adverbial phrase that starts at `at`; 0 where none does. */
export function locutionAt(forms: readonly string[], at: number): number {
  const found = byFirst
    .get(forms[at] ?? '')
    ?.find((phrase) => phrase.every((form, index) => forms[at + index] === form))
  return found?.length ?? 0
}
