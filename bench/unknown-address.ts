import { openBenchServer, signUp } from './bench-server.ts'
import { race } from './measure.ts'
import { ms, report } from './report.ts'

const allowedDifference = 0.1

/** Whether the response time of a password reset reveals that an address has an account. */
export async function measureUnknownAddress(): Promise<void> {
  const { app, close } = await openBenchServer()
  try {
    await signUp(app, 'known')
    let calls = 0
    const ask = (name: string) => async () => {
      calls += 1
      const answer = await app.inject({
        method: 'POST',
        url: '/v1/auth/request-password-reset',
        payload: { email: `${name}@example.org` },
        // Another IP address each time, because of the rate limit.
        remoteAddress: `10.0.${calls >> 8}.${calls & 255}`,
      })
      if (answer.statusCode !== 200) throw new Error(`Answered ${answer.statusCode}: ${answer.body}`)
    }
    const times = await race(
      ['known', 'unknown'].map((name) => ({ name, run: ask(name) })),
      40,
    )
    const [known, unknown] = [times.get('known')!, times.get('unknown')!]
    const difference = Math.abs(known - unknown) / Math.min(known, unknown)
    report(
      'asking for a new password, a known address against an unknown one, medians of 600',
      `${(difference * 100).toFixed(1)} % apart (${ms(known)} against ${ms(unknown)})`,
      `${allowedDifference * 100} %`,
      difference <= allowedDifference,
    )
  } finally {
    await close()
  }
}
