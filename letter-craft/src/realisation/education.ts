import { frenchCompany } from '../composer/company-name.ts'
import { elides } from '../french/elision.ts'
import { withSmallCommonWords } from '../french/institution-name.ts'
import type { Morphology } from '../french/morphology.ts'
import { isAcronym, lowerFirst, plainLetters } from '../french/plain-letters.ts'
import { readYearMonth } from './period.ts'
import { atPlace } from './place.ts'
import { spelledSmall } from './spelled-small.ts'

export type EducationCard = {
  readonly diploma: string
  readonly field: string
  readonly school: string
  readonly place: string
  readonly from: string
  readonly to: string
  readonly status: 'obtained' | 'in-progress' | 'not-obtained'
}

/** A diploma within a sentence. */
export type DiplomaForms = {
  /** «BTS Management des unités commerciales» */
  readonly name: string
  /** «mon BTS …», «ma licence …», «mon école…» */
  readonly my: string
  /** «un BTS …», «une licence …» */
  readonly a: string
  readonly gender: 'm' | 'f'
  /** «à Amiens», «au lycée de la Hotoie»; undefined where the name fits no sentence. */
  readonly at?: string
  readonly year?: number
  readonly status: EducationCard['status']
  /** 3 for a CAP to 8 for a doctorate; undefined when not known. */
  readonly level?: number
}

const levels: readonly (readonly [RegExp, number, 'm' | 'f'])[] = [
  [/^brevet des colleges|^dnb|^certificat de formation generale/u, 2, 'm'],
  [/^(?:cap|capa|bep|bepa)(?![a-z])|^certificat d.aptitude/u, 3, 'm'],
  [/^(?:bac|baccalaureat)(?![a-z])(?! ?\+)/u, 4, 'm'],
  [/^(?:bp|brevet professionnel|bm|bpjeps|bt)(?![a-z])/u, 4, 'm'],
  [/^(?:bts|btsa|dut|deust|deug|deup)(?![a-z])|^diplome universitaire (?:de )?techn/u, 5, 'm'],
  [/^(?:but|bachelor|dcg|dees)(?![a-z])/u, 6, 'm'],
  [/^licence/u, 6, 'f'],
  [/^maitrise/u, 6, 'f'],
  [/^(?:dnsep)(?![a-z])/u, 7, 'm'],
  [/^(?:dna|dnap)(?![a-z])/u, 6, 'm'],
  [/^(?:master|mastere|mba|m1|m2|dess|dea|dscg|magistere)(?![a-z])/u, 7, 'm'],
  [/^diplome d.(?:ingenieur|ecole de commerce)/u, 7, 'm'],
  [/^(?:doctorat|phd)/u, 8, 'm'],
  [/^these/u, 8, 'f'],
  [/^(?:cqp|titre|diplome|deaes|deas|deap|deaf|deis|brevet|certificat|du|diu)(?![a-z])/u, 4, 'm'],
  [
    /^(?:formation|preparation|classe preparatoire|ecole|certification|attestation|habilitation|premiere annee|specialisation|capacite)/u,
    4,
    'f',
  ],
  [/^cycle/u, 5, 'm'],
]

/** Diplomas whose level the name does not tell. */
const openLevel =
  /^(?:titre|diplome(?! (?:universitaire (?:de )?techn|d.ingenieur|d.ecole de commerce))|formation|ecole|certifi|attestation|habilitation|cycle|specialisation|brevet superieur|du|diu)(?![a-z])/u

/** The levels of before 2019: V was a CAP, I a master. */
const romanLevels: Readonly<Record<string, number>> = { v: 3, iv: 4, iii: 5, ii: 6, i: 7 }

export function diplomaLevel(diploma: string): number | undefined {
  const plain = plainLetters(diploma).trim()
  const found = levels.find(([shape]) => shape.test(plain))
  if (!found) return undefined
  const [, roman, digit] = /niveau (?:(i{1,3}|iv|v)|([3-8]))(?![a-z\d])/u.exec(plain) ?? []
  if (roman !== undefined) return romanLevels[roman]
  if (digit !== undefined) return Number(digit)
  if (/bac ?\+ ?2/u.test(plain)) return 5
  return openLevel.test(plain) ? undefined : found[1]
}

/** A card of education within a sentence; undefined when its words fit none. */
export function diplomaForms(card: EducationCard, morphology: Morphology): DiplomaForms | undefined {
  const raw = [card.diploma, inDiploma(card.diploma, card.field)]
    .filter(Boolean)
    .join(' ')
    .replaceAll("'", '’')
    .replace(/\s*[([][^()[\]]*[)\]]?/gu, '')
    .replace(
      /^dipl[ôo]me universitaire (?:de )?technologique?s? (?:en )?|^dipl[ôo]me universitaire technique (?:en )?/iu,
      'DUT ',
    )
    .replace(/^bac(?:calaur[ée]at)?\.?(?=\s)/iu, 'baccalauréat')
    .replace(
      /^(?:école|formation) d’ingénieure?s?(?!\p{L})/iu,
      card.status === 'obtained' ? 'diplôme d’ingénieur' : 'formation d’ingénieur',
    )
    .replace(
      /^école de commerce,?.*$/iu,
      card.status === 'obtained' ? 'diplôme d’école de commerce' : 'formation en école de commerce',
    )
    .split(/\s*[:;|]\s*|\s+[-–—]\s+(?=(?:option|mention|obtenu|en cours))/iu)[0]
    ?.replace(/,?\s+(?:[-–] )?(?:mention|option|session|obtenue?|niveau|en cours)(?!\p{L}).*$/iu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[\s.,;-]+$/u, '')
    .trim()
    .replace(/(?<=\p{L}),? (orientation \p{L}+)$/iu, ' ($1)')
  if (!raw || raw.split(' ').length > 12 || raw.length > 90 || /[?!@"/]/u.test(raw)) return undefined
  const plain = plainLetters(raw)
  const found = levels.find(([shape]) => shape.test(plain))
  const [head = ''] = raw.split(/[ ’]/u)
  const gender =
    found?.[2] ?? morphology.readings(head.toLowerCase()).find(({ pos }) => pos === 'NOUN')?.gender
  if (
    !found &&
    !/^(?:gestion|dipl)/u.test(plain) &&
    !morphology.readings(head.toLowerCase()).some(({ pos }) => pos === 'NOUN')
  )
    return undefined
  // A course named without its diploma («Développeuse web») is spoken of as a course.
  if (!found) return course(raw, card, morphology)
  if (gender === undefined) return undefined
  const name = casedDiploma(raw, morphology)
  const level = diplomaLevel(raw)
  const year = readYearMonth(card.to || card.from)?.year
  const at = atSchool(card.school, card.place)
  return {
    name,
    my: `${gender === 'f' && !elides(name) ? 'ma' : 'mon'} ${name}`,
    a: `${gender === 'f' ? 'une' : 'un'} ${name}`,
    gender,
    status: card.status,
    ...(at && { at }),
    ...(year !== undefined && { year }),
    ...(level !== undefined && { level }),
  }
}

const inDiploma = (diploma: string, field: string): string =>
  plainLetters(diploma).includes(plainLetters(field)) ? '' : field

function course(raw: string, card: EducationCard, morphology: Morphology): DiplomaForms | undefined {
  if (raw.split(' ').length > 8) return undefined
  const title = casedDiploma(raw, morphology)
  const name = `formation ${elides(title) ? 'd’' : 'de '}${title}`
  if (!/^\p{L}+(?:euse|trice|ière|ienne|eur|ier|ien|iste|ante?|eure)(?!\p{L})/u.test(title)) return undefined
  const year = readYearMonth(card.to || card.from)?.year
  const at = atSchool(card.school, card.place)
  return {
    name,
    my: `ma ${name}`,
    a: `une ${name}`,
    gender: 'f',
    status: card.status,
    ...(at && { at }),
    ...(year !== undefined && { year }),
  }
}

/** «Baccalauréat Économique et Social» → «baccalauréat économique et social»; «BTS Management des Unités Commerciales» keeps one capital. */
function casedDiploma(raw: string, morphology: Morphology): string {
  const shouting = /^[\p{Lu}\d\s’'&.-]+$/u.test(raw) && raw.split(' ').length > 2
  const words = raw.replace(/d’Etat(?!\p{L})/gu, 'd’État').split(' ')
  return words
    .map((word, at) => {
      // «d’Aide-soignant»
      const elided = /^([dl]’)(\p{Lu}\p{Ll}[\p{Ll}-]*)$/u.exec(word)
      if (elided?.[2] && elided[2] !== 'État') return elided[1] + lowerFirst(elided[2])
      const isInitials = isAcronym(word) && !(shouting && word.length > 4) && !wholeWord.test(word)
      if (at === 0) return isInitials ? word : spelledSmall(word, morphology)
      if (
        isInitials ||
        (!shouting && (!/^\p{Lu}\p{Ll}+$/u.test(word) || properAfter.test(words[at - 1] ?? '')))
      )
        return word
      const lower = spelledSmall(word, morphology)
      // «Clermont»: a name that the dictionary lacks.
      if (morphology.readings(lower).length === 0) return word
      return at === 1 && takesField.test(words[0] ?? '')
        ? lower.charAt(0).toUpperCase() + lower.slice(1)
        : lower
    })
    .join(' ')
}

const wholeWord = /^(?:LICENCE|MASTER|BREVET|DIPLOME|DIPLÔME|TITRE|BACHELOR|FORMATION)$/u

/** «BTS Comptabilité», «master Droit»: the field keeps its capital. */
const takesField = /^(?:\p{Lu}[\p{Lu}\d]+|[Mm]aster|[Ll]icence|[Bb]achelor|[Mm]astère)$/u
const properAfter = /^(?:à|au|aux|chez)$/u

const schoolKinds: readonly (readonly [RegExp, 'le' | 'la' | 'l’'])[] = [
  [
    /^(?:lyc[ée]e|coll[èe]ge|centre|campus|conservatoire|greta|cfa|cnam|greta-cfa|groupe|institut universitaire|cned|cfppa|lep|lp)(?!\p{L})/iu,
    'le',
  ],
  [
    /^(?:universit[ée]|[ée]cole|institut|iut|ifsi|irts|ifas|iae|insa|esc|ensa|[ée]tablissement|inspe|ufr|isitech|iscom|esad|ifocop|ime|iscod|ifa|afpa|epsi|em|esi|enim|enseirb|académie)(?!\p{L})/iu,
    'l’',
  ],
  [/^(?:facult[ée]|fac|maison|chambre|mfr|sorbonne|prépa|cci|haute école|hep)(?!\p{L})/iu, 'la'],
]

/** A course, beside what ends in a diploma. */
export const isCourse = ({ name }: Pick<DiplomaForms, 'name'>): boolean =>
  /^(?:formation|classe|cours|préparation|stage|école)/u.test(name)

/** The name alone, without what stands in brackets or behind a dash, nor its town. */
export const schoolName = (school: string): string =>
  school
    .replaceAll("'", '’')
    .replace(/\s*\([^()]*\)?/gu, '')
    .replace(/\s+à\s+\p{Lu}[\p{L}’ -]+$|(?:,|\s+[-–—/])\s.*$/u, '')
    .trim()
    .replace(/[\s.,;-]+$/u, '')

/** «au lycée Mozart», «à l’université de Grenoble», «chez OpenClassrooms»; the town where the school has no known shape. */
function atSchool(school: string, place: string): string | undefined {
  const name = schoolName(school)
  const town = atPlace(place)
  const located =
    town === undefined ||
    (name !== '' && plainLetters(name).includes(plainLetters(town.split(' ').at(-1) ?? '')))
      ? ''
      : `, ${town}`
  if (name === '' || name.length > 70 || /[|:;"]|\d{4}/u.test(name)) return town
  const kind = schoolKinds.find(([shape]) => shape.test(name))
  if (!kind) {
    // A name without a kind («University of Ghana», «M2i Formation») stands between brackets: no preposition is wrong.
    const company = frenchCompany(name)
    return company && name.split(' ').length <= 5 ? `(${company.name})` : town
  }
  const [first = ''] = name.split(' ')
  const shown = (
    (isAcronym(first) && name !== name.toUpperCase()) || /^Sorbonne/u.test(first) ? name : lowerFirst(name)
  ).replace(/^ecole/u, 'école')
  const cased = withSmallCommonWords(shown)
  if (kind[1] === 'le') return `au ${cased}${located}`
  return kind[1] === 'l’' && elides(cased) ? `à l’${cased}${located}` : `à la ${cased}${located}`
}
