import { z } from 'zod'
import type { Ending, Usage, Wire, WireRequest } from './wire.ts'

const Content = z.object({ parts: z.array(z.object({ text: z.string().default('') })) })
const Body = z.object({
  contents: z.array(Content),
  systemInstruction: Content.optional(),
  generationConfig: z.object({ seed: z.number().optional() }).optional(),
})

const textOf = (content: z.infer<typeof Content> | undefined) =>
  content?.parts.map((part) => part.text).join('\n') ?? ''

/** Reads the body of `models/{model}:generateContent`, or undefined when it is not one. */
export function readGemini(body: unknown, model: string, stream: boolean): WireRequest | undefined {
  const parsed = Body.safeParse(body)
  if (!parsed.success) return undefined
  return {
    model,
    stream,
    instructions: textOf(parsed.data.systemInstruction),
    prompt: parsed.data.contents.map(textOf).join('\n'),
    seed: parsed.data.generationConfig?.seed ?? 1,
  }
}

const finishReasons = { stop: 'STOP', refusal: 'SAFETY' } as const satisfies Record<Ending, string>
const statusNames: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  429: 'RESOURCE_EXHAUSTED',
  503: 'UNAVAILABLE',
}

const usageMetadata = ({ inputTokens, outputTokens }: Usage) => ({
  promptTokenCount: inputTokens,
  candidatesTokenCount: outputTokens,
  totalTokenCount: inputTokens + outputTokens,
})

const candidate = (text: string, ending?: Ending) => ({
  ...(text === '' ? {} : { content: { role: 'model', parts: [{ text }] } }),
  ...(ending ? { finishReason: finishReasons[ending] } : {}),
  index: 0,
})

/** Google's `v1beta`, as its REST reference describes it. */
export const geminiWire: Wire = {
  name: 'gemini',
  piece: ({ model }, text) => ({ candidates: [candidate(text)], modelVersion: model }),
  end: ({ model }, ending, usage) => [
    { candidates: [candidate('', ending)], usageMetadata: usageMetadata(usage), modelVersion: model },
  ],
  whole: ({ model }, text, ending, usage) => ({
    candidates: [candidate(text, ending)],
    usageMetadata: usageMetadata(usage),
    modelVersion: model,
  }),
  error: (status, message) => ({
    error: { code: status, message, status: statusNames[status] ?? 'INTERNAL' },
  }),
}
