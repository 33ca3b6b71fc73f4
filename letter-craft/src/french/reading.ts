/** Universal parts of speech (universaldependencies.org/u/pos), without AUX, PART and SYM. */
export type PartOfSpeech =
  | 'NOUN'
  | 'PROPN'
  | 'ADJ'
  | 'VERB'
  | 'DET'
  | 'PRON'
  | 'ADV'
  | 'ADP'
  | 'CCONJ'
  | 'SCONJ'
  | 'NUM'
  | 'INTJ'
  | 'PUNCT'
  | 'X'

export type Gender = 'm' | 'f'
export type GrammaticalNumber = 's' | 'p'
export type Person = 1 | 2 | 3

/** Moods and tenses of one-word forms. */
export type Tense =
  | 'present'
  | 'imperfect'
  | 'past'
  | 'future'
  | 'conditional'
  | 'subjunctive'
  | 'subjunctive-imperfect'
  | 'imperative'
  | 'infinitive'
  | 'participle'
  | 'gerund'

/** What a pronoun does: subject and object are the clitics («il», «le»). */
export type PronounKind = 'subject' | 'object' | 'relative' | 'strong' | 'demonstrative' | 'indefinite'

/** How a verb is built, from the dictionary. */
export type VerbTraits = {
  transitive: boolean
  intransitive: boolean
  /** Used with «se», or only so. */
  pronominal: boolean
  /** Builds its compound tenses with «être». */
  withEtre: boolean
}

/** One analysis of a form. A gender or number is undefined where the form has both. */
export type Reading = {
  lemma: string
  pos: PartOfSpeech
  gender?: Gender
  number?: GrammaticalNumber
  tense?: Tense
  person?: Person
  pronoun?: PronounKind
  /** «du», «au», «des», «aux»: a preposition that contains its article. */
  contracted?: boolean
  traits?: VerbTraits
  /** A word that no dictionary has, read by its ending. */
  isGuess?: boolean
}

const tenseCodes = {
  present: 'p',
  imperfect: 'i',
  past: 's',
  future: 'f',
  conditional: 'c',
  subjunctive: 'S',
  'subjunctive-imperfect': 'T',
  imperative: 'Y',
  infinitive: 'W',
  participle: 'K',
  gerund: 'G',
} as const satisfies Record<Tense, string>

const pronounCodes = {
  subject: 's',
  object: 'o',
  relative: 'r',
  strong: 't',
  demonstrative: 'd',
  indefinite: 'i',
} as const satisfies Record<PronounKind, string>

const posCodes = {
  NOUN: 'N',
  PROPN: 'E',
  ADJ: 'A',
  VERB: 'V',
  DET: 'D',
  PRON: 'P',
  ADV: 'R',
  ADP: 'S',
  CCONJ: 'C',
  SCONJ: 'Q',
  NUM: 'M',
  INTJ: 'I',
  PUNCT: 'F',
  X: 'X',
} as const satisfies Record<PartOfSpeech, string>

/**
 * The tag of a reading, for the tagger: «Nfs» (noun, feminine, singular), «Vp3s» (verb, present, third person
 * singular), «VKfp» (participle), «Ps» (subject pronoun), «SD» (contracted preposition).
 */
export function tagOf({ pos, gender, number, tense, person, pronoun, contracted }: Reading): string {
  const code = posCodes[pos]
  if (pos === 'NOUN' || pos === 'ADJ' || pos === 'DET') return code + (gender ?? '_') + (number ?? '_')
  if (pos === 'PRON') return code + (pronoun ? pronounCodes[pronoun] : '_')
  if (pos === 'ADP') return contracted ? 'SD' : 'S'
  if (pos !== 'VERB' || !tense) return code
  if (tense === 'infinitive' || tense === 'gerund') return code + tenseCodes[tense]
  if (tense === 'participle') return `${code}K${gender ?? '_'}${number ?? '_'}`
  return `${code}${tenseCodes[tense]}${person ?? '_'}${number ?? '_'}`
}

export const isFiniteVerb = ({ pos, tense }: Reading): boolean =>
  pos === 'VERB' &&
  tense !== undefined &&
  tense !== 'infinitive' &&
  tense !== 'participle' &&
  tense !== 'gerund'

/** Whether two genders, or two numbers, may agree: an undefined one agrees with both. */
export const mayAgree = <Value>(one: Value | undefined, other: Value | undefined): boolean =>
  one === undefined || other === undefined || one === other
