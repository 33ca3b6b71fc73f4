import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Zippable, zipSync } from 'fflate'

/** The earliest date of the ZIP format, so that files of one letter are the same, byte for byte. */
const earliest = new Date(1980, 0, 1)

/** A deterministic ZIP of files, in the given order. */
export function zipFiles(files: Zippable): Buffer {
  return Buffer.from(zipSync(files, { mtime: earliest, level: 6 }))
}

/** The watermark as a PNG, 14 × 15.6 cm, for programs that support no SVG background. */
export const watermarkPicture = {
  bytes: readFileSync(join(import.meta.dirname, 'watermark.png')),
  widthCm: 14,
  heightCm: 15.6,
}
