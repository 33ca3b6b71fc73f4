import { setImmediate as breathe } from 'node:timers/promises'
import { errorMessages } from '@lettrine/contract/errors.fr'
import { myDataSchema } from '@lettrine/contract/my-data'
import { Failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { openZipArchive, type ZipArchive } from '../../platform/zip-archive.ts'
import {
  exportOwnKeptExports,
  fileName,
  layOutLetter,
  plainMarks,
  readOwnKeptExport,
  uniqueName,
} from '../exports/index.ts'
import { exportOwnAccount } from '../identity/index.ts'
import { exportOwnAvatar } from '../profile/index.ts'
import { exportOwnTemplates } from '../templates/index.ts'
import { type MissingFile, archiveTexts as texts } from './archive.fr.ts'
import { type ArchiveFiles, iterateOwnLetters, type OwnLetterRow, streamOwnData } from './read-own-data.ts'

export type ArchiveEntriesDeps = Pick<Deps, 'db' | 'clock' | 'typesetting'>

/** Size limit without Zip64, which many programs do not read. */
const mostCopyBytes = 2 ** 30

type Making = ArchiveEntriesDeps & {
  userId: string
  account: { displayName: string; email: string }
  zip: ZipArchive
  files: ArchiveFiles
  names: Set<string>
  missing: MissingFile[]
  copyBytes: number
  /** Whether to skip a letter that cannot be laid out, instead of retrying the job. */
  isTolerant: boolean
}

/**
 * Streams the archive of a user: memory holds a few letters and one file at most.
 * Files come first, so that `donnees.json` lists those that exist.
 */
export async function* archiveEntries(
  deps: ArchiveEntriesDeps,
  userId: string,
  isTolerant: boolean,
): AsyncGenerator<Buffer> {
  const { db } = deps
  const account = await exportOwnAccount(db, userId)
  if (!account) throw new Error('The account was deleted')
  const madeAt = deps.clock()
  const making: Making = {
    ...deps,
    userId,
    account: { displayName: account.name, email: account.email },
    zip: openZipArchive(madeAt),
    files: { avatar: null, templates: new Map(), letters: new Map(), copies: new Map() },
    names: new Set(),
    missing: [],
    copyBytes: 0,
    isTolerant,
  }
  yield await addAvatar(making)
  yield await addTemplates(making)
  for await (const letter of iterateOwnLetters(db, userId)) yield* addLetter(making, letter)
  yield* addData(making, madeAt)
  add(making, 'schema.json', `${JSON.stringify(myDataSchema(), null, 2)}\n`)
  add(making, texts.readMe, texts.about(account.name, madeAt, making.missing))
  making.zip.end()
  yield making.zip.take()
}

function add({ zip }: Pick<Making, 'zip'>, name: string, content: string | Uint8Array): void {
  const entry = zip.begin(name, /\.(?:pdf|docx|odt|webp)$/.test(name))
  entry.write(content)
  entry.end()
}

async function addAvatar(making: Making): Promise<Buffer> {
  const avatar = await exportOwnAvatar(making.db, making.userId)
  if (avatar) {
    making.files.avatar = texts.avatar
    add(making, texts.avatar, avatar.webp)
  }
  return making.zip.take()
}

async function addTemplates(making: Making): Promise<Buffer> {
  for (const { id, title, template } of await exportOwnTemplates(making.db, making.userId)) {
    const path = `${texts.folders.templates}/${uniqueName(fileName(title, 'txt'), making.names)}`
    making.files.templates.set(id, path)
    add(making, path, template)
  }
  return making.zip.take()
}

async function* addLetter(making: Making, letter: OwnLetterRow): AsyncGenerator<Buffer> {
  const name = uniqueName(fileName(letter.title, 'pdf'), making.names)
  const path = `${letter.deletedAt ? texts.folders.bin : texts.folders.letters}/${name}`
  const pdf = await makePdf(making, letter, path)
  if (pdf) {
    making.files.letters.set(letter.id, path)
    add(making, path, pdf)
    yield making.zip.take()
  }
  yield* addCopies(making, letter.id, `${texts.folders.copies}/${name.replace(/\.pdf$/, '')}`)
  await breathe()
}

async function makePdf(making: Making, letter: OwnLetterRow, path: string): Promise<Buffer | undefined> {
  const { typesetting, userId, account, clock, missing, isTolerant } = making
  try {
    const typesetter = typesetting.of(userId)
    const { pdf } = await layOutLetter(typesetter, letter, account, plainMarks, clock(), { pdf: 'standard' })
    return pdf
  } catch (fault) {
    const isRefused = fault instanceof Failure && fault.code !== 'SERVER_BUSY'
    if (!isRefused && !isTolerant) throw fault
    missing.push({ name: path, why: isRefused ? fault.message : errorMessages.INTERNAL_ERROR })
    return undefined
  }
}

async function* addCopies(making: Making, letterId: string, folder: string): AsyncGenerator<Buffer> {
  const { db, userId, files, missing } = making
  const names = new Set<string>()
  for (const copy of await exportOwnKeptExports(db, userId, letterId)) {
    const path = `${folder}/${uniqueName(copy.fileName, names)}`
    if (making.copyBytes + copy.size > mostCopyBytes) {
      missing.push({ name: path, why: texts.tooLarge })
      continue
    }
    const bytes = await readOwnKeptExport(db, userId, letterId, copy.id)
    // Deleted meanwhile by newer exports.
    if (!bytes) continue
    making.copyBytes += copy.size
    files.copies.set(copy.id, path)
    add(making, path, bytes)
    yield making.zip.take()
  }
}

async function* addData(making: Making, madeAt: Date): AsyncGenerator<Buffer> {
  const entry = making.zip.begin('donnees.json', false)
  for await (const piece of streamOwnData(making, madeAt)) {
    entry.write(piece)
    yield making.zip.take()
    await breathe()
  }
  entry.end()
}
