import type { PictureRefusal } from './picture-scaler.ts'

// Phones take up to 50 million pixels; more is a decompression bomb.
export const maxPixels = 64_000_000
/** Decoding an AVIF takes twenty bytes a pixel, and no phone writes one. */
const maxPixelsOfAvif = 24_000_000
/** The long side by the short one. A square of a narrower picture is a line, and scaling it takes gigabytes. */
const maxRatio = 10

/** Magic bytes of the accepted formats. File name and media type are not trusted. */
const signatures: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp' && /^avi[fs]$/.test(bytes.toString('latin1', 8, 12)),
]

export const isAcceptedFormat = (bytes: Buffer): boolean => signatures.some((isOne) => isOne(bytes))

type Header = { format: string; width: number; height: number }

/** Why a picture with this header is refused; sides in pixels; undefined when it is accepted. */
export function refusalOf({ format, width, height }: Header): PictureRefusal | undefined {
  if (width < 1 || height < 1) return 'unreadable'
  if (width * height > (format === 'heif' ? maxPixelsOfAvif : maxPixels)) return 'too-many-pixels'
  return Math.max(width, height) / Math.min(width, height) > maxRatio ? 'too-narrow' : undefined
}
