import { plainLetters } from '../french/plain-letters.ts'
import { readHouse } from './read-house.ts'
import { accentedWord, isAllCaps } from './restore-capitals.ts'

const department = '(?:0[1-9]|[1-8]\\d|9[0-5]|2[AB]|97[1-8])'
const code = `(?:${department}|\\d{5})`
const link = '(?:sur|sous|en|de|du|des|la|le|les|lès|lez|lèz|aux|au|près|d’|l’|à)'
const word = '\\p{Lu}(?:\\p{Ll}+|\\p{Lu}+)?(?:’\\p{Lu}?\\p{Ll}+)?'
// Bounded, against catastrophic backtracking: both branches may match «-en-», and the text is untrusted.
const name = `(?:St\\. )?${word}(?:[ -](?:${link}[ -]?){0,3}${word}|-\\p{Ll}+){0,6}`
const district = '(?: ?\\d{1,2}(?:e|er|è|ème|ᵉ)?(?: arrondissement)?)?'

const lineOf = {
  /** «56 - VANNES», «75 - PARIS 08», «69 Lyon». */
  codeFirst: new RegExp(
    `^(${code})\\s?[-–—:]?\\s+(\\p{L}[^\\d|•·]*?(?: \\d{1,2})?(?: ?e(?:r|me)? .*)?)$`,
    'u',
  ),
  /** «Lyon 3e (69003)», «Vannes (56)», «Lille, 59000». */
  codeLast: new RegExp(
    `^(\\p{Lu}[^\\d|•·(]{1,50}?${district})(?:[ ,]*|\\s[-–]\\s)(?:\\((${code})\\)|(\\d{5})|(?<=[-–] )(\\d{2}))(?:[ ,].*)?$`,
    'u',
  ),
}
const inText = {
  coded: new RegExp(
    `(?<![\\p{L}-])(${name}${district})(?: ?[-–,] ?${name})? ?\\((?:dépt?\\.? ?)?(${code})\\)`,
    'u',
  ),
  postal: new RegExp(`(?<![\\d-])(\\d{5}),? (${name})`, 'u'),
  based: new RegExp(
    `(?<!\\p{L})(?:basée?|située?|localisée?|implantée?|installée?|affectée?|au cœur|se situe|se déroule(?:ra)?)s?(?: principalement)? (à|au|aux|sur|de|près de|au cœur de|aux portes de|à proximité de|en plein centre de|dans le secteur de|sur la commune de|dans la ville de) (${name}${district})(?!\\p{L}|, \\p{Lu}\\p{L}+,)`,
    'u',
  ),
  at: new RegExp(`(?<!de|du|rattachée?|à) à (${name}${district})(?![\\p{L}+])`, 'u'),
}
const label =
  /(?:^|\n|[.;•] ?)[^\p{L}\n]{0,12}(?:lieux?(?: de travail| du poste| de (?:la )?mission| d’affectation| d’exercice| du stage)?|localisation|ville|commune|affectation|site)\s*:\s*([^\n;]{2,80})/iu

/**
 * Place of work, with the département or postal code if present: «Vannes (56)», «Paris 8e (75)», «Lyon (69003)».
 * `whole` may hold a better spelling of a town typed in capitals.
 */
export function cleanPlace(raw: string, whole = ''): string | undefined {
  const line = plainly(raw)
    .replace(/\((?:dept|dépt|département)\.?\)/iu, ' ')
    .replace(/ - Localiser.*$/u, '')
    .replace(/,? (?:France|FR)$/u, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const first = lineOf.codeFirst.exec(line)
  if (first) return format(first[2]!, first[1], whole)
  const last = lineOf.codeLast.exec(line)
  if (last) return format(last[1]!, last[2] ?? last[3] ?? last[4], whole)
  const town = line.replace(/\s*[(,;–|].*$|\s[-–]\s.*$|\.$/u, '').trim()
  return /^\p{Lu}/u.test(town) && town.split(/[ -]/u).length <= 7 ? format(town, undefined, whole) : undefined
}

/** A town that a board prints alone on its line, without a code. */
export const bigTown =
  /^(?:paris|marseille|lyon|toulouse|nice|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|toulon|saint-étienne|le havre|grenoble|dijon|angers|villeurbanne|nîmes|aix-en-provence|clermont-ferrand|le mans|brest|tours|amiens|annecy|limoges|metz|besançon|perpignan|orléans|rouen|mulhouse|caen|nancy|roubaix|tourcoing|avignon|poitiers|la rochelle|pau|valence)(?: ?\d{1,2}(?:er?|ème)?)?(?:,.*)?$/iu

/** Whether a line is only a place: it contains its code. */
export function isPlaceLine(line: string): boolean {
  const text = plainly(line)
    .replace(/\(dept\.?\)/iu, '')
    .trim()
  if (text.length > 60 || /[.!?:]$|:\s/u.test(text)) return false
  const shape = lineOf.codeFirst.exec(text) ?? lineOf.codeLast.exec(text)
  return shape !== null && !/(?<!\p{L})(?:H|F)\s?\/\s?(?:F|H)|CDI|CDD|recrut|€|heures/iu.test(text)
}

/** The place of an offer: a line of its own near the top, a label, a town with its code, «basé à…». */
export function readPlace(text: string): string | undefined {
  const whole = plainly(text)
  const lines = whole
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const own = lines
    .slice(0, 6)
    .flatMap((line) => [line, ...line.split(/\s+[|•·]\s+/u), ...line.split(/\s+[-–]\s+/u)])
    .find(isPlaceLine)
  if (own) return cleanPlace(own, whole)
  const town = [...(lines[0] ?? '').split(/\s+[-–|]\s+/u).slice(1), ...lines.slice(1, 4)].find((line) =>
    bigTown.test(line),
  )
  if (town) return cleanPlace(town, whole)
  const house = lines.slice(1, 4).flatMap((line) => readHouse(line)?.town ?? [])[0]
  if (house) return cleanPlace(house, whole)
  const labelled = label.exec(whole)?.[1]
  const said = labelled && placeIn(labelled, whole)
  return said || placeIn(whole, whole) || placeNear(lines.slice(0, 4).join('\n').slice(0, 500), whole)
}

function placeIn(text: string, whole: string): string | undefined {
  const coded = inText.coded.exec(text)
  if (coded) return format(coded[1]!, coded[2], whole)
  const postal = inText.postal.exec(text)
  if (postal) return format(postal[2]!, postal[1], whole)
  const based = inText.based.exec(text)
  if (based) return format(withArticle(based[1]!, based[2]!), undefined, whole)
  return text === whole ? undefined : cleanPlace(text.replace(/ Type de contrat.*$/u, ''), whole)
}

function placeNear(top: string, whole: string): string | undefined {
  const at = inText.at.exec(top)
  return at ? format(at[1]!, undefined, whole) : undefined
}

const withArticle = (preposition: string, town: string) =>
  preposition === 'au' ? `Le ${town}` : preposition === 'aux' ? `Les ${town}` : town

const plainly = (text: string) => text.replace(/['‘]/gu, '’').replace(/[ \t\u00a0\u202f]+/gu, ' ')

function format(raw: string, postcode: string | undefined, whole: string): string {
  const numbered = /^(.*?)[ ,]*(\d{1,2}) ?(?:e|er|è|ème|ᵉ)?(?: arrondissement.*)?$/iu.exec(raw)
  const name = townName((numbered?.[1] ?? raw).replace(/\s+cedex.*$/iu, '').trim(), whole)
  const rank = numbered ? Number(numbered[2]) : 0
  const arrondissement = rank === 0 ? '' : rank === 1 ? ' 1er' : ` ${rank}e`
  return `${name}${arrondissement}${postcode ? ` (${postcode})` : ''}`
}

/** «ST GERMAIN EN LAYE» → «Saint-Germain-en-Laye»; a town in mixed case keeps its own spelling. */
function townName(raw: string, whole: string): string {
  const spelled = raw.replace(/(?<!\p{L})ST(E?)[. ]+(?=\p{L})/giu, (_, e: string) =>
    e ? 'Sainte-' : 'Saint-',
  )
  if (!isAllCaps(spelled.replace(/Sainte?-/gu, '')) || /[,&/]/u.test(spelled)) return spelled
  const words = spelled.split(/[ -]+/u)
  const proper = words.map((word, index) => properPart(word, index))
  const opens = /^(?:Le|La|Les)$/u.test(proper[0]!) && proper.length > 1
  const joined = opens ? `${proper[0]} ${proper.slice(1).join('-')}` : proper.join('-')
  return spellingIn(whole, joined) ?? joined
}

function properPart(word: string, index: number): string {
  const lower = accentedWord(word) ?? word.toLowerCase()
  if (index > 0 && new RegExp(`^${link}$`, 'u').test(lower)) return lower
  return lower.replace(/(?<=^|’)\p{L}/gu, (letter) => letter.toUpperCase())
}

/** The same letters with their accents, where the prose of the offer has them. */
function spellingIn(whole: string, town: string): string | undefined {
  const wanted = plainLetters(town).replace(/-/gu, ' ')
  const found = (whole.match(new RegExp(name, 'gu')) ?? []).find(
    (candidate) =>
      candidate.length === town.length &&
      !isAllCaps(candidate) &&
      plainLetters(candidate).replace(/-/gu, ' ') === wanted,
  )
  return found && [...town].map((letter, index) => (letter === '-' ? '-' : found[index])).join('')
}
