import { elides } from './elision.ts'
import { isFiniteVerb, type Reading } from './reading.ts'
import type { Sentence, Word } from './sentence.ts'
import { tokenize } from './tokens.ts'

/**
 * A pattern of words, one element after another:
 * - `mot` is that form, `(un|une)` one of these forms (or classes, see below;
 *   or several words: `(il y|on)`), `<faire>` any form of that lemma, `<faire|dire>` of these;
 * - `NOUN`, `ADJ`, `VERB`, `FINITE`, `INF`, `PART`, `GERUND`, `DET`, `PRON`, `ADV`, `PREP`, `NUM`, `NAME`, `WORD` are parts of speech, as
 *   the tagger chose them; `NOUN:fp` adds gender and number, `FINITE:3s` person and number; `PART*` is a word that may
 *   be one, whatever the tagger chose;
 * - `VOWEL` is a word before which «le» elides, `CONSONANT` another, `CAPITAL` one with a capital, `LOWER` one without, `JOINED` one that a hyphen joins to the
 *   word before, `APART` any other; with `!`, they restrict the next element («!JOINED il»);
 * - a group may also hold classes, lemmas, and `^` or `$`: `(très|ADV|<être>|$)`;
 * - a final `?` makes an element optional, and `...` is up to four words without punctuation;
 * - `!` before a form, group, lemma or class requires that the next word is none of these («!(un|une)»); before the
 *   fault, it is the word that precedes;
 * - `^` is the start of a clause, `$` its end, alone or in a group;
 * - `[faute → correction]` is the range to report, once in a pattern. The correction is text, several separated by
 *   « / »; `$1` in it is the first word of the fault as written. Where fault and correction are lemmas, `[<panser> → <penser>]`, the correction takes the same inflection;
 *   where both are groups of the same length, `[(sensé|sensée) → (censé|censée)]`, it is the one at the same place.
 */
export type Pattern = {
  elements: readonly Element[]
  /** The elements of the fault, from and to (excluded). */
  from: number
  to: number
  correction: Correction
}

type Element = {
  test: (word: Word, sentence: Sentence) => boolean
  kind: 'word' | 'gap' | 'absent' | 'start' | 'end'
  optional: boolean
  /** Also met by the start or the end of a clause. */
  orEdge?: boolean
  /** Forms or lemmas of which one must be there, to find the pattern by. */
  forms?: readonly string[]
  lemmas?: readonly string[]
}

export type Correction =
  | { kind: 'texts'; texts: readonly string[] }
  | { kind: 'lemma'; lemma: string }
  | { kind: 'aligned'; texts: readonly string[] }

/** Where a pattern is met: the faulty words, first and last index. */
export type PatternMatch = { first: number; last: number }

const classes: Readonly<Record<string, (reading: Reading) => boolean>> = {
  NOUN: ({ pos }) => pos === 'NOUN',
  ADJ: ({ pos, tense }) => pos === 'ADJ' || tense === 'participle',
  VERB: ({ pos }) => pos === 'VERB',
  FINITE: isFiniteVerb,
  INF: ({ tense }) => tense === 'infinitive',
  PART: ({ tense }) => tense === 'participle',
  GERUND: ({ tense }) => tense === 'gerund',
  DET: ({ pos, contracted }) => pos === 'DET' || contracted === true,
  PRON: ({ pos }) => pos === 'PRON',
  ADV: ({ pos }) => pos === 'ADV',
  PREP: ({ pos }) => pos === 'ADP',
  NUM: ({ pos }) => pos === 'NUM',
  NAME: ({ pos }) => pos === 'PROPN',
  WORD: ({ pos }) => pos !== 'PUNCT',
}

/** Classes of words by how they are written. */
const shapes: Readonly<Record<string, (word: Word) => boolean>> = {
  VOWEL: ({ text }) => elides(text),
  CONSONANT: ({ text }) => !elides(text),
  LOWER: ({ capital }) => !capital,
  CAPITAL: ({ capital }) => capital,
  JOINED: ({ before }) => before.endsWith('-'),
  APART: ({ before }) => !before.endsWith('-'),
}

const isPunctuation = (word: Word | undefined) => !word || word.reading.pos === 'PUNCT'

/** A mark that opens a quotation or a bracket, after which the clause goes on. */
const opens = (word: Word | undefined) => word !== undefined && /^[«“‘"([]$/u.test(word.text)

/** A group with a space or an inner apostrophe. */
const hasPhrase = /\([^()]*(?:\s|['’]\p{L})[^()]*\)/u
const isPhrase = (member: string): boolean => /\s|['’]\p{L}/u.test(member)
const isCorrection = (source: string, index: number) => index > source.indexOf('→')

/**
 * The patterns that a pattern with several words in a group stands for: «(il y|on) [à → a]» is «(on) [à → a]» and
 * «il y [à → a]». A fault whose correction depends on the place in the group stays as it is.
 */
export function spelledOut(source: string): string[] {
  if (!hasPhrase.test(source)) return [source]
  const [fixed = '', correction = ''] = /\[.*?→(.*?)\]/u.exec(source) ?? []
  const isBound = correction.includes('$') || /^\s*[(<]/u.test(correction)
  for (const group of source.matchAll(/(?<!!)\(([^()]*)\)(\??)/gu)) {
    const [whole, inner = '', optional = ''] = group
    const start = source.indexOf('[')
    if (
      group.index > start &&
      group.index < start + fixed.length &&
      (isBound || isCorrection(source, group.index))
    )
      continue
    const members = inner.split('|').map((member) => member.trim())
    const phrases = members.filter(isPhrase)
    if (phrases.length === 0) continue
    const words = members.filter((member) => !isPhrase(member))
    const choices = [
      ...phrases,
      ...(words.length > 0 ? [`(${words.join('|')})${optional}`] : optional ? [''] : []),
    ]
    return choices.flatMap((choice) =>
      spelledOut(source.slice(0, group.index) + choice + source.slice(group.index + whole.length)),
    )
  }
  return [source]
}

/** Reads a pattern. Throws where it is not well formed, with the pattern in the message. */
export function compilePattern(source: string): Pattern {
  const bracket = /^(.*?)\[(.+?) → (.*?)\](.*)$/u.exec(source)
  if (!bracket) throw new Error(`no [fault → correction] in «${source}»`)
  const [, before = '', fault = '', correction = '', after = ''] = bracket
  const head = elementsOf(before, source)
  const middle = elementsOf(fault, source)
  if (middle.length === 0) throw new Error(`empty fault in «${source}»`)
  return {
    elements: [...head, ...middle, ...elementsOf(after, source)],
    from: head.length,
    to: head.length + middle.length,
    correction: correctionOf(correction.trim(), fault.trim()),
  }
}

function correctionOf(text: string, fault: string): Correction {
  const lemma = /^<([^|>]+)>$/u.exec(text)?.[1]
  if (lemma) return { kind: 'lemma', lemma }
  const group = /^\(([^)]+)\)$/u.exec(text)?.[1]
  if (group && fault.startsWith('(')) return { kind: 'aligned', texts: group.split('|') }
  return { kind: 'texts', texts: text.split(' / ').map((one) => one.trim()) }
}

const piecesOf = (text: string): readonly string[] => text.match(/!?\([^)]*\)\??|!?<[^>]*>\??|\S+/gu) ?? []

const elementsOf = (text: string, source: string): Element[] =>
  piecesOf(text).flatMap((piece) => elementOf(piece, source))

/** «NOUN», «FINITE:3s», «PART*» */
const isClass = /^(\p{Lu}{3,})(?::([a-z\d]+))?(\*)?$/u
/** What a group may hold beside forms. */
const inMixedGroup = /^(?:[$^]|<.+>|\p{Lu}{3,}.*)$/u

function elementOf(piece: string, source: string): Element[] {
  if (piece === '...') return [{ kind: 'gap', optional: true, test: (word) => !isPunctuation(word) }]
  if (piece === '^') return [{ kind: 'start', optional: false, test: () => true }]
  if (piece === '$') return [{ kind: 'end', optional: false, test: () => true }]
  const absent = piece.startsWith('!') && piece.length > 1
  const optional = piece.endsWith('?') && piece.length > 1
  const bare = piece.slice(absent ? 1 : 0, optional ? -1 : undefined)
  const kind = absent ? 'absent' : 'word'
  const group = /^\((.+)\)$/u.exec(bare)?.[1]
  const lemma = /^<(.+)>$/u.exec(bare)?.[1]
  if (lemma) {
    const lemmas = lemma.split('|')
    const set = new Set(lemmas)
    return [{ kind, optional, lemmas, test: (word) => word.readings.some((one) => set.has(one.lemma)) }]
  }
  const named = classElement(bare, source)
  if (named) return [{ kind, optional, test: named }]
  const parts = (group ? group.split('|') : [bare]).map((part) => part.trim())
  if (group && parts.some((part) => inMixedGroup.test(part)))
    return [mixedGroup(parts, kind, optional, source)]
  const forms = parts.map((form) => form.toLowerCase().replaceAll("'", '’'))
  if (!group && !/[’']$/u.test(bare)) {
    const pieces = tokenize(bare, () => true).map(({ form }) => form)
    if (pieces.length > 1 && !optional && !absent) return pieces.map((form) => literal([form], kind, false))
  }
  return [literal(forms, kind, optional)]
}

/** A group that holds more than forms. */
function mixedGroup(
  parts: readonly string[],
  kind: Element['kind'],
  optional: boolean,
  source: string,
): Element {
  const orEdge = parts.some((part) => part === '^' || part === '$')
  const tests = parts
    .filter((part) => part !== '^' && part !== '$')
    .flatMap((part) => elementOf(part, source).map(({ test }) => test))
  return { kind, optional, orEdge, test: (word, sentence) => tests.some((test) => test(word, sentence)) }
}

function classElement(bare: string, source: string): Element['test'] | undefined {
  const [, name = '', features = '', any] = isClass.exec(bare) ?? []
  if (name === '') return undefined
  const shape = shapes[name]
  if (shape) return shape
  const test = classes[name]
  if (!test) throw new Error(`unknown class ${name} in «${source}»`)
  const met = (reading: Reading) => test(reading) && hasFeatures(reading, features)
  return any ? ({ readings }) => readings.some(met) : ({ reading }) => met(reading)
}

function literal(forms: readonly string[], kind: Element['kind'], optional: boolean): Element {
  const set = new Set(forms)
  return { kind, optional, forms, test: (word) => set.has(word.form) }
}

const hasFeatures = ({ gender, number, person }: Reading, features: string) =>
  [...features].every((feature) => {
    if (feature === 'f' || feature === 'm') return gender === feature
    if (feature === 's' || feature === 'p') return number === feature
    return person === Number(feature)
  })

/** What a pattern is found by: forms or lemmas of one word of its fault, and how many of its words precede that one. */
export type Anchor = { forms: readonly string[]; lemmas: readonly string[]; offset: number }

/**
 * Reads the anchor of a pattern without compiling it: of thousands of patterns, a letter meets a few hundred. Throws
 * where there is no form or lemma before an optional element.
 */
export function anchorOf(source: string): Anchor {
  const fault = /\[(.+?) → /u.exec(source)?.[1] ?? ''
  let offset = 0
  for (const piece of piecesOf(fault)) {
    if (piece.startsWith('!') && piece.length > 1) continue
    if (piece === '...' || (piece.endsWith('?') && piece.length > 1)) break
    const lemmas = /^<(.+)>$/u.exec(piece)?.[1]
    if (lemmas) return { forms: [], lemmas: lemmas.split('|'), offset }
    const forms = formsOf(piece)
    if (forms) return { forms, lemmas: [], offset }
    offset += 1
  }
  throw new Error(`the fault of «${source}» has no form or lemma to find it by`)
}

/** The forms that a piece of a pattern may be; undefined where it holds more than forms. */
function formsOf(piece: string): readonly string[] | undefined {
  if (isClass.test(piece)) return undefined
  const group = /^\((.+)\)$/u.exec(piece)?.[1]
  const parts = (group ? group.split('|') : [piece]).map((part) => part.trim())
  if (group && parts.some((part) => inMixedGroup.test(part))) return undefined
  const forms = parts.map((form) => form.toLowerCase().replaceAll("'", '’'))
  const [first] = !group && /[’-]\p{L}/u.test(piece) ? tokenize(piece, () => true) : []
  return first ? [first.form] : forms
}

/** Where the pattern is met, its fault starting at the word `at`. */
export function matchAt(pattern: Pattern, sentence: Sentence, at: number): PatternMatch | undefined {
  const { elements, from, to } = pattern
  let last = -1
  const isMet = forward(elements, from, to, sentence, at, (end) => {
    if (end === at || !backwards(elements, from - 1, sentence, at - 1)) return false
    if (!forward(elements, to, elements.length, sentence, end, always)) return false
    last = end - 1
    return true
  })
  return isMet ? { first: at, last } : undefined
}

const always = () => true
const maxGap = 4

/**
 * Reads the elements `from`…`to` from the word `at`, and calls `then` with each index that may follow them, until it
 * accepts one. Callbacks take half of the time of generators here, where most of a reading is spent.
 */
function forward(
  elements: readonly Element[],
  from: number,
  to: number,
  sentence: Sentence,
  at: number,
  then: (end: number) => boolean,
): boolean {
  const element = elements[from]
  if (from >= to || !element) return then(at)
  const word = sentence.words[at]
  const next = from + 1
  if (element.kind === 'start') return false
  if (element.kind === 'end')
    return isPunctuation(word) && !opens(word) && forward(elements, next, to, sentence, at, then)
  if (element.kind === 'absent') {
    if (element.orEdge && isPunctuation(word)) return false
    return (!word || !element.test(word, sentence)) && forward(elements, next, to, sentence, at, then)
  }
  if (element.kind === 'gap') {
    for (let skipped = 0; skipped <= maxGap; skipped++) {
      if (forward(elements, next, to, sentence, at + skipped, then)) return true
      if (isPunctuation(sentence.words[at + skipped])) return false
    }
    return false
  }
  if (word && element.test(word, sentence)) {
    if (forward(elements, next, to, sentence, at + 1, then)) return true
  } else if (element.orEdge && isPunctuation(word)) {
    if (forward(elements, next, to, sentence, at, then)) return true
  }
  return element.optional && forward(elements, next, to, sentence, at, then)
}

/** Whether the elements up to `from` are met by the words up to `at`, read backwards. */
function backwards(elements: readonly Element[], from: number, sentence: Sentence, at: number): boolean {
  const element = elements[from]
  if (from < 0 || !element) return true
  const word = sentence.words[at]
  const next = from - 1
  if (element.kind === 'end') return false
  if (element.kind === 'start') return isPunctuation(word) && backwards(elements, next, sentence, at)
  if (element.orEdge && isPunctuation(word))
    return element.kind !== 'absent' && backwards(elements, next, sentence, at)
  if (element.kind === 'absent')
    return (!word || !element.test(word, sentence)) && backwards(elements, next, sentence, at)
  if (element.kind === 'gap') {
    for (let skipped = 0; skipped <= maxGap; skipped++) {
      if (backwards(elements, next, sentence, at - skipped)) return true
      if (isPunctuation(sentence.words[at - skipped])) return false
    }
    return false
  }
  if (word && element.test(word, sentence) && backwards(elements, next, sentence, at - 1)) return true
  return element.optional && backwards(elements, next, sentence, at)
}
