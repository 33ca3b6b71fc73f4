import { GenerationFields } from '@lettrine/contract/generation'
import { Language } from '@lettrine/contract/letters'
import { z } from 'zod'

const PassageToRewrite = z.object({ passage: z.string(), intent: z.string(), language: Language })

const LetterToAdvise = z.object({ letter: z.string(), remarks: z.array(z.string()) })

/** A fact of a prompt, in French: «vendeuse», «chez Etam», «de 2019 à 2023». */
const Fact = z.object({
  id: z.string(),
  kind: z.enum(['job', 'education', 'certificate', 'language', 'tool', 'interest']),
  name: z.string().default(''),
  where: z.string().default(''),
  when: z.string().default(''),
  current: z.boolean().default(false),
  tasks: z.array(z.string()).default([]),
})
export type PromptFact = z.infer<typeof Fact>

const Brief = GenerationFields.pick({
  jobTitle: true,
  company: true,
  jobDescription: true,
  tone: true,
  language: true,
  type: true,
}).extend({
  facts: z.array(Fact).default([]),
  own: z.array(z.object({ id: z.string(), text: z.string() })).default([]),
  /** Sentences to be written again, by their numbers. */
  refused: z.array(z.object({ n: z.number(), s: z.string(), facts: z.array(z.string()) })).optional(),
})
export type PromptBrief = z.infer<typeof Brief>

export type PromptText =
  | { kind: 'advice' }
  | { kind: 'letter'; brief: PromptBrief }
  | { kind: 'passage'; passage: string; intent: string; language: Language }

/** Finds the data of a prompt: a line of JSON with the brief of a letter, or with a passage to rewrite. */
export function readPrompt(prompt: string): PromptText | undefined {
  for (const line of prompt.split('\n')) {
    const json = parseObject(line)
    if (json === undefined) continue
    const passage = PassageToRewrite.safeParse(json)
    if (passage.success) return { kind: 'passage', ...passage.data }
    if (LetterToAdvise.safeParse(json).success) return { kind: 'advice' }
    const brief = Brief.safeParse(json)
    if (brief.success) return { kind: 'letter', brief: brief.data }
  }
  return undefined
}

function parseObject(line: string): unknown {
  if (!line.startsWith('{')) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
