import {
  defaultDifficulty,
  type NewTemplate,
  type Template,
  TemplateDifficulty,
  TemplateType,
  templateTimeRange,
} from '@lettrine/contract/templates'
import { type FieldName, type FieldSource, templateFields } from '@lettrine/letter-craft/templates/fields.fr'
import { z } from 'zod'

/** A template as typed; lists are words separated by commas. */
export const TemplateDraft = z.object({
  title: z.string(),
  template: z.string(),
  description: z.string(),
  type: TemplateType,
  difficulty: TemplateDifficulty,
  estimatedTime: z.string(),
  tags: z.string(),
  industry: z.string(),
})
export type TemplateDraft = z.infer<typeof TemplateDraft>

/** @param template - initial text of a new template */
export const blankDraft = (template: string): TemplateDraft => ({
  title: '',
  template,
  description: '',
  type: 'job',
  difficulty: defaultDifficulty,
  estimatedTime: String(templateTimeRange.default),
  tags: '',
  industry: '',
})

export const draftOf = (template: Template): TemplateDraft => ({
  title: template.title,
  template: template.template ?? '',
  description: template.description,
  type: template.type,
  difficulty: template.difficulty,
  estimatedTime: String(template.estimatedTime),
  tags: template.tags.join(', '),
  industry: template.industry.join(', '),
})

const listed = (words: string): string[] => [
  ...new Set(
    words
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]

/** The request body of a draft; an invalid duration is sent as one that the schema refuses. */
export function contentOf(draft: TemplateDraft): Omit<Required<NewTemplate>, 'id'> {
  const { tags, industry, estimatedTime, ...rest } = draft
  return {
    ...rest,
    tags: listed(tags),
    industry: listed(industry),
    estimatedTime: estimatedTime.trim() === '' ? 0 : Number(estimatedTime),
  }
}

export const isSameDraft = (one: TemplateDraft, other: TemplateDraft): boolean =>
  Object.keys(TemplateDraft.shape).every(
    (key) => one[key as keyof TemplateDraft] === other[key as keyof TemplateDraft],
  )

/** Every field that can be inserted, by the source of its value. */
export const palette: Record<FieldSource, FieldName[]> = { offer: [], profile: [], user: [] }
for (const name of Object.keys(templateFields) as FieldName[]) palette[templateFields[name].source].push(name)
