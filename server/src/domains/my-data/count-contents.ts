import type { AccountContents } from '@lettrine/contract/my-data-routes'
import type { Deps } from '../../platform/http/api.ts'
import { countOwnKeptExports } from '../exports/index.ts'
import { hasPassword } from '../identity/index.ts'
import { countOwnLetters } from '../letters/index.ts'
import { countLiveShares } from '../sharing/index.ts'
import { currentPlan } from '../subscriptions/index.ts'
import { countOwnTemplates } from '../templates/index.ts'

/** Counts the contents of an account, for the deletion page. */
export async function countContents(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<AccountContents> {
  const { db } = deps
  const letters = await countOwnLetters(db, userId)
  const templates = await countOwnTemplates(db, userId)
  return {
    letters: letters.inUse,
    lettersInBin: letters.inBin,
    copies: await countOwnKeptExports(db, userId),
    templates: templates.all,
    publishedTemplates: templates.published,
    sharedLinks: await countLiveShares(db, userId, deps.clock()),
    plan: await currentPlan(deps, userId),
    hasPassword: await hasPassword(db, userId),
  }
}
