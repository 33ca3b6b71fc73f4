import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../../testing/free-port.ts'
import { buildSecondOpinion, type SecondOpinionRecord } from './build-second-opinion.ts'

const command = ['/usr/bin/grammalecte-server', '/usr/local/bin/grammalecte-server'].find((path) => {
  try {
    accessSync(path)
    return true
  } catch {
    return false
  }
})
if (!command)
  console.warn(
    'Grammalecte is not installed: its real server is not tested here (apt-get install grammalecte-cli).',
  )

describe.skipIf(!command)('the real server of Grammalecte', () => {
  let server: ChildProcess
  let url: string
  beforeAll(async () => {
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    // A group of its own: its pool of processes ends with it.
    server = spawn(command!, ['-ht', '127.0.0.1', '-p', String(port), '-mp', '1'], {
      stdio: 'ignore',
      detached: true,
    })
    for (let attempt = 0; attempt < 300; attempt++) {
      if (
        await fetch(url).then(
          () => true,
          () => false,
        )
      )
        return
      await pause(100)
    }
    throw new Error('grammalecte-server did not start')
  }, 60_000)
  afterAll(() => {
    if (server.pid) process.kill(-server.pid)
  })

  test('its findings are where the faults are, with emoji and several paragraphs', async () => {
    const reports: SecondOpinionRecord[] = []
    const { secondOpinion } = buildSecondOpinion(
      { grammalecteUrl: url },
      (record) => void reports.push(record),
      30_000,
    )
    const text =
      '🎉 Madame, Monsieur,\r\n\r\n🎉🎉. Elle ont accepté les nouvelle machines.\nJe me permet de vous écrire  au jour d’aujourd’hui.\n\n- les chat 🎉 noir & l’acceuil + 100 %'
    const findings = await secondOpinion!.ask(text, 'fr', new AbortController().signal)
    expect(reports).toEqual([])
    const said = findings.map(({ start, end, severity }) => [text.slice(start, end), severity])
    expect(said).toEqual(
      expect.arrayContaining([
        ['ont', 'warning'],
        ['nouvelle', 'warning'],
        ['permet', 'warning'],
        ['au jour d’aujourd’hui', 'advice'],
        ['chat', 'warning'],
      ]),
    )
    // Neither spelling nor typography.
    expect(said.map(([quote]) => quote)).not.toContain('acceuil')
    expect(said.every(([quote]) => /\p{L}/u.test(String(quote)))).toBe(true)
    expect(findings.find(({ start }) => text.startsWith('permet', start))).toMatchObject({
      source: 'grammalecte',
      rule: expect.stringMatching(/^grammalecte:/),
      message: expect.stringContaining('Je'),
      suggestions: ['permets'],
    })
  })
})
