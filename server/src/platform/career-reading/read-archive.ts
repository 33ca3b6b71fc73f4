import { inflateRawSync } from 'node:zlib'
import { RefusedFile } from './file-refusal.ts'

/** An archive that unpacks to more than this was made to fill the memory. */
const maxUnpackedBytes = 30 * 1024 * 1024
const maxEntries = 2_000

/** The files of an archive, unpacked. */
export type Archive = ReadonlyMap<string, Uint8Array>

const directoryEnd = 0x06054b50
const directoryEntry = 0x02014b50
const localHeader = 0x04034b50
/** Of the end of a directory, without the comment after it. */
const endLength = 22
const longestComment = 0xffff

type Entry = { name: string; method: number; packed: Uint8Array }

/**
 * Unpacks a ZIP archive. What counts is what comes out: the sizes that an archive declares are not read. Fails with `RefusedFile` when
 * broken or too large.
 */
export function readArchive(bytes: Uint8Array): Archive {
  try {
    const unpacked = new Map<string, Uint8Array>()
    let room = maxUnpackedBytes
    for (const entry of entriesOf(bytes)) {
      const file = unpack(entry, room)
      room -= file.length
      unpacked.set(entry.name, file)
    }
    return unpacked
  } catch (fault) {
    throw fault instanceof RefusedFile ? fault : new RefusedFile('broken', { cause: fault })
  }
}

/** The entries that the directory at the end lists. @throws where the archive is not as the format asks */
function entriesOf(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > maxEntries) throw new RefusedFile('too-large')
  let at = view.getUint32(end + 16, true)
  return Array.from({ length: count }, () => {
    if (view.getUint32(at, true) !== directoryEntry) throw new Error('No entry where one should be')
    const method = view.getUint16(at + 10, true)
    const packedLength = view.getUint32(at + 20, true)
    const nameEnd = at + 46 + view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, nameEnd))
    const local = view.getUint32(at + 42, true)
    if (view.getUint32(local, true) !== localHeader) throw new Error('No file where one should be')
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    if (from + packedLength > bytes.length) throw new Error('The archive is cut off')
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    return { name, method, packed: bytes.subarray(from, from + packedLength) }
  })
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - longestComment)
  for (let at = view.byteLength - endLength; at >= first; at--)
    if (view.getUint32(at, true) === directoryEnd) return at
  throw new Error('The archive has no directory')
}

function unpack({ method, packed }: Entry, room: number): Uint8Array {
  if (method === 0 && packed.length <= room) return packed
  if (method === 0) throw new RefusedFile('too-large')
  if (method !== 8) throw new Error(`Method ${method} is not supported`)
  try {
    // Zero would mean no bound.
    return inflateRawSync(packed, { maxOutputLength: Math.max(room, 1) })
  } catch (fault) {
    const isTooLarge = (fault as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw isTooLarge ? new RefusedFile('too-large', { cause: fault }) : fault
  }
}
