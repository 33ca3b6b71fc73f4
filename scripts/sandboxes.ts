import { openIdentitySandbox } from './identity-sandbox.ts'
import { openMailboxSandbox } from './mailbox-sandbox.ts'
import { openPaymentSandbox } from './payment-sandbox.ts'
import { openSecondOpinionSandbox } from './second-opinion-sandbox.ts'
import { openWriterSandbox } from './writer-sandbox.ts'

const openers = [
  openWriterSandbox,
  openMailboxSandbox,
  openIdentitySandbox,
  openPaymentSandbox,
  openSecondOpinionSandbox,
]

/** Running sandboxes: the environment variables for the server, and `close`. */
export type Sandboxes = { environment: NodeJS.ProcessEnv; stop: () => Promise<void> }

/** Opens a sandbox for each service without credentials, and for a second opinion where one is asked for. When one fails, the others are closed. */
export async function openSandboxes(environment: NodeJS.ProcessEnv): Promise<Sandboxes> {
  const outcomes = await Promise.allSettled(openers.map((open) => open(environment)))
  const opened = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  const stop = async () => void (await Promise.all(opened.map((sandbox) => sandbox.stop())))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  return { environment: Object.assign({}, ...opened.map((sandbox) => sandbox.environment)), stop }
}
