import { frenchCompany, isInstitution } from '../composer/company-name.ts'
import { asContinuation } from '../composer/user-text.ts'
import { withA, withDe } from '../french/contraction.ts'
import { elides, join } from '../french/elision.ts'
import type { Morphology } from '../french/morphology.ts'
import { lowerFirst } from '../french/plain-letters.ts'
import { infinitiveOf } from '../french/word-forms.ts'
import { cleanJobTitle } from '../offers/clean-job-title.ts'
import { resolvePair } from '../offers/gender-pair.ts'
import { type Gender, resolveInclusive } from '../offers/inclusive.ts'
import { fixTypography } from '../typography/fix.ts'
import { type FieldKind, type FieldName, templateFields } from './fields.fr.ts'
import { renderSentences } from './sentence-field.ts'
import type { Particle } from './template.ts'
import { withArticle } from './with-article.ts'

/** A value in every form of its kind; `plain` has no particle. */
type Forms = { readonly plain: string } & { readonly [particle in Particle]?: string }

/** The field, the candidate’s gender, and the dictionary; without it, only endings reveal the gender of a noun. */
type Asked = {
  readonly field: FieldName
  readonly gender: Gender | undefined
  readonly morphology: Morphology | undefined
}

type KindRule = {
  readonly particles: readonly Particle[]
  readonly forms: (value: string, asked: Asked) => Forms | undefined
}

const rules = {
  company: {
    particles: ['le', 'de', 'à', 'chez', 'que'],
    forms: (value) => {
      const company = frenchCompany(value)
      return (
        company && {
          plain: company.the,
          le: company.the,
          de: company.of,
          // «à Les Pivoines» and «aux Pivoines» are both wrong for a name.
          à: /^à Les?\s/u.test(company.to) ? `à l’équipe ${company.name}` : company.to,
          chez: company.at,
          que: join('que', company.the),
        }
      )
    },
  },
  school: {
    particles: ['le', 'de', 'à'],
    forms: (value) => {
      const bare = withoutArticle(value)
      const school = isInstitution(bare.split(' ')[0] ?? '') ? frenchCompany(bare) : undefined
      if (school) return { plain: school.the, le: school.the, de: school.of, à: school.to }
      return groupForms(value)
    },
  },
  // The article precedes «poste» («le poste d’infirmier»): the trade alone would need a gender.
  job: {
    particles: ['le', 'de', 'à'],
    forms: (value, { gender }) => {
      const job = cleanJobTitle(value, gender)
      if (job === '') return undefined
      const of = join('de', job)
      return { plain: job, de: of, le: `le poste ${of}`, à: `au poste ${of}` }
    },
  },
  role: {
    particles: ['de'],
    forms: (value, { gender }) => {
      const bare = resolveInclusive(resolvePair(value, gender), gender).replace(
        /^(?:je suis|j’ai été|j’étais|en tant qu(?:e\s|’)|comme)\s*/iu,
        '',
      )
      const role = lowerFirst(bare.replace(/^une?\s/iu, ''))
      return role === '' ? undefined : { plain: role, de: join('de', role) }
    },
  },
  place: {
    particles: ['de', 'à'],
    forms: (place) => ({ plain: place, de: withDe(place), à: withA(place) }),
  },
  group: {
    particles: ['le', 'de', 'à'],
    forms: (value, { morphology }) => groupForms(withKnownArticle(value, morphology)),
  },
  diploma: { particles: ['le', 'de', 'à', 'un', 'mon'], forms: (value) => diplomaForms(value) },
  years: {
    particles: ['de'],
    forms: (value) => {
      const years = inYears(value)
      return { plain: years, de: join('de', years) }
    },
  },
  phrase: {
    particles: ['de'],
    forms: (value) => {
      const phrase = lowerFirst(value)
      return { plain: phrase, de: join('de', phrase) }
    },
  },
  date: {
    particles: ['le', 'de'],
    forms: (value) => {
      const date = dated(value)
      return { plain: date, le: whenOf(date), de: withDe(date) }
    },
  },
  person: { particles: ['de'], forms: (value) => ({ plain: value, de: withDe(value) }) },
  sentence: {
    particles: [],
    forms: (value, { field, morphology }) => ({ plain: renderSentences(field, value, morphology) }),
  },
} as const satisfies Record<FieldKind, KindRule>

/** Whether «{{de entreprise}}» is correct French for this field. */
export const allowsParticle = (field: FieldName, particle: Particle): boolean =>
  ruleOf(field).particles.includes(particle)

/**
 * A field’s value within a French sentence: cleaned, typeset, without its final stop, lower case inside a sentence,
 * with its particle. Plain text, not Markdown; undefined when nothing is left.
 */
export function renderField(
  field: FieldName,
  particle: Particle | undefined,
  raw: string | undefined,
  { gender, morphology }: Partial<Pick<Asked, 'gender' | 'morphology'>> = {},
): string | undefined {
  const value = cleanValue(raw ?? '')
  if (value === '') return undefined
  const forms = ruleOf(field).forms(value, { field, gender, morphology })
  const said = particle === undefined ? forms?.plain : forms?.[particle]
  return said === undefined || said.trim() === '' ? undefined : said
}

const ruleOf = (field: FieldName): KindRule => rules[templateFields[field].kind]

/** One line of text: template marks have no meaning in a value. */
function cleanValue(raw: string): string {
  const line = raw
    .replace(/[{}[\]<>|`\\\p{Cc}\p{Co}]/gu, ' ')
    .replace(/'/gu, '’')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^[-–—•*·,;:.!?…\s]+(?=[\p{L}\p{N}«])/u, '')
    .replace(/[\s,;:.!?…–—-]+$/u, '')
  return /[\p{L}\p{N}]/u.test(line) ? fixTypography(line, 'fr') : ''
}

const determined = /^(?:l[ea]s?\s|l’|une?\s|des\s|du\s|mon\s|ma\s|mes\s|votre\s|vos\s)/iu

const withoutArticle = (text: string) => text.replace(/^(?:l[ea]s?\s|l’|une?\s|mon\s|ma\s)/iu, '')

/** «gestion des stocks» → «la gestion des stocks»; a tool and an infinitive take no article. */
function withKnownArticle(value: string, morphology: Morphology | undefined): string {
  if (determined.test(value)) return lowerFirst(value)
  const text = asContinuation(value, morphology)
  const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? ''
  if (/^\p{Lu}/u.test(text) || infinitiveOf(morphology, first) !== undefined) return text
  return withArticle(text, morphology) ?? text
}

const groupForms = (group: string): Forms => ({
  plain: group,
  le: group,
  de: withDe(group),
  à: withA(group),
})

const feminineDiploma =
  /^(?:licence|maîtrise|formation|école|prépa|classe|spécialité|agrégation|thèse|mention|certification|année|filière|capacité|habilitation|qualification|qualité|terminale|première|seconde)(?!\p{L})/iu
const lowerDiploma =
  /^(?:Licence|Maîtrise|Master|Mastère|Doctorat|Formation|École|Prépa|Classe|Diplôme|Certificat|Titre|Brevet|Bachelor|Baccalauréat|Bac|Thèse|Agrégation|Certification|Année|Cycle|Parcours)(?!\p{L})/u

function diplomaForms(value: string): Forms {
  const bare = withoutArticle(value).replace(lowerDiploma, (head) => head.toLowerCase())
  const feminine = feminineDiploma.test(bare)
  const the = elides(bare) ? `l’${bare}` : `${feminine ? 'la' : 'le'} ${bare}`
  return {
    plain: bare,
    le: the,
    de: withDe(the),
    à: withA(the),
    un: `${feminine ? 'une' : 'un'} ${bare}`,
    mon: `${feminine && !elides(bare) ? 'ma' : 'mon'} ${bare}`,
  }
}

const numbers =
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ')

/** «5», «5 ans», «cinq années d’expérience» → «cinq ans»; months stay months. */
function inYears(value: string): string {
  const [, count = '', unit = ''] =
    /^(\d{1,2}|\p{L}+)\s*(ans?|années?|mois)?(?:\s+d’(?:expérience|ancienneté).*)?$/iu.exec(value) ?? []
  if (count === '') return lowerFirst(value)
  const spelled = numbers[Number(count) - 1] ?? lowerFirst(count)
  if (/^mois/iu.test(unit)) return `${spelled} mois`
  if (unit === '' && !/^\d/u.test(count) && !numbers.includes(spelled)) return lowerFirst(value)
  return `${spelled} ${spelled === 'un' ? 'an' : 'ans'}`
}

const atOnce = /^(?:immédiat\p{L}*|tout de suite|de suite|maintenant|dès que possible|asap)$/iu

const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
)

/** «1er mars» → «le 1er mars», «15/09/2026» → «le 15 septembre 2026»; «septembre» and «la rentrée» stay. */
function dated(value: string): string {
  const bare = value.replace(/^(?:à partir (?:de\s|du\s|d’)|à compter (?:de\s|du\s|d’)|dès\s|en\s)/iu, '')
  if (atOnce.test(bare)) return 'aujourd’hui'
  const date = lowerFirst(bare)
    .replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/u, (whole, day: string, month: string, year: string) => {
      const name = months[Number(month) - 1]
      return name ? `${Number(day)} ${name} ${year}` : whole
    })
    .replace(/^1\s(?=\p{L})/u, '1er ')
  return /^(?:\d|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\s\d)/u.test(date)
    ? `le ${date}`
    : date
}

/** A start after a verb: «le 1er mars», «en avril», «à la rentrée», «dès aujourd’hui». */
function whenOf(date: string): string {
  if (date === 'aujourd’hui') return `dès ${date}`
  if (months.some((month) => date.startsWith(month))) return `en ${date}`
  return /^(?:la|l’)(?:\s|(?<=’))/u.test(date) ? `à ${date}` : date
}
