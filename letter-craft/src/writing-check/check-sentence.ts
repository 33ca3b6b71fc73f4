import { traceClaims, yearsOf } from '../claims/trace-claims.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { type Concept, isNamedIn } from '../plan/concept.ts'
import type { ProofreadContext } from '../proofreading/finding.ts'
import { englishMachineTurns, frenchMachineTurns } from '../proofreading/fr/machine-turns.fr.ts'
import { proofread } from '../proofreading/proofread.ts'
import { countWords } from '../text/measure.ts'
import { fixTypography, type Language } from '../typography/fix.ts'
import { type KnownFacts, readFacts, unsupportedClaims } from './claims.ts'
import { followsInjection, isInAnotherLanguage, isSentenceInAnother } from './reply-faults.ts'
import {
  courtesies,
  emptyStems,
  languageNames,
  ofTheReader,
  ownStatement,
  wishes,
} from './statement-words.fr.ts'

export type SentenceFault =
  /** A blank to fill. */
  | 'placeholder'
  | 'wrong-language'
  | 'too-long'
  /** Repeats its instructions, or speaks as a machine. */
  | 'obeys-data'
  /** A figure, date, name, diploma, tool or language that its facts do not state. */
  | 'unsupported'
  /** Something done or held, and no fact that says so. */
  | 'no-fact'
  | 'machine-turn'
  /** The proofreader finds a fault. */
  | 'language-fault'

/** A fact that sentences may state, and all that it says. */
export type StatableFact = { readonly id: string; readonly texts: readonly string[] }

export type SentenceContext = {
  readonly language: Language
  readonly facts: readonly StatableFact[]
  /** Of the letter: post, employer, recipient. */
  readonly fields: readonly string[]
  /** The offer: what it states may be said of the employer, and never of the sender. */
  readonly offer: string
  /** Texts that no sentence repeats: the delimiter of the data, the instructions. */
  readonly secrets: readonly string[]
  readonly year: number
  readonly concepts: ReadonlyMap<string, Concept>
  /** Whether the proofreader finds no fault. */
  readonly isSound: (sentence: string) => boolean
  /** Of the letter, for what the proofreader knows of its spelling and agreement. */
  readonly page?: ProofreadContext
}

export type CheckedSentence = {
  /** With its typography fixed. */
  readonly text: string
  /** Ids of facts that exist, of those it was given with; those found in it, where none were given. */
  readonly facts: readonly string[]
  readonly faults: readonly SentenceFault[]
  /** The words at fault, for the writer. */
  readonly about: readonly string[]
}

/** Checks a sentence; `ids` are the facts it says to state, undefined where its writer names none. */
export type SentenceCheck = (sentence: string, ids: readonly string[] | undefined) => CheckedSentence

const maxWords = 45

/** The gate of sentences that a model wrote: what is not stated by a fact, or is no sound sentence, has a fault. */
export function createSentenceCheck(context: SentenceContext): SentenceCheck {
  const { language, facts, fields, offer, secrets } = context
  const known = new Map(facts.map((fact) => [fact.id, readSource(fact)]))
  const letter = readFacts(fields)
  const ofOffer = readFacts([offer])
  return (sentence, ids) => {
    const text = withCertainFixes(
      fixTypography(sentence.replace(emphasis, '').replace(/\s+/gu, ' ').trim(), language),
      context,
    )
    const cited =
      ids === undefined ? mentionedIn(text, known) : [...new Set(ids)].filter((id) => known.has(id))
    const sources = (ids === undefined ? [...known.keys()] : cited).flatMap((id) => known.get(id) ?? [])
    const faults = new Set<SentenceFault>()
    const about: string[] = []
    const add = (fault: SentenceFault, words: readonly string[] = []) => {
      faults.add(fault)
      about.push(...words)
    }
    if (followsInjection(text, secrets)) add('obeys-data')
    if (
      isSentenceInAnother(text, language) ||
      (isInAnotherLanguage(text, language) && !(language === 'fr' && french.test(text)))
    )
      add('wrong-language')
    if (countWords(text) > maxWords) add('too-long')
    const turns = machineTurnsIn(text, language)
    if (turns.length > 0) add('machine-turn', turns)
    if (faultyPlace.test(text)) add('placeholder')
    const all = merged([
      letter,
      ofOffer,
      ...sources.map(({ words }) => words),
      { words: new Set(), numbers: yearsTogether(cited.flatMap((id) => known.get(id) ?? [])) },
    ])
    const unknown = unsupportedClaims(text, all)
    if (unknown.length > 0) add('unsupported', unknown)
    const own = statementIn(text, language)
    if (own !== '') {
      const said = ownFaults(own, sources, context)
      if (said.unsupported.length > 0) add('unsupported', said.unsupported)
      if (said.undone.length > 0) add('no-fact', said.undone)
      if (!(said.isSourced || isAbout(text, sources, context)) || isDisplaced(own, sources, known))
        add('no-fact')
    }
    if (faults.size === 0 && !context.isSound(text)) add('language-fault')
    return { text, facts: cited, faults: [...faults], about: [...new Set(about)] }
  }
}

/** Letters that French alone writes, of the languages models fall into. */
const french = /(?<!\p{L})(?:j|l|d|qu|n|s|c|m)’\p{L}|[èêàçœù]/iu

/** From the last to the first, so that offsets stay valid. */
const withCertainFixes = (text: string, { language, page = {} }: SentenceContext): string =>
  proofread(text, { language, context: page })
    .filter((finding) => finding.fix !== undefined)
    .reverse()
    .reduce((fixed, { start, end, fix }) => fixed.slice(0, start) + fix + fixed.slice(end), text)

const emphasis = /[*`]|(?<![\p{L}\d])_+(?=\p{L})|(?<=[\p{L}.])_+(?![\p{L}\d])/gu

const faultyPlace =
  /\[|\]|\{|\}|_{3,}|\.{4,}|(?<!\p{L})X{2,}(?!\p{L})|<[^>]*>|\*\*|^#|^\s*(?:[-•+]|\d{1,3}[.)])\s/u

type Source = { id: string; text: string; plain: string; words: KnownFacts; stems: ReadonlySet<string> }

function readSource({ id, texts }: StatableFact): Source {
  const text = texts.join('\n')
  return { id, text, plain: plainLetters(text), words: readFacts(texts), stems: new Set(stemsOf(text)) }
}

const merged = (all: readonly KnownFacts[]): KnownFacts => ({
  words: { has: (word) => all.some(({ words }) => words.has(word)) },
  numbers: { has: (value) => all.some(({ numbers }) => numbers.has(value)) },
})

/** The years that the posts a sentence cites make in all, from their months. */
function yearsTogether(sources: readonly Source[]): ReadonlySet<number> {
  const months = sources.flatMap(({ text }) => {
    const [, count] = /(?<!\d)(\d+) mois/u.exec(text) ?? []
    return count === undefined ? [] : Number(count)
  })
  const all = months.reduce((sum, count) => sum + count, 0)
  return new Set(months.length > 1 ? yearsOf(all) : [])
}

const nameOrDate = /(?<!\p{L})\p{Lu}[\p{L}’-]*|\d+/gu

const stemsOf = (text: string): string[] =>
  plainLetters(text)
    .split(/[^a-z0-9+#]+/u)
    .filter((word) => word.length > 3 || /\d/u.test(word))
    .map((word) => word.slice(0, 5))

/** Cards whose employer, school or dates a sentence names, where its writer names none. */
const mentionedIn = (text: string, known: ReadonlyMap<string, Source>): string[] => {
  const names = [...text.matchAll(/(?<!^)(?<![.!?]\s)(?<!\p{L})\p{Lu}[\p{L}\p{N}&-]{2,}/gu)].map(([name]) =>
    plainLetters(name),
  )
  return [...known.values()]
    .filter(({ plain }) => names.some((name) => plain.includes(name)))
    .map(({ id }) => id)
}

const machineTurnsIn = (text: string, language: Language): string[] => [
  ...(language === 'fr' ? frenchMachineTurns : englishMachineTurns).flatMap((turn) =>
    [...text.matchAll(turn)].map(([said]) => said),
  ),
  ...proofread(text, { language })
    .filter(({ rule }) => rule === 'cliche' || rule === 'empty-adjectives')
    .map(({ start, end }) => text.slice(start, end)),
]

const clauseEnd =
  /\s*[;:]\s+|,\s+(?=(?:je|j’|mais|et je|et j’|où j’|où je|I|and I)(?!\p{L}))|\s(?=(?:car|parce que|puisque|because|since) )|\s(?=et (?:je|j’))/iu
const didSo =
  /(?<!\p{L})(?:j’ai|j’étais|j’avais|je \p{L}+ais(?<!souhaitais)|I (?:have|was|had|\p{L}+ed))(?!\p{L})/iu

/** The parts of a sentence in which its sender states what they did, have or are; blank where it states nothing. */
function statementIn(text: string, language: Language): string {
  return text
    .split(clauseEnd)
    .filter((clause) => {
      const bare = clause.replace(courtesies[language], '')
      if (!ownStatement[language].test(bare)) return false
      // «Votre boutique cherche …, comme mon rayon chez …» still speaks of the sender.
      return didSo.test(bare) || (!ofTheReader[language].test(bare) && !wishes[language].test(clause))
    })
    .join('. ')
}

function ownFaults(
  own: string,
  sources: readonly Source[],
  { language, fields, year, concepts }: SentenceContext,
): { unsupported: string[]; undone: string[]; isSourced: boolean } {
  const texts = sources.map(({ text }) => text)
  const traced = traceClaims(`X,\n\n${own}.`, {
    language,
    sources: { profile: texts, said: [], letter: [...fields], offer: [] },
    year,
  })
  const plain = sources.map((source) => source.plain).join('\n')
  const tongues = [...own.matchAll(languageNames)].map(([name]) => name)
  return {
    isSourced: traced.some(
      ({ origin, kind }) => origin === 'profile' && kind !== 'employer' && kind !== 'date',
    ),
    unsupported: [
      ...traced
        .filter(
          ({ origin, kind, text }) => origin === undefined && !(kind === 'figure' && isCounted(own, text)),
        )
        .map(({ text }) => text),
      ...tongues.filter((name) => !plain.includes(plainLetters(name).slice(0, 5))),
    ],
    undone:
      language === 'fr' ? undoneIn(plainLetters(own).replace(inCharge, ''), plain.split('\n'), concepts) : [],
  }
}

/** «ces deux places», «les trois»: a few of what the sentence has named. */
const isCounted = (own: string, figure: string): boolean =>
  /^(?:deux|trois|quatre)(?!\p{L})/u.test(figure) &&
  new RegExp(`(?<!\\p{L})(?:ces|les|mes|leurs|vos|des) ${figure}`, 'iu').test(own)

/** «chargée de …» is no loading. */
const inCharge = /\bchargee?s? d(?:e|u|es)?(?![a-z])/gu

/** Tasks that the words tell and that no line of the facts names. */
function undoneIn(own: string, lines: readonly string[], concepts: ReadonlyMap<string, Concept>): string[] {
  const undone: string[] = []
  for (const concept of concepts.values())
    if (isNamedIn(concept, own) && !lines.some((line) => isNamedIn(concept, line)))
      undone.push(concept.does[0])
  return undone
}

/** Whether a sentence has a word of its facts beside names and dates, or a task that they name. */
function isAbout(text: string, sources: readonly Source[], { concepts, language }: SentenceContext): boolean {
  const isSaid = (stem: string) => sources.some(({ stems }) => stems.has(stem))
  const hasAny = stemsOf(text).some(isSaid)
  const own = stemsOf(text.replace(nameOrDate, ' ')).filter((stem) => !emptyStems.has(stem))
  // «J’ai travaillé chez Etam»: nothing is said but where.
  if (hasAny && (own.some(isSaid) || own.length < 2)) return true
  if (language !== 'fr') return hasAny
  const plain = plainLetters(text)
  const lines = sources.flatMap((source) => source.plain.split('\n'))
  return [...concepts.values()].some(
    (concept) => isNamedIn(concept, plain) && lines.some((line) => isNamedIn(concept, line)),
  )
}

/** Two words of a fact that the sentence does not cite, and that those it cites do not say. */
function isDisplaced(own: string, sources: readonly Source[], known: ReadonlyMap<string, Source>): boolean {
  const foreign = new Set(stemsOf(own).filter((stem) => !sources.some(({ stems }) => stems.has(stem))))
  return [...known.values()].some(({ stems }) => [...foreign].filter((stem) => stems.has(stem)).length > 1)
}
