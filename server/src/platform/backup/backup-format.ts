import { createHash, hash } from 'node:crypto'
import { z } from 'zod'

/**
 * A backup is a SQL script compressed with zstd, as `pg_dump` would write the data of the tables: `COPY` with rows in
 * PostgreSQL’s text format. Comments between carry what a restore needs:
 *
 *     -- lettrine-backup {header}
 *     -- table {"schema": "public", "name": "letters", "columns": […]}
 *     COPY "public"."letters" ("user_id", …) FROM stdin;
 *     one line for each row
 *     \.
 *     -- lettrine-backup-end {"sha256": of all that precedes this line, "tables": […]}
 */
export const marks = {
  header: '-- lettrine-backup ',
  table: '-- table ',
  copy: 'COPY ',
  end: '-- lettrine-backup-end ',
} as const

export const formatVersion = 1

const TableColumns = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()).min(1) })
export type TableColumns = z.infer<typeof TableColumns>

const BackupHeader = z.object({
  format: z.int(),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  /** Names of the migrations that made the schema. */
  migrations: z.array(z.string()).min(1),
  /** Version of the job tables, which pg-boss makes; null before they exist. */
  jobs: z.int().nullable(),
})
export type BackupHeader = z.infer<typeof BackupHeader>

const TableSum = z.object({ schema: z.string(), name: z.string(), rows: z.int(), digest: z.string() })
export type TableSum = z.infer<typeof TableSum>

const BackupEnd = z.object({ sha256: z.string(), tables: z.array(TableSum) })
export type BackupEnd = z.infer<typeof BackupEnd>

export const readHeader = (json: string): BackupHeader => BackupHeader.parse(JSON.parse(json))
export const readTable = (json: string): TableColumns => TableColumns.parse(JSON.parse(json))
export const readEnd = (json: string): BackupEnd => BackupEnd.parse(JSON.parse(json))

const newline = 10

/** Cuts a stream of bytes into pieces of whole lines. */
export function lineCutter() {
  let pending: Buffer[] = []
  return {
    /** The whole lines that `chunk` ends; empty when it ends none. */
    push(chunk: Buffer): Buffer {
      const last = chunk.lastIndexOf(newline)
      if (last === -1) {
        pending.push(chunk)
        return Buffer.alloc(0)
      }
      const head = chunk.subarray(0, last + 1)
      const whole = pending.length > 0 ? Buffer.concat([...pending, head]) : head
      pending = last + 1 < chunk.length ? [chunk.subarray(last + 1)] : []
      return whole
    },
    /** Bytes after the last line. */
    rest: (): Buffer => Buffer.concat(pending),
  }
}

/**
 * Counts the rows of a table and sums their SHA-256, each of eight words apart: rows in another order give the same
 * digest, because PostgreSQL promises none.
 */
export function tableDigest() {
  const sums = new Uint32Array(8)
  const cutter = lineCutter()
  let rows = 0
  return {
    push(chunk: Buffer): void {
      const lines = cutter.push(chunk)
      let start = 0
      while (start < lines.length) {
        const end = lines.indexOf(newline, start)
        const sum = hash('sha256', lines.subarray(start, end), 'buffer')
        for (let word = 0; word < 8; word++) sums[word] = sums[word]! + sum.readUInt32LE(word * 4)
        rows += 1
        start = end + 1
      }
    },
    result: (): { rows: number; digest: string } => ({
      rows,
      digest: Buffer.from(sums.buffer).toString('hex'),
    }),
  }
}

export const sha256 = () => createHash('sha256')
