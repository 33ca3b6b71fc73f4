import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** A grey PNG of a few bytes, whatever its sides; `extra` are chunks before its pixels. */
export function png(width: number, height: number, extra: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const pixels = deflateSync(Buffer.alloc((width + 1) * height))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const flat = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#2b4a7f' } })

/** A small AVIF whose header says that it is larger. */
export async function avif(width: number, height: number): Promise<Buffer> {
  const small = await flat(64).avif({ effort: 0 }).toBuffer()
  const sides = small.indexOf('ispe') + 8
  small.writeUInt32BE(width, sides)
  small.writeUInt32BE(height, sides + 4)
  return small
}

/** Pictures that are accepted, in each format. */
export const goodPictures: readonly (() => Promise<Buffer>)[] = [
  () => flat(600).jpeg().toBuffer(),
  () => flat(600).jpeg({ progressive: true }).toBuffer(),
  () => flat(600).png().toBuffer(),
  () => flat(600).webp().toBuffer(),
  () => flat(256).avif({ effort: 0 }).toBuffer(),
]

/** Small files whose pixels, or whose notes, take much to unpack; and what is no picture. */
export const hostilePictures: readonly (() => Promise<Buffer>)[] = [
  async () => png(1, 4_000),
  async () => png(1, 16_000),
  async () => png(8_001, 8_000),
  async () => png(7_900, 7_900),
  () => flat(7_900).jpeg({ progressive: true }).toBuffer(),
  () => avif(7_900, 7_970),
  () => avif(4_800, 4_900),
  async () => {
    const notes = deflateSync(Buffer.alloc(50_000_000))
    return png(64, 64, [chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0', 'latin1'), notes]))])
  },
  async () => png(300, 300).subarray(0, 60),
  async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  async () => Buffer.alloc(0),
]
