import { createHash, createHmac } from 'node:crypto'

/** Hash of a share token; only the hash is stored. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

export type Visitor = { address: string; userAgent: string }

const phone = /Mobi|Android|iPhone|iPad/u

/**
 * Pseudonymous id of a visitor, valid for one link and day. Of the browser only phone or computer counts: its name can be
 * changed at will, to raise the views.
 */
export function visitorKey(secret: string, shareId: string, day: string, visitor: Visitor): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([shareId, day, visitor.address, phone.test(visitor.userAgent)]))
    .digest()
    .subarray(0, 16)
}
