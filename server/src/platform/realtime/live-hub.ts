import { maxSocketsPerUser } from './live-limits.ts'
import { LiveSignal } from './live-signal.ts'
import { type CloseReason, frameOf, type LiveSocket, type LiveSource } from './live-socket.ts'

const usersAtOnce = 500

/** The sockets of this process by user: receives signals of PostgreSQL and sends frames. */
export class LiveHub {
  readonly #source: LiveSource
  readonly #byUser = new Map<string, Set<LiveSocket>>()

  constructor(source: LiveSource) {
    this.#source = source
  }

  /** Open sockets. */
  count(): number {
    let count = 0
    for (const sockets of this.#byUser.values()) count += sockets.size
    return count
  }

  /** False when the user has reached the maximum. */
  add(socket: LiveSocket): boolean {
    const mine = this.#byUser.get(socket.userId)
    if (!mine) this.#byUser.set(socket.userId, new Set([socket]))
    else if (mine.size >= maxSocketsPerUser) return false
    else mine.add(socket)
    return true
  }

  remove(socket: LiveSocket): void {
    const mine = this.#byUser.get(socket.userId)
    if (mine?.delete(socket) && mine.size === 0) this.#byUser.delete(socket.userId)
  }

  /** Handles a raw signal; false when it is unknown, as from another version of the server. */
  handleSignal(text: string): boolean {
    const news = parseSignal(text)
    if (!news) return false
    const sockets = this.#byUser.get(news.userId)
    if (!sockets) return true
    if (news.kind === 'notification') {
      const { notification } = news
      const frame = frameOf({ type: 'notification', notification })
      for (const socket of sockets) socket.deliver(notification.sequence, frame)
    } else if (news.kind === 'later') {
      for (const socket of sockets) socket.deliver(news.sequence, undefined)
    } else if (news.kind === 'changed') {
      for (const socket of sockets) socket.sendChanged()
    } else {
      for (const socket of sockets) if (socket.sessionId === news.sessionId) socket.close('tokenRefused')
    }
    return true
  }

  /** Sends each socket what it missed while disconnected, with batched queries. */
  async catchUp(): Promise<void> {
    const users = [...this.#byUser.keys()]
    for (let from = 0; from < users.length; from += usersAtOnce) {
      const last = await this.#source.lastSequences(users.slice(from, from + usersAtOnce))
      for (const [userId, sequence] of last)
        for (const socket of this.#byUser.get(userId) ?? []) socket.deliver(sequence, undefined)
    }
  }

  /** Notifications may have been read or deleted while disconnected. */
  sendChanged(): void {
    for (const socket of this.#all()) socket.sendChanged()
  }

  ping(): void {
    for (const socket of this.#all()) socket.ping()
  }

  closeAll(why: CloseReason): void {
    for (const socket of this.#all()) socket.close(why)
  }

  #all(): LiveSocket[] {
    return [...this.#byUser.values()].flatMap((sockets) => [...sockets])
  }
}

function parseSignal(text: string): LiveSignal | undefined {
  try {
    return LiveSignal.safeParse(JSON.parse(text)).data
  } catch (fault) {
    if (fault instanceof SyntaxError) return undefined
    throw fault
  }
}
