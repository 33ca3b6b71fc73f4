import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const xss = '<img src=x onerror=alert(1)>'

describe('a profile', () => {
  test('is blank at first, two of seven fields filled', async () => {
    const { token } = await server.signUp()
    const { body } = await server.request('GET', '/users/profile', { token })
    expect(body.data).toMatchObject({ completionRate: 29, photoURL: null, bio: null })
    expect(body.data.candidate).toEqual({
      gender: null,
      civility: null,
      address: [],
      city: '',
      experience: '',
      education: '',
      skills: [],
      achievements: [],
      languages: [],
    })
  })

  test('saves the given fields and keeps the others', async () => {
    const { token } = await server.signUp()
    const change = (body: object) => server.request('PUT', '/users/profile', { token, body })
    await change({ phoneNumber: '+33 (0)6 12-34-56', jobTitle: 'Caviste', industry: 'Commerce / Vente' })
    await change({ location: 'Tours', bio: 'Dix ans de cave.', website: 'https://caves.example.org' })
    await change({ candidate: { gender: 'feminine', skills: ['dégustation', '', 'caisse'] } })
    const { body } = await change({ displayName: '  Inès Morel ', candidate: { city: 'Tours' } })
    expect(body.data).toMatchObject({
      displayName: 'Inès Morel',
      completionRate: 100,
      phoneNumber: '+33 (0)6 12-34-56',
      candidate: { gender: 'feminine', skills: ['dégustation', 'caisse'], city: 'Tours' },
    })
    const emptied = await change({ bio: '  ', industry: null })
    expect(emptied.body.data).toMatchObject({ bio: null, industry: null, completionRate: 71 })
    expect((await server.request('GET', '/users/me', { token })).body).toEqual(emptied.body)
  })

  test.each([
    [{ displayName: ' A ' }, 'displayName', 'Le nom doit contenir au moins 2 caractères'],
    [{ phoneNumber: '0612' }, 'phoneNumber', 'Numéro de téléphone invalide'],
    [{ phoneNumber: '06 12 34 56 7a' }, 'phoneNumber', 'Numéro de téléphone invalide'],
    [{ website: 'caves.example.org' }, 'website', 'URL du site web invalide'],
    [{ website: 'javascript:alert(1).fr' }, 'website', 'URL du site web invalide'],
    [{ website: 'https://sans-point' }, 'website', 'URL du site web invalide'],
    [{ bio: 'x'.repeat(1_001) }, 'bio', 'Ce texte dépasse 1\u202f000 caractères.'],
    [{ candidate: { address: Array(7).fill('rue') } }, 'candidate.address', undefined],
    [{ candidate: { gender: 'autre' } }, 'candidate.gender', undefined],
    [{ industry: 'Astrologie' }, 'industry', undefined],
  ])('refuses %j and says why', async (wrong, path, message) => {
    const { token } = await server.signUp()
    const { status, body } = await server.request('PUT', '/users/profile', { token, body: wrong })
    expect(status).toBe(400)
    const fault = body.details.find((one: { path: string }) => one.path === path)
    expect(fault).toBeDefined()
    if (message) expect(fault.message).toBe(message)
  })

  test('returns texts unescaped', async () => {
    const { token } = await server.signUp()
    const body = { displayName: xss, jobTitle: xss, location: xss, bio: xss, candidate: { city: xss } }
    const answer = await server.request('PUT', '/users/profile', { token, body })
    expect(answer.body.data).toMatchObject(body)
  })

  test('of another user cannot be read or changed', async () => {
    const [alice, bob] = [await server.signUp(), await server.signUp()]
    await server.request('PUT', '/users/profile', { token: alice.token, body: { bio: 'Secret.' } })
    const mine = await server.request('PUT', '/users/profile', {
      token: bob.token,
      body: { id: alice.id, userId: alice.id, bio: 'À moi.' },
    })
    expect(mine.body.data).toMatchObject({ id: bob.id, bio: 'À moi.' })
    const hers = await server.request('GET', '/users/profile', { token: alice.token })
    expect(hers.body.data.bio).toBe('Secret.')
  })
})

describe('a picture', () => {
  const upload = async (
    token: string | undefined,
    file: Buffer,
    { field = 'avatar', name = 'moi.jpg', type = 'image/jpeg' } = {},
  ) => {
    const form = new FormData()
    form.append(field, new Blob([new Uint8Array(file)], { type }), name)
    const request = new Request('http://x', { method: 'POST', body: form })
    const answer = await server.app.inject({
      method: 'POST',
      url: '/v1/users/upload-avatar',
      headers: {
        'content-type': request.headers.get('content-type')!,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const picture = (width = 900, height = 600) =>
    sharp({ create: { width, height, channels: 3, background: '#2b4a7f' } })

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'in %s becomes a square of WebP without what the camera noted',
    async (format) => {
      const { id, token } = await server.signUp()
      const file = await picture()
        .withExif({ IFD0: { Artist: 'Inès' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
        .toFormat(format)
        .toBuffer()
      const { status, body } = await upload(token, file)
      expect([status, body]).toEqual([200, { data: { avatarUrl: expect.stringContaining(id) } }])
      const { photoURL } = (await server.request('GET', '/users/profile', { token })).body.data
      expect(photoURL).toBe(body.data.avatarUrl)
      const image = await server.app.inject({ method: 'GET', url: photoURL })
      expect(image.headers['content-type']).toBe('image/webp')
      const kept = await sharp(image.rawPayload).metadata()
      expect([kept.format, kept.width, kept.height, kept.exif]).toEqual(['webp', 512, 512, undefined])
      expect(image.rawPayload.includes('Inès')).toBe(false)
    },
  )

  test('replaces the previous one, and can be removed', async () => {
    const { token } = await server.signUp()
    const first = (await upload(token, await picture().png().toBuffer())).body.data.avatarUrl
    const second = (await upload(token, await picture(50, 50).negate().png().toBuffer())).body.data.avatarUrl
    expect(second).not.toBe(first)
    expect((await server.app.inject({ method: 'GET', url: first })).statusCode).toBe(404)
    const { body } = await server.request('DELETE', '/users/avatar', { token })
    expect(body.data.photoURL).toBeNull()
    expect((await server.app.inject({ method: 'GET', url: second })).statusCode).toBe(404)
  })

  test('is not found without its hash', async () => {
    const { id, token } = await server.signUp()
    await upload(token, await picture().png().toBuffer())
    const guessed = `/v1/users/${id}/avatars/${'0'.repeat(64)}.webp`
    expect((await server.app.inject({ method: 'GET', url: guessed })).statusCode).toBe(404)
  })

  const disguised: [string, Buffer | (() => Promise<Buffer>)][] = [
    ['a page called .jpg', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a GIF', () => picture(5, 5).gif().toBuffer()],
    ['a JPEG cut short', async () => (await picture().jpeg().toBuffer()).subarray(0, 900)],
    ['a JPEG that is only its first bytes', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
    ['nothing', Buffer.alloc(0)],
    ['a program', readFileSync(process.execPath).subarray(0, 100_000)],
  ]
  test.each(disguised)('refuses %s', async (_, file) => {
    const { token } = await server.signUp()
    const { status, body } = await upload(token, typeof file === 'function' ? await file() : file)
    expect([status, body.code, body.error]).toEqual([
      422,
      'AVATAR_NOT_AN_IMAGE',
      'Veuillez sélectionner une image valide',
    ])
  })

  test('refuses a decompression bomb', async () => {
    const { token } = await server.signUp()
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(5_000_000)
    const { status, body } = await upload(token, bomb)
    expect([status, body.code, body.details]).toEqual([
      422,
      'AVATAR_NOT_AN_IMAGE',
      { reason: 'too-many-pixels' },
    ])
  })

  test('refuses more than 5 MB, another field, and who is not signed in', async () => {
    const { token } = await server.signUp()
    const large = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.alloc(5_300_000)])
    const refused = await upload(token, large)
    expect([refused.status, refused.body.error]).toEqual([
      413,
      'La taille du fichier ne doit pas dépasser 5\u00a0Mo',
    ])
    const other = await upload(token, await picture().png().toBuffer(), { field: 'photo' })
    expect(other.body.code).toBe('AVATAR_NOT_AN_IMAGE')
    expect((await upload(undefined, await picture().png().toBuffer())).status).toBe(401)
    const plain = await server.request('POST', '/users/upload-avatar', { token, body: { avatar: 'x' } })
    expect(plain.body.code).toBe('UNSUPPORTED_MEDIA_TYPE')
  })

  test('is deleted with the account', async () => {
    const { id, token } = await server.signUp()
    await upload(token, await picture().png().toBuffer())
    await server.db.execute(sql`DELETE FROM users WHERE id = ${id}`)
    const { rows } = await server.db.execute(sql`SELECT 1 FROM avatars WHERE user_id = ${id}`)
    expect(rows).toHaveLength(0)
  })
})
