import {
  anchorOf,
  compilePattern,
  matchAt,
  type Pattern,
  type PatternMatch,
  spelledOut,
} from '../../french/pattern.ts'
import type { French, Sentence, Word } from '../../french/sentence.ts'
import type { Fault, Grammar, GrammarRule } from './grammar-rule.ts'

/** A rule whose faults are word patterns (see `compilePattern`). */
export type PatternRule = Omit<GrammarRule, 'find'> & {
  patterns: readonly string[]
  /** Every fault of this rule is put as a question. */
  doubtful?: boolean
}

/** A pattern is compiled when a sentence first has its word. */
type Indexed = { rule: PatternRule; source: string; offset: number; pattern?: Pattern }
/** Patterns by a form or a lemma of their fault, so that a sentence tries a few of them only. */
type PatternIndex = {
  byForm: ReadonlyMap<string, readonly Indexed[]>
  byLemma: ReadonlyMap<string, readonly Indexed[]>
}

export function indexPatterns(rules: readonly PatternRule[]): PatternIndex {
  const byForm = new Map<string, Indexed[]>()
  const byLemma = new Map<string, Indexed[]>()
  const add = (map: Map<string, Indexed[]>, key: string, indexed: Indexed) => {
    const known = map.get(key)
    if (known) known.push(indexed)
    else map.set(key, [indexed])
  }
  for (const rule of rules)
    for (const source of rule.patterns.flatMap(spelledOut)) {
      const { forms, lemmas, offset } = anchorOf(source)
      const indexed = { rule, source, offset }
      for (const form of forms) add(byForm, form, indexed)
      for (const lemma of lemmas) add(byLemma, lemma, indexed)
    }
  return { byForm, byLemma }
}

/** Every fault that the patterns find in a sentence, with its rule. */
export function* patternFaults(
  { byForm, byLemma }: PatternIndex,
  { sentence, french }: Grammar,
): Iterable<{ rule: PatternRule; fault: Fault }> {
  for (const word of sentence.words) {
    yield* faultsAt(word, byForm.get(word.form), { sentence, french })
    const { readings } = word
    for (const [at, { lemma }] of readings.entries()) {
      const indexed = byLemma.get(lemma)
      if (indexed && readings.findIndex((one) => one.lemma === lemma) === at)
        yield* faultsAt(word, indexed, { sentence, french })
    }
  }
}

function* faultsAt(
  word: Word,
  candidates: readonly Indexed[] = [],
  { sentence, french }: Grammar,
): Iterable<{ rule: PatternRule; fault: Fault }> {
  for (const indexed of candidates) {
    indexed.pattern ??= compilePattern(indexed.source)
    const { rule, offset, pattern } = indexed
    const found = matchAt(pattern, sentence, word.index - offset)
    if (!found || (ofConfusion.test(rule.id) && isName(sentence, found))) continue
    const texts = correctionsOf(pattern, sentence, found, french)
    if (texts.length === 0) continue
    const [only] = texts
    yield {
      rule,
      fault: {
        ...found,
        ...(texts.length === 1 && only !== undefined ? { fix: only } : { suggestions: texts }),
        ...(rule.doubtful && { doubtful: true }),
      },
    }
  }
}

const ofConfusion = /^confusion\//u

/** «chez Pomme de Pain»: behind a word with a capital, one with a capital inside a sentence is part of a name. */
const isName = ({ words }: Sentence, { first, last }: PatternMatch): boolean =>
  first === last &&
  words[first]?.capital === true &&
  words.slice(Math.max(1, first - 2), first).some(({ capital }) => capital)

function correctionsOf(
  { correction, elements, from }: Pattern,
  { words }: Sentence,
  { first, last }: PatternMatch,
  french: French,
): readonly string[] {
  const word = words[first]
  if (!word) return []
  const element = elements[from]
  if (correction.kind === 'lemma')
    return sameInflection(word, element?.lemmas ?? [], correction.lemma, french)
  const texts =
    correction.kind === 'aligned'
      ? correction.texts.slice(...placeOf(element?.forms?.indexOf(word.form) ?? -1))
      : correction.texts
  const fault = words.slice(first, last + 1)
  return texts.map((text) => {
    const filled = text.replace(/\$(\d)/gu, (_, place: string) => fault[Number(place) - 1]?.text ?? '')
    // The same word in lower case: its capital is the fault.
    return fault.length === 1 && filled === word.form ? filled : asWritten(word, filled)
  })
}

const placeOf = (index: number): [number, number] => (index < 0 ? [0, 0] : [index, index + 1])

function sameInflection(
  word: Word,
  lemmas: readonly string[],
  lemma: string,
  { morphology }: French,
): string[] {
  const forms = new Set<string>()
  for (const reading of word.readings) {
    if (!lemmas.includes(reading.lemma)) continue
    const { pos, gender, number, tense, person } = reading
    for (const form of morphology.inflect(lemma, {
      pos,
      ...(pos !== 'NOUN' && gender && { gender }),
      ...(number && { number }),
      ...(tense && { tense }),
      ...(person && { person }),
    }))
      if (form !== word.form) forms.add(asWritten(word, form))
  }
  return [...forms].slice(0, 3)
}

/** A correction with the capital of what it replaces. */
export const asWritten = (word: Word, text: string): string =>
  word.capital ? text.charAt(0).toUpperCase() + text.slice(1) : text
