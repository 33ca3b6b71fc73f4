import { setTimeout as pause } from 'node:timers/promises'
import { grantPremium } from './grant-premium.ts'
import type { Installation } from './installation.ts'
import { Observations } from './observations.ts'
import { approvePayment, confirmPayment, startPayment } from './payment.ts'
import { Person } from './person.ts'
import type { Relay, RelayMode } from './relay.ts'
import type { Result } from './trial.ts'

type Spoilt = Exclude<RelayMode, 'open'>

const told: Record<Spoilt, string> = { down: 'down', slow: 'slow', cut: 'cut amid answers' }
const downMs = 8_000
const patienceMs = 90_000

const cutsOf = (relay: Relay, mode: Spoilt) => (mode === 'cut' ? `; ${relay.cuts()} connections cut` : '')

/** The three services are spoilt at once, and each is tried by itself. */
export async function tryServices(installation: Installation, mode: Spoilt): Promise<Result[]> {
  return Promise.all([
    tryPayPal(installation, mode),
    tryMail(installation, mode),
    tryModel(installation, mode),
  ])
}

/** Asks again every second until `isDone`; the seconds that took, or undefined. */
async function secondsUntil(isDone: () => Promise<boolean>): Promise<number | undefined> {
  const begun = performance.now()
  while (performance.now() - begun < patienceMs) {
    if (await isDone()) return (performance.now() - begun) / 1_000
    await pause(1_000)
  }
  return undefined
}

/** Somebody confirms an approved payment and somebody else starts one; both try again afterwards. */
async function tryPayPal({ url, outside, payPal }: Installation, mode: Spoilt): Promise<Result> {
  const [payer, other] = [await Person.signUp(url), await Person.signUp(url)]
  const payment = (await approvePayment(payer))!
  const before = payPal.state().captures.length
  const seen = new Observations()
  const confirm = () => confirmPayment(payer, payment)
  await outside.payPal.setMode(mode)
  const [confirmed, started] = await Promise.all([confirm(), startPayment(other)])
  seen.add(`confirm ${confirmed.told}`, confirmed.status === 200)
  seen.add(`start ${started.told}`, started.status === 201)
  await outside.payPal.setMode('open')
  const seconds = await secondsUntil(async () => (await confirm()).data?.status === 'succeeded')
  const later = await approvePayment(other)
  const captures = payPal.state().captures.length - before
  return {
    fault: `PayPal ${told[mode]}`,
    seen: seen.told(0),
    acknowledged: '1 approved payment',
    lost: captures === 1 && later ? 0 : 1,
    seconds,
    remark: `captured ${captures} times${cutsOf(outside.payPal, mode)}`,
  }
}

/** Somebody signs up and is mailed; the mail arrives once. */
async function tryMail({ url, outside, mailbox }: Installation, mode: Spoilt): Promise<Result> {
  const seen = new Observations()
  await outside.mail.setMode(mode)
  const person = await Person.signUp(url, seen)
  const isThere = async () => mailbox.mails(person.email).length > 0
  // A slow server takes the mail all the same.
  if (mode !== 'slow') {
    await pause(downMs)
    await outside.mail.setMode('open')
  }
  const seconds = await secondsUntil(isThere)
  await outside.mail.setMode('open')
  const mails = mailbox.mails(person.email).length
  return {
    fault: `mail ${told[mode]}`,
    seen: `sign-up ${seen.told(0)}`,
    acknowledged: '1 mail',
    lost: mails > 0 ? 0 : 1,
    seconds,
    remark: `arrived ${mails} times${cutsOf(outside.mail, mode)}`,
  }
}

type Generated = { content: string; writer: string; fallback?: { code: string } }

const wish = {
  jobTitle: 'Relieuse',
  company: 'Atelier Talabot',
  userProfile: { experience: 'Six ans de reliure à la main', skills: ['couture', 'dorure'] },
  saveAsLetter: false,
}

/** Somebody asks for a letter: the built-in writer steps in. */
async function tryModel(installation: Installation, mode: Spoilt): Promise<Result> {
  const { url, outside } = installation
  const person = await Person.signUp(url)
  await grantPremium(installation, [person])
  const seen = new Observations()
  const generate = () => person.ask<Generated>('POST', '/letters/generate', wish)
  const name = ({ told: status, data }: Awaited<ReturnType<typeof generate>>) =>
    `${status} by ${data?.writer ?? 'nobody'}${data?.fallback ? ` (${data.fallback.code})` : ''}`
  await outside.model.setMode(mode)
  const begun = performance.now()
  const answer = await generate()
  seen.add(name(answer), answer.status === 200)
  const waited = (performance.now() - begun) / 1_000
  await outside.model.setMode('open')
  const seconds = await secondsUntil(async () => (await generate()).data?.writer === 'openai-compatible')
  return {
    fault: `language model ${told[mode]}`,
    seen: seen.told(0),
    acknowledged: '1 letter',
    lost: answer.data?.content ? 0 : 1,
    seconds,
    remark: `the letter took ${waited.toFixed(1)} s${cutsOf(outside.model, mode)}`,
  }
}
