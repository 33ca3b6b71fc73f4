import { GenerationRequest } from '@lettrine/contract/generation'
import { Language } from '@lettrine/contract/letters'
import { z } from 'zod'

const PassageToRewrite = z.object({ passage: z.string(), intent: z.string(), language: Language })

const LetterToAdvise = z.object({ letter: z.string(), remarks: z.array(z.string()) })

export type PromptText =
  | { kind: 'advice' }
  | { kind: 'letter'; facts: GenerationRequest }
  | { kind: 'passage'; passage: string; intent: string; language: Language }

/** Finds the data of a prompt: a line of JSON with the facts of a letter, or with a passage to rewrite. */
export function readPrompt(prompt: string): PromptText | undefined {
  for (const line of prompt.split('\n')) {
    const json = parseObject(line)
    if (json === undefined) continue
    const passage = PassageToRewrite.safeParse(json)
    if (passage.success) return { kind: 'passage', ...passage.data }
    if (LetterToAdvise.safeParse(json).success) return { kind: 'advice' }
    const facts = GenerationRequest.safeParse(json)
    if (facts.success) return { kind: 'letter', facts: facts.data }
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
