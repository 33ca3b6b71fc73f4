import { NewTemplate } from '@lettrine/contract/templates'
import type { z } from 'zod'
import { templateIndex } from '../../src/domains/templates/template-words.ts'
import { insertTemplate, type NewTemplateRow } from '../../src/domains/templates/templates.repository.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { newId } from '../../src/platform/new-id.ts'

type TypesetOutputs = Partial<NewTemplateRow>

/** A template in the database, in the library unless it has an owner; returns its id. */
export async function createTemplateFixture(db: Database, wanted: TypesetOutputs = {}): Promise<string> {
  const id = wanted.id ?? newId()
  const content = newTemplateInput(wanted as z.input<typeof NewTemplate>)
  const userId = wanted.userId ?? null
  await insertTemplate(db, {
    ...content,
    ...templateIndex(content),
    userId,
    slug: userId === null ? `job/${id}` : null,
    isPremium: false,
    isFeatured: false,
    isAIGenerated: false,
    moderation: userId === null ? 'approved' : 'private',
    version: 1,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    updatedAt: new Date('2026-01-01T00:00:00Z'),
    ...wanted,
    id,
  })
  return id
}

/** What a person sends to create a template. */
export function newTemplateInput(wanted: Partial<z.input<typeof NewTemplate>> = {}): NewTemplate {
  return NewTemplate.parse({
    title: 'Fleuriste en boutique',
    template: '{{appel}},\n\nJe souhaite rejoindre {{entreprise}} au poste {{de poste}}.\n\n{{formule}}',
    ...wanted,
  })
}
