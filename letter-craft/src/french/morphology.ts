import type { AffixDictionary } from '../spelling/affix-dictionary.ts'
import { closedWords } from './closed-words.fr.ts'
import type {
  Gender,
  GrammaticalNumber,
  PartOfSpeech,
  Person,
  PronounKind,
  Reading,
  Tense,
  VerbTraits,
} from './reading.ts'
import { mayAgree } from './reading.ts'

/** What a form must be: each feature given is met. */
export type Features = Partial<Pick<Reading, 'pos' | 'gender' | 'number' | 'tense' | 'person'>>

/** The French dictionary with its morphology: from a form to its readings, and back. */
export type Morphology = {
  /** Readings of a form in lower case, or as the dictionary spells a name; empty for an unknown form. */
  readings: (form: string) => readonly Reading[]
  /** Forms of a lemma with these features, most usual first: `inflect('naître', { tense: 'participle', gender: 'f' })`. */
  inflect: (lemma: string, features: Features) => readonly string[]
  /** Whether this verb is said of that noun, both lemmas; undefined where too little is known of the verb. */
  goesWith?: (verb: string, noun: string) => boolean | undefined
}

/** UTF-16 units: longer forms are no words. */
const longestForm = 100

/** Beyond this size, the input is made to fill the memory. */
const maxRemembered = 30_000

/**
 * Reads the tags of the Dicollecte dictionary: `po:` is the part of speech, or the tense and person of a verb, `is:`
 * the gender and number.
 */
export function createMorphology(
  dictionary: AffixDictionary,
  usualVerbs: readonly string[] = [],
): Morphology {
  const usual = new Set(usualVerbs)
  const remembered = new Map<string, readonly Reading[]>()

  function readings(form: string): readonly Reading[] {
    if (form.length > longestForm) return []
    let known = remembered.get(form)
    if (!known) {
      known =
        (Object.hasOwn(closedWords, form) ? closedWords[form] : undefined) ??
        withoutRareVerbs(
          distinct(
            dictionary
              .analyses(form.replaceAll('’', "'"))
              .flatMap(({ entry, fields }) => readingsOf(entry.replaceAll("'", '’'), fields)),
          ),
          usual,
        )
      if (remembered.size >= maxRemembered) remembered.clear()
      remembered.set(form, known)
    }
    return known
  }

  const inflected = new Map<string, readonly string[]>()

  function inflect(lemma: string, features: Features): readonly string[] {
    const key = `${lemma} ${features.pos} ${features.gender} ${features.number} ${features.tense} ${features.person}`
    const known = inflected.get(key) ?? formsOf(lemma, features)
    if (inflected.size >= maxRemembered) inflected.clear()
    inflected.set(key, known)
    return known
  }

  function formsOf(lemma: string, features: Features): readonly string[] {
    const forms = new Set<string>()
    for (const { form, fields } of dictionary.inflections(lemma.replaceAll('’', "'")))
      if (!beforeJe.test(fields) && readingsOf(lemma, fields).some((reading) => matches(reading, features)))
        forms.add(form.replaceAll("'", '’'))
    return [...forms]
  }

  return { readings, inflect }
}

/** «camions» is no form of «camer», nor «est» a noun: where a form is a noun too, rare verbs are left out. */
function withoutRareVerbs(readings: readonly Reading[], usual: ReadonlySet<string>): readonly Reading[] {
  if (usual.size === 0 || !readings.some(({ pos }) => pos === 'NOUN' || pos === 'ADJ')) return readings
  return readings.filter(
    ({ pos, lemma, tense }) =>
      pos !== 'VERB' || tense === 'participle' || !lemma.endsWith('er') || usual.has(lemma),
  )
}

/** «pensè» and «pensé», which are only written before «-je». */
const beforeJe = /(?:^|\s)po:1isg(?:\s|$)/u

const matches = (reading: Reading, { pos, gender, number, tense, person }: Features) =>
  mayAgree(pos, reading.pos) &&
  (tense === undefined || tense === reading.tense) &&
  (person === undefined || person === reading.person) &&
  mayAgree(gender, reading.gender) &&
  mayAgree(number, reading.number)

const partsOfSpeech: Readonly<Record<string, PartOfSpeech>> = {
  nom: 'NOUN',
  adj: 'ADJ',
  nbro: 'ADJ',
  adv: 'ADV',
  advint: 'ADV',
  negadv: 'ADV',
  prep: 'ADP',
  prepv: 'ADP',
  cjco: 'CCONJ',
  cjsub: 'SCONJ',
  cj: 'SCONJ',
  det: 'DET',
  detdem: 'DET',
  detpos: 'DET',
  detind: 'DET',
  detneg: 'DET',
  detex: 'DET',
  nb: 'NUM',
  interj: 'INTJ',
  npr: 'PROPN',
  prn: 'PROPN',
  patr: 'PROPN',
  titr: 'NOUN',
  ponc: 'PUNCT',
  sign: 'X',
  properobj: 'PRON',
  propersuj: 'PRON',
  prodem: 'PRON',
  proind: 'PRON',
  proneg: 'PRON',
  prorel: 'PRON',
  proint: 'PRON',
}
const pronounKinds: Readonly<Record<string, PronounKind>> = {
  properobj: 'object',
  propersuj: 'subject',
  prodem: 'demonstrative',
  proind: 'indefinite',
  proneg: 'indefinite',
  prorel: 'relative',
  proint: 'relative',
}
const tenses: Readonly<Record<string, Tense>> = {
  ipre: 'present',
  iimp: 'imperfect',
  ipsi: 'past',
  ifut: 'future',
  cond: 'conditional',
  spre: 'subjunctive',
  simp: 'subjunctive-imperfect',
  impe: 'imperative',
}
const nonFinite: Readonly<Record<string, Tense>> = { infi: 'infinitive', ppre: 'gerund' }

type Shape = Pick<Reading, 'gender' | 'number'>
type Fields = { po: string[]; is: ReadonlySet<string>; lemma: string | undefined }

function split(fields: string): Fields {
  const all = fields.split(/\s+/u)
  const valuesOf = (key: string) =>
    all.filter((field) => field.startsWith(key)).map((field) => field.slice(key.length))
  return {
    po: valuesOf('po:').map((value) => value.replace('!', '')),
    is: new Set(valuesOf('is:')),
    lemma: valuesOf('st:')[0],
  }
}

function readingsOf(entry: string, fields: string): Reading[] {
  const { po, is, lemma = entry } = split(fields)
  const gender: Gender | undefined = is.has('mas') ? 'm' : is.has('fem') ? 'f' : undefined
  const number: GrammaticalNumber | undefined = is.has('sg') ? 's' : is.has('pl') ? 'p' : undefined
  const shape: Shape = { ...(gender && { gender }), ...(number && { number }) }
  const verb = po.find((code) => /^v[0-3]/u.test(code))
  if (verb) return verbReadings(lemma, po, shape, traitsOf(verb))
  const found: Reading[] = []
  for (const code of po) {
    const pos = partsOfSpeech[code]
    if (!pos) continue
    const kind = pronounKinds[code]
    found.push({ lemma, pos, ...shape, ...(kind && { pronoun: kind, person: 3 }) })
  }
  return found
}

/** «v1_it_q__a»: group, then intransitive, transitive, indirect, pronominal, modal, auxiliary. Source: Dicollecte. */
function traitsOf(code: string): VerbTraits {
  const uses = code.slice(2, -2)
  return {
    intransitive: uses.includes('i'),
    transitive: uses.includes('t'),
    pronominal: /[pq]/u.test(uses),
    withEtre: code.slice(-3).includes('e') && !code.startsWith('v0'),
  }
}

function verbReadings(lemma: string, po: readonly string[], shape: Shape, traits: VerbTraits): Reading[] {
  const base = { lemma, traits }
  const found: Reading[] = []
  for (const code of po) {
    const tense = nonFinite[code]
    if (tense) found.push({ ...base, pos: 'VERB', tense })
    if (code === 'ppas') found.push({ ...base, pos: 'VERB', tense: 'participle', ...shape })
    if (code === 'adj') found.push({ lemma, pos: 'ADJ', ...shape })
  }
  const persons = po.flatMap((code) => {
    const parts = /^([123])(?:i?(sg|pl))$/u.exec(code)
    return parts
      ? [{ person: Number(parts[1]) as Person, number: parts[2] === 'pl' ? ('p' as const) : ('s' as const) }]
      : []
  })
  for (const code of po) {
    const tense = tenses[code]
    if (tense) for (const one of persons) found.push({ ...base, pos: 'VERB', tense, ...one })
  }
  return found
}

function distinct(readings: readonly Reading[]): readonly Reading[] {
  const seen = new Set<string>()
  return readings.filter((reading) => {
    const key = `${reading.lemma} ${reading.pos} ${reading.gender} ${reading.number} ${reading.tense} ${reading.person} ${reading.pronoun}`
    return !seen.has(key) && seen.add(key)
  })
}
