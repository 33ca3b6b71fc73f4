import { parseArgs } from 'node:util'
import {
  findUserIdByEmail,
  grantAdministration,
  resetSecondFactor,
  revokeAdministration,
} from '../server/src/domains/identity/index.ts'
import { grantPlan } from '../server/src/domains/subscriptions/index.ts'
import { Failure } from '../server/src/platform/failure.ts'
import { adminMessages as texts } from './admin.fr.ts'

type ResetDeps = Parameters<typeof resetSecondFactor>[0]

type AdminDeps = Parameters<typeof grantPlan>[0] & {
  /** Opened for the commands that send a mail. */
  openMail: () => Promise<Pick<ResetDeps, 'mailer' | 'publicUrl'> & { close: () => Promise<void> }>
}

const plans = ['basic', 'pro', 'premium', 'monthly', 'lifetime'] as const
const maxMonths = 120

/** Runs an operator’s command and returns its output; throws an `Error` with a message for the operator. */
export async function runAdmin(deps: AdminDeps, words: readonly string[]): Promise<string> {
  const { positionals, values } = readWords(words)
  const [command, email, ...rest] = positionals
  if (!email) throw new Error(texts.usage)
  if (command === 'plan') return plan(deps, email, rest, values.months)
  if (rest.length > 0 || values.months !== undefined) throw new Error(texts.usage)
  if (command === 'grant') return administration(deps, email, grantAdministration, texts.granted)
  if (command === 'revoke') return administration(deps, email, revokeAdministration, texts.revoked)
  if (command === 'reset-second-factor') return resetFactor(deps, email)
  throw new Error(texts.usage)
}

async function plan(deps: AdminDeps, email: string, [planId, ...rest]: string[], given?: string) {
  if (!planId || rest.length > 0) throw new Error(texts.usage)
  const known = plans.find((one) => one === planId)
  if (!known) throw new Error(`${texts.unknownPlan(planId)}\n${texts.usage}`)
  const months = readMonths(known, given)
  try {
    await grantPlan(deps, await requireUser(deps, email), known, months)
  } catch (fault) {
    if (fault instanceof Failure && fault.code === 'ALREADY_SUBSCRIBED')
      throw new Error(texts.paidAlready(email), { cause: fault })
    throw fault
  }
  return texts.given(email, known, months)
}

/** The lifetime plan never ends unless a number of months is set; other plans require one. */
function readMonths(plan: (typeof plans)[number], given: string | undefined): number | null {
  if (plan === 'lifetime' && given === undefined) return null
  const months = Number(given)
  if (!Number.isInteger(months) || months < 1 || months > maxMonths) throw new Error(texts.badMonths)
  return months
}

async function administration(
  deps: AdminDeps,
  email: string,
  change: typeof grantAdministration,
  told: (email: string) => string,
) {
  await change(deps, await requireUser(deps, email))
  return told(email)
}

async function resetFactor(deps: AdminDeps, email: string) {
  const userId = await requireUser(deps, email)
  const { mailer, publicUrl, close } = await deps.openMail()
  try {
    const isReset = await resetSecondFactor({ ...deps, mailer, publicUrl }, userId)
    return isReset ? texts.factorReset(email) : texts.noFactor(email)
  } finally {
    await close()
  }
}

async function requireUser({ db }: AdminDeps, email: string): Promise<string> {
  const userId = await findUserIdByEmail(db, email)
  if (!userId) throw new Error(texts.nobody(email))
  return userId
}

function readWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: { months: { type: 'string' } }, allowPositionals: true })
  } catch (fault) {
    throw new Error(texts.usage, { cause: fault })
  }
}
