import { createHash, createHmac } from 'node:crypto'

/** What the database keeps of a link; the link itself it never sees. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

export type Visitor = { address: string; userAgent: string }

/** Who a visitor is for one link on one day: the same for each opening, and of no use elsewhere. */
export function visitorKey(secret: string, shareId: string, day: string, visitor: Visitor): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([shareId, day, visitor.address, visitor.userAgent]))
    .digest()
    .subarray(0, 16)
}
