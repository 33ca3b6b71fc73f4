import type { ModelRequest } from './replies.ts'

export type Usage = { inputTokens: number; outputTokens: number }
export type Ending = 'stop' | 'refusal'

/** A parsed request of either provider. */
export type WireRequest = ModelRequest & { model: string; stream: boolean }

/** Wire format of a provider: delta, end of stream, complete answer and error. */
export type Wire = {
  name: 'gemini' | 'openai'
  piece: (request: WireRequest, text: string) => object
  /** The last events of a stream; a string is sent as it is. */
  end: (request: WireRequest, ending: Ending, usage: Usage) => (object | string)[]
  whole: (request: WireRequest, text: string, ending: Ending, usage: Usage) => object
  error: (status: number, message: string) => object
}

/** About four characters a token, as a rule of thumb. */
export const tokensOf = (text: string) => Math.ceil(text.length / 4)
