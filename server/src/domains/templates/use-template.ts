import { NewLetter } from '@lettrine/contract/letters'
import { defaultPageSetting } from '@lettrine/contract/page'
import type { FilledTemplate, TemplateData, TemplateUse, UsedTemplate } from '@lettrine/contract/templates'
import { letterTypes } from '@lettrine/contract/templates'
import { letterTitle } from '@lettrine/letter-craft/offers/letter-title'
import type { Deps } from '../../platform/http/api.ts'
import { createLetter, findLetter, presentLetter } from '../letters/index.ts'
import { filledText, unfilledFields } from './fill-template.ts'
import { lookOf } from './library-looks.ts'
import { type ReadDeps, requireBilling, requireVisible } from './require-template.ts'
import { recordUse } from './template-activity.repository.ts'
import type { TemplateRow } from './templates.tables.ts'

type UseDeps = ReadDeps & Pick<Deps, 'newId' | 'events' | 'letterWriting'>

/**
 * Creates a letter from a template, or takes an existing letter that it was inserted into, and counts the use once per
 * letter.
 */
export async function useTemplate(deps: UseDeps, userId: string, use: TemplateUse): Promise<UsedTemplate> {
  const { template } = await requireBilling(deps, userId, use.id)
  const letter = await deps.db.transaction(async (tx) => {
    const made =
      (await findLetter(tx, userId, use.letterId)) ??
      (await createLetter({ ...deps, db: tx }, userId, await letterOf(deps, userId, template, use)))
    await recordUse(tx, { userId, templateId: template.id, letterId: made.id }, deps.clock())
    return made
  })
  const { template: counted } = await requireVisible(deps, userId, use.id)
  return {
    letter: presentLetter(letter, deps.clock()),
    ...unfilledFields(letter.content),
    useCount: counted.useCount,
  }
}

/** The filled text of a template; stores and counts nothing. */
export async function fillFromData(
  deps: UseDeps,
  userId: string,
  { templateId, data }: TemplateData,
): Promise<FilledTemplate> {
  const { template } = await requireBilling(deps, userId, templateId)
  const content = await filledText(deps, userId, template, { ...data, fields: fieldsIn(data) })
  return { content, ...unfilledFields(content) }
}

/** Fields may stand among the data by their names, or together under `fields`. */
function fieldsIn({ fields, ...data }: TemplateData['data']): Record<string, string> {
  const texts = Object.entries(data).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { ...Object.fromEntries(texts), ...fields }
}

async function letterOf(deps: UseDeps, userId: string, template: TemplateRow, use: TemplateUse) {
  const { jobTitle, company, recipientName, offer, letterId, userProfile } = use
  return NewLetter.parse({
    id: letterId,
    title: letterTitle({ jobTitle, company }, use.gender ?? userProfile?.gender) || template.title,
    company,
    jobTitle,
    recipient: { name: recipientName },
    sender: { name: userProfile?.name },
    offer,
    content: await filledText(deps, userId, template, use),
    type: letterTypes[template.type],
    page: { ...defaultPageSetting, design: lookOf(template.slug).design },
    author: 'template',
  })
}
