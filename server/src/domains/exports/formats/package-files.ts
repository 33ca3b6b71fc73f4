import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Zippable, zipSync } from 'fflate'

/** The first moment a ZIP can tell. Files made twice from one letter are then the same, byte for byte. */
const earliest = new Date(1980, 0, 1)

/** A ZIP that depends on nothing but its files; they stand in it in the order given. */
export function zipFiles(files: Zippable): Buffer {
  return Buffer.from(zipSync(files, { mtime: earliest, level: 6 }))
}

/** Our mark as a picture, 14 × 15.6 cm, for programs that draw no SVG behind a text. */
export const watermarkPicture = {
  bytes: readFileSync(join(import.meta.dirname, 'watermark.png')),
  widthCm: 14,
  heightCm: 15.6,
}
