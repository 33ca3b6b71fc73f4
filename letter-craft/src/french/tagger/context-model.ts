import { hash, slotOf } from './context.ts'

/** Weights of the context model: bytes, and what one unit is worth. */
export type ContextWeights = { bytes: Int8Array | Float32Array; unit: number; tags: readonly string[] }
/** The file of the model also lists the verbs that its texts have. */
export type ContextFile = ContextWeights & { usualVerbs: readonly string[] }
/** A word by its form and its tag. */
export type Neighbour = { form: string; tag: string }

/** How probable each tag is at a place, whatever word stands there; log-probabilities, natural base. */
export type ContextModel = (words: readonly Neighbour[], at: number) => ReadonlyMap<string, number>

const start: Neighbour = { form: '<s>', tag: '<s>' }
const end: Neighbour = { form: '</s>', tag: '</s>' }

/** Features of a place that leave out the word itself, hashed. */
export function placeFeatures(words: readonly Neighbour[], at: number): number[] {
  const [b1, b2, b3] = [words[at - 1] ?? start, words[at - 2] ?? start, words[at - 3] ?? start]
  const [n1, n2] = [words[at + 1] ?? end, words[at + 2] ?? end]
  return [
    hash('bias'),
    hash(`b ${b1.form}`),
    hash(`bt ${b1.tag}`),
    hash(`bb ${b2.form} ${b1.form}`),
    hash(`bbt ${b2.tag} ${b1.tag}`),
    hash(`bbbt ${b3.tag} ${b2.tag} ${b1.tag}`),
    hash(`bbtf ${b2.tag} ${b1.form}`),
    hash(`b2 ${b2.form}`),
    hash(`n ${n1.form}`),
    hash(`nt ${n1.tag}`),
    hash(`nn ${n1.form} ${n2.form}`),
    hash(`nnt ${n1.tag} ${n2.tag}`),
    hash(`n2t ${n2.tag}`),
    hash(`t ${b1.tag} ${n1.tag}`),
    hash(`tt ${b2.tag} ${b1.tag} ${n1.tag}`),
    hash(`ttn ${b1.tag} ${n1.tag} ${n2.tag}`),
    hash(`f ${b1.form} ${n1.form}`),
    hash(`ft ${b1.form} ${n1.tag}`),
    hash(`tf ${b1.tag} ${n1.form}`),
  ]
}

/** A multinomial logistic regression of the tag on its neighbours. */
export function createContextModel({ bytes, unit, tags }: ContextWeights): ContextModel {
  const hashes = tags.map((tag) => hash(tag))
  return (words, at) => {
    const features = placeFeatures(words, at)
    const scores = hashes.map((tag) => {
      let score = 0
      for (const feature of features) score += bytes[slotOf(feature, tag, bytes.length)] ?? 0
      return score * unit
    })
    const highest = Math.max(...scores)
    const total = Math.log(scores.reduce((sum, score) => sum + Math.exp(score - highest), 0)) + highest
    return new Map(tags.map((tag, index) => [tag, (scores[index] ?? 0) - total]))
  }
}

/** The file of the model: a line of JSON with the unit and the tags, then the bytes. */
export function writeContextWeights({ bytes, unit, tags, usualVerbs }: ContextFile): Uint8Array {
  const head = new TextEncoder().encode(`${JSON.stringify({ unit, tags, usualVerbs })}\n`)
  const file = new Uint8Array(head.length + bytes.length)
  file.set(head)
  file.set(new Uint8Array(Int8Array.from(bytes).buffer), head.length)
  return file
}

/** Reads what `writeContextWeights` wrote. */
export function readContextWeights(file: Uint8Array): ContextFile {
  const end = file.indexOf(10)
  const { unit, tags, usualVerbs } = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as {
    unit: number
    tags: string[]
    usualVerbs: string[]
  }
  return { bytes: new Int8Array(file.subarray(end + 1)), unit, tags, usualVerbs }
}
