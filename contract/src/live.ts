import { z } from 'zod'
import { Notification, Sequence } from './notifications.ts'

// Messages of the WebSocket `GET /v1/notifications?token=ACCESS-TOKEN`; every frame is one of these as JSON.

/** Server to browser. Notifications of one socket arrive in the order of their sequence. */
export const LiveMessage = z.discriminatedUnion('type', [
  /** The first frame, with the sequence of the latest notification. */
  z.object({ type: z.literal('ready'), lastSequence: Sequence }),
  /** A notification with a known id replaces the earlier one (a counter that rises). */
  z.object({ type: z.literal('notification'), notification: Notification }),
  /** Some were read or deleted elsewhere, or may have been while the server was disconnected: reload the list. */
  z.object({ type: z.literal('changed') }),
])
export type LiveMessage = z.infer<typeof LiveMessage>

/** Browser to server: the only message, once, in answer to `ready`; notifications after `after` are replayed first. */
export const LiveRequest = z.strictObject({ type: z.literal('resume'), after: Sequence })
export type LiveRequest = z.infer<typeof LiveRequest>

/** Why a socket is closed. A foreign `Origin` is refused before, with HTTP 403. */
export const liveCloseCodes = {
  /** The server stops: connect again at once, to another one. */
  goingAway: 1001,
  /** The message is not a `LiveRequest`: a client bug, do not reconnect. */
  badMessage: 1008,
  tooBig: 1009,
  /** The server cannot verify the token at the moment: connect again after a while. */
  tryLater: 1013,
  /** Missing, invalid or expired token, or its session ended: connect again with a new one. */
  tokenRefused: 4401,
  /** A ping was not answered. */
  noHeartbeat: 4408,
  /** The user has ten sockets on this process already. */
  tooManySockets: 4409,
  /** Too many bytes are buffered for this socket: connect again and resume. */
  tooSlow: 4413,
} as const

/** Maximum size of a frame from the browser, in bytes. */
export const maxLiveRequestBytes = 1_024
