import { elides } from '../french/elision.ts'
import type { Morphology } from '../french/morphology.ts'
import { isAcronym, lowerFirst, plainLetters, upperFirst } from '../french/plain-letters.ts'
import { isAllCaps } from '../offers/restore-capitals.ts'
import { courseSubject } from './credentials.ts'
import { diplomaLevels, holders, openLevel, spelledOut, studiedFields } from './diploma-names.fr.ts'
import { readYearMonth } from './period.ts'
import { atSchool } from './school.ts'
import { isNameToo, spelledSmall } from './spelled-small.ts'
import { withAccents } from './with-accents.ts'

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

/** The levels of before 2019: V was a CAP, I a master. */
const romanLevels: Readonly<Record<string, number>> = { v: 3, iv: 4, iii: 5, ii: 6, i: 7 }

export function diplomaLevel(diploma: string): number | undefined {
  const plain = plainLetters(diploma).trim()
  const found = diplomaLevels.find(([shape]) => shape.test(plain))
  if (!found) return undefined
  const [, roman, digit] = /niveau (?:(i{1,3}|iv|v)|([3-8]))(?![a-z\d])/u.exec(plain) ?? []
  if (roman !== undefined) return romanLevels[roman]
  if (digit !== undefined) return Number(digit)
  if (/bac ?\+ ?2/u.test(plain)) return 5
  return openLevel.test(plain) ? undefined : found[1]
}

/**
 * A card of education within a sentence; undefined when its words fit none. `towns` are those that maps know, by
 * `placeKey`: one behind the name of a school is set apart.
 */
export function diplomaForms(
  card: EducationCard,
  morphology: Morphology,
  towns?: ReadonlyMap<string, string>,
): DiplomaForms | undefined {
  const raw = withAccents(diplomaName(card), morphology)
  if (!raw || raw.split(' ').length > 12 || raw.length > 90 || /[?!@"/]|\S&\S/u.test(raw)) return undefined
  const plain = plainLetters(raw)
  const found = diplomaLevels.find(([shape]) => shape.test(plain))
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
  if (!found) return course(raw, card, morphology, towns)
  if (gender === undefined) return undefined
  const name = withForeignField(raw, morphology) ?? casedDiploma(raw, morphology)
  const level = diplomaLevel(raw)
  const year = readYearMonth(card.to || card.from)?.year
  const at = atSchool(card.school, card.place, towns)
  return {
    name,
    my: `${gender === 'f' && !elides(name) ? 'ma' : 'mon'} ${name}`,
    a: `${articleOf(name, card, gender)} ${name}`,
    gender,
    status: card.status,
    ...(at && { at }),
    ...(year !== undefined && { year }),
    ...(level !== undefined && { level }),
  }
}

/** There is one «diplôme d’État d’infirmier» of those who have it. */
const articleOf = (name: string, { status }: EducationCard, gender: 'm' | 'f'): string =>
  status === 'obtained' && /^(?:(?:diplôme|brevet) d’État |CAPES|CAFEP|CAPET|CAPLP)/u.test(name)
    ? 'le'
    : gender === 'f'
      ? 'une'
      : 'un'

/** Initials of diplomas, which keep their capitals. */
const initialsOfDiplomas =
  /^(?:BTSA?|CAPA?|BEPA?|BAC|DUT|BUT|DEUG|DEUST|LP|TP|BPA?|MC|DE|DU|DAEU|CQP|BPREA|BPJEPS|DE[A-Z]{1,4}|D\p{Lu}{2,3}|[^AEIOUYÉÈ]{2,4}|\p{Lu})$/u

/** «DEVELOPPEUR WEB ET WEB MOBILE» → «Developpeur web et web mobile»: a line in capitals is no name. */
const withoutCapitals = (typed: string): string => {
  // «TITRE PROFESSIONNEL… formation de préqualification»: the name is in capitals, and what follows is none of it.
  const written = /^((?:\p{Lu}[\p{Lu}’'-]*[ ,]+){2,}\p{Lu}{3,})(?= \p{Ll})/u.exec(typed)?.[0] ?? typed
  return isAllCaps(written) &&
    written.split(' ').some((word) => word.length >= longWord && !word.includes('.'))
    ? upperFirst(
        written
          .split(' ')
          .map((word) => (initialsOfDiplomas.test(word) ? word : word.toLowerCase()))
          .join(' '),
      )
    : written
}
/** Letters of a word that is no initials. */
const longWord = 8

/** The words of a card that name a diploma, without what CVs add to it. */
function typedDiploma({ field, diploma: written }: Pick<EducationCard, 'diploma' | 'field'>): string {
  const diploma = written.replace(/^bachelor universitaire de technologie(?:,? \(?BUT\)?)?/iu, 'BUT')
  // «DEASS», «Diplôme d’État d’assistant de service social»: its name says it all.
  return (
    (/^dipl[oô]me /iu.test(field) ? [field] : [diploma, inDiploma(diploma, field)])
      .filter(Boolean)
      .map(withoutCapitals)
      .join(' ')
      .replaceAll("'", '’')
      // «B.P.J.E.P.S AAN»
      .replace(/(?<!\p{L})(?:\p{Lu}\.){2,}\p{Lu}?(?!\p{L})/gu, (initials) => initials.replaceAll('.', ''))
      .replace(/ & (?=\p{L})/gu, ' et ')
      .replace(/^(BTS SIO) ?[-–—:]? ?(SLAM|SISR)(?!\p{L}).*$/u, '$1 $2')
      .replace(
        /^(master) I(I?)(?= |$)/iu,
        (_, master: string, second: string) => `${master} ${second === '' ? 1 : 2}`,
      )
      .replace(/(?<!\p{L})supply chain(?!\p{L})/giu, 'supply chain')
      .replace(/\((Spécialité|Spécialisation|Option|Parcours|Majeure|Filière|Mention)(?= )/gu, (bracket) =>
        bracket.toLowerCase(),
      )
      .replace(/(?<=^CQP )(?=(?:animat|technic|agent|conduct|opérat|vendeu|condi|serveu|cuisini))/iu, 'de ')
      .replace(/(?<!\p{L})full[ -]?stack(?!\p{L})/giu, 'full stack')
      .replace(
        /(?<=sciences (?:biologique|humaine|sociale|économique|politique|physique|naturelle|juridique))(?=$|,| et )/giu,
        's',
      )
      .replace(/^(titre pro(?:fessionnel)?|TP|CAP|BEP|BTS|DUT|BUT) [-–—:] (?=\p{L})/iu, '$1 ')
      .replace(/(?<!\p{L})application mobiles/giu, 'applications mobiles')
      // «Master 2 - banques et marchés»: what it is of.
      .replace(/^((?:master|licence|bachelor|mast[èe]re)(?: [1-3])?) [-–—:] (?=\p{L})/iu, '$1 ')
      // The network of schools is no part of a diploma.
      .replace(/(?<=^(?:bachelor|master)),? HES-?SO/iu, '')
      .replace(/(?<!\p{L})web[- ]?devel?opp?er(?!\p{L})/giu, 'de développeur web')
      .replace(/(?<=\s)maths?(?!\p{L})/iu, 'Mathématiques')
      .replace(/^préparation (?=CAPES|CRPE|CAPET|CAPLP)/iu, 'préparation au ')
      // «TSSR (titre pro niv 5)», «ASV, titre RNCP», «BEP/CAP menuiserie»
      .replace(
        /^(.+?),? \(?titre (?:pro(?:fessionnel)?|RNCP)(?: niv(?:eau|\.)? ?[3-8IV]+)?\)?$/iu,
        'titre professionnel $1',
      )
      .replace(/^(.*(?<!\p{L})\p{Lu}{2,6}) [-–] .*$/u, '$1')
      .replace(/^(BEP|CAP) ?\/ ?(BEP|CAP) /u, '$1 ')
      // «Programme Grande École, M2 marketing»
      .replace(/^programme grande [ée]cole,? (?:M|master ?)([12])(?= )/iu, 'master $1')
      // «BTS Tourisme - vente et production»
      .replace(/^((?:BTS|BUT|DUT|bac pro|BP) \p{L}[^()]*?) [-–] (\p{Ll}[\p{Ll} ’]+)$/iu, '$1 — $2')
      // «DCG 11 UE sur 13 validées», «Titre RNCP niv. 5 Développeur»
      .replace(/,? \d+ (?:UE|unités|modules|blocs)(?!\p{L}).*$/iu, '')
      .replace(
        /^(titre(?: RNCP| pro(?:fessionnel)?)?) (?:de )?(?:niv(?:eau|\.)? ?[3-8IV]+) (?=\p{L})/iu,
        '$1 ',
      )
      // «Licence Droit (L2)»
      .replace(/^(licence|master) (.+?) ?\([LM]([12])\)$/iu, '$1 $3 $2')
      .replace(/\s*[([][^()[\]]*[)\]]?/gu, '')
      .replace(/ ?[’']s degree(?: (?:en|in|of))?/giu, '')
      // «BPJEPS AAN Activités aquatiques et de la natation»: its initials say it.
      .replace(/^(BPJEPS \p{Lu}{2,5}) \p{Lu}?\p{Ll}.*$/u, '$1')
      .replace(/^(BTS SIO) (SLAM|SISR)$/u, '$1 (option $2)')
      .replace(/^(master \d) options? (?=\p{L})(.*)$/iu, '$1 — $2')
      // «Diplôme d’ingénieur CTI Cycle ingénieur spécialité Informatique»
      .replace(/(?<=ing[ée]nieur) CTI(?!\p{L})/gu, '')
      .replace(/(dipl[ôo]me d[’']ing[ée]nieur),? cycle ing[ée]nieur(?=,? )/iu, '$1')
      // «Master Hydrogéologie sur ‘Flood susceptibility…’»: its thesis stays in the CV.
      .replace(/ sur [‘’“"«'].*$/u, '')
  )
}

/** The diploma as a letter names it, in the capitals of the person: without brackets, honours, sessions and levels. */
function diplomaName(card: EducationCard): string {
  const spelled = spelledOut
    .reduce((name, [shape, words]) => name.replace(shape, words), typedDiploma(card))
    .replace(
      /^(?:école|formation) d’ingénieure?s?(?!\p{L})|^(?:dipl[ôo]me )?ingénieure?(?: diplômée?)?(?=$| en |,)/iu,
      card.status === 'obtained' ? 'diplôme d’ingénieur' : 'formation d’ingénieur',
    )
    .replace(
      /^école de commerce,?.*$/iu,
      card.status === 'obtained' ? 'diplôme d’école de commerce' : 'formation en école de commerce',
    )
    .split(/\s*[:;|]\s*|\s+[-–—]\s+(?=(?:mention|obtenu|en cours))/iu)[0]
  const year = /[\s,–-]+([123]) ?(?:[èe]re|re|nde?|[èe]me|e) ann[ée]e(?: valid[ée]e)?$/iu.exec(spelled ?? '')
  const whole = year
    ? `${['première', 'deuxième', 'troisième'][Number(year[1]) - 1]} année de ${spelled?.slice(0, year.index)}`
    : spelled
  return withComplement(
    (whole ?? '')
      .replace(
        /,?\s+(?:[-–] )?(?:mention|session|obtenue?|niveau|en cours|en reconversion|par (?:la )?vae|en vae)(?!\p{L})(?! complémentaire).*$/iu,
        '',
      )
      .replace(/,?\s+(?:[-–] )?(option \p{L}[^,]*)(?:,.*)?$/iu, (_, option: string) =>
        option.split(' ').length <= 4 ? ` (${option})` : '',
      )
      .replace(/ parcours (\p{L}[^()]*)$/iu, ' (parcours $1)')
      // «BUT Techniques de commercialisation marketing digital»: what follows the name of the diploma is its path.
      .replace(nationalNames, (_, name: string, path: string) => `${name} (parcours ${lowerFirst(path)})`)
      .replace(/,? (?:par|en) (?:apprentissage|alternance)$/iu, '')
      .replace(
        /^(diplôme d’ingénieur),? (?:en )?(majeure|filière|option|parcours) (\p{L}[^()]*)$/iu,
        (_, diploma: string, kind: string, name: string) => `${diploma} (${kind.toLowerCase()} ${name})`,
      )
      .replace(/^(diplôme d’ingénieur) (?!en |de |d’|spécialité|\()(?=\p{L})/iu, '$1 en ')
      .replace(/ — (\p{Ll}[^()]*)$/u, ' ($1)')
      .replace(/\s+/gu, ' ')
      // A comma would not close: «spécialité sciences de l’ingénieur en 2023».
      .replace(/^([^()]*\p{L}),? ((?:spécialité|spécialisation) [^(),]*)$/iu, '$1 ($2)')
      .replace(/[\s.,;-]+$/u, '')
      .trim()
      .replace(/(?<=\p{L}),? (orientation \p{L}+)$/iu, ' ($1)'),
  )
}

/** «master 1 droit privé» → «master 1 de droit privé», «titre professionnel comptable» → «titre professionnel de comptable» */
function withComplement(name: string): string {
  const [, head, rest] =
    /^((?:licence|master|ma[îi]trise|doctorat|mast[èe]re|bachelor)(?: [123]| professionnelle| spécialisé)?|(?:CAPES|CAFEP|CAPET|CAPLP|CFC)|titre(?: (?:professionnel|RNCP))?|certificat|diplôme d’État|formation) (\p{L}.*)$/iu.exec(
      name,
    ) ?? []
  if (head === undefined || rest === undefined) return name
  if (/^formation$/iu.test(head)) {
    const subject = courseSubject(rest)
    if (subject !== undefined) return `${head} ${subject}`
  }
  const isOfHolder = /^(?:titre|certificat|diplôme|formation)/iu.test(head)
  // «master Informatique et interaction»: two fields are a name.
  if (!isOfHolder && / et /u.test(rest) && !/^bachelor/iu.test(head)) return `${head} ${upperFirst(rest)}`
  // «diplôme d’État TISF»
  // «bachelor science de la terre»
  // «bachelor Chargé de gestion»: who one will be is its name.
  if (
    /^bachelor/iu.test(head) &&
    /^(?:chargée?|responsable|assistante?|conseill(?:er|ère)|manager|technicien(?:ne)?|cheffe?|gestionnaire)(?!\p{L})/iu.test(
      rest,
    )
  )
    return `${head} ${upperFirst(rest)}`
  if (/^bachelor/iu.test(head) && !/^(?:en|de|of|d’)(?: |(?<=’))/iu.test(rest))
    return `${head} en ${lowerFirst(rest).replace(/de la terre$/u, 'de la Terre')}`
  if (isOfHolder && isAcronym(rest) && !/^formation/iu.test(head)) return `${head} de ${rest}`
  if (/^CFC$/u.test(head))
    return holders.test(rest)
      ? `${head} ${elides(rest) ? 'd’' : 'de '}${lowerFirst(rest)}`
      : `${head} en ${lowerFirst(rest)}`
  const fits = isOfHolder ? holders : studiedFields
  return fits.test(rest) ? `${head} ${elides(rest) ? 'd’' : 'de '}${lowerFirst(rest)}` : name
}

/** Names of the BUT and DUT, with something behind. */
const nationalNames =
  /^((?:BUT|DUT) (?:techniques de commercialisation|gestion des entreprises et des administrations|métiers du multimédia et de l’internet|information-communication|réseaux et télécommunications|génie biologique|carrières sociales|carrières juridiques|informatique))[ ,-]+(?!option |parcours |et )(\p{L}.*)$/iu

/** Words of a diploma and a field that one name holds, where the diploma has its own. */
const maxWords = 8

/** The field, where the diploma does not say it; beside one that it names, as its path, and no more of it than a name holds. */
const inDiploma = (diploma: string, field: string): string => {
  if (field === '' || plainLetters(diploma).includes(plainLetters(field))) return ''
  const hasOwn =
    withOwnField.test(diploma) &&
    !/^(?:de|du|des|d[’']|en|option|parcours|spécialité|mention)(?!\p{L})/iu.test(field)
  if (!hasOwn) return field
  return `${diploma} ${field}`.split(' ').length > maxWords ? '' : `— ${lowerFirst(field)}`
}
const withOwnField =
  /^(?:(?:BTSA?|BUT|DUT)|(?:licence|master|bachelor)(?: [1-3]| pro(?:fessionnelle)?)?|bac(?:calaur[ée]at)?\.?(?= \p{Lu}[\p{Lu}\d]{2})|dipl[oô]me d[’']ing[ée]nieure? en) (?!de |en |d[’']|pro)[\p{L}\d]{3,}/iu

function course(
  raw: string,
  card: EducationCard,
  morphology: Morphology,
  towns?: ReadonlyMap<string, string>,
): DiplomaForms | undefined {
  if (raw.split(' ').length > 8 || /[«»“”"]|^fili[èe]re(?!\p{L})/iu.test(raw)) return undefined
  const title = casedDiploma(raw, morphology).replace(/ [-–—] .*$/u, '')
  const name = `formation ${elides(title) ? 'd’' : 'de '}${title}`
  if (!/^\p{L}+(?:euse|trice|ière|ienne|eur|ier|ien|iste|ante?|eure)(?!\p{L})/u.test(title)) return undefined
  const year = readYearMonth(card.to || card.from)?.year
  const at = atSchool(card.school, card.place, towns)
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
  const fieldAt = beforeField.exec(raw)?.[0].trim().split(' ').length
  return words
    .map((word, at) => {
      // «d’Aide-soignant»
      const elided = /^([dl]’)(\p{Lu}\p{Ll}[\p{L}-]*)([),]*)$/u.exec(word)
      if (elided?.[2] && elided[2] !== 'État') return elided[1] + elided[2].toLowerCase() + (elided[3] ?? '')
      // «Digital)», at the end of a bracket.
      const [, bare = word, closing = ''] = /^(.+?)([),]+)$/u.exec(word) ?? []
      if (closing !== '' && /^\p{Lu}\p{Ll}+$/u.test(bare) && !properAfter.test(words[at - 1] ?? ''))
        return spelledSmall(bare, morphology) + closing
      const isInitials = isAcronym(word) && !(shouting && word.length > 4) && !wholeWord.test(word)
      if (at === fieldAt && !isInitials && !/^(?:de|en|d’.*)$/u.test(word))
        return upperFirst(spelledSmall(word, morphology))
      if (at === 0) return isInitials ? word : spelledSmall(word, morphology)
      if (
        isInitials ||
        (!shouting &&
          (!/^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u.test(word) || properAfter.test(words[at - 1] ?? '')))
      )
        return word
      const lower = spelledSmall(word, morphology)
      // «Anglais-Espagnol»
      if (word.includes('-') && lower.split('-').every((part) => morphology.readings(part).length > 0))
        return lower
      if (isNameToo(word)) return word
      // «Clermont»: a name that the dictionary lacks.
      if (morphology.readings(lower).length === 0) return word
      return at === 1 && takesField.test(words[0] ?? '') && !/^(?:professionnel|spécialisé|en$)/u.test(lower)
        ? lower.charAt(0).toUpperCase() + lower.slice(1)
        : lower
    })
    .join(' ')
}

/** «MBA « Digital marketing & Business Cosmetics »»: a field in words that French lacks is named as it names itself. */
function withForeignField(raw: string, { readings }: Morphology): string | undefined {
  const [, head, field = ''] =
    /^(MBA|MSc|(?:master|mast[èe]re|bachelor)(?: [1-3]| spécialisé)?) ([^()«»]+)$/iu.exec(raw) ?? []
  const foreign = field
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3 && !isAcronym(word) && readings(word.toLowerCase()).length === 0)
  return head === undefined || foreign.length < 2
    ? undefined
    : `${/^m[bs]/iu.test(head) ? head : head.toLowerCase()} « ${upperFirst(field)} »`
}

/** Diplomas behind which the name of a field stands, with its capital: «master 1 Art et design». */
const beforeField =
  /^(?:BTSA?|BUT|DUT|(?:licence|master|ma[îi]trise|mast[èe]re|bachelor)(?: [1-3]| professionnelle| spécialisé)?|titre professionnel|mention complémentaire) (?!de |en |d’|professionnel|spécialisé)(?=\p{L})/iu

const wholeWord = /^(?:LICENCE|MASTER|BREVET|DIPLOME|DIPLÔME|TITRE|BACHELOR|FORMATION)$/u

/** «BTS Comptabilité», «master Droit»: the field keeps its capital. */
const takesField = /^(?:\p{Lu}[\p{Lu}\d]+|[Mm]aster|[Ll]icence|[Bb]achelor|[Mm]astère)$/u
const properAfter = /^(?:à|au|chez)$/u

/** A course, beside what ends in a diploma. */
export const isCourse = ({ name }: Pick<DiplomaForms, 'name'>): boolean =>
  /^(?:formation|classe|cours|préparation|stage|école)/u.test(name)
