import { setTimeout as pause } from 'node:timers/promises'
import { isReady } from './installation.ts'
import { Observations } from './observations.ts'
import { Person } from './person.ts'
import { until } from './postgres.ts'
import { commandOf, descendantsOf } from './process-tree.ts'
import type { Fault } from './trial.ts'

/** Before a fault, so that it happens amid saves. */
const leadMs = 1_000

export const killedWeb: Fault = {
  name: 'kill -9 of a web process',
  make: async ({ installation: { webs } }) => {
    await pause(leadMs)
    const [web] = webs
    const before = web!.restarts()
    web!.kill('SIGKILL')
    const overAt = performance.now()
    return { overAt, isBack: async () => web!.restarts() > before && (await isReady(web!)) }
  },
}

/** As an upgrade does it; the proxy looks every two seconds whether a process is ready. */
export const restartedWebs: Fault = {
  name: 'upgrade: web processes restarted one at a time',
  isPlanned: true,
  make: async ({ installation: { webs } }) => {
    for (const web of webs) {
      await pause(leadMs)
      const before = web.restarts()
      web.kill('SIGTERM')
      await until(async () => web.restarts() > before && (await isReady(web)))
    }
    return {
      overAt: performance.now(),
      isBack: async () => (await Promise.all(webs.map(isReady))).every(Boolean),
    }
  },
}

/** Workers presume a silent one dead after half a minute, and look for such jobs every half minute. */
const jobPatienceSeconds = 120

export const killedWorker: Fault = {
  name: 'kill -9 of the worker, amid mails',
  make: async ({ installation: { url, workers, mailbox, database } }) => {
    mailbox.setMode('slow')
    const people = await Promise.all(Array.from({ length: 3 }, () => Person.signUp(url)))
    await pause(leadMs)
    for (const worker of workers) worker.kill('SIGKILL')
    const overAt = performance.now()
    mailbox.setMode('normal')
    const open = () =>
      database.now.ask("SELECT 1 FROM jobs.job WHERE name = 'mail.deliver' AND state < 'completed'")
    const mailsOf = ({ email }: Person) => mailbox.mails(email).length
    const idsOf = ({ email }: Person) => new Set(mailbox.mails(email).map(({ messageId }) => messageId)).size
    return {
      overAt,
      patienceSeconds: jobPatienceSeconds,
      isBack: async () => people.every((person) => mailsOf(person) > 0) && (await open()).length === 0,
      remark: () =>
        `${people.length} mails under way came ${people.map(mailsOf).join(', ')} times, under ${people.map(idsOf).join(', ')} Message-ID`,
    }
  },
}

export const killedTypst: Fault = {
  name: 'kill -9 of all Typst processes, amid PDFs',
  make: async ({ installation: { url, webs } }) => {
    const person = await Person.signUp(url)
    const letter = await person.ask<{ id: string }>('POST', '/letters', {
      title: 'Lettre',
      content: 'Madame,\n\nTexte.',
    })
    const file = () => person.ask('GET', `/letters/${letter.data?.id}/file`)
    const seen = new Observations()
    const askAll = Array.from({ length: 6 }, async () => {
      for (let time = 0; time < 15; time++) {
        const { told, status } = await file()
        seen.add(told, status === 200)
      }
    })
    const typesetters = () =>
      webs.flatMap(({ pid }) =>
        descendantsOf(pid()).filter((child) => commandOf(child).includes('typst-child')),
      )
    await until(async () => typesetters().length > 0)
    const killed = typesetters()
    for (const pid of killed) process.kill(pid, 'SIGKILL')
    const overAt = performance.now()
    await Promise.all(askAll)
    return {
      overAt,
      isBack: async () => (await file()).status === 200,
      remark: () => `${killed.length} killed; PDFs: ${seen.told(0)}`,
    }
  },
}
