import {
  replaceTraced,
  sliceTraced,
  splitTraced,
  type TracedText,
  traced,
  trimTraced,
} from './traced-text.ts'

/** One line of an offer, with its source positions and its section. */
export type OfferLine = TracedText & {
  readonly section: Section
  /** The heading above it, as written. */
  readonly heading: string
  readonly bullet: boolean
}
export type Section = 'intro' | 'duties' | 'profile' | 'other'

const headings: readonly (readonly [Section, RegExp])[] = [
  [
    'other',
    /(?:r[ée]mun[ée]ration|avantages|nous (?:vous )?(?:offrons|proposons)|vous propos|l[’']on vous propose|conditions|horaires|informations?(?: compl[ée]mentaires| utiles)?|postuler|processus|salaire|contraintes|qualit[ée] de vie|lieu|contrat|candidature|contactez|pourquoi|d[ée]couvrez|rejoi(?:gnez|ndre)|contenu à dispenser|points d.int[ée]r[êe]t|soci[ée]t[ée])/iu,
  ],
  [
    'profile',
    /(?:profil|comp[ée]tences|qualit[ée]s|qualifications|savoir|pr[ée]requis|formations?(?: souhait| requis|$)|exp[ée]rience|personnalit[ée]|attend(?:ons)? de (?:vous|toi)|un plus|outils|stack|nécessite|requiert|^vous (?:avez|êtes|possédez)$|vos atouts|qui (?:êtes|es)[- ](?:vous|tu))/iu,
  ],
  [
    'duties',
    /(?:missions?|activit[ée]s|t[âa]ches|fonctions?|responsabilit[ée]s|r[ôo]le|au quotidien|objectifs|descriptif (?:de|du) poste|description du poste|le poste|votre poste|vous serez (?:en )?charg|vous [êe]tes charg)/iu,
  ],
]

const bulletMark = /^\s*(?:[-–—•*·▪●○►➢✓✔>]+|\?+(?=\s?\p{Lu})|o(?=\s+\p{Lu})|\d{1,2}[.)](?=\s))\s*/u

/** Splits an offer into lines, fixes joined bullets and entities, and assigns each line a section. */
export function offerLines(text: string): OfferLine[] {
  const lines: OfferLine[] = []
  let section: Section = 'intro'
  let heading = ''
  for (const raw of splitTraced(fixed(text), /\n/gu)) {
    const mark = bulletMark.exec(raw.text)
    const line = trimTraced(replaceTraced(sliceTraced(raw, mark?.[0].length ?? 0), /\s+/gu, ' '))
    if (line.text === '') continue
    const found = headingOf(line.text, mark !== null)
    if (found) {
      section = found.section
      heading = found.title
      const rest = trimTraced(sliceTraced(line, line.text.length - found.rest.length))
      if (rest.text !== '') lines.push({ ...rest, section, heading, bullet: true })
    } else lines.push({ ...line, section, heading, bullet: mark !== null })
  }
  return lines
}

/** «3 ans d’expérience minimum» is short like a heading, and is none. */
const saysSomething = /\d|minimum|indispensable|obligatoire|exigée?|permis/iu

type Heading = { section: Section; title: string; rest: string }

function headingOf(line: string, bullet: boolean): Heading | undefined {
  const colon = /^([^:.]{2,70}?)\s*:\s*(.*)$/u.exec(line)
  const title = colon?.[1] ?? (line.length <= 45 && !bullet && !/[.,;]$/u.test(line) ? line : undefined)
  if (title === undefined || (bullet && !colon)) return undefined
  if (!colon && (title.split(' ').length > 5 || saysSomething.test(title))) return undefined
  const found = headings.find(([, pattern]) => pattern.test(title))
  return found && { section: found[0], title, rest: colon?.[2] ?? '' }
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  rsquo: '’',
  lsquo: '’',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  euro: '€',
  oelig: 'œ',
  ecirc: 'ê',
  eacute: 'é',
  egrave: 'è',
  euml: 'ë',
  agrave: 'à',
  acirc: 'â',
  icirc: 'î',
  iuml: 'ï',
  ocirc: 'ô',
  ucirc: 'û',
  ugrave: 'ù',
  ccedil: 'ç',
}

function entity(whole: string, name = '', decimal = '', hexadecimal = ''): string {
  if (name === '') return character(decimal === '' ? Number.parseInt(hexadecimal, 16) : Number(decimal))
  const letter = entities[name.toLowerCase()]
  if (letter === undefined) return whole
  return /^[EAIOUC]/u.test(name) ? letter.toUpperCase() : letter
}

/** Removes control characters and lone surrogates. */
function character(code: number): string {
  if (code === 0x27) return '’'
  const isText = code === 0xa || (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0xd800)
  return isText || (code > 0xffff && code <= 0x10ffff) ? String.fromCodePoint(code) : ' '
}

type Mending = readonly [RegExp, string | typeof entity]

/** Tags, then entities, twice: «&amp;eacute;». */
const markup: readonly Mending[] = [
  [/<li\b[^<>]*>/giu, '\n- '],
  [/<(?:br|\/p|\/li|\/div|\/h\d|\/tr|p|div|h\d|tr)\b[^<>]*>/giu, '\n'],
  [/<\/?[a-z!][^>]{0,200}>/giu, ' '],
  [/&(?:([a-z]+)|#(\d{2,6})|#x([\da-f]{2,5}));/giu, entity],
  [/&(?:([a-z]+)|#(\d{2,6})|#x([\da-f]{2,5}));/giu, entity],
  [/\r/gu, ''],
]

/**
 * Fixes apostrophes («?» between letters is a lost one), emoji, then lists that lost their line breaks: «… - Gérer
 * les stocks - Animer …», «… existante :Collaborer … .Participer».
 */
const mendings: readonly Mending[] = [
  ...markup,
  [/[ \t]{2,}/gu, ' '],
  [/(?<=\p{L})['‘´?](?=\p{L})/gu, '’'],
  [/[\p{Extended_Pictographic}\u200b-\u200f\ufeff]/gu, ''],
  [/(?<=\S)[ \t]+[-–•*][ \t]*(?=\p{Lu}\p{Ll})/gu, '\n- '],
  [/(?<=\p{Ll}[.:;]|\))(?=\p{Lu}\p{Ll}+(?:er|ir|re)\s)/gu, '\n- '],
  [/(?<=[;])\s+(?=\p{Ll}{4,}(?:er|ir|re)\s)/gu, '\n- '],
  [
    /(?<![ \t])[ \t]+(?=(?:Missions? principales?|Profil(?: recherché)?|Stack technique|Compétences(?: techniques)?|Rémunération)\s*:)/gu,
    '\n',
  ],
  [/(?<=[,\p{Ll}])\n(?!o\s+\p{Lu})(?=\p{Ll})/gu, ' '],
]

const fixed = (text: string): TracedText =>
  mendings.reduce((done, [pattern, put]) => replaceTraced(done, pattern, put), traced(text))

/** A pasted text without tags and entities, its lines kept. */
export const withoutMarkup = (text: string): string =>
  markup.reduce((done, [pattern, put]) => replaceTraced(done, pattern, put), traced(text)).text
