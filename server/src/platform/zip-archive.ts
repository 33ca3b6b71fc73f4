import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** One file of an archive, written in pieces. */
export type ZipEntry = { write: (piece: string | Uint8Array) => void; end: () => void }

export type ZipArchive = {
  /** Begins a file; it must end before the next one begins. What is compressed already is only stored. */
  begin: (name: string, isCompressed: boolean) => ZipEntry
  /** The bytes made since the last call, so that memory holds no more than what was written between two. */
  take: () => Buffer
  /** Writes the directory; nothing can be added any more. */
  end: () => void
}

/** A ZIP whose bytes are handed over as they come. @param date - of all its files */
export function openZipArchive(date: Date): ZipArchive {
  const pieces: Uint8Array[] = []
  const zip = new Zip((fault, piece) => {
    if (fault) throw fault
    pieces.push(piece)
  })
  return {
    begin: (name, isCompressed) => {
      const entry = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
      entry.mtime = date
      zip.add(entry)
      return {
        write: (piece) => entry.push(typeof piece === 'string' ? Buffer.from(piece) : piece),
        end: () => entry.push(new Uint8Array(), true),
      }
    },
    take: () => Buffer.concat(pieces.splice(0)),
    end: () => zip.end(),
  }
}
