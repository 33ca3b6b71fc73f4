import { readFileSync, writeFileSync } from 'node:fs'
import { createMorphology } from '../src/french/morphology.ts'
import { candidateTags } from '../src/french/tagger/context.ts'
import { writeContextWeights } from '../src/french/tagger/context-model.ts'
import { createTagger, type Tagger } from '../src/french/tagger/tagger.ts'
import { readDictionary } from '../src/spelling/affix-dictionary.ts'
import { accuracyOf } from './accuracy.ts'
import { type Place, trainContext } from './logistic.ts'
import { quantize, trainPerceptron } from './perceptron.ts'
import { type GoldWord, readTreebank } from './treebank.ts'
import { verbsOfLetters } from './verbs-of-letters.fr.ts'

const data = new URL('../data/', import.meta.url)
const textOf = (name: string) => readFileSync(new URL(name, data), 'utf8')
const morphology = createMorphology(
  readDictionary({ aff: textOf('french-dictionary/fr.aff'), dic: textOf('french-dictionary/fr.dic') }),
)
const sentencesOf = (...names: string[]): GoldWord[][] =>
  names.flatMap((name) => readTreebank(textOf(`treebank/${name}.tsv`), morphology))

/** Mulberry32, so that the same data gives the same weights. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function learnTagger(training: readonly GoldWord[][]): Tagger {
  const { bytes } = quantize(trainPerceptron(training, { size: 2 ** 18, rounds: 8, random: seeded(17) }))
  writeFileSync(new URL('french-tagger.bin', data), bytes)
  const tagger = createTagger(bytes)
  for (const name of ['sequoia-dev', 'sequoia-test']) {
    const { words, accuracy, confusions } = accuracyOf(tagger, sentencesOf(name))
    console.log(`${name}: ${words} words, ${(100 * accuracy).toFixed(2)} % of tags right`)
    if (process.env.CONFUSIONS)
      for (const [confusion, times] of Object.entries(confusions)
        .sort((one, other) => other[1] - one[1])
        .slice(0, 40))
        console.log(`  ${times} × ${confusion}`)
  }
  return tagger
}

/** Each word of the sentences as a place whose neighbours are tagged as they will be in a letter. */
function placesOf(sentences: readonly GoldWord[][], tagger: Tagger): Place[] {
  return sentences.flatMap((sentence) => {
    const tagged = tagger(sentence)
    const words = sentence.map(({ form, gold }, at) => {
      const tag = tagged[at]?.tag ?? 'X'
      return { form, tag, gold: gold.includes(tag) ? tag : (gold[0] ?? '') }
    })
    return words.map((_, at) => ({ words, at }))
  })
}

function learnContext(training: readonly GoldWord[][], tagger: Tagger): void {
  const places = placesOf(training, tagger)
  const counts = new Map<string, number>()
  for (const { words, at } of places) {
    const gold = words[at]?.gold ?? ''
    if (gold !== '') counts.set(gold, (counts.get(gold) ?? 0) + 1)
  }
  const tags = [...counts.keys()].sort()
  const weights = trainContext(places, { tags, size: 2 ** 19, rounds: 6, random: seeded(18) })
  const { bytes, scale } = quantize(weights)
  writeFileSync(
    new URL('french-context.bin', data),
    writeContextWeights({ bytes, unit: 1 / scale, tags, usualVerbs: usualVerbs() }),
  )
}

/** Verbs of the treebanks, and those that letters and offers use. */
function usualVerbs(): string[] {
  const verbs = new Set<string>(verbsOfLetters)
  for (const name of ['sequoia-train', 'sequoia-dev', 'gsd-dev', 'gsd-test'])
    for (const line of textOf(`treebank/${name}.tsv`).split('\n')) {
      const [, lemma = '', pos] = line.split('\t')
      if ((pos === 'VERB' || pos === 'AUX') && /(?:er|ir|re|oir)$/u.test(lemma)) verbs.add(lemma)
    }
  return [...verbs].sort()
}

const training = sentencesOf('sequoia-train', 'gsd-dev', 'gsd-test')
console.log(
  `${training.length} sentences to learn from; ${training.flat().filter((word) => candidateTags(word).length > 1).length} ambiguous words`,
)
learnContext(training, learnTagger(training))
