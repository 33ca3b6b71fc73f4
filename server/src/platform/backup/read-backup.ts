import { createReadStream } from 'node:fs'
import { createZstdDecompress } from 'node:zlib'
import { backupTexts as texts } from './backup.fr.ts'
import {
  type BackupEnd,
  type BackupHeader,
  formatVersion,
  lineCutter,
  marks,
  readEnd,
  readHeader,
  readTable,
  sha256,
  type TableColumns,
} from './backup-format.ts'

export type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'table'; table: TableColumns }
  | { kind: 'rows'; bytes: Buffer }
  | { kind: 'table-end' }
  | { kind: 'end'; end: BackupEnd }

/**
 * The parts of a backup in their order, a piece at a time.
 * @throws a French message when the file is no backup, is truncated or was altered; parts before were given already
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart, void, undefined> {
  const parser = openParser(file)
  const cutter = lineCutter()
  for await (const chunk of decompress(file)) {
    const lines = cutter.push(chunk)
    if (lines.length > 0) yield* parser.read(lines)
  }
  if (cutter.rest().length > 0 || !parser.isWhole()) throw new Error(texts.truncated(file))
}

/** Reads the whole file; throws as `readBackup` does. */
export async function checkBackup(file: string): Promise<{ header: BackupHeader; end: BackupEnd }> {
  let header: BackupHeader | undefined
  let end: BackupEnd | undefined
  for await (const part of readBackup(file)) {
    if (part.kind === 'header') header = part.header
    if (part.kind === 'end') end = part.end
  }
  if (!header || !end) throw new Error(texts.truncated(file))
  return { header, end }
}

async function* decompress(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file)
  const plain = createZstdDecompress()
  source.on('error', (fault) => plain.destroy(fault))
  try {
    for await (const chunk of source.pipe(plain)) {
      yield chunk as Buffer
    }
  } catch (fault) {
    throw new Error(explain(file, fault as NodeJS.ErrnoException), { cause: fault })
  } finally {
    source.destroy()
    plain.destroy()
  }
}

function explain(file: string, fault: NodeJS.ErrnoException): string {
  if (fault.code === 'ENOENT') return texts.missing(file)
  if (fault.code === 'EACCES' || fault.code === 'EISDIR') return texts.unreadable(file)
  if (fault.code === 'Z_BUF_ERROR') return texts.truncated(file)
  if (fault.code === 'ZSTD_error_prefix_unknown') return texts.notABackup(file)
  if (fault.code?.startsWith('ZSTD_error')) return texts.altered(file)
  return fault.message
}

function openParser(file: string) {
  const sum = sha256()
  let state: 'start' | 'between' | 'rows' | 'end' = 'start'

  function* readLine(line: Buffer): Generator<BackupPart> {
    const text = line.toString('utf8').trimEnd()
    if (state === 'end') throw new Error(texts.altered(file))
    if (state === 'start') {
      if (!text.startsWith(marks.header)) throw new Error(texts.notABackup(file))
      const header = parsed(file, () => readHeader(text.slice(marks.header.length)))
      if (header.format !== formatVersion) throw new Error(texts.otherFormat(file))
      state = 'between'
      yield { kind: 'header', header }
    } else if (text.startsWith(marks.table)) {
      yield { kind: 'table', table: parsed(file, () => readTable(text.slice(marks.table.length))) }
    } else if (text.startsWith(marks.copy)) {
      state = 'rows'
    } else if (text.startsWith(marks.end)) {
      const end = parsed(file, () => readEnd(text.slice(marks.end.length)))
      if (end.sha256 !== sum.digest('hex')) throw new Error(texts.altered(file))
      state = 'end'
      yield { kind: 'end', end }
      return
    }
    sum.update(line)
  }

  return {
    *read(lines: Buffer): Generator<BackupPart> {
      let at = 0
      while (at < lines.length) {
        if (state !== 'rows') {
          const next = lines.indexOf('\n', at) + 1
          yield* readLine(lines.subarray(at, next))
          at = next
          continue
        }
        const end = endOfRows(lines, at)
        const rows = lines.subarray(at, end ?? lines.length)
        if (rows.length > 0) {
          sum.update(rows)
          yield { kind: 'rows', bytes: rows }
        }
        if (end === undefined) return
        sum.update(endOfTable)
        state = 'between'
        yield { kind: 'table-end' }
        at = end + endOfTable.length
      }
    },
    isWhole: () => state === 'end',
  }
}

const endOfTable = Buffer.from('\\.\n')

/** Where the line `\.` begins, which no row can be: a row has its backslashes doubled. */
function endOfRows(lines: Buffer, from: number): number | undefined {
  if (lines.subarray(from, from + endOfTable.length).equals(endOfTable)) return from
  const found = lines.indexOf('\n\\.\n', from)
  return found === -1 ? undefined : found + 1
}

function parsed<Value>(file: string, read: () => Value): Value {
  try {
    return read()
  } catch (fault) {
    throw new Error(texts.altered(file), { cause: fault })
  }
}
