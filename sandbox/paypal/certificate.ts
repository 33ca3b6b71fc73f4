// Must be imported first: the certificate library needs this polyfill when it loads.
import 'reflect-metadata'
import { createHash, createSign, type KeyObject, KeyObject as NodeKey, webcrypto } from 'node:crypto'
import * as x509 from '@peculiar/x509'
import { dayMs } from './clock.ts'

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
}

export type SigningCertificate = {
  /** The signer’s certificate, PEM. */
  pem: string
  /** The authority’s, which a merchant has to trust, PEM. */
  rootPem: string
  /** Where the signer’s is fetched; another certificate has another path, since paths are cached. */
  path: string
  sign: (text: string) => string
}

/** Creates a root and a webhook signing certificate, both valid for ten years, since tests advance the clock by years. */
export async function createCertificate(now: Date): Promise<SigningCertificate> {
  const newKeys = () => webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const [authority, signer] = await Promise.all([newKeys(), newKeys()])
  const dates = {
    notBefore: new Date(now.getTime() - dayMs),
    notAfter: new Date(now.getTime() + 3_650 * dayMs),
  }
  const rootName = 'CN=Lettrine payment sandbox'
  const root = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: rootName,
    keys: authority,
    signingAlgorithm: algorithm,
    extensions: [new x509.BasicConstraintsExtension(true, undefined, true)],
    ...dates,
  })
  const leaf = await x509.X509CertificateGenerator.create({
    serialNumber: '02',
    subject: 'CN=messageverificationcerts.sandbox.lettrine.example',
    issuer: rootName,
    publicKey: signer.publicKey,
    signingKey: authority.privateKey,
    signingAlgorithm: algorithm,
    extensions: [new x509.BasicConstraintsExtension(false, undefined, true)],
    ...dates,
  })
  const key: KeyObject = NodeKey.from(signer.privateKey)
  return {
    pem: leaf.toString('pem'),
    rootPem: root.toString('pem'),
    path: `/v1/notifications/certs/CERT-${createHash('sha256').update(leaf.toString('pem')).digest('hex').slice(0, 16)}`,
    sign: (text) => createSign('sha256').update(text).sign(key, 'base64'),
  }
}
