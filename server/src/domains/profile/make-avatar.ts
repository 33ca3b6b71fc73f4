import sharp from 'sharp'
import { failure } from '../../platform/failure.ts'

/** Pixels on each side. */
const avatarSize = 512

// Phones take up to 50 million pixels; more is a decompression bomb.
const maxPixels = 64_000_000
const timeoutSeconds = 10

/** Magic bytes of the accepted formats. File name and media type are not trusted. */
const signatures: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp' && /^avi[fs]$/.test(bytes.toString('latin1', 8, 12)),
]

/**
 * Re-encodes a picture as a square WebP, so that only the pixels survive: no location, no camera data, no hidden
 * content. Fails with `AVATAR_NOT_AN_IMAGE` for anything but a JPEG,
 * PNG, WebP or AVIF that can be read whole.
 */
export async function makeAvatar(file: Buffer): Promise<Buffer> {
  if (!signatures.some((isOne) => isOne(file))) throw failure('AVATAR_NOT_AN_IMAGE')
  try {
    return await sharp(file, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: timeoutSeconds })
      .autoOrient()
      .resize(avatarSize, avatarSize, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (cause) {
    throw failure('AVATAR_NOT_AN_IMAGE', { cause })
  }
}
