import { limits } from '@lettrine/contract/limits'
import type { NewTemplate, TemplateChange } from '@lettrine/contract/templates'
import { parseTemplate } from '@lettrine/letter-craft/templates/parse-template'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { type ReadDeps, readerOf, requireBilling, requireOwn } from './require-template.ts'
import { moderationAfterChange } from './template-access.ts'
import { type TemplateContent, templateIndex } from './template-words.ts'
import { templateTexts } from './templates.fr.ts'
import { presentTemplate, type TemplateCard } from './templates.presenter.ts'
import { countOwn, deleteOwn, insertTemplate, updateOwn } from './templates.repository.ts'

export type WriteDeps = ReadDeps & Pick<Deps, 'newId'>

const contentFields = [
  'title',
  'template',
  'description',
  'type',
  'tags',
  'industry',
  'difficulty',
  'estimatedTime',
] as const satisfies readonly (keyof TemplateContent)[]

/**
 * Creates a personal template. Idempotent by id. Fails with `TEMPLATE_FAULTY` and
 * the faults of its text, or with `TOO_MANY_TEMPLATES`.
 */
export async function createTemplate(
  deps: WriteDeps,
  userId: string,
  input: NewTemplate,
  isAIGenerated = false,
): Promise<TemplateCard> {
  const { id = deps.newId(), ...content } = input
  requireSound(content.template)
  await requireTemplateQuota(deps, userId)
  const now = deps.clock()
  await insertTemplate(deps.db, {
    ...content,
    ...templateIndex(content),
    id,
    userId,
    isPremium: false,
    isFeatured: false,
    isAIGenerated,
    moderation: 'private',
    version: 1,
    createdAt: now,
    updatedAt: now,
  })
  const card = await requireOwn(deps, userId, id)
  if (contentFields.some((field) => !isSame(card.template[field], content[field])))
    throw await conflict(deps, card)
  return card
}

/** Changes a template of the user’s own; a stale version fails with the current template in `details.template`. */
export async function changeTemplate(
  deps: WriteDeps,
  userId: string,
  { id, version, ...wanted }: TemplateChange,
): Promise<TemplateCard> {
  const card = await requireOwn(deps, userId, id)
  const current = card.template
  const content = contentOf({ ...current, ...given(wanted) })
  if (contentFields.every((field) => isSame(current[field], content[field]))) return card
  if (wanted.template !== undefined) requireSound(wanted.template)
  const now = deps.clock()
  const moderation = moderationAfterChange(current.moderation)
  const changed = await updateOwn(deps.db, userId, id, version, {
    ...content,
    ...templateIndex(content),
    moderation,
    refusalReason: null,
    submittedAt: moderation === 'pending' ? (current.submittedAt ?? now) : null,
    version: version + 1,
    updatedAt: now,
  })
  const latest = await requireOwn(deps, userId, id)
  if (!changed) throw await conflict(deps, latest)
  return latest
}

/** Duplicates a readable template as a personal one. */
export async function duplicateTemplate(deps: WriteDeps, userId: string, id: string): Promise<TemplateCard> {
  const { template } = await requireBilling(deps, userId, id)
  const { title, ...content } = contentOf(template)
  const room = limits.title - templateTexts.copySuffix.length
  const copy = { ...content, title: `${title.slice(0, room)}${templateTexts.copySuffix}` }
  return createTemplate(deps, userId, copy, template.isAIGenerated)
}

export async function deleteTemplate({ db }: Pick<Deps, 'db'>, userId: string, id: string): Promise<void> {
  if (!(await deleteOwn(db, userId, id))) throw failure('TEMPLATE_NOT_FOUND')
}

/** Fails with `TOO_MANY_TEMPLATES` at the maximum of personal templates. */
export async function requireTemplateQuota({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  if ((await countOwn(db, userId)) >= limits.personalTemplates) throw failure('TOO_MANY_TEMPLATES')
}

function requireSound(text: string): void {
  const { faults } = parseTemplate(text)
  if (faults) throw failure('TEMPLATE_FAULTY', { details: { faults } })
}

const contentOf = (source: TemplateContent): TemplateContent =>
  Object.fromEntries(contentFields.map((field) => [field, source[field]])) as TemplateContent

const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>
  }

const isSame = (one: string | number | readonly string[], other: typeof one) =>
  JSON.stringify(one) === JSON.stringify(other)

async function conflict(deps: WriteDeps, card: TemplateCard) {
  const reader = await readerOf(deps, card.template.userId ?? '')
  return failure('TEMPLATE_VERSION_CONFLICT', { details: { template: presentTemplate(card, reader) } })
}
