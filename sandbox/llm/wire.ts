import type { Asked } from './replies.ts'

export type Usage = { inputTokens: number; outputTokens: number }
export type Ending = 'stop' | 'refusal'

/** A request as either wire carries it, read into one shape. */
export type WireRequest = Asked & { model: string; stream: boolean }

/** What differs between the two providers: how a piece, the end, a whole answer and a refusal are written. */
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
