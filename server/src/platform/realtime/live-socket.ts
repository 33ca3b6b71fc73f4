import { type LiveMessage, LiveRequest, liveCloseCodes } from '@lettrine/contract/live'
import type { Notification } from '@lettrine/contract/notifications'
import { WebSocket } from 'ws'
import { type LiveTimings, maxBufferedBytes } from './live-limits.ts'

/** Where notifications are kept. */
export type LiveSource = {
  /** What came after a sequence, oldest first, and how far that goes. */
  readMissed: (
    userId: string,
    after: number,
  ) => Promise<{ notifications: Notification[]; lastSequence: number }>
  /** The last sequence of each user who has one. */
  lastSequences: (userIds: readonly string[]) => Promise<Map<string, number>>
}

export type SocketDeps = {
  /** Checked once the socket receives signals: a session that ends later is signalled. */
  isSessionLive: (userId: string, sessionId: string) => Promise<boolean>
  source: LiveSource
  timings: LiveTimings
  /** The socket is closing; `why` when the server closes it. */
  onClosing: (socket: LiveSocket, why: CloseReason | undefined) => void
  report: (fault: unknown) => void
}

export type CloseReason = keyof typeof liveCloseCodes

export type SocketOwner = { userId: string; sessionId: string; expiresAtMs: number }

export const frameOf = (message: LiveMessage): string => JSON.stringify(message)

const changedFrame = frameOf({ type: 'changed' })

/**
 * One socket of a user. Sends notifications in sequence without gaps or repetitions: one that is not the next
 * triggers a read of the table. A class, so that thousands of sockets share their methods.
 */
export class LiveSocket {
  readonly userId: string
  readonly sessionId: string
  /** Whether it answered since the last ping. */
  isAlive = true
  readonly #ws: WebSocket
  readonly #deps: SocketDeps
  /** The latest sequence when the socket opened; −1 until known. */
  #start = -1
  #sent = -1
  /** The browser has not sent `resume` yet. */
  #hasPaidSubscription = true
  #isReading = false
  /** The table has notifications that were not sent. */
  #isStale = false
  #resumeAfter: number | undefined
  /** A change arrived before `ready` was sent. */
  #isChanged = false
  #isClosing = false
  readonly #expiry: NodeJS.Timeout
  #timer: NodeJS.Timeout | undefined

  constructor(
    ws: WebSocket,
    { userId, sessionId, expiresAtMs }: SocketOwner,
    nowMs: number,
    deps: SocketDeps,
  ) {
    this.userId = userId
    this.sessionId = sessionId
    this.#ws = ws
    this.#deps = deps
    this.#expiry = setTimeout(() => this.close('tokenRefused'), Math.max(0, expiresAtMs - nowMs))
    ws.on('message', (bytes, isBinary) => this.#read(String(bytes), isBinary))
    ws.on('pong', () => {
      this.isAlive = true
    })
    // A frame that is too big or malformed: `ws` closes the socket itself, with its code.
    ws.on('error', () => this.#leave())
    ws.on('close', () => {
      this.#leave()
      clearTimeout(this.#timer)
    })
  }

  /** Sends `ready`, then live notifications. */
  async begin(): Promise<void> {
    const { userId, sessionId } = this
    const isLive = await this.#ask(() => this.#deps.isSessionLive(userId, sessionId))
    if (isLive === false) this.close('tokenRefused')
    if (this.#isClosing) return
    const known = await this.#ask(() => this.#deps.source.lastSequences([userId]))
    if (!known || this.#isClosing) return
    this.#start = known.get(userId) ?? 0
    this.#sent = this.#start
    this.#send(frameOf({ type: 'ready', lastSequence: this.#start }))
    if (this.#isChanged) this.sendChanged()
    if (this.#resumeAfter !== undefined) this.#resume(this.#resumeAfter)
    else this.#timer = setTimeout(() => this.#release(), this.#deps.timings.holdMs)
  }

  /** Delivers a notification; `frame` is undefined for one that must be read from the table. */
  deliver(sequence: number, frame: string | undefined): void {
    if (this.#hasPaidSubscription || this.#isReading) {
      this.#isStale = true
    } else if (sequence === this.#sent + 1 && frame !== undefined) {
      this.#sent = sequence
      this.#send(frame)
    } else if (sequence > this.#sent) void this.#catchUp()
  }

  /** Some were read or deleted elsewhere. */
  sendChanged(): void {
    if (this.#start >= 0) this.#send(changedFrame)
    else this.#isChanged = true
  }

  #send(frame: string): void {
    if (this.#ws.readyState !== WebSocket.OPEN) return
    this.#ws.send(frame)
    if (this.#ws.bufferedAmount > maxBufferedBytes) this.close('tooSlow')
  }

  /** Sends a ping; closes when the previous one was not answered. */
  ping(): void {
    if (!this.isAlive) this.close('noHeartbeat')
    this.isAlive = false
    if (this.#ws.readyState === WebSocket.OPEN) this.#ws.ping()
  }

  /** Closes the socket; terminates it when the browser does not complete the handshake in time. */
  close(why: CloseReason): void {
    if (this.#isClosing) return
    this.#leave(why)
    this.#ws.close(liveCloseCodes[why])
  }

  #leave(why?: CloseReason): void {
    if (this.#isClosing) return
    this.#isClosing = true
    clearTimeout(this.#expiry)
    clearTimeout(this.#timer)
    this.#deps.onClosing(this, why)
    if (this.#ws.readyState !== WebSocket.CLOSED)
      this.#timer = setTimeout(() => this.#ws.terminate(), this.#deps.timings.closeGraceMs)
  }

  #read(text: string, isBinary: boolean): void {
    if (this.#isClosing) return
    this.isAlive = true
    const request = isBinary ? undefined : requestIn(text)
    if (!request) this.close('badMessage')
    // A second `resume` is ignored: it would send twice.
    else if (this.#resumeAfter === undefined) {
      this.#resumeAfter = request.after
      if (this.#start >= 0) this.#resume(request.after)
    }
  }

  #resume(after: number): void {
    const hasMissed = after < this.#start
    if (!this.#hasPaidSubscription) {
      if (hasMissed) void this.#replay(after)
      return
    }
    if (hasMissed) {
      this.#sent = after
      this.#isStale = true
    }
    this.#release()
  }

  #release(): void {
    clearTimeout(this.#timer)
    this.#hasPaidSubscription = false
    if (this.#isStale) void this.#catchUp()
  }

  async #catchUp(): Promise<void> {
    this.#isReading = true
    do {
      this.#isStale = false
      const missed = await this.#ask(() => this.#deps.source.readMissed(this.userId, this.#sent))
      if (!missed || this.#isClosing) return
      for (const notification of missed.notifications)
        this.#send(frameOf({ type: 'notification', notification }))
      this.#sent = Math.max(this.#sent, missed.lastSequence)
    } while (this.#isStale)
    this.#isReading = false
  }

  /** Replays missed notifications for a late `resume`, after live ones were sent. */
  async #replay(after: number): Promise<void> {
    const missed = await this.#ask(() => this.#deps.source.readMissed(this.userId, after))
    for (const notification of missed?.notifications ?? [])
      if (notification.sequence <= this.#start) this.#send(frameOf({ type: 'notification', notification }))
  }

  /** On a database error the socket is closed: the browser reconnects and resumes. */
  async #ask<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await question()
    } catch (fault) {
      this.#deps.report(fault)
      this.close('tryLater')
      return undefined
    }
  }
}

function requestIn(text: string): LiveRequest | undefined {
  try {
    return LiveRequest.safeParse(JSON.parse(text)).data
  } catch (fault) {
    if (fault instanceof SyntaxError) return undefined
    throw fault
  }
}
