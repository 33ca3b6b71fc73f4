import { type LiveMessage, liveCloseCodes } from '@lettrine/contract/live'
import { WebSocket } from 'ws'

export type LiveClient = { userId: string; token: string }

const connectingAtOnce = 200

/** Many WebSocket clients, each of another user: counts what each received, and duplicates or gaps. */
export class LiveClients {
  readonly #members: readonly LiveClient[]
  readonly #last = new Map<string, number>()
  readonly #sockets = new Map<string, WebSocket>()
  /** Notifications received twice, or too early. */
  repeated = 0
  skipped = 0
  received = 0
  onNotification: (userId: string, sequence: number) => void = () => {}

  constructor(members: readonly LiveClient[]) {
    this.#members = members
  }

  /** Connects every client that is not connected; resolves once each received `ready`. */
  async connect(address: string, members: readonly LiveClient[] = this.#members): Promise<void> {
    const waiting = [...members]
    const workers = Array.from({ length: connectingAtOnce }, async () => {
      for (let member = waiting.pop(); member; member = waiting.pop()) await this.#open(address, member)
    })
    await Promise.all(workers)
  }

  /** Resolves once every socket is closed: its server was killed. */
  async gone(): Promise<void> {
    await Promise.all(
      [...this.#sockets.values()].map((ws) =>
        ws.readyState === WebSocket.CLOSED
          ? undefined
          : new Promise<void>((resolve) => ws.once('close', () => resolve())),
      ),
    )
  }

  leave(): void {
    for (const ws of this.#sockets.values()) ws.terminate()
  }

  lastOf = (userId: string): number => this.#last.get(userId) ?? 0

  #open(address: string, { userId, token }: LiveClient): Promise<void> {
    const ws = new WebSocket(`ws://${address}/v1/notifications?token=${token}`, { perMessageDeflate: false })
    this.#sockets.set(userId, ws)
    ws.on('error', () => {})
    return new Promise((resolve, reject) => {
      ws.on('close', (code) =>
        reject(new Error(`Closed with ${code}; see ${JSON.stringify(liveCloseCodes)}`)),
      )
      ws.on('message', (bytes) => {
        const frame = JSON.parse(String(bytes)) as LiveMessage
        if (frame.type === 'ready') {
          ws.send(JSON.stringify({ type: 'resume', after: this.lastOf(userId) }))
          resolve()
        } else if (frame.type === 'notification') this.#take(userId, frame.notification.sequence)
      })
    })
  }

  #take(userId: string, sequence: number): void {
    const last = this.lastOf(userId)
    if (sequence <= last) this.repeated += 1
    else if (sequence > last + 1) this.skipped += 1
    this.#last.set(userId, Math.max(last, sequence))
    this.received += 1
    this.onNotification(userId, sequence)
  }
}
