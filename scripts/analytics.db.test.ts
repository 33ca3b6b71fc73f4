import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../server/testing/test-app.ts'
import { runAnalytics } from './analytics-command.ts'

const now = new Date('2026-11-21T10:00:00Z')
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ clock: () => now })
})
afterAll(() => server.close())
beforeEach(() => server.db.execute('DELETE FROM analytics_counts'))

const analytics = (...words: string[]) => runAnalytics({ db: server.db, clock: () => now }, words)

async function send(...events: object[]) {
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/v1/analytics/events',
    headers: { 'user-agent': browser },
    payload: { events },
  })
  expect(statusCode).toBe(202)
}

const view = { name: 'page_view', page: '/', referrer: 'search', device: 'phone', theme: 'dark' }
const load = { name: 'web_vital', metric: 'LCP', value: 2_600, page: '/', device: 'phone' }

/** Lines that contain `what`, with single spaces. */
const linesAbout = (text: string, what: string) =>
  text
    .split('\n')
    .filter((line) => line.includes(what))
    .map((line) => line.trim().replaceAll(/ {2,}/g, ' | '))

test('the report is printed in French', async () => {
  await send(view, view, { ...view, page: '/help', referrer: 'internal' })
  await send({ name: 'login_attempt', way: 'google' }, { name: 'login_failed', way: 'google' })
  await send({ name: 'template_used' }, { name: 'ai_generator_clicked', place: 'letter' })
  await send({ name: 'letter_search', length: 'short', found: 'none' }, load, { ...load, value: 1_200 })
  const said = await analytics('report', '--days', '7')
  expect(said.split('\n')[0]).toBe('Audience du 15 novembre 2026 au 21 novembre 2026')
  expect(linesAbout(said, 'Pages vues')[0]).toBe('Pages vues | 3')
  expect(linesAbout(said, 'Accueil')).toEqual(['Accueil | 2 | 67\u00a0%'])
  expect(linesAbout(said, 'Moteur de recherche')).toEqual(['Moteur de recherche | 2 | 67\u00a0%'])
  expect(linesAbout(said, 'Google')).toEqual(['Google | 1 | 0 | 1'])
  expect(linesAbout(said, 'Modèles utilisés')).toEqual(['Modèles utilisés | 1'])
  expect(linesAbout(said, 'Rédaction demandée')).toEqual(['Rédaction demandée\u00a0: dans une lettre | 1'])
  expect(linesAbout(said, 'Dans les lettres')).toEqual(['Dans les lettres | 1 | 1'])
  expect(linesAbout(said, 'LCP')).toEqual([
    'Contenu principal affiché (LCP) | 2,6\u00a0s | 50\u00a0% | 50\u00a0% | 0\u00a0% | 2',
  ])
  expect(linesAbout(said, 'INP')).toEqual(['Réponse à un geste (INP) | — | — | — | — | 0'])
})

test('the report is printed as JSON', async () => {
  await send(view)
  const told = JSON.parse(await analytics('report', '--json'))
  expect(told).toMatchObject({ to: '2026-11-21', pageViews: 1, pages: [{ kind: '/', count: 1 }] })
  expect(told.days).toHaveLength(30)
})

test('a day without events is shown as empty', async () => {
  expect(linesAbout(await analytics('report', '--days', '1'), 'Pages vues')[0]).toBe('Pages vues | 0')
})

test.each([
  [[]],
  [['graph']],
  [['report', 'more']],
  [['report', '--days', '0']],
  [['report', '--days', '404']],
  [['report', '--days', 'tout']],
  [['report', '--since', '1']],
])('%j prints the usage', async (words) => {
  await expect(analytics(...words)).rejects.toThrow('npm run analytics -- report')
})
