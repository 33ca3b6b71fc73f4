import { parseArgs } from 'node:util'
import { findUserIdByEmail } from '../server/src/domains/identity/index.ts'
import { givePlan } from '../server/src/domains/subscriptions/index.ts'
import { adminMessages as say } from './admin.fr.ts'

type AdminDeps = Parameters<typeof givePlan>[0]

const plans = ['basic', 'pro', 'premium', 'monthly', 'lifetime'] as const
const mostMonths = 120

/** Runs one command of an operator and returns what to print; throws an `Error` that says what was wrong. */
export async function runAdmin(deps: AdminDeps, words: readonly string[]): Promise<string> {
  const { positionals, values } = readWords(words)
  const [command, email, planId] = positionals
  if (command !== 'plan' || !email || !planId || positionals.length > 3) throw new Error(say.usage)
  const plan = plans.find((known) => known === planId)
  if (!plan) throw new Error(`${say.unknownPlan(planId)}\n${say.usage}`)
  const months = Number(values.months)
  if (!Number.isInteger(months) || months < 1 || months > mostMonths) throw new Error(say.badMonths)
  const userId = await findUserIdByEmail(deps.db, email)
  if (!userId) throw new Error(say.nobody(email))
  await givePlan(deps, userId, plan, months)
  return say.given(email, plan, months)
}

function readWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: { months: { type: 'string' } }, allowPositionals: true })
  } catch (fault) {
    throw new Error(say.usage, { cause: fault })
  }
}
