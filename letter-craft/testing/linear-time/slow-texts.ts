import { type HostileText, hostileTexts } from './hostile-texts.ts'

/** A reader of texts; lengths are in UTF-16 units. */
export type TextReader = {
  readonly read: (text: string) => unknown
  /** The longest text that a request may hand to it. */
  readonly limit: number
  /** Length of the texts at the quick size; an eighth of the longest, unless the reader cuts them in long pieces. */
  readonly quickLength?: number
  /** At the quick size, it reads one text of eight, which the seed of the tests chooses. */
  readonly isCostly?: boolean
}

export type TestSize = { readonly isFull: boolean; readonly seed: number }

/** A text twice as long may take this much longer; twice is exact, and memory and caches have their share. */
const maxGrowth = 2.5
/** Milliseconds: shorter readings are not compared, because a collection of garbage takes as long. */
const shortReading = { quick: 60, full: 80 }
const attempts = 6
/** The shortest text on which a square shows. */
const leastLength = 2_500

/**
 * The hostile texts that a reader takes more than its share of time for, each with its milliseconds at half the length
 * and at the whole. At full size the whole is the longest text of a request.
 */
export function slowTexts(reader: TextReader, size: TestSize, texts = textsFor(reader, size)): string[] {
  const { limit, read, quickLength = Math.max(leastLength, limit / 8) } = reader
  const length = size.isFull ? limit : Math.min(limit, quickLength)
  const noise = size.isFull ? shortReading.full : shortReading.quick
  read('Je tiens la caisse depuis 2019, chez Carrefour. '.repeat(20))
  return texts.flatMap(({ name, ofLength }) => {
    const [halfText, wholeText] = [ofLength(length / 2), ofLength(length)]
    let [half, whole] = [0, timeOf(read, wholeText)]
    for (let attempt = 0; attempt < attempts && whole > noise; attempt += 1) {
      half = attempt === 0 ? timeOf(read, halfText) : Math.min(half, timeOf(read, halfText))
      whole = Math.min(whole, timeOf(read, wholeText))
      if (whole <= maxGrowth * half) return []
    }
    return whole <= noise ? [] : [`${name}: ${half.toFixed(0)} then ${whole.toFixed(0)} ms`]
  })
}

const share = 8

function textsFor({ isCostly }: TextReader, { isFull, seed }: TestSize): HostileText[] {
  const all = hostileTexts({ all: isFull })
  return isCostly && !isFull ? all.filter((_, index) => (index + seed) % share === 0) : all
}

/** Milliseconds of processor time of this thread, so that busy machines count as idle ones. */
function timeOf(read: (text: string) => unknown, text: string): number {
  const before = process.threadCpuUsage()
  read(text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
