import type { CountedFaults, Exercise, FrequentFault } from '@lettrine/contract/proofreading'
import { seededRandom } from '@lettrine/letter-craft/composer/seeded-random'
import { drawExercise } from '@lettrine/letter-craft/proofreading/rules/draw-exercise'
import { findRule, reasonOf } from '@lettrine/letter-craft/proofreading/rules/explained-rules'
import type { Deps } from '../../platform/http/api.ts'
import { frequentFaultsText } from './frequent-faults.fr.ts'
import { addFaults, listFaults } from './frequent-faults.repository.ts'

const spelling = 'spelling'
const maxListed = 8
const maxExercised = 8

/** Counts accepted corrections, by rule; a rule that does not exist is not counted. */
export async function countFaults(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  faults: CountedFaults['faults'],
): Promise<void> {
  const counts = new Map<string, number>()
  for (const { rule, count } of faults)
    if (rule === spelling || findRule(rule)) counts.set(rule, (counts.get(rule) ?? 0) + count)
  await addFaults(deps.db, userId, counts, deps.clock())
}

/** The most frequent faults of a user. */
export async function readFrequentFaults(deps: Pick<Deps, 'db'>, userId: string): Promise<FrequentFault[]> {
  const counted = await listFaults(deps.db, userId)
  return counted
    .flatMap(({ rule, count, lastAt }) => {
      const found = findRule(rule)
      const why = found ? reasonOf(found) : rule === spelling ? frequentFaultsText.spelling : undefined
      return why === undefined ? [] : [{ rule, why, count, lastAt: lastAt.toISOString() }]
    })
    .slice(0, maxListed)
}

/** Five sentences on the most frequent faults of a user; none before the first fault of grammar. */
export async function readExercise(deps: Pick<Deps, 'db'>, userId: string, seed: number): Promise<Exercise> {
  const counted = await listFaults(deps.db, userId)
  const rules = counted.flatMap(({ rule }) => findRule(rule) ?? []).slice(0, maxExercised)
  return { sentences: drawExercise(rules, seededRandom(seed)) }
}
