import { isAdjective, isContracted, isName, isNoun, isNumeral, type NounGroup, nounGroups } from './groups.ts'
import type { Gender, GrammaticalNumber, Person } from './reading.ts'
import type { Sentence } from './sentence.ts'

/** What a verb agrees with. */
export type Subject = {
  person: Person
  number: GrammaticalNumber
  gender?: Gender
  /** First and last word. */
  first: number
  last: number
  /** The pronoun «qui» takes the features of its antecedent. */
  through?: 'relative'
}

/** «qui» takes person and number from the noun or pronoun before it, where there is only one. */
export function antecedentSubject(sentence: Sentence, at: number): Subject | undefined {
  const { words } = sentence
  const isCompound =
    /^(?:ci|là)$/u.test(words[at - 1]?.form ?? '') && words[at - 1]?.before.includes('-') === true
  const before = isCompound ? at - 2 : at - 1
  const previous = words[before]
  if (previous?.form === ',') return antecedentBeforeComma(sentence, before)
  if (!previous || previous.reading.pos === 'PUNCT') return undefined
  const place = { first: before, last: at, through: 'relative' as const }
  const strong: Readonly<Record<string, [Person, GrammaticalNumber]>> = {
    moi: [1, 's'],
    toi: [2, 's'],
    lui: [3, 's'],
    elle: [3, 's'],
    celui: [3, 's'],
    celle: [3, 's'],
    ce: [3, 's'],
    nous: [1, 'p'],
    vous: [2, 'p'],
    eux: [3, 'p'],
    elles: [3, 'p'],
    ceux: [3, 'p'],
    celles: [3, 'p'],
  }
  const known = strong[previous.form.replace(/-(?:ci|là)$/u, '')]
  if (known) {
    // «Dis-moi qui a crié.»
    if (previous.before.includes('-') && previous === words[at - 1]) return undefined
    const outer = words[before - 1]
    if (outer && (outer.reading.pos === 'ADP' || /^(?:que|qu’|ou|et|ni|comme)$/u.test(outer.form)))
      return undefined
    return { person: known[0], number: known[1], ...place }
  }
  const group = nounGroups(sentence).find(({ last }) => last === before)
  if (!group?.number || group.determiner === undefined || quantities.test(words[group.head]?.form ?? ''))
    return undefined
  if (words[group.first]?.reading.contracted) return undefined
  if (nounBefore(sentence, group)) return undefined
  return {
    person: 3,
    number: group.number,
    ...(group.gender && { gender: group.gender }),
    ...place,
    first: group.first,
  }
}

/** «j’adresse ma candidature, qui correspond…»: an object right after its verb, and then a comma. */
function antecedentBeforeComma(sentence: Sentence, comma: number): Subject | undefined {
  const { words } = sentence
  const group = nounGroups(sentence).find(({ last }) => last === comma - 1)
  if (!group?.number || group.determiner === undefined || quantities.test(words[group.head]?.form ?? ''))
    return undefined
  if (words[group.first - 1]?.reading.pos !== 'VERB' || words[group.first]?.reading.contracted)
    return undefined
  return { person: 3, number: group.number, first: group.first, last: comma + 1, through: 'relative' }
}

/** Whether another noun precedes, which the clause could be about: «un des chats qui», «la liste des clients qui». */
function nounBefore({ words }: Sentence, group: NounGroup): boolean {
  const first = /^tou(?:s|te|tes|t)$/u.test(words[group.first - 1]?.form ?? '')
    ? group.first - 1
    : group.first
  const before = words[first - 1]
  const opening = words[first]
  if (opening && (isContracted(opening) || /^(?:des|du)$/u.test(opening.form))) {
    return (
      before !== undefined &&
      (isNoun(before) ||
        isAdjective(before) ||
        before.reading.pos === 'PRON' ||
        isName(before) ||
        isNumeral(before) ||
        before.reading.pos === 'ADV')
    )
  }
  if (before?.reading.pos === 'CCONJ') return true
  return before?.reading.pos === 'ADP' && /^(?:de|d’|à|en|avec|sans|pour|par|sur|dans)$/u.test(before.form)
    ? words[first - 2] !== undefined &&
        words[first - 2]?.reading.pos !== 'PUNCT' &&
        words[first - 2]?.reading.pos !== 'VERB'
    : false
}

/** Words that count others: «la plupart des clients», with the number of what they count. */
export const quantities =
  /^(?:plupart|majorité|nombre|partie|dizaine|douzaine|vingtaine|trentaine|centaine|millier|million|foule|quantité|cinquantaine|quarantaine|soixantaine|quinzaine|huitaine|pourcentage|paire|couple|pléiade|kyrielle|flot|ensemble|multitude|tas|infinité|poignée|minorité|moitié|tiers|quart|série|groupe|totalité|reste|masse|type|sorte|espèce|genre)$/u
