import { lowerFirst } from '../french/plain-letters.ts'
import { toolsIn } from '../offers/find-tools.ts'
import { type Gender, resolveInclusive } from '../offers/inclusive.ts'
import { jobEnding } from '../offers/words.fr.ts'
import { frenchCompany, isInstitution } from './company-name.ts'
import { activities } from './fr/activity.fr.ts'
import { jobFamilyOf } from './job-family.ts'

/** One line of a CV in note form, parsed as far as it is certain. */
export type ExperienceNote = {
  /** «De 2019 à 2023», «Depuis 2021», «En 2020», «Pendant 3 ans». */
  readonly when?: string
  readonly current: boolean
  readonly role?: string
  /** With its preposition: «chez Leroy Merlin», «à la mairie de Lyon», «dans un restaurant». */
  readonly where?: string
  readonly details?: string
  /** «5 ans d’expérience en restauration», ready after «j’apporte». */
  readonly years?: string
  /** «fait du baby-sitting», ready after «j’ai». */
  readonly activity?: string
  /** «un stage de 2 mois chez X», ready after «mon parcours compte». */
  readonly stay?: string
}

const month =
  '(?:janv(?:ier)?|f[ée]vr(?:ier)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|ao[ûu]t|sept(?:embre)?|oct(?:obre)?|nov(?:embre)?|d[ée]c(?:embre)?)\\.?\\s*'
const period = new RegExp(
  `\\(?(?:de\\s|depuis\\s)?(?:${month}|\\d{2}/)?((?:19|20)\\d{2})\\s*(?:-|–|—|à|/|→)\\s*(?:${month}|\\d{2}/)?((?:19|20)\\d{2}|aujourd’hui|ce jour|présent|maintenant|actuel\\p{L}*|en cours)\\)?`,
  'iu',
)
const since = new RegExp(`\\(?depuis\\s+(?:${month})?((?:19|20)\\d{2})\\)?`, 'iu')
const single = /\(?(?<![\d-])((?:19|20)\d{2})(?![\d-])\)?/u
const duration =
  /\(?(?:pendant\s)?(?<!\d)((?:\d{1,2}|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|vingt)[ \u00a0](?:ans?|années?|mois|semaines?))\)?(?!\p{L})/iu
const place =
  /\s(?:chez|@)\s+(.+)$|\s((?:à la\s|à l’|au\s|aux\s|dans\s|à (?=\p{Lu})|en (?=\p{Lu})|pour (?=\p{Lu}|l[ae’]))\s?.+)$/u
const stays =
  /^(?:stage|jobs?(?=\sd)|alternance|apprentissage|bénévolat|service civique|mission|missions|intérim|remplacement|remplacements)(?!\p{L})/iu

/** «un stage de 2 mois», «des missions»: the first words are those of `stays`. */
const withIndefinite = (stay: string) =>
  `${/^\p{L}+s(?!\p{L})/u.test(stay) ? 'des' : /^(?:alternance|mission)(?!\p{L})/u.test(stay) ? 'une' : 'un'} ${stay}`

/** Reads «Vendeuse, Leroy Merlin, 2019-2023 : conseil client»; undefined when the note has no such shape. */
export function readExperience(note: string, gender?: Gender): ExperienceNote | undefined {
  if (/^\+?\d+[ \u00a0](?:ans|mois|années)[ \u00a0]d(?:’|e )exp/iu.test(note))
    return { current: false, years: note.replace(/exp\.?(?=\s|$)/iu, 'expérience') }
  const [main = '', ...after] = note.split(/[ \u00a0]*:[ \u00a0]*/u)
  const dated = /^[\s\d/–—-]+$/u.test(main) || (period.test(main) && main.replace(period, '').trim() === '')
  const head = (dated ? `${after.shift() ?? ''}, ${main}` : main).replace(
    /\s*\((?:CDD|CDI|CTT|intérim|alternance|stage)?[^()]*(?:CDD|CDI|intérim|mois|ans?|temps p\p{L}+)[^()]*\)/giu,
    '',
  )
  const details = after.join(', ').trim()
  const { rest, when, current } = takeTime(head)
  const lasting = head
    .replace(period, '')
    .replace(/(?<=\s)en\s+(?=(?:19|20)\d{2})/iu, '')
    .replace(single, '')
    .replace(/[\s,–-]+$/u, '')
    .trim()
  if (stays.test(lasting)) {
    const stay = withIndefinite(lowerFirst(lasting))
    const year = single.exec(head)?.[1]
    const dated =
      when && !when.startsWith('Pendant')
        ? `${stay}, ${lowerFirst(when)}`
        : year && stay
          ? `${stay} en ${year}`
          : stay
    return stay && !/[,()]/u.test(stay)
      ? { current, ...(dated && { stay: dated }), ...(details && { details }) }
      : undefined
  }
  const parts = rest
    .split(/\s*[,;|]\s*|\s+[-–—]\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const at = parts.findIndex((part) =>
    jobEnding.test(/^(?:(?:comme|en tant que)\s)?([\p{L}-]+)/iu.exec(part)?.[1] ?? ''),
  )
  const titled = parts[at]?.replace(/^(?:comme|en tant que|poste de)\s+/iu, '')
  const activity = readActivity(rest)
  if (
    activity !== undefined &&
    (titled === undefined || at > 0 || activities.some(([start]) => start.test(rest)))
  )
    return { current, activity, ...(when && { when }), ...(details && { details }) }
  if (titled === undefined) return undefined
  const located = place.exec(titled) ?? bareHouse(titled)
  const role = lowerFirst(resolveInclusive(located ? titled.slice(0, located.index) : titled, gender).trim())
  const named = located?.[1] ?? (located ? undefined : (parts[at + 1] ?? (at > 0 ? parts[0] : undefined)))
  const house = located?.[2] ? parts[at + 1] : undefined
  const inHouse = located?.[2] && house && /^\p{Lu}/u.test(house) ? inside(located[2], house) : located?.[2]
  const where = inHouse ?? (named && frenchCompany(named)?.at)
  if (role.split(' ').length > 7 || /\d/u.test(role)) return undefined
  return { current, role, ...(when && { when }), ...(where && { where }), ...(details && { details }) }
}

/** «plongeur Flunch»: in trades whose titles hold no proper noun, a final one is the employer. */
function bareHouse(titled: string): RegExpExecArray | null {
  const acronym = /\s()?(\p{Lu}{3,})$/u.exec(titled)
  if (acronym && isInstitution(acronym[2] ?? ''))
    return Object.assign(acronym, { 1: acronym[2], 2: undefined })
  const found = /\s()?((?<!\s(?:de|du|d’|des|en|à)\s)\p{Lu}\p{Ll}{3,}(?:\s\p{Lu}\p{Ll}+)*)$/u.exec(titled)
  const named = found && tradesOfPlaces.has(jobFamilyOf(titled)) && toolsIn(found[2] ?? '').length === 0
  return named ? Object.assign(found, { 1: found[2], 2: undefined }) : null
}

const tradesOfPlaces: ReadonlySet<string> = new Set(['sales', 'kitchen', 'care', 'logistics'])

/** «au bloc opératoire du CHU de Grenoble»; a trade name or a town stays in parentheses. */
function inside(ward: string, house: string): string {
  const forms = frenchCompany(house)
  return forms && forms.the !== forms.name ? `${ward} ${forms.of}` : `${ward} (${house})`
}

/** «Baby-sitting chez des particuliers» → «fait du baby-sitting chez des particuliers». */
function readActivity(rest: string): string | undefined {
  const known = activities.find(([start]) => start.test(rest))
  if (!known) return undefined
  const after = rest
    .replace(known[0], '')
    .replace(/^\s*[,-]\s*/u, ' ')
    .trim()
  if (after === '') return known[1]
  const goesOn =
    /^(?:chez|dans|à|au|aux|en|pour|auprès|d[eu]s?|d’|avec|sur|le|la|les|pendant)(?:\s|(?<=’))/iu.test(after)
  return goesOn && !/[,:;]/u.test(after)
    ? `${known[1]} ${lowerFirst(after)}`
    : after.length > 0
      ? undefined
      : known[1]
}

function takeTime(text: string): { rest: string; when?: string; current: boolean } {
  const clean = (rest: string) =>
    rest
      .replace(/\(\s*\)/gu, '')
      .replace(/(?:\s*,)+\s*(?=,|$)/gu, '')
      .replace(/^[\s,–-]+|[\s,–-]+$/gu, '')
      .replace(/^(?:comme|en tant que|de|d’)\s*(?=\p{L})/iu, '')
  const spans = period.exec(text)
  if (spans) {
    const current = !/^\d/u.test(spans[2] ?? '')
    const when = current
      ? `Depuis ${spans[1]}`
      : spans[1] === spans[2]
        ? `En ${spans[1]}`
        : `De ${spans[1]} à ${spans[2]}`
    // Text on both sides of the dates belongs together: «Aide à domicile 2020-2024 ADMR».
    return { rest: clean(text.replace(spans[0], ', ').replace(duration, '')), when, current }
  }
  const started = since.exec(text)
  if (started)
    return {
      rest: clean(text.replace(started[0], ', ').replace(duration, '')),
      when: `Depuis ${started[1]}`,
      current: true,
    }
  const lasted = duration.exec(text)
  const year = single.exec(text)
  const rest = clean(text.replace(lasted?.[0] ?? '\u0000', '').replace(year?.[0] ?? '\u0000', ''))
  if (lasted?.[1])
    return {
      rest: clean(rest.replace(/^d(?:’|e )/u, '')),
      when: `Pendant ${spelledNumber(lasted[1].toLowerCase())}`,
      current: false,
    }
  if (year) return { rest, when: `En ${year[1]}`, current: false }
  return { rest: clean(text), current: false }
}

const small = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

/** «3 ans» → «trois ans»; a number above ten stays in digits. */
function spelledNumber(length: string): string {
  return length
    .replace(/^\d+/u, (digits) => small[Number(digits) - 1] ?? digits)
    .replace(/^un (?=année)/u, 'une ')
}
