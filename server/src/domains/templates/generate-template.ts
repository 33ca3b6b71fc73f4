import type { Fallback, WriterName } from '@lettrine/contract/generation'
import { GenerationRequest } from '@lettrine/contract/generation'
import { letterTypes, NewTemplate, type TemplateRequest } from '@lettrine/contract/templates'
import { cleanJobTitle } from '@lettrine/letter-craft/offer/clean-job-title'
import type { Deps } from '../../platform/http/api.ts'
import { writeLetter } from '../generation/index.ts'
import { withoutTraces, workedExample } from './example-facts.ts'
import { templateTexts } from './templates.fr.ts'
import type { TemplateCard } from './templates.presenter.ts'
import { turnBack } from './turn-back.ts'
import { createTemplate } from './write-template.ts'

type GenerateDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'newSeed' | 'writer'>

/**
 * Has the configured writer write a letter of example facts for a job and a tone, turns those facts back into
 * fields, and keeps the result as a personal template. A model's letter is a use of the plan, as any other.
 */
export async function generateTemplate(
  deps: GenerateDeps,
  userId: string,
  { jobTitle, tone, type, industry, customPrompt, writer, seed }: TemplateRequest,
  signal: AbortSignal,
): Promise<{ card: TemplateCard; writer: WriterName; fallback?: Fallback }> {
  const request = GenerationRequest.parse({
    ...workedExample.request,
    jobTitle,
    tone,
    type: letterTypes[type],
    customPrompt,
    writer,
    seed,
    saveAsLetter: false,
  })
  for await (const event of writeLetter(deps, userId, request, { signal, pace: 'immediate' })) {
    if (event.type !== 'done') continue
    const { content, writer: wrote, fallback } = event.letter
    const template = NewTemplate.parse({
      title: templateTexts.generatedTitle(cleanJobTitle(jobTitle) || jobTitle),
      template: withoutTraces(turnBack(content, workedExample.facts)),
      type,
      industry,
    })
    const card = await createTemplate(deps, userId, template, true)
    return { card, writer: wrote, ...(fallback && { fallback }) }
  }
  throw new Error('The writer ended without a letter')
}
