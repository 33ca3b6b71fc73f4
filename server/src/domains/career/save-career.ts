import type { Career, CareerChange } from '@lettrine/contract/career'
import { failure } from '../../platform/failure.ts'
import { type AdoptionDeps, adoptTold, readTold } from './adopt-profile.ts'
import { contentOf } from './card-content.ts'
import { findCareer, replaceCareer } from './career.repository.ts'
import type { Cards, CareerRow } from './career.tables.ts'

const noCards: Cards = { jobs: [], education: [], certificates: [], languages: [], tools: [], interests: [] }

/** The stored career, with what the former profile says beyond it; without either, an empty one at version 0. */
export async function readOwnCareer(deps: AdoptionDeps, userId: string): Promise<Career> {
  const [stored, told] = await Promise.all([findCareer(deps.db, userId), readTold(deps, userId)])
  const row = (await adoptTold(deps, userId, told, stored)) ?? (await findCareer(deps.db, userId))
  return row ? presentCareer(row) : { ...noCards, unfiled: [], version: 0, updatedAt: null }
}

const presentCareer = ({ cards, unfiled, version, updatedAt }: CareerRow): Career => ({
  ...noCards,
  ...cards,
  unfiled,
  version,
  updatedAt: updatedAt.toISOString(),
})

/**
 * Replaces the career that was at `version`; new cards get an id. A save that was already applied, sent again because its
 * answer was lost, succeeds; any other stale one fails with the stored career in `details.career`.
 */
export async function saveCareer(
  deps: AdoptionDeps,
  userId: string,
  { version, unfiled, ...lists }: CareerChange,
): Promise<Career> {
  const { db, clock, newId } = deps
  const cards = withIds(lists, newId)
  const saved = await replaceCareer(db, { userId, basedOn: version, cards, unfiled, updatedAt: clock() })
  if (saved) return presentCareer(saved)
  const stored = await readOwnCareer(deps, userId)
  if (stored.version === version + 1 && isSame(stored, { ...lists, unfiled })) return stored
  throw failure('CAREER_VERSION_CONFLICT', { details: { career: stored } })
}

type Lists = Omit<CareerChange, 'version' | 'unfiled'>

const withIds = (lists: Lists, newId: () => string): Cards =>
  Object.fromEntries(
    Object.entries(lists).map(([name, cards]) => [
      name,
      (cards as { id?: string }[]).map(({ id, ...card }) => ({ id: id ?? newId(), ...card })),
    ]),
  ) as Cards

/** Whether two careers hold the same cards; a card sent without an id has the one it was given. */
function isSame(stored: Career, sent: Lists & { unfiled: string[] }): boolean {
  const { version: _, updatedAt: __, ...held } = stored
  return contentOf(held) === contentOf(sent)
}
