import { buildServer } from '../server/src/main.ts'
import { openDatabase } from './database.ts'
import { loadEnvironment, runCommand } from './environment.ts'
import { seedMessages as texts } from './seed.fr.ts'

const account = { name: 'Camille Laurent', email: 'demo@lettrine.example', password: 'Lettrine1!' }

/** Creates a demo account with two letters, with the same calls as the browser; running it again changes nothing. */
await runCommand(async () => {
  const environment = loadEnvironment()
  const database = await openDatabase(environment)
  try {
    const { app, stop } = await buildServer({
      ...environment,
      // The demo letters are the same everywhere.
      WRITER: 'composer',
      // Mails wait in the database for a process with a worker.
      ROLE: 'web',
      DATABASE_URL: database.url,
    })
    try {
      await seed(app)
    } finally {
      await stop()
    }
  } finally {
    await database.stop()
  }
  console.log(texts.done(account.email, account.password))
})

async function seed(app: Awaited<ReturnType<typeof buildServer>>['app']): Promise<void> {
  const created = await app.inject({ method: 'POST', url: '/v1/auth/sign-up/email', payload: account })
  if (created.statusCode === 422) return
  if (created.statusCode !== 200) throw new Error(created.body)
  const cookies = Object.fromEntries(created.cookies.map(({ name, value }) => [name, value]))
  const { token } = (await app.inject({ url: '/v1/auth/token', cookies })).json<{ token: string }>()
  const headers = { authorization: `Bearer ${token}` }
  for (const payload of texts.letters) {
    const answer = await app.inject({ method: 'POST', url: '/v1/letters/generate', payload, headers })
    if (answer.statusCode !== 200) throw new Error(answer.body)
  }
}
