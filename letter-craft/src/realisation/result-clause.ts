import { join } from '../french/elision.ts'
import type { Morphology } from '../french/morphology.ts'
import { isAcronym, lowerFirst } from '../french/plain-letters.ts'
import type { Reading } from '../french/reading.ts'
import { inWords } from './period.ts'
import { byItself, said } from './result-words.fr.ts'

/** The first noun of a group, with its gender and number; a count tells the number. */
export function nounOf(
  group: string,
  morphology: Morphology,
): Pick<Reading, 'gender' | 'number'> | undefined {
  const counted =
    /^(?:(?:plus de |près de |environ )?\d[\d\s.,]*(?:%)?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|tous les|toutes les|tout) ?(?:d(?:es|e|u|e la) |d’|sur \d+ )?/u.exec(
      group,
    )?.[0] ?? ''
  const isOne = /^[01](?:[,.]\d+)?(?: |$)/u.test(counted)
  const bare = group.slice(counted.length).replace(/^(?:le|la|les|mon|ma|mes|notre|nos|un|une) |^l’/iu, '')
  const word = /^[\p{L}’-]+/u.exec(lowerFirst(bare))?.[0] ?? ''
  if (/^\d[\d\s]*(?:€|millions? d’euros)/u.test(group)) return { gender: 'm', number: 'p' }
  // «le casse» is another thing.
  if (/^(?:casse|démarque)$/u.test(word)) return { gender: 'f', number: 's' }
  const noun = morphology.readings(word).find(({ pos }) => pos === 'NOUN')
  const isShare = /%/u.test(counted)
  if (!noun)
    return isAcronym(word) || /^[a-z]+-?[a-z]+$/u.test(word)
      ? { ...(counted !== '' && !isOne && !isShare && { number: 'p' as const }) }
      : undefined
  const { gender, number } = noun
  const told = counted === '' || isShare ? number : isOne ? 's' : 'p'
  return { ...(gender && { gender }), ...(told && { number: told }) }
}

/** «le délai est passé de 12 à 4 jours», «les retours ont baissé de 15 %», «le turnover a été divisé par deux» */
export function changed(
  thing: string,
  lemma: string,
  rest: string,
  morphology: Morphology,
): string | undefined {
  const group = lowerFirst(thing.trim().replace(/\s?:$/u, ''))
  const shape = nounOf(group, morphology)
  // «révision de neuf protocoles, dose moyenne»: two results in one.
  if (/,|(?:^| )(?:inférieur|supérieur)e?s?(?: |$)/u.test(group)) return undefined
  if (!shape || group === '' || / (?:de|du|des|à|au|en|par|sur|et|non)$/u.test(group)) return undefined
  const [, article] = /^(l[ea]s?) /u.exec(group) ?? []
  const number = article === 'les' ? 'p' : (shape.number ?? 's')
  const gender = shape.gender ?? 'm'
  const withEtre =
    /^(?:passer|sortir|paraître|naître|venir|arriver|partir|descendre|monter|remonter|tomber|retomber)$/u.test(
      lemma,
    )
  const isActive = byItself.test(lemma) || lemma === 'atteindre'
  const participle = morphology.inflect(lemma, {
    tense: 'participle',
    ...(isActive ? { gender: 'm', number: 's' } : { gender, number }),
  })[0]
  // «objectifs atteints à 110 %»
  const isReached = lemma === 'atteindre' && /^(?:à|au|dès|en|avec|chaque|tous)(?!\p{L})|^$/u.test(rest)
  const passive = isReached
    ? morphology.inflect(lemma, { tense: 'participle', gender, number })[0]
    : undefined
  if (participle === undefined) return undefined
  const are = number === 'p' ? (withEtre ? 'sont' : 'ont') : withEtre ? 'est' : 'a'
  const verb = passive ? `été ${passive}` : isActive || withEtre ? participle : `été ${participle}`
  return said.passed(withDefinite(group, morphology, number), are, verb, rest).trim()
}

/** «le délai», «l’audience»; a count, or words that have their article, need none. */
export function withDefinite(group: string, morphology: Morphology, number?: 's' | 'p'): string {
  if (
    /^(?:(?:plus de |près de |environ )?\d|(?:le|la|les|un|une|mon|ma|mes|notre|nos|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|tous|toutes) |l’)/u.test(
      group,
    )
  )
    return group
  const shape = nounOf(group, morphology)
  if ((number ?? shape?.number) === 'p') return `les ${group}`
  // One has but one contract.
  if (/^(?:CDD|stage|contrat de)(?!\p{L})/u.test(group)) return `mon ${group}`
  return join(shape?.gender === 'f' ? 'la' : 'le', group)
}

/** «12 litiges» → «douze litiges», «de 12 à 4 jours» → «de douze à quatre jours»; signs, decimals and great figures stay. */
export const inWordsBelowSeventeen = (clause: string, morphology: Morphology): string =>
  clause
    .replace(/(?<= )(\d{1,2})( à )(\d{1,2})(?= \p{Ll})/gu, (whole, from: string, to: string, end: string) =>
      Number(from) <= longestWord && Number(end) <= longestWord
        ? inWords(Number(from)) + to + inWords(Number(end))
        : whole,
    )
    .replace(/(?<= par )\d$/u, (figure) => inWords(Number(figure)))
    .replace(
      /(?<=^| |’)(?<! à )(?<!\p{Lu}[\p{L}.]* )(\d{1,2})(?= (?!à |millions? )(\p{Ll}+))(?! \p{Ll}+ à \d)/gu,
      (figure, _, next: string) => {
        const count = Number(figure)
        if (count > longestWord || count === 0) return figure
        const noun = morphology.readings(next).find(({ pos }) => pos === 'NOUN')
        return count === 1 && noun?.gender === 'f' ? 'une' : inWords(count)
      },
    )

const longestWord = 16
