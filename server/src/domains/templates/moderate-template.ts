import type { TemplateModeration } from '@lettrine/contract/templates'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { recordOperatorAction, requireAdministrator, type SessionUser } from '../identity/index.ts'
import { requireOwn } from './require-template.ts'
import type { TemplateCard } from './templates.presenter.ts'
import { findModerated, resolvePending, updateOwn } from './templates.repository.ts'
import type { WriteDeps } from './write-template.ts'

/** Submits a template; it stays private until an administrator approves it. */
export function submitTemplate(deps: WriteDeps, userId: string, id: string): Promise<TemplateCard> {
  return setStanding(deps, userId, id, 'pending')
}

/** Makes a template private again. */
export function withdrawTemplate(deps: WriteDeps, userId: string, id: string): Promise<TemplateCard> {
  return setStanding(deps, userId, id, 'private')
}

async function setStanding(
  deps: WriteDeps,
  userId: string,
  id: string,
  moderation: 'pending' | 'private',
): Promise<TemplateCard> {
  const card = await requireOwn(deps, userId, id)
  const { moderation: current, version } = card.template
  const isThere = current === moderation || (moderation === 'pending' && current === 'approved')
  if (isThere) return card
  const submittedAt = moderation === 'pending' ? deps.clock() : null
  const change = { moderation, submittedAt, refusalReason: null }
  if (!(await updateOwn(deps.db, userId, id, version, change))) throw failure('TEMPLATE_VERSION_CONFLICT')
  return requireOwn(deps, userId, id)
}

type Decision = { id: string; version: number; reason?: string }

/**
 * Approves a submitted template, or refuses it with a reason. Applies only to the version that was read: another fails
 * with `TEMPLATE_VERSION_CONFLICT`. Recorded in the operator log.
 */
export async function decideOnTemplate(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  admin: SessionUser,
  moderation: Extract<TemplateModeration, 'approved' | 'refused'>,
  { id, version, reason }: Decision,
): Promise<TemplateCard> {
  await requireAdministrator(deps, admin)
  const card = await findModerated(deps.db, admin.id, id)
  if (!card) throw failure('TEMPLATE_NOT_FOUND')
  const doneAt = deps.clock()
  await deps.db.transaction(async (tx) => {
    const change = { moderation, refusalReason: reason ?? null }
    if (!(await resolvePending(tx, id, version, change))) throw failure('TEMPLATE_VERSION_CONFLICT')
    await recordOperatorAction(tx, {
      id: deps.newId(),
      action: `template-${moderation}`,
      subjectUserId: card.template.userId,
      details: { templateId: id, version, ...(reason && { reason }) },
      actor: `administrator ${admin.id}`,
      doneAt,
    })
  })
  return { ...card, template: { ...card.template, moderation, refusalReason: reason ?? null } }
}
