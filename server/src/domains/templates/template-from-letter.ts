import { letterTypes, NewTemplate, TemplateType } from '@lettrine/contract/templates'
import { requireOwnLetter } from '../letters/index.ts'
import { postFacts, templateFromText } from './template-from-text.ts'
import { templateTexts } from './templates.fr.ts'
import type { TemplateCard } from './templates.presenter.ts'
import { createTemplate, type WriteDeps } from './write-template.ts'

/** Creates a personal template from a letter: its company and its post become fields. */
export async function templateFromLetter(
  deps: WriteDeps,
  userId: string,
  { letterId, title }: { letterId: string; title: string },
): Promise<TemplateCard> {
  const letter = await requireOwnLetter(deps.db, userId, letterId)
  const company = letter.company === '' ? [] : [{ field: 'entreprise' as const, words: letter.company }]
  const type = TemplateType.options.find((option) => letterTypes[option] === letter.type) ?? 'custom'
  const template = NewTemplate.parse({
    title: title || letter.title || templateTexts.untitledLetter,
    template: templateFromText(letter.content, [...company, ...postFacts(letter.jobTitle)]),
    type,
  })
  return createTemplate(deps, userId, template)
}
