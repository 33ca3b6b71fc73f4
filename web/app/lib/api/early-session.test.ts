import { expect, it, vi } from 'vitest'
import { earlySessionScript, takeEarly, takeEarlyAnswer } from './early-session.ts'

class NoObserver {
  observe() {}
}

function run(pathname: string, cookie: string, answers: Record<string, object>) {
  const fetched = vi.fn(async (url: string, _request: { headers: Record<string, string> }) => ({
    ok: url in answers,
    json: async () => answers[url],
  }))
  const parts = {
    location: { pathname },
    document: { cookie },
    fetch: fetched,
    PerformanceObserver: NoObserver,
  }
  new Function(...Object.keys(parts), earlySessionScript)(...Object.values(parts))
  return fetched
}

const answers = { '/v1/auth/token': { token: 'abc' }, '/v1/users/profile': { data: { id: '1' } } }

it('asks for the token and the profile of a private page, each of which is taken once', async () => {
  const fetched = run('/dashboard/letters', 'a=b; XSRF-TOKEN=x%2Fy', answers)
  expect(await takeEarly('token')).toEqual({ token: 'abc' })
  expect(await takeEarly('profile')).toEqual({ data: { id: '1' } })
  expect(fetched.mock.calls.map(([url, { headers }]) => [url, headers])).toEqual([
    ['/v1/auth/token', { 'X-XSRF-TOKEN': 'x/y' }],
    ['/v1/users/profile', { 'X-XSRF-TOKEN': 'x/y', Accept: 'application/json', Authorization: 'Bearer abc' }],
  ])
  expect(takeEarly('token')).toBeUndefined()
})

it('asks for the letter of the editor, too', async () => {
  const id = '01a20b3c-2015-7f12-bc79-3cba58dd4abb'
  const fetched = run(`/dashboard/letters/${id}/edit`, 'XSRF-TOKEN=x', {
    ...answers,
    [`/v1/letters/${id}`]: { data: { id } },
  })
  expect(await takeEarly('letter')).toEqual({ data: { id } })
  expect(fetched).toHaveBeenCalledTimes(3)
})

it('asks for the lists of the overview, each of which is taken once', async () => {
  run('/dashboard', 'XSRF-TOKEN=x', { ...answers, '/v1/letters?limit=5': { data: { letters: [] } } })
  const early = (address: string, init?: RequestInit) =>
    takeEarlyAnswer(new Request(`http://127.0.0.1${address}`, init), 1_000)
  const list = () => early('/v1/letters?limit=5')
  expect(await (await list())?.json()).toEqual({ data: { letters: [] } })
  expect(await list()).toBeUndefined()
  expect(await early('/v1/subscriptions/letter-limit')).toBeUndefined()
  expect(await early('/v1/letters/stats', { method: 'POST' })).toBeUndefined()
})

it('does not take an answer of a page that was opened long ago', async () => {
  run('/dashboard', 'XSRF-TOKEN=x', { ...answers, '/v1/letters?limit=5': { data: { letters: [] } } })
  expect(await takeEarlyAnswer(new Request('http://127.0.0.1/v1/letters?limit=5'), 60_000)).toBeUndefined()
})

it('has no profile where the session is refused', async () => {
  const fetched = run('/editor', 'XSRF-TOKEN=x', {})
  expect(await takeEarly('token')).toBeUndefined()
  expect(await takeEarly('profile')).toBeUndefined()
  expect(fetched).toHaveBeenCalledTimes(1)
})

it.each([
  ['/dashboards', 'XSRF-TOKEN=x'],
  ['/', 'XSRF-TOKEN=x'],
  ['/dashboard', 'theme=dark'],
])('asks nothing on %s with the cookies %s', (pathname, cookie) => {
  expect(run(pathname, cookie, answers)).not.toHaveBeenCalled()
})
