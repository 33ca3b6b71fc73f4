import { liveCloseCodes } from '@lettrine/contract/live'
import { describe, expect, it } from 'vitest'
import { type LiveSocket, openLiveConnection } from './live-connection.ts'

/** A fake browser whose sockets and clock the test controls. */
function setUp({
  tokens = ['one', 'two', 'three', 'four'],
  lastSeen,
}: {
  tokens?: (string | undefined)[]
  lastSeen?: number
} = {}) {
  const opened: { url: string; sent: string[]; target: EventTarget; isClosed: boolean }[] = []
  const waits: { run: () => void; ms: number }[] = []
  const asked: boolean[] = []
  const heard: string[] = []
  const live = openLiveConnection(
    'ws://here/v1/notifications',
    {
      open: (url) => {
        const target = new EventTarget()
        const one = { url, sent: [] as string[], target, isClosed: false }
        opened.push(one)
        return Object.assign(target, {
          send: (text: string) => one.sent.push(text),
          close: () => {
            one.isClosed = true
          },
        }) as unknown as LiveSocket
      },
      token: async (isRefused) => {
        asked.push(isRefused)
        return tokens[asked.length - 1]
      },
      schedule: (run, ms) => {
        const wait = { run, ms }
        waits.push(wait)
        return () => void waits.splice(waits.indexOf(wait), 1)
      },
      random: () => 0.5,
    },
    { lastSeen: () => lastSeen, onMessage: ({ type }) => heard.push(type) },
  )
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    opened,
    waits,
    asked,
    heard,
    live,
    start: async () => {
      live.start()
      await settle()
    },
    say: (place: number, message: unknown) =>
      opened[place]!.target.dispatchEvent(
        Object.assign(new Event('message'), { data: JSON.stringify(message) }),
      ),
    lose: (place: number, code: number) =>
      opened[place]!.target.dispatchEvent(Object.assign(new Event('close'), { code })),
    next: async () => {
      waits.shift()?.run()
      await settle()
    },
  }
}

describe('openLiveConnection', () => {
  it('resumes after the last known notification', async () => {
    const { start, say, opened, heard } = setUp({ lastSeen: 7 })
    await start()
    say(0, { type: 'ready', lastSequence: 9 })
    expect(opened[0]).toMatchObject({
      url: 'ws://here/v1/notifications?token=one',
      sent: [JSON.stringify({ type: 'resume', after: 7 })],
    })
    expect(heard).toEqual(['ready'])
  })

  it('starts at the server’s last sequence when nothing is known', async () => {
    const { start, say, opened } = setUp()
    await start()
    say(0, { type: 'ready', lastSequence: 9 })
    expect(opened[0]?.sent).toEqual([JSON.stringify({ type: 'resume', after: 9 })])
  })

  it('reconnects 5 seconds plus a jitter after a loss', async () => {
    const { start, lose, waits, next, opened } = setUp()
    await start()
    lose(0, liveCloseCodes.goingAway)
    expect(waits.map(({ ms }) => ms)).toEqual([6_250])
    await next()
    expect(opened).toHaveLength(2)
  })

  it('retries at once with a new token after a refusal, and waits after a second one', async () => {
    const { start, lose, waits, next, asked } = setUp()
    await start()
    lose(0, liveCloseCodes.tokenRefused)
    expect(waits.map(({ ms }) => ms)).toEqual([0])
    await next()
    expect(asked).toEqual([false, true])
    lose(1, liveCloseCodes.tokenRefused)
    expect(waits.map(({ ms }) => ms)).toEqual([6_250])
  })

  it('does not reconnect after a bad message, or when signed out', async () => {
    const fault = setUp()
    await fault.start()
    fault.lose(0, liveCloseCodes.badMessage)
    expect(fault.waits).toEqual([])
    const nobody = setUp({ tokens: [undefined] })
    await nobody.start()
    expect([nobody.opened, nobody.waits]).toEqual([[], []])
  })

  it('waits a minute when too many sockets are open', async () => {
    const { start, lose, waits } = setUp()
    await start()
    lose(0, liveCloseCodes.tooManySockets)
    expect(waits.map(({ ms }) => ms)).toEqual([60_000])
  })

  it('reconnects at once when the network is back', async () => {
    const { start, lose, waits, live } = setUp()
    await start()
    live.reconnectNow()
    expect(waits).toEqual([])
    lose(0, 1006)
    live.reconnectNow()
    expect(waits.map(({ ms }) => ms)).toEqual([0])
  })

  it('ignores unknown messages, and does nothing once stopped', async () => {
    const { start, say, heard, live, lose, waits, opened } = setUp()
    await start()
    say(0, { type: 'song' })
    expect(heard).toEqual([])
    live.stop()
    lose(0, 1005)
    expect([waits, opened[0]?.isClosed]).toEqual([[], true])
  })
})
