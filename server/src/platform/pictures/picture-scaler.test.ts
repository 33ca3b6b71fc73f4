import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { avif, goodPictures, hostilePictures, png } from '../../../testing/hostile-pictures.ts'
import { buildPictureScaler } from './picture-scaler.ts'

const scaler = buildPictureScaler()
const size = 64
let owners = 0
/** Each is of another account. */
const refusalOf = (file: Uint8Array) =>
  scaler.toSquareWebp(`account ${owners++}`, { file, size }).then(
    () => 'accepted',
    (fault: { reason?: string }) => fault.reason,
  )

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
  const webp = await scaler.toSquareWebp('alice', { file: png(100, 1_000), size })
  const { format, width, height } = await sharp(webp).metadata()
  expect([format, width, height]).toEqual(['webp', size, size])
})

test('a picture that cannot be read whole is refused', async () => {
  expect(await refusalOf(png(300, 300).subarray(0, 60))).toBe('unreadable')
})

test('a picture that ends its process is refused, and the next one is made', async () => {
  for (const picture of hostilePictures) await refusalOf(await picture())
  for (const picture of goodPictures) expect(await refusalOf(await picture())).toBe('accepted')
}, 120_000)
