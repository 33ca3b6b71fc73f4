import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { buildPictureScaler } from './picture-scaler.ts'

const scaler = buildPictureScaler()
const size = 64
const refusalOf = (file: Uint8Array) =>
  scaler.toSquareWebp({ file, size }).then(
    () => 'accepted',
    (fault: { reason?: string }) => fault.reason,
  )

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** A grey PNG of a few bytes, whatever its sides. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const pixels = deflateSync(Buffer.alloc((width + 1) * height))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A small AVIF whose header says that it is larger. */
async function avif(width: number, height: number): Promise<Buffer> {
  const small = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#2b4a7f' } })
    .avif({ effort: 0 })
    .toBuffer()
  const sides = small.indexOf('ispe') + 8
  small.writeUInt32BE(width, sides)
  small.writeUInt32BE(height, sides + 4)
  return small
}

describe('a picture is refused by its header, before it is decoded', () => {
  it.each([
    [1, 4_000],
    [1, 16_000],
    [16_000, 1],
    [100, 1_001],
  ])('when it is a line of %i by %i pixels', async (width, height) => {
    expect(await refusalOf(png(width, height))).toBe('too-narrow')
  })

  it('when it has too many pixels for its format', async () => {
    expect(await refusalOf(png(8_001, 8_000))).toBe('too-many-pixels')
    const together = Array.from({ length: 12 }, async () => refusalOf(await avif(7_900, 7_970)))
    expect(new Set(await Promise.all(together))).toEqual(new Set(['too-many-pixels']))
  })

  it('when it is of another format', async () => {
    expect(await refusalOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('format')
  })
})

test('a picture ten times as long as wide is cut to a square', async () => {
  const webp = await scaler.toSquareWebp({ file: png(100, 1_000), size })
  const { format, width, height } = await sharp(webp).metadata()
  expect([format, width, height]).toEqual(['webp', size, size])
})

test('a picture that cannot be read whole is refused', async () => {
  expect(await refusalOf(png(300, 300).subarray(0, 60))).toBe('unreadable')
})
