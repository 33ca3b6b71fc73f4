import { grantPlan } from '../../server/src/domains/subscriptions/index.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { connect } from '../../server/src/platform/database/database.ts'
import { newId } from '../../server/src/platform/new-id.ts'
import type { Installation } from './installation.ts'
import type { Person } from './person.ts'
import { siteUrl } from './postgres.ts'

/** Room for many letters, and letters by a model, which the free plan has not. */
export async function grantPremium({ database }: Installation, people: readonly Person[]): Promise<void> {
  const { db, close } = connect(siteUrl(database.now.port), (fault) => console.error(fault), 2)
  for (const { id } of people)
    await grantPlan({ db, clock: systemClock, newId, actor: 'chaos' }, id, 'premium', 1)
  await close()
}
