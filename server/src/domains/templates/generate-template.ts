import { type Fallback, GenerationRequest, type WriterName } from '@lettrine/contract/generation'
import { letterTypes, NewTemplate, type TemplateRequest } from '@lettrine/contract/templates'
import { cleanJobTitle } from '@lettrine/letter-craft/offers/clean-job-title'
import type { Deps } from '../../platform/http/api.ts'
import type { TextGenerator } from '../../platform/text-generation/text-generator.ts'
import { beginLetter, writeLetter } from '../generation/index.ts'
import { exampleText, isEssential, templateOfExample } from './example-facts.ts'
import { templateTexts } from './templates.fr.ts'
import type { TemplateCard } from './templates.presenter.ts'
import { createTemplate, requireTemplateQuota } from './write-template.ts'

type GenerateDeps = Pick<
  Deps,
  | 'db'
  | 'clock'
  | 'newId'
  | 'newSeed'
  | 'writer'
  | 'composer'
  | 'entitlements'
  | 'events'
  | 'careerReader'
  | 'letterWriting'
>
type Generated = { card: TemplateCard; writer: WriterName; fallback?: Fallback }

/**
 * Generates a letter from example facts for a job and a tone, replaces these facts by fields, and saves the result as a
 * personal template. A model's letter consumes an AI use; an unusable one is refunded, and the built-in writer takes
 * over.
 */
export async function generateTemplate(
  deps: GenerateDeps,
  userId: string,
  { jobTitle, tone, type, industry, customPrompt, writer: wanted, seed }: TemplateRequest,
  signal: AbortSignal,
): Promise<Generated> {
  // Checked before calling a model, so that no use is wasted.
  await requireTemplateQuota(deps, userId)
  const request = GenerationRequest.parse({
    ...exampleText,
    jobTitle,
    tone,
    type: letterTypes[type],
    customPrompt,
    writer: wanted,
    seed,
    saveAsLetter: false,
  })
  const writer = deps.writer === deps.composer ? deps.composer : onlyWorthKeeping(deps, jobTitle)
  const writing = { ...deps, writer }
  const begun = beginLetter(writing, userId, request)
  const events = writeLetter(writing, userId, begun, { signal, speed: 'immediate' })
  for await (const event of events) {
    if (event.type !== 'done') continue
    const { content, writer: wrote, fallback } = event.letter
    const template = NewTemplate.parse({
      title: templateTexts.generatedTitle(cleanJobTitle(jobTitle) || jobTitle),
      template: templateOfExample(content, jobTitle),
      type,
      industry,
    })
    const card = await createTemplate(deps, userId, template, true)
    return { card, writer: wrote, ...(fallback && { fallback }) }
  }
  throw new Error('The writer ended without a letter')
}

/** Wraps a writer so that unusable letters fail. */
function onlyWorthKeeping(
  { writer, composer }: Pick<Deps, 'writer' | 'composer'>,
  jobTitle: string,
): TextGenerator {
  return {
    ...(writer.prepare && { prepare: writer.prepare }),
    async *write(task, options) {
      for await (const event of writer.write(task, options)) {
        const isVoid = event.type === 'end' && !isEssential(templateOfExample(event.content, jobTitle))
        if (!isVoid) yield event
        else {
          yield { type: 'fallback', reason: 'unusable' }
          yield* composer.write(task, options)
          return
        }
      }
    },
  }
}
