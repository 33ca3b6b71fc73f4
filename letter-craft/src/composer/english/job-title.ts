import { isAcronym, lowerFirst, plainLetters } from '../../french/plain-letters.ts'
import { resolvePair } from '../../offers/gender-pair.ts'
import { resolveInclusive } from '../../offers/inclusive.ts'
import type { PersonGender } from '../../realisation/verb-phrase.ts'
import { withArticle } from './article.ts'
import { careTitles } from './care-titles.fr.ts'
import { readGroup, singularOf } from './noun-group.ts'
import { serviceTitles } from './service-titles.fr.ts'
import { tradeTitles } from './trade-titles.fr.ts'

/** A title within an English sentence. */
export type EnglishTitle = {
  /** «sales assistant» */
  readonly title: string
  /** «a sales assistant», «an HR officer» */
  readonly a: string
}

const small = /^(?:de|du|des|d|la|le|les|l|en|a|au|aux|et|pour|the|h|f|e)$/u

/** Both genders and numbers of a word are one: «conseillère» and «conseiller», «hôtesse» and «hôte». */
const stem = (word: string): string =>
  word === 'hotesse'
    ? 'hote'
    : word === 'cheffe'
      ? 'chef'
      : word.length > 4
        ? word.replace(
            /(?:euses?|rices?|eures?|eurs?|ieres?|iers?|iennes?|iens?|onnes?|ons?|ives?|ifs?|ees?|es?|s)$/u,
            '',
          )
        : word

const keyOf = (title: string): string[] =>
  plainLetters(title)
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '' && !small.test(word))
    .map(stem)

let table: ReadonlyMap<string, string> | undefined
function titles(): ReadonlyMap<string, string> {
  table ??= new Map(
    `${serviceTitles}${careTitles}${tradeTitles}`
      .trim()
      .split(/\n+/u)
      .map((line) => line.split(' = '))
      .map(([french = '', english = '']) => [keyOf(french).join(' '), english] as const),
  )
  return table
}

/** Titles that say so little alone that what follows them may not be left out. */
const vague =
  /^(?:operator|director|manager|assistant|member|officer|worker|team leader|department manager|president|partner|inspector|instructor|fitter|controller|driver|coordinator|general assistant|guide)$/u

const englishHead =
  /(?:^|\s)(?:manager|officer|engineer|developer|designer|analyst|consultant|assistant|director|lead|leader|specialist|coordinator|administrator|representative|executive|supervisor|advis[eo]r|nurse|teacher|tutor|lecturer|waiter|waitress|bartender|barista|receptionist|accountant|technician|operator|operative|driver|clerk|intern|trainee|apprentice|owner|master|scientist|architect|writer|editor|trainer|programmer|tester|planner|buyer|recruiter|controller|cashier|chef|cook|cleaner|carer|worker|agent|associate|partner|strategist|researcher|ambassador|photographer|librarian|paralegal|solicitor|auditor|bookkeeper|secretary|welder|electrician|plumber|mechanic|carpenter|joiner|gardener|labourer|stylist|hairdresser|therapist|physiotherapist|pharmacist|midwife|dentist|vet|guard|firefighter|volunteer|babysitter|translator|interpreter|copywriter|marketer|handler|picker|packer|porter|host|hostess)s?$/iu

/** Words that only French has: a title with one of them is no English one. */
const frenchWord =
  /(?<!\p{L})(?:de|du|des|en|le|la|les|et|aux?|chef|chargée?|agente?|aide|responsable|assistante|cadre|commerciale?|administrati(?:f|ve)|polyvalente?|vente|achats?|gestion|ventes|junior confirmé|alternante?|pôle|comptable|informatique|logistique|personnel|ressources)(?!\p{L})|[^\p{ASCII}’–-]/iu

/** «Key Account Manager»: a title that is English as it stands. */
const isEnglishTitle = (raw: string): boolean => englishHead.test(raw.trim()) && !frenchWord.test(raw)

/**
 * A title in English: as it stands where it is English, else from the table, by its longest beginning that is known. Undefined
 * where nothing is sure.
 */
export function englishTitle(raw: string, gender: PersonGender): EnglishTitle | undefined {
  const bare = raw
    .replaceAll("'", '’')
    .replace(/\s*[([][^()[\]]*[)\]]?/gu, (bracket) =>
      /^\s*\((?:e|ne|trice|euse|ère|se|ve)\)/iu.test(bracket) ? bracket : '',
    )
    .split(/\s+[-–—|•]\s+|\s*[:;|]\s*|,\s+/u)
  // «Caviste - Responsable chai à barriques»: both halves make one entry of the table.
  const whole = bare.length > 1 ? keyOf(bare.slice(0, 2).join(' ')) : []
  for (let length = whole.length; length > keyOf(bare[0] ?? '').length; length--) {
    const english = titles().get(whole.slice(0, length).join(' '))
    if (english !== undefined) return forms(inGender(english, gender))
  }
  for (const part of bare) {
    const found = ofPart(part.trim(), gender)
    if (found) return found
  }
  return undefined
}

function ofPart(part: string, gender: PersonGender): EnglishTitle | undefined {
  if (part === '' || part.length > 80) return undefined
  // The first of «Agent de courrier/Hôtesse d’accueil».
  const single = part.split(/\s*\/\s*(?=\p{L}{4})|\s+(?:&|\+)\s+/u)[0] ?? part
  const exact = titles().get(keyOf(single).join(' '))
  if (exact !== undefined) return forms(inGender(exact, gender))
  if (isEnglishTitle(single) && single.split(' ').length <= 6) return forms(lowered(single))
  const resolved = resolveInclusive(resolvePair(part, gender), gender).split(/\s*\/\s*/u)[0] ?? part
  const words = keyOf(resolved)
  if (/^apprenti$|^altern/u.test(words[0] ?? '') && words.length > 1) {
    const trade = ofWords(words.slice(1), gender)
    return trade === undefined ? undefined : forms(`apprentice ${trade}`)
  }
  const found = ofWords(words, gender) ?? composed(resolved)
  return found === undefined ? undefined : forms(found)
}

function ofWords(words: readonly string[], gender: PersonGender): string | undefined {
  for (let length = Math.min(words.length, 7); length > 0; length--) {
    const english = titles().get(words.slice(0, length).join(' '))
    if (english === undefined) continue
    if (vague.test(english) && length < words.length) return undefined
    return inGender(english, gender)
  }
  return undefined
}

const heads: readonly (readonly [RegExp, string])[] = [
  [/^responsable$/u, 'manager'],
  [/^direct(?:eur|rice)$/u, 'director'],
  [/^assistante?$/u, 'assistant'],
  [/^chargee?$/u, 'officer'],
  [/^technicienn?e?$/u, 'technician'],
  [/^ingenieure?$/u, 'engineer'],
  [/^conseill(?:er|ere)$/u, 'adviser'],
  [/^(?:coordinat|coordonnat)(?:eur|rice)$/u, 'coordinator'],
]

/** «Responsable de la relation client» → «customer relations manager», where the table of nouns knows the rest whole. */
function composed(title: string): string | undefined {
  const [first = '', ...rest] = plainLetters(title.replaceAll("'", '’'))
    .replace(/(\p{L})’/gu, '$1 ')
    .split(/[\s-]+/u)
  const head = heads.find(([shape]) => shape.test(first))?.[1]
  if (head === undefined || rest.length === 0) return undefined
  const tokens = rest.filter((token, at) => at > 0 || !/^(?:de|d|du|des|en|a)$/u.test(token))
  const group = readGroup(tokens, 0)
  if (
    !group ||
    group.end < tokens.length ||
    / (?:of|with|for|the) /u.test(` ${group.bare} `) ||
    group.bare.split(' ').length > 3
  )
    return undefined
  return `${group.isPlural ? group.bare.replace(/\S+$/u, singularOf) : group.bare} ${head}`
}

/** «waiter|waitress» */
function inGender(english: string, gender: PersonGender): string {
  const [masculine = '', feminine = masculine] = english.split('|')
  return gender === 'feminine' ? feminine : masculine
}

/** «Key Account Manager» → «key account manager»; initials stay. */
const lowered = (title: string): string =>
  title
    .split(' ')
    .map((word) =>
      isAcronym(word) || /^(?:English|French|German|Spanish|Italian|Java|Python)$/u.test(word)
        ? word
        : lowerFirst(word),
    )
    .join(' ')

const forms = (title: string): EnglishTitle => ({ title, a: withArticle(title) })
