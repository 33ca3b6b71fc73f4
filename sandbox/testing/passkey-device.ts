import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer) => data.toString('base64url')

const present = 0x01
const verified = 0x04
const hasCredential = 0x40

// The few forms of CBOR that an authenticator writes (RFC 8949).
const head = (kind: number, length: number) =>
  length < 24
    ? Buffer.from([(kind << 5) | length])
    : length < 256
      ? Buffer.from([(kind << 5) | 24, length])
      : Buffer.from([(kind << 5) | 25, length >> 8, length & 255])
const int = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
const map = (pairs: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()])

type Asked = { challenge: string }
type Behaviour = { origin: string; verifiesPerson?: boolean }

/** A device with one passkey, as browsers answer for it: WebAuthn level 2, ES256, without attestation. */
export function openPasskeyDevice(site: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const rpIdHash = sha256(new URL(site).hostname)
  const identity = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} }

  const clientData = (type: string, { challenge }: Asked, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const flags = (more: number, verifiesPerson: boolean) =>
    Buffer.from([present | (verifiesPerson ? verified : 0) | more])

  const noUses = Buffer.alloc(4)

  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const coordinate = (value: string) => bytes(Buffer.from(value, 'base64url'))
    return map([
      [int(1), int(2)],
      [int(3), int(-7)],
      [int(-1), int(1)],
      [int(-2), coordinate(x)],
      [int(-3), coordinate(y)],
    ])
  }

  return {
    create: (asked: Asked, { origin, verifiesPerson = true }: Behaviour) => {
      const length = Buffer.from([0, id.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey()])
      const data = Buffer.concat([rpIdHash, flags(hasCredential, verifiesPerson), noUses, credential])
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(data)],
      ])
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', asked, origin)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      }
      return { ...identity, response }
    },
    get: (asked: Asked, { origin, verifiesPerson = true }: Behaviour) => {
      const said = clientData('webauthn.get', asked, origin)
      const data = Buffer.concat([rpIdHash, flags(0, verifiesPerson), noUses])
      const signature = sign('sha256', Buffer.concat([data, sha256(said)]), privateKey)
      const response = {
        clientDataJSON: base64url(said),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      }
      return { ...identity, response }
    },
  }
}
