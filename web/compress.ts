import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** In bytes; below this, compression saves less than a packet. */
const worthwhile = 1024
/** In bytes; above this the best compression takes four seconds, and the next level two, for 3 % more. */
const large = 1_000_000

/** Writes a `.br` and a `.gz` beside each text file in `folder`, so that the server compresses nothing on request. */
export async function compressFiles(folder: string): Promise<void> {
  await Promise.all(
    globSync('**/*.{js,css,svg,data,webmanifest,aff,dic,bin}', { cwd: folder }).map(compressOne),
  )

  async function compressOne(name: string): Promise<void> {
    const file = join(folder, name)
    const content = await readFile(file)
    if (content.length < worthwhile) return
    const quality = content.length > large ? 10 : constants.BROTLI_MAX_QUALITY
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
    await writeFile(`${file}.br`, await brotli(content, { params }))
    await writeFile(`${file}.gz`, await zip(content, { level: 9 }))
  }
}
