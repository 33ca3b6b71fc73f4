import { limits } from '@lettrine/contract/limits'
import { hostileFiles } from '../../server/testing/career/hostile-files.ts'
import { goodPictures, hostilePictures } from '../../server/testing/hostile-pictures.ts'
import type { createValues, Manner } from './generate-value.ts'
import type { Route } from './routes.ts'

/** A form with a file, as it is sent. */
export type Form = { route: Route; contentType: string; body: Buffer }

type Field = {
  route: Route
  field: string
  good: readonly Buffer[]
  hostile: readonly Buffer[]
  most: number
}

/** Routes that take a file are no part of the OpenAPI document. */
const routeOf = (path: string, name: string): Route => ({ method: 'POST', path, name, parameters: [] })

/** The answer to a picture, which the contract does not describe. */
const avatarAnswer = {
  safeParse(value: unknown) {
    const { avatarUrl } = (value as { data?: { avatarUrl?: unknown } } | undefined)?.data ?? {}
    const success = typeof avatarUrl === 'string' && avatarUrl.startsWith('/v1/users/')
    return { success, error: new Error('no address of a picture') }
  },
}

const goodCareers = [
  'Caissière chez Carrefour, à Tours, de 2019 à 2021\nBac pro commerce, 2018\nAnglais B2',
  '{"basics": {"name": "Inès"}, "work": [{"name": "Durand", "position": "Comptable", "startDate": "2019"}]}',
  'First Name,Last Name\nInès,Carpentier\n',
].map((text) => Buffer.from(text))

async function readFields(): Promise<Field[]> {
  const made = (pictures: typeof goodPictures) => Promise.all(pictures.map((picture) => picture()))
  return [
    {
      route: { ...routeOf('/users/upload-avatar', 'avatar'), output: avatarAnswer },
      field: 'avatar',
      good: await made(goodPictures),
      hostile: await made(hostilePictures),
      most: limits.avatar,
    },
    {
      route: routeOf('/career/read', 'career.read'),
      field: 'file',
      good: goodCareers,
      hostile: hostileFiles.map(({ bytes }) => Buffer.from(bytes())),
      most: limits.careerFile,
    },
  ]
}

/** Makes forms: as a browser sends them, of files that are spoilt or hostile, as large as may be, or broken themselves. */
export async function createFormMaker(): Promise<
  (manner: Manner, values: ReturnType<typeof createValues>) => Form
> {
  const fields = await readFields()
  return (manner, { pick, chance, integer }) => {
    const { route, field, good, hostile, most } = pick(fields)
    const spoilt = (file: Buffer) => {
      const copy = Buffer.from(file)
      for (let changes = integer(1, 8); changes > 0 && copy.length > 0; changes--)
        copy[integer(0, copy.length - 1)] = integer(0, 255)
      return chance(0.3) ? copy.subarray(0, integer(0, copy.length)) : copy
    }
    const large = () => {
      const file = Buffer.alloc(chance(0.5) ? most : most + 1, pick(['a', '- ', '\u0000', 'é ']))
      if (chance(0.5)) pick(good).copy(file)
      return file
    }
    const file = {
      valid: () => pick(good),
      almost: () => spoilt(pick(chance(0.7) ? good : hostile)),
      hostile: () => pick(hostile),
      large,
    }[manner]()
    const named = manner === 'almost' && chance(0.2) ? 'other' : field
    const boundary = `----fuzz${integer(0, 1_000_000)}`
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${named}"; filename="${fileNameOf(manner, pick)}"\r\nContent-Type: application/octet-stream\r\n\r\n`
    const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)])
    const contentType = `multipart/form-data; boundary=${boundary}`
    return manner === 'hostile' && chance(0.3)
      ? { route, ...broken({ contentType, body }, head, pick) }
      : { route, contentType, body }
  }
}

const fileNameOf = (manner: Manner, pick: ReturnType<typeof createValues>['pick']): string =>
  manner === 'hostile' ? pick(['', '../../etc/passwd', 'a'.repeat(300), '%00.pdf', 'cv"; x="y']) : 'cv.pdf'

type Sent = Pick<Form, 'contentType' | 'body'>

/** A form that is none: without its end, with another boundary, with parts beyond the one that is read. */
function broken(
  { contentType, body }: Sent,
  head: string,
  pick: ReturnType<typeof createValues>['pick'],
): Sent {
  return pick<() => Sent>([
    () => ({ contentType, body: body.subarray(0, body.length >> 1) }),
    () => ({ contentType: 'multipart/form-data', body }),
    () => ({ contentType: `${contentType}x`, body }),
    () => ({ contentType, body: Buffer.concat(Array(20).fill(Buffer.from(`${head}x\r\n`))) }),
    () => ({
      contentType,
      body: Buffer.from(head.replace('\r\n\r\n', `\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`)),
    }),
    () => ({ contentType, body: Buffer.alloc(0) }),
  ])()
}
