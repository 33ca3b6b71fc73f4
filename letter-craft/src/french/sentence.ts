import type { AffixDictionary } from '../spelling/affix-dictionary.ts'
import { locutionAt } from './locutions.fr.ts'
import type { Morphology } from './morphology.ts'
import { isFiniteVerb, type Reading, tagOf } from './reading.ts'
import type { ContextModel } from './tagger/context-model.ts'
import type { Tagger } from './tagger/tagger.ts'
import { type Token, tokenize } from './tokens.ts'

/** A token with what it may be, and what it most probably is. */
export type Word = Token & {
  index: number
  capital: boolean
  readings: readonly Reading[]
  /** The most probable reading; for an unknown word, one with its part of speech only. */
  reading: Reading
  tag: string
  /** By how much the tagger prefers its tag; infinite where there is one. */
  margin: number
  /** Part of an adverbial phrase: «à la fois». */
  locution?: boolean
}

export type Sentence = { text: string; words: readonly Word[] }

type Parts = {
  dictionary: AffixDictionary
  morphology: Morphology
  tagger: Tagger
  context: ContextModel
}

/** Everything that knows French, loaded once. */
export type French = Omit<Parts, 'tagger'> & {
  /** Cuts a sentence into words, and chooses a reading for each. */
  parse: (text: string) => Sentence
  /** Chooses readings for other words than those written: «parse» with some forms replaced. */
  retag: (sentence: Sentence, replaced: ReadonlyMap<number, string>) => Sentence
}

export function createFrench({ tagger, ...parts }: Parts): French {
  const { morphology } = parts
  const isWord = (form: string) => morphology.readings(form).length > 0

  function tag(text: string, tokens: readonly Token[]): Sentence {
    const known = tokens.map((token, index) => {
      const capital = /^\p{Lu}/u.test(token.text)
      const all = readingsOf(token, capital, morphology)
      const readings = followsDeterminer(tokens, index)
        ? withoutVerbs(all)
        : followsJe(tokens, index)
          ? verbsOfFirstPerson(all)
          : all
      return { token, capital, form: token.form, readings }
    })
    const tagged = tagger(known)
    const words = known.map(({ token, capital, readings }, index): Word => {
      const { tag = 'X', margin = 0 } = tagged[index] ?? {}
      const reading = readings.find((one) => tagOf(one) === tag) ?? fallback(token.form, tag)
      return { ...token, index, capital, readings, reading, tag, margin }
    })
    return { text, words: markLocutions(words) }
  }

  return {
    ...parts,
    parse: (text) => tag(text, tokenize(text, isWord)),
    retag: ({ text, words }, replaced) =>
      tag(
        text,
        words.map((word) => {
          const form = replaced.get(word.index)
          return form === undefined ? word : { ...word, text: form, form: form.toLowerCase() }
        }),
      ),
  }
}

/** The words of adverbial phrases are read as adverbs. */
function markLocutions(words: readonly Word[]): Word[] {
  const forms = words.map(({ form }) => form)
  const marked = [...words]
  for (let at = 0; at < marked.length; at++) {
    const length = locutionAt(forms, at)
    for (let index = at; index < at + length; index++) {
      const word = marked[index]
      if (word)
        marked[index] = { ...word, locution: true, reading: { lemma: word.form, pos: 'ADV' }, tag: 'R' }
    }
    at += Math.max(0, length - 1)
  }
  return marked
}

const determiners = new Set(
  'un une des mon ton son ma ta sa ces mes tes ses notre votre nos vos cet cette chaque plusieurs'.split(' '),
)

/** Whether the word before can only be a determiner; an article that opens a sentence is one. */
const followsDeterminer = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens[index - 1]
  if (!before || !/^\s/u.test(tokens[index]?.before ?? '')) return false
  return determiners.has(before.form) || (index === 1 && /^(?:le|la|les)$/u.test(before.form))
}

const clitics = new Set('y en le la les l’ lui leur'.split(' '))

/** «j’étais» and «j’y étais» are no props: what follows «je» and its pronouns at once is its verb, where it may be one. */
function followsJe(tokens: readonly Token[], index: number): boolean {
  let at = index - 1
  while (at > 0 && clitics.has(tokens[at]?.form ?? '')) at -= 1
  return /^(?:je|j’)$/u.test(tokens[at]?.form ?? '') && !/-$/u.test(tokens[at]?.before ?? '')
}

const verbsOfFirstPerson = (readings: readonly Reading[]): readonly Reading[] => {
  const verbs = readings.filter((one) => isFiniteVerb(one) && one.person === 1)
  return verbs.length > 0 ? verbs : readings
}

/** After a determiner, a form that may be a noun or an adjective is no finite verb. */
const withoutVerbs = (readings: readonly Reading[]): readonly Reading[] =>
  readings.some(({ pos }) => pos === 'NOUN' || pos === 'ADJ')
    ? readings.filter((one) => !isFiniteVerb(one))
    : readings

function readingsOf({ form, text }: Token, capital: boolean, { readings }: Morphology): readonly Reading[] {
  const lower = readings(form)
  if (!capital) return lower.length > 0 ? lower : readings(text)
  const asWritten = readings(text.replaceAll("'", '’'))
  return asWritten.length === 0 ? lower : [...new Set([...lower, ...asWritten])]
}

const posOfCode: Readonly<Record<string, Reading['pos']>> = {
  N: 'NOUN',
  E: 'PROPN',
  A: 'ADJ',
  M: 'NUM',
  F: 'PUNCT',
  R: 'ADV',
  V: 'VERB',
}

const fallback = (form: string, tag: string): Reading => ({
  lemma: form,
  pos: posOfCode[tag.charAt(0)] ?? 'X',
})
