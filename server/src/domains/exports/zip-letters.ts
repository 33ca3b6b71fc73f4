import { Readable } from 'node:stream'
import { setImmediate as breathe } from 'node:timers/promises'
import { errorMessages } from '@lettrine/contract/errors.fr'
import type { ExportOptionsInput } from '@lettrine/contract/export'
import type { FastifyBaseLogger } from 'fastify'
import { Failure } from '../../platform/failure.ts'
import { openZipArchive } from '../../platform/zip-archive.ts'
import { requireOwnLetter } from '../letters/index.ts'
import { exportFile } from './export-letter.ts'
import { uniqueName } from './file-name.ts'
import type { ExportDeps, LetterFile } from './make-file.ts'
import { zipText } from './zip-letters.fr.ts'

type Missing = { name: string; why: string }

/**
 * Streams a ZIP of several letters, rendered one by one on demand: memory holds one letter at a time.
 * A letter that fails does not affect the others: a note inside lists it with the reason.
 * @throws the error of the first letter, when all fail
 */
export async function openZip(
  deps: ExportDeps,
  userId: string,
  ids: readonly string[],
  given: ExportOptionsInput,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<{ stream: Readable; fileName: string }> {
  const pieces = zipPieces(deps, userId, [...new Set(ids)], given, log)
  // No header was sent yet, so that the request can still fail with a status.
  const first = await pieces.next()
  const stream = Readable.from(startingWith(first.done ? undefined : first.value, pieces), {
    objectMode: false,
  })
  const day = deps.clock().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' })
  return { stream, fileName: zipText.fileName(day) }
}

async function* startingWith<Piece>(first: Piece | undefined, rest: AsyncGenerator<Piece>) {
  try {
    if (first !== undefined) yield first
    yield* rest
  } finally {
    await rest.return(undefined)
  }
}

async function* zipPieces(
  deps: ExportDeps,
  userId: string,
  ids: readonly string[],
  given: ExportOptionsInput,
  log: Pick<FastifyBaseLogger, 'error'>,
): AsyncGenerator<Buffer> {
  const zip = openArchive(deps.clock())
  const names = new Set<string>()
  const missing: Missing[] = []
  let firstFault: unknown
  for (const id of ids) {
    try {
      yield zip.add(await exportFile(deps, userId, id, given), names)
    } catch (fault) {
      firstFault ??= fault
      if (!(fault instanceof Failure)) log.error({ err: fault }, 'letter of a ZIP export failed')
      const name = await displayName(deps, userId, id)
      missing.push({ name, why: fault instanceof Failure ? fault.message : errorMessages.INTERNAL_ERROR })
    }
    await breathe()
  }
  if (names.size === 0) throw firstFault
  yield zip.close(missing)
}

/** Name of a letter in the note: its title, or its id when it has none or was deleted. */
async function displayName(deps: ExportDeps, userId: string, id: string): Promise<string> {
  try {
    return (await requireOwnLetter(deps.db, userId, id)).title || id
  } catch (fault) {
    if (fault instanceof Failure) return id
    throw fault
  }
}

/** A ZIP of letters, with a note on those that failed. */
function openArchive(date: Date) {
  const zip = openZipArchive(date)
  const write = (name: string, bytes: Uint8Array, isCompressed: boolean) => {
    const entry = zip.begin(name, isCompressed)
    entry.write(bytes)
    entry.end()
  }
  return {
    add({ bytes, fileName, format }: LetterFile, names: Set<string>): Buffer {
      write(uniqueName(fileName, names), bytes, format !== 'html' && format !== 'txt')
      return zip.take()
    },
    close(missing: readonly Missing[]): Buffer {
      if (missing.length > 0) write(zipText.noteName, Buffer.from(zipText.note(missing)), false)
      zip.end()
      return zip.take()
    },
  }
}
