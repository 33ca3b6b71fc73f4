import { plainLetters } from '../../french/plain-letters.ts'
import type { FactEducation } from '../../plan/facts.ts'
import { schoolName } from '../../realisation/school.ts'
import { withArticle } from './article.ts'
import { townOf } from './place.ts'
import { fieldsOfStudy } from './studies.fr.ts'

/** A diploma within an English sentence. */
export type EnglishDiploma = {
  /** «a BTS (two-year higher diploma) in accounting and management» */
  readonly a: string
  /** «BTS in accounting and management» */
  readonly short: string
  /** «at Lycée Mozart», «in Amiens» */
  readonly at?: string
  readonly year?: number
  readonly status: FactEducation['forms']['status']
  readonly level?: number
  /** A course that ends with no diploma. */
  readonly isCourse: boolean
}

/** State diplomas and titles whose field is in the name. */
const whole: readonly (readonly [RegExp, string])[] = [
  [/dipl.me d.etat d.infirmi|^d\.?e\.? infirmi|^ide$/u, 'French state nursing diploma'],
  [/aide.soignant|^deas/u, 'French state diploma in healthcare assistance'],
  [/ambulancier/u, 'French state ambulance diploma'],
  [/auxiliaire de puericulture|^deap/u, 'French state diploma in nursery care'],
  [/educateur specialise|educatrice specialisee/u, 'French state diploma in special needs education'],
  [/educat(?:eur|rice) de jeunes enfants|^deeje/u, 'French state diploma in early years education'],
  [/assistant.? de service social/u, 'French state diploma in social work'],
  [/accompagnant educatif et social|^deaes/u, 'French state diploma in care and support'],
  [/expertise comptable|^dec$/u, 'French chartered accountancy qualification'],
  [/^dcg/u, 'DCG (French bachelor-level diploma in accounting)'],
  [/^dscg/u, 'DSCG (French master’s-level diploma in accounting)'],
  [/^dnsep/u, 'DNSEP (French master’s-level diploma in fine art)'],
  [/^dna(?:p)?(?![a-z])/u, 'DNA (French bachelor-level diploma in fine art)'],
  [/^mba/u, 'MBA'],
]

type Kind = {
  readonly shape: RegExp
  readonly short: string
  readonly gloss?: string
  readonly isCourse?: boolean
  readonly isWhole?: boolean
}
const kinds: readonly Kind[] = [
  { shape: /^brevet des colleges|^dnb/u, short: 'brevet', gloss: 'lower-secondary certificate' },
  {
    shape: /^capa?(?![a-z])|^certificat d.aptitude professionnel/u,
    short: 'CAP',
    gloss: 'French vocational certificate',
  },
  { shape: /^bepa?(?![a-z])/u, short: 'BEP', gloss: 'French vocational certificate' },
  {
    shape: /^bac(?:calaureat)?\.? ?(?:pro|professionnel)(?![a-z])/u,
    short: 'vocational baccalaureate',
  },
  {
    shape: /^bac(?:calaureat)?\.? ?(?:techno|technologique|sti|stg|stmg|st2s|stl|smt|sms)/u,
    short: 'technological baccalaureate',
  },
  { shape: /^bac(?:calaureat)?\.?(?![a-z])(?! ?\+)/u, short: 'baccalaureate' },
  {
    shape: /^(?:bp|brevet professionnel)(?![a-z])/u,
    short: 'brevet professionnel',
    gloss: 'French advanced vocational certificate',
  },
  { shape: /^bpjeps/u, short: 'BPJEPS', gloss: 'French diploma for activity and sports leaders' },
  { shape: /^btsa?(?![a-z])/u, short: 'BTS', gloss: 'two-year higher diploma' },
  {
    shape: /^dut(?![a-z])|^diplome universitaire (?:de )?techn/u,
    short: 'DUT',
    gloss: 'two-year university diploma',
  },
  { shape: /^(?:deug|deust)/u, short: 'two-year university diploma' },
  { shape: /^but(?![a-z])/u, short: 'BUT', gloss: 'three-year university degree' },
  { shape: /^licence pro/u, short: 'vocational bachelor’s degree' },
  { shape: /^(?:licence|bachelor)/u, short: 'bachelor’s degree' },
  { shape: /^(?:maitrise|m1)(?![a-z])/u, short: 'four-year university degree' },
  { shape: /^(?:master|mastere|m2|dess|dea|magistere|msc)(?![a-z])/u, short: 'master’s degree' },
  {
    shape: /^diplome d.ingenieur|^(?:formation d.)?ingenieur|^ecole d.ingenieur/u,
    short: 'engineering degree',
    gloss: 'master’s level',
  },
  { shape: /^(?:doctorat|phd|these)/u, short: 'doctorate' },
  {
    shape: /^(?:cqp|titre pro|titre professionnel|titre)(?![a-z])/u,
    short: 'French vocational qualification',
  },
  { shape: /^(?:du|diu|diplome universitaire)(?![a-z])/u, short: 'university diploma' },
  { shape: /^ecole de commerce|^formation en ecole de commerce/u, short: 'business school degree' },
  {
    shape: /^classes? preparatoire|^prepa /u,
    short: 'preparatory course for the French grandes écoles',
    isCourse: true,
    isWhole: true,
  },
  {
    shape: /^(?:formation|cours|preparation|classe|stage|certification|mooc)(?![a-z])/u,
    short: 'course',
    isCourse: true,
  },
]

/** A diploma of a card in English; undefined where its kind is not known. */
export function englishDiploma(
  { card, forms }: FactEducation,
  towns?: ReadonlyMap<string, string>,
): EnglishDiploma | undefined {
  const name = plainLetters(`${card.diploma} ${card.field}`.replaceAll("'", '’')).trim()
  const at = atSchool(card.school, card.place, towns)
  const common = {
    status: forms.status,
    ...(at && { at }),
    ...(forms.year !== undefined && { year: forms.year }),
    ...(forms.level !== undefined && { level: forms.level }),
  }
  // «Licence (niveau)»: the studies, without the diploma.
  if (/\(niveau\)/iu.test(card.diploma)) return undefined
  const known = whole.find(([shape]) => shape.test(name))
  if (known) return { ...common, a: withArticle(known[1]), short: known[1], isCourse: false }
  const kind = kinds.find(({ shape }) => shape.test(name))
  if (!kind) return undefined
  const field = kind.isWhole ? undefined : fieldIn(name.replace(kind.shape, ' '))
  // A course without its subject says nothing.
  if (kind.isCourse && !kind.isWhole && field === undefined) return undefined
  const subject = field === undefined ? '' : ` in ${field}`
  const gloss = kind.gloss === undefined ? '' : ` (${kind.gloss})`
  return {
    ...common,
    a: withArticle(`${kind.short}${gloss}${subject}`),
    short: `${kind.short}${subject}`,
    isCourse: kind.isCourse === true,
  }
}

/** The subject, where each of its words is known: «comptabilité et gestion» → «accounting and management». */
function fieldIn(text: string): string | undefined {
  return fieldsOfStudy.find(([shape]) => shape.test(text))?.[1]
}

/** «at Lycée Mozart», «at the University of Savoie», «in Amiens». */
function atSchool(
  school: string,
  place: string,
  towns: ReadonlyMap<string, string> | undefined,
): string | undefined {
  const name = schoolName(school)
  const town = townOf(place, towns)
  const isName =
    name !== '' &&
    name.length <= 48 &&
    name.split(' ').length <= 6 &&
    /^\p{Lu}/u.test(name) &&
    !/[|:;"]|\d{4}|(?<!\p{L})(?:formation|distance|ligne|autodidacte|centre de)(?!\p{L})/iu.test(name) &&
    // A kind of school alone is no name.
    !/^(?:Lycée|Université|École|Ecole|Institut|Collège|Faculté|Centre|Greta)(?: \p{Ll}+)*$/u.test(name)
  if (isName) return `at ${/^University of/u.test(name) ? 'the ' : ''}${softened(name)}`
  return town === undefined ? undefined : `in ${town}`
}

/** «Lycée LAMARTINE» → «Lycée Lamartine»; initials stay. */
const softened = (name: string): string =>
  name.replace(
    /(?<!\p{L})(\p{Lu})(\p{Lu}{5,})(?!\p{L})/gu,
    (_, first: string, rest: string) => first + rest.toLowerCase(),
  )
