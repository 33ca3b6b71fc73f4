import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { entitlementsOf, recordRefusal } from '../subscriptions/index.ts'
import { isLocked, isOwn } from './template-access.ts'
import type { Reader, TemplateCard } from './templates.presenter.ts'
import { findCard } from './templates.repository.ts'

export type ReadDeps = Pick<Deps, 'db' | 'clock' | 'entitlements'>

export async function readerOf(deps: ReadDeps, userId: string): Promise<Reader> {
  return { id: userId, entitlements: await entitlementsOf(deps, userId) }
}

/** A template visible to the user; a missing one and a private one of another user give the same error. */
export async function requireVisible(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  id: string,
): Promise<TemplateCard> {
  const card = await findCard(db, userId, id)
  if (!card) throw failure('TEMPLATE_NOT_FOUND')
  return card
}

/** A template whose text the user may read; `TEMPLATE_LOCKED` where that requires a plan. */
export async function requireBilling(deps: ReadDeps, userId: string, id: string): Promise<TemplateCard> {
  const card = await requireVisible(deps, userId, id)
  if (!isLocked(card.template, await readerOf(deps, userId))) return card
  await recordRefusal(deps, userId, 'premium_templates')
  throw failure('TEMPLATE_LOCKED')
}

/** A template of the user’s own. */
export async function requireOwn(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  id: string,
): Promise<TemplateCard> {
  const card = await findCard(db, userId, id)
  if (!card || !isOwn(card.template, userId)) throw failure('TEMPLATE_NOT_FOUND')
  return card
}
