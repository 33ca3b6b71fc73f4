import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Finding } from '@lettrine/contract/proofreading'
import { readGrammalecte } from '../server/src/platform/second-opinion/grammalecte.ts'

const run = promisify(execFile)
const command = 'grammalecte-cli'

/** Whether Debian's package `grammalecte-cli` is installed. */
export const hasGrammalecte = (): Promise<boolean> =>
  run(command, ['--help']).then(
    () => true,
    () => false,
  )

/** What one run of Grammalecte finds in each sentence, typography and spelling left out, and its duration. */
export async function askGrammalecte(
  sentences: readonly string[],
): Promise<{ findings: Finding[][]; milliseconds: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'lettrine-grammalecte-'))
  try {
    const file = join(folder, 'sentences.txt')
    // Grammalecte reads each line as a paragraph.
    const text = sentences.map((sentence) => sentence.replace(/\s*\n\s*/gu, ' ')).join('\n')
    await writeFile(file, text)
    const started = performance.now()
    const { stdout } = await run(command, ['-f', file, '-j', '-owe'], { maxBuffer: 2 ** 28 })
    const milliseconds = performance.now() - started
    return { findings: bySentence(readGrammalecte(JSON.parse(stdout), text), text), milliseconds }
  } finally {
    await rm(folder, { recursive: true })
  }
}

function bySentence(found: readonly Finding[], text: string): Finding[][] {
  let start = 0
  return text.split('\n').map((line) => {
    const [from, to] = [start, start + line.length]
    start = to + 1
    return found
      .filter((one) => one.start >= from && one.start < to)
      .map((one) => ({ ...one, start: one.start - from, end: one.end - from }))
  })
}
