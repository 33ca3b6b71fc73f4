import { openBenchServer, signUp } from './bench-server.ts'
import { race } from './measure.ts'
import { ms, report } from './report.ts'

const accounts = 40
const blocks = 14

/**
 * A wrong password for a known and for an unknown address: a difference in time would reveal accounts. Each attempt
 * comes from another IP address, so that no rate limit applies.
 */
export async function measureSignIn(): Promise<void> {
  const { app, close } = await openBenchServer()
  let visitors = 0
  const attempt = async (email: string) => {
    visitors += 1
    const remoteAddress = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
    const payload = { email, password: 'not this one' }
    const answer = await app.inject({ method: 'POST', url: '/v1/auth/sign-in/email', payload, remoteAddress })
    if (answer.statusCode !== 401) throw new Error(`Sign-in answered ${answer.statusCode}: ${answer.body}`)
  }
  try {
    for (let one = 0; one < accounts; one++) await signUp(app, `known${one}`)
    const times = await race(
      [
        { name: 'known', run: (round) => attempt(`known${round % accounts}@example.org`) },
        { name: 'unknown', run: (round) => attempt(`nobody${round % accounts}@example.org`) },
      ],
      blocks,
    )
    const [known, unknown] = [times.get('known')!, times.get('unknown')!]
    const difference = (Math.abs(known - unknown) / Math.min(known, unknown)) * 100
    console.log(`      a wrong password, median of 210: ${ms(known)} for an account, ${ms(unknown)} for none`)
    report('difference that would tell who is a user', `${difference.toFixed(1)} %`, '10 %', difference < 10)
  } finally {
    await close()
  }
}
