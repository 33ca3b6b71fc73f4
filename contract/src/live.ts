import { z } from 'zod'
import { Notification, Sequence } from './notifications.ts'

// What goes over the socket of `GET /v1/notifications?token=ACCESS-TOKEN`; every frame is one of these as JSON.

/** Server to browser. Notifications of one socket come in the order of their sequence. */
export const LiveMessage = z.discriminatedUnion('type', [
  /** The first frame: the socket is open, and the last notification there was. */
  z.object({ type: z.literal('ready'), lastSequence: Sequence }),
  /** One with an id that is known takes the place of the earlier one: it counts on. */
  z.object({ type: z.literal('notification'), notification: Notification }),
  /** Read or deleted elsewhere, or perhaps so while the server could not listen: the list is to be read again. */
  z.object({ type: z.literal('changed') }),
])
export type LiveMessage = z.infer<typeof LiveMessage>

/** Browser to server: all it may say, once, as the answer to `ready`; what came after `after` is sent first. */
export const LiveRequest = z.strictObject({ type: z.literal('resume'), after: Sequence })
export type LiveRequest = z.infer<typeof LiveRequest>

/** Why a socket is closed. A foreign `Origin` is refused before, with HTTP 403. */
export const liveCloseCodes = {
  /** The server stops: connect again at once, to another one. */
  goingAway: 1001,
  /** What was sent is not a `LiveRequest`: a fault of the program, not worth another try. */
  badMessage: 1008,
  tooBig: 1009,
  /** The server cannot tell who asks at the moment: connect again after a while. */
  tryLater: 1013,
  /** No token, or one that is refused, over, or whose session was ended: connect again with a new one. */
  tokenRefused: 4401,
  /** A ping was left without an answer. */
  noHeartbeat: 4408,
  /** The user has ten sockets here already; this one was the eleventh. */
  tooManySockets: 4409,
  /** More waits to be read than is kept for one socket: connect again, and resume. */
  tooSlow: 4413,
} as const

/** Bytes of a frame that the server reads. */
export const maxLiveRequestBytes = 1_024
