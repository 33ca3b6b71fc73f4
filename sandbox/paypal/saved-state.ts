import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { paymentTexts as texts } from './paypal.fr.ts'
import { type Book, emptyBook } from './sandbox-state.ts'

/** What a file kept of an earlier run; an empty book without one. Throws a sentence when it cannot be read. */
export function readSavedBook(path: string | undefined): Book {
  if (!path || !existsSync(path)) return emptyBook()
  try {
    return { ...emptyBook(), ...(JSON.parse(readFileSync(path, 'utf8')) as Partial<Book>) }
  } catch (cause) {
    throw new Error(texts.badFile(path), { cause })
  }
}

/** Writes the book whole: a process that is killed leaves the old file or the new one, never a half. */
export function saveBook(path: string, book: Book): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, JSON.stringify(book), { mode: 0o600 })
  renameSync(`${path}.new`, path)
}
