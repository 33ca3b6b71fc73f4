import { plainLetters } from '../french/plain-letters.ts'
import { findTools } from '../offers/find-tools.ts'
import { splitLetter, type TextSpan } from '../proofreading/proof-letter.ts'
import { SpanIndex } from '../text/span-index.ts'
import type { Language } from '../typography/fix.ts'
import type { Claim, ClaimKind } from './claim.ts'
import {
  diplomaField,
  diplomaPattern,
  employerCue,
  months,
  schoolWord,
  strictUnits,
} from './claim-words.fr.ts'
import { findNumbers } from './number-words.ts'

/** Words between a number and its unit: «1 200 abonnés», «12 %». */
const unitAfter =
  /^[ \u00a0\u202f]?(?:%|€|k€|m€|m²)|^[ \u00a0\u202f](?:(?:de|d’|jeunes?|petits?|nouveaux|nouvelles|autres|young|new)[ \u00a0])?(\p{L}+)/iu

const notCounted =
  /^(?:à|au|aux|et|ou|de|des|du|en|sur|dans|par|chez|avec|premiers?|premières?|derniers?|dernières?|to|and|or|in|of|at|first|last)$/iu
/** UTF-16 units of the words before the name of an employer. */
const longestCue = 80
/** A letter states some thirty: a text with more is none. */
const mostClaims = 500
/** «Trois idées à vous présenter» announces content; it claims nothing. */
const few = 5
const wishes =
  /(?<!\p{L})(?:\p{L}+(?:rais|rait|rions|rai|rons|ront)|souhaite|voudrais|would|will|could)(?!\p{L})/iu
/** A number in the title of a work is no figure of the candidate. */
const isQuoted = (text: string, at: number) => {
  const before = text.slice(Math.max(0, at - longestTitle), at + 1)
  return before.lastIndexOf('«') > before.lastIndexOf('»')
}
const longestTitle = 500

const name =
  /(?<![\p{L}\p{N}’'-])\p{Lu}[\p{L}\p{N}&’'.+-]*(?:[ \u00a0](?:(?:de|du|des|la|le|les|et|en|sur|sous|&|of|and)[ \u00a0]|d’|l’)*\p{Lu}[\p{L}\p{N}&’'.+-]*)*/gu
const date = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:le |l’)?(?:1er|\\d{1,2})[ \\u00a0](?:${months})(?:[ \\u00a0](?:19|20)\\d{2})?|(?:${months})[ \\u00a0](?:19|20)\\d{2}|(?:19|20)\\d{2})(?![\\p{L}\\d])`,
  'giu',
)

/**
 * Every figure, date, employer, school, diploma and tool that a letter states, in text order. Names of places and
 * people are no claims; the salutation and the closing formula are skipped.
 */
export function readClaims(content: string, language: Language): Claim[] {
  const { sentences } = splitLetter(content, language, {})
  return sentences.flatMap((sentence) => claimsOf(sentence, language)).slice(0, mostClaims)
}

function claimsOf({ text, start }: TextSpan, language: Language): Claim[] {
  const claims: Claim[] = []
  const taken = new SpanIndex<Claim>()
  const add = (kind: ClaimKind, from: number, to: number, key: string) => {
    if (to <= from || taken.meeting({ start: start + from, end: start + to }) > 0) return
    const place = { start: start + from, end: start + to }
    const claim = { kind, text: text.slice(from, to), ...place, key: `${kind}:${key}` }
    claims.push(claim)
    taken.add(claim)
  }
  for (const { index, 0: found } of text.matchAll(diplomaPattern)) {
    // English names the field of a French diploma in its own words, which no source holds.
    const field = language === 'en' ? '' : (diplomaField.exec(text.slice(index + found.length))?.[0] ?? '')
    add('diploma', index, index + found.length + field.length, plainKey(found + field))
  }
  for (const { tool, start: from, end } of findTools(text)) add('tool', from, end, plainKey(tool))
  for (const { index, 0: found } of text.matchAll(schoolWord)) {
    const following = schoolName(text.slice(index + found.length))
    if (following > 0) {
      const to = index + found.length + following
      add('school', index, to, plainKey(text.slice(index, to)))
    }
  }
  for (const { index, 0: found } of text.matchAll(name)) {
    // A sentence may start with the word that announces the name.
    const from = index + (/^(?:Chez|At|For)[ \u00a0]/u.exec(found)?.[0].length ?? 0)
    const bare = text.slice(from, index + found.length).replace(/[’'.+-]+$/u, '')
    if (
      employerCue.test(text.slice(Math.max(0, from - longestCue), from)) ||
      opensAsEmployer(text, from, bare)
    )
      add('employer', from, from + bare.length, plainKey(bare))
  }
  for (const { index, 0: found } of text.matchAll(date))
    add('date', index, index + found.length, dateKey(found))
  for (const { value, start: from, end } of findNumbers(text, language)) {
    const following = unitAfter.exec(text.slice(end))
    const unit = following && !notCounted.test(following[1] ?? '') ? following : null
    if (value <= 1 || (unit === null && value < 10) || isQuoted(text, from)) continue
    const key = unitKey(unit?.[1] ?? unit?.[0] ?? '')
    if (value <= few && !/\d/u.test(text.slice(from, end)) && !isStrict(key) && wishes.test(text)) continue
    add('figure', from, end + (unit?.[0].length ?? 0), `${value}:${key}`)
  }
  return claims.sort((one, other) => one.start - other.start)
}

/** «Carrefour m’a appris…»: an employer as the subject of the sentence. */
const opensAsEmployer = (text: string, index: number, found: string) =>
  index <= longestCue &&
  /^\W*$/u.test(text.slice(0, index)) &&
  !notNamed.test(found) &&
  /^[ \u00a0](?:m’(?:a|ont|avait|avaient)|nous (?:a|ont))(?!\p{L})/u.test(text.slice(index + found.length))

/** «Cela m’a plu», «Encadrer m’a plu»: a capital only because it starts the sentence. */
const notNamed =
  /^(?:Cela|Ceci|Ça|Tout|Tous|Toutes|Ils?|Elles?|On|Ce|Rien|Chacune?|L[ea]s?|Celui-ci|Celle-ci|Ici|Puis|\p{Lu}\p{Ll}+(?:er|ir|oir|dre|tre|ire))$/u

function schoolName(after: string): number {
  const found =
    /^(?:[ \u00a0](?:professionnel\p{L}*|supérieure?|nationale?|hôtelier|agricole|technique|catholique)){0,3}[ \u00a0](?:(?:de|du|des|la|le|d’|of)[ \u00a0]?){0,4}\p{Lu}[\p{L}\p{N}’'-]*(?:[ \u00a0-](?:(?:de|du|des|la|le|et|d’)[ \u00a0]?)?[\p{Lu}\d][\p{L}\p{N}’'-]*){0,10}/u.exec(
      after,
    )
  return found?.[0].length ?? 0
}

export const plainKey = (text: string) =>
  plainLetters(text)
    .replace(/[^\p{L}\p{N}+#%€]+/gu, ' ')
    .trim()

const isStrict = (key: string) => Object.values(strictUnits).includes(key)

export const unitKey = (unit: string) => {
  const word = unit.trim().toLowerCase()
  return strictUnits[word] ?? plainLetters(word).slice(0, 5)
}

/** A date with its month as a number, in either language: «le 1er septembre» and «1 September» are equal. */
export const dateKey = (text: string) =>
  plainKey(text)
    .replace(monthWord, (month) => `month${monthNumbers.get(month) ?? ''}`)
    .replace(/^(?:le |l )/u, '')
    .replace(/(?<!\d)1er(?= )/gu, '1')

const monthNumbers = new Map(
  months.split('|').map((month, index) => [plainLetters(month), (index % 12) + 1] as const),
)
const monthWord = new RegExp(`(?<![\\p{L}\\d])(?:${[...monthNumbers.keys()].join('|')})(?![\\p{L}\\d])`, 'gu')
