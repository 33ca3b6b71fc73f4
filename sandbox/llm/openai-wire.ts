import { z } from 'zod'
import type { Ending, Usage, Wire, WireRequest } from './wire.ts'

const Content = z
  .union([z.string(), z.array(z.object({ text: z.string().default('') }))])
  .transform((content) =>
    typeof content === 'string' ? content : content.map((part) => part.text).join('\n'),
  )
const Body = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: Content })),
  stream: z.boolean().default(false),
  seed: z.number().optional(),
})

/** Reads the body of `chat/completions`, or undefined when it is not one. */
export function readOpenAi(body: unknown): WireRequest | undefined {
  const parsed = Body.safeParse(body)
  if (!parsed.success) return undefined
  const { model, messages, stream, seed } = parsed.data
  const textsOf = (isWanted: (role: string) => boolean) =>
    messages
      .filter(({ role }) => isWanted(role))
      .map(({ content }) => content)
      .join('\n')
  const isInstruction = (role: string) => role === 'system' || role === 'developer'
  return {
    model,
    stream,
    instructions: textsOf(isInstruction),
    prompt: textsOf((role) => !isInstruction(role)),
    seed: seed ?? 1,
  }
}

const finishReasons = { stop: 'stop', refusal: 'content_filter' } as const satisfies Record<Ending, string>

const usageOf = ({ inputTokens, outputTokens }: Usage) => ({
  prompt_tokens: inputTokens,
  completion_tokens: outputTokens,
  total_tokens: inputTokens + outputTokens,
})

const head = (model: string, object: string) => ({
  id: 'chatcmpl-sandbox',
  object,
  created: 1_767_225_600,
  model,
})
const chunk = (model: string, delta: object, finish: string | null) => ({
  ...head(model, 'chat.completion.chunk'),
  choices: [{ index: 0, delta, finish_reason: finish }],
})

/** OpenAI's chat completions, which Mistral, Ollama, vLLM and llama.cpp speak too. */
export const openAiWire: Wire = {
  name: 'openai',
  piece: ({ model }, text) => chunk(model, { content: text }, null),
  end: ({ model }, ending, usage) => [
    chunk(model, {}, finishReasons[ending]),
    { ...head(model, 'chat.completion.chunk'), choices: [], usage: usageOf(usage) },
    '[DONE]',
  ],
  whole: ({ model }, text, ending, usage) => ({
    ...head(model, 'chat.completion'),
    choices: [
      { index: 0, message: { role: 'assistant', content: text }, finish_reason: finishReasons[ending] },
    ],
    usage: usageOf(usage),
  }),
  error: (status, message) => ({ error: { message, type: 'sandbox_error', code: String(status) } }),
}
