import { type Gender, knownNouns } from '../french/nouns.fr.ts'
import { verbsInEr } from '../french/verbs.fr.ts'
import { irregularVerbs, verbsLikeFinir } from './fr/conjugations.fr.ts'
import { everydayFeminines, everydayMasculines } from './fr/everyday-nouns.fr.ts'
import { everydayVerbs } from './fr/everyday-verbs.fr.ts'
import { doubtfulNouns, feminineNouns, masculineNouns } from './fr/nouns.fr.ts'
import { otherInfinitives, participles, verbsOfLetters } from './fr/verbs.fr.ts'
import { memoize } from './memoize.ts'

type NounForm = {
  gender: Gender
  /** Undefined where both numbers have the same form («temps», «prix»). */
  plural: boolean | undefined
  singular: string
}

/** Stems of verbs in -er: «form» for «former». */
export const stems: ReadonlySet<string> = new Set(
  [...verbsInEr, ...verbsOfLetters, ...everydayVerbs.trim().split(/\s+/u)].map((verb) => verb.slice(0, -2)),
)

const irregularParticiples: ReadonlySet<string> = new Set([
  ...participles,
  ...irregularVerbs
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[6] ?? ''),
  ...verbsLikeFinir
    .trim()
    .split(/\s+/u)
    .map((stem) => `${stem}i`),
])

/** Nouns that end like a participle of a verb in -er. */
const nounsInÉ =
  /^(?:employ|salari|march|pass|côt|associ|charg|délégu|relev|proc[ée]d|trait|expos|combin|ét|cliché|communiqu|énonc|résum|diplôm|licenci|accus|déjeun|dîn|goût|soup|compt|command|arriv|entr|port|pens|donn|mont|dict|journ|ann|soir|tourn|rentr|avanc|veill|apport)(?:é|ée|és|ées)$/u

/** Words in -er that are no verbs; those in -ier are verbs only if the lexicon lists them. */
const notInfinitives = new Set(
  `fer mer ver hiver cher léger étranger boucher boulanger conseiller danger déjeuner dîner goûter leader super poster master
  cancer foyer loyer oreiller verger berger passager messager plancher rocher clocher amer manager designer hier`.split(
    /\s+/u,
  ),
)

const irregularInfinitives: ReadonlySet<string> = new Set([
  ...otherInfinitives,
  ...irregularVerbs
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0] ?? ''),
  ...verbsLikeFinir
    .trim()
    .split(/\s+/u)
    .map((stem) => `${stem}ir`),
])

/** An infinitive that the lexicon knows. */
export const isKnownVerb = (word: string) =>
  irregularInfinitives.has(word) || (word.endsWith('er') && stems.has(word.slice(0, -2)))

/** A known verb, or a word with the form of one. */
export const isInfinitive = memoize(
  (word) =>
    isKnownVerb(word) ||
    (/[^i]er$|ifier$/u.test(word) && word.length > 4 && !notInfinitives.has(word) && !nouns.has(word)),
)

/** A participle of a known verb, in any gender and number. */
export const isParticiple = memoize((word) => {
  // «plu» never agrees.
  if (word === 'plus') return false
  const bare = word.replace(/(?<=[éiutsû])(?:e|s|es)$/u, '')
  if (irregularParticiples.has(word) || irregularParticiples.has(bare)) return true
  return bare.endsWith('é') && stems.has(bare.slice(0, -1))
})

/** The masculine singular of a participle: «formées» → «formé», «mises» → «mis». */
export const participleBase = memoize((word) => {
  if (word === 'plus') return undefined
  const candidates = [word, word.replace(/s$/u, ''), word.replace(/e$/u, ''), word.replace(/es$/u, '')]
  return candidates.find(
    (one) => irregularParticiples.has(one) || (one.endsWith('é') && stems.has(one.slice(0, -1))),
  )
})

/** «laissé», «permis»: a participle that is no noun, masculine. */
export const isMasculineParticiple = (word: string) =>
  isPlainParticiple(word) && participleBase(word) === word && !nouns.has(word)

/** As `isParticiple`, without words that are more often nouns: «marché», «employé». */
export const isPlainParticiple = memoize((word) => isParticiple(word) && !nounsInÉ.test(word))

const invariable = /[sxz]$/u

/** «hôpital» → «hôpitaux», «lieu» → «lieux», «stage» → «stages». */
export function pluralOf(noun: string): string {
  if (invariable.test(noun)) return noun
  if (noun === 'travail') return 'travaux'
  if (/al$/u.test(noun) && !/^(?:festiv|carnav|récit|bal|régal|chacal)/u.test(noun))
    return `${noun.slice(0, -1)}ux`
  if (/^(?:bail|corail|vitrail)$/u.test(noun)) return noun.replace(/il$/u, 'ux')
  return /(?:eau|eu|œu)$|^(?:bij|caill|ch|gen|hib)ou$/u.test(noun) && !/^(?:pneu|bleu)$/u.test(noun)
    ? `${noun}x`
    : `${noun}s`
}

const nouns = new Map<string, NounForm>()
function learn(list: Iterable<readonly [string, Gender]>): void {
  for (const [singular, gender] of list) {
    if (singular === '') continue
    const plural = pluralOf(singular)
    // «un cours» is no plural of «cour»: known nouns are kept.
    if (nouns.get(singular)?.plural === false || (plural !== singular && nouns.has(plural))) continue
    nouns.set(singular, { gender, plural: plural === singular ? undefined : false, singular })
    if (plural !== singular) nouns.set(plural, { gender, plural: true, singular })
  }
}
learn(knownNouns)
learn(feminineNouns.split(/\s+/u).map((word) => [word, 'feminine'] as const))
learn(masculineNouns.split(/\s+/u).map((word) => [word, 'masculine'] as const))

learn(
  everydayFeminines
    .trim()
    .split(/\s+/u)
    .map((word) => [word, 'feminine'] as const),
)
learn(
  everydayMasculines
    .trim()
    .split(/\s+/u)
    .map((word) => [word, 'masculine'] as const),
)

/** The gender of a noun, where it has only one. */
function genderOf(word: string): Gender | undefined {
  const noun = nouns.get(word)
  return noun && !doubtfulNouns.has(noun.singular) ? noun.gender : undefined
}

export function isNoun(
  word: string,
  { gender, plural }: { gender?: Gender; plural?: boolean } = {},
): boolean {
  const noun = nouns.get(word)
  if (!noun || (gender && genderOf(word) !== gender)) return false
  return plural === undefined || noun.plural === plural
}
