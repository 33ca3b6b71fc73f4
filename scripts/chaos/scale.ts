import { setTimeout as pause } from 'node:timers/promises'
import { connectLive } from '../../server/testing/live-client.ts'
import type { Installation } from './installation.ts'
import { Observations } from './observations.ts'
import { approvePayment, confirmPayment } from './payment.ts'
import { type Answer, Person } from './person.ts'
import { until } from './postgres.ts'
import type { Result } from './trial.ts'

type Check = (installation: Installation) => Promise<Result>

/** What several processes on one database must do once, asked of all of them at once. */
export async function tryScale(installation: Installation): Promise<Result[]> {
  const results: Result[] = []
  for (const check of [paymentAndSockets, jobs, letterQuota, attempts])
    results.push(await check(installation))
  return results
}

const webUrls = ({ webs }: Installation) => webs.map(({ port }) => `http://127.0.0.1:${port}`)

function result(name: string, seen: string, isRight: boolean, remark: string): Result {
  return { fault: `scale: ${name}`, seen, acknowledged: '', lost: isRight ? 0 : 1, seconds: 0, remark }
}

/** Asks the same of every web process, several times, all at once; counts the answers. */
async function askEach(
  installation: Installation,
  times: number,
  ask: (at: string) => Promise<Answer<unknown>>,
): Promise<Observations> {
  const seen = new Observations()
  const urls = webUrls(installation)
  const answers = await Promise.all(
    Array.from({ length: times }, (_, turn) => ask(urls[turn % urls.length]!)),
  )
  for (const { told, status } of answers) seen.add(told, status < 300)
  return seen
}

const paymentAndSockets: Check = async (installation) => {
  const person = await Person.signUp(installation.url)
  const sockets = installation.webs.map(({ port }) =>
    connectLive(`127.0.0.1:${port}`, person.token, { origin: installation.url, resumeAfter: 0 }),
  )
  await until(async () => sockets.every((socket) => socket.isReady()))
  const payment = (await approvePayment(person))!
  const before = installation.payPal.state().captures.length
  const seen = await askEach(installation, 2 * installation.webs.length, (at) =>
    confirmPayment(person, payment, at),
  )
  const told = () =>
    sockets.map((socket) => socket.told().filter(({ type }) => type === 'payment_received').length)
  await until(async () => told().every((count) => count > 0)).catch(() => {})
  // A second one would come about now.
  await pause(1_000)
  const counts = told()
  for (const socket of sockets) await socket.close()
  const captures = installation.payPal.state().captures.length - before
  return result(
    'a payment confirmed by all webs at once',
    seen.told(0),
    captures === 1 && counts.every((count) => count === 1),
    `captured ${captures} times; sockets of the webs were told ${counts.join(', ')} times`,
  )
}

const mailedPeople = 8

const jobs: Check = async (installation) => {
  const { mailbox, url } = installation
  const people = await Promise.all(Array.from({ length: mailedPeople }, () => Person.signUp(url)))
  const ask = () =>
    Promise.all(
      people.map(({ email }) =>
        fetch(`${url}/v1/auth/request-password-reset`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: url },
          body: JSON.stringify({ email }),
        }),
      ),
    )
  const seen = new Observations()
  for (const { status, ok } of await ask()) seen.add(String(status), ok)
  // One confirms the address, one resets the password.
  const counts = () => people.map(({ email }) => mailbox.mails(email).length)
  await until(async () => counts().every((count) => count >= 2)).catch(() => {})
  await pause(2_000)
  const mails = counts().reduce((sum, count) => sum + count, 0)
  return result(
    `${2 * mailedPeople} mails, ${installation.workers.length} workers`,
    seen.told(0),
    counts().every((count) => count === 2),
    `${mails} mails arrived`,
  )
}

const freeLetters = 3

const letterQuota: Check = async (installation) => {
  const person = await Person.signUp(installation.url)
  const seen = await askEach(installation, 12, (at) =>
    person.ask('POST', '/letters', { content: 'Madame,' }, at),
  )
  const list = await person.ask<{ letters: unknown[] }>('GET', '/letters')
  const made = list.data?.letters.length ?? 0
  return result(
    '12 letters asked of all webs at once, free plan',
    seen.told(0),
    made === freeLetters,
    `${made} made`,
  )
}

/** Attempts that a password may be guessed in a quarter of an hour. */
const passwordAttempts = 10

const attempts: Check = async (installation) => {
  const person = await Person.signUp(installation.url)
  const body = { currentPassword: 'Faux-corail-41', newPassword: 'Autre-corail-43' }
  const seen = await askEach(installation, 16, (at) => person.ask('POST', '/users/change-password', body, at))
  const told = seen.told(0)
  return result(
    '16 wrong passwords sent to all webs at once',
    told,
    told.includes(`${passwordAttempts} × 422 WRONG_PASSWORD`),
    `${passwordAttempts} are allowed`,
  )
}
