/** Simulated behaviours of model providers. */
export const sandboxModes = [
  'normal',
  /** The first words come late, the next ones one by one. */
  'slow',
  /** Falls silent half-way, without closing the connection. */
  'stalled',
  /** The connection is destroyed half-way. */
  'cut-off',
  'rate-limited',
  /** Refuses every other request, from the first. */
  'rate-limited-once',
  'server-error',
  /** 200, and a page of HTML. */
  'garbage',
  'empty',
  /** A letter full of blanks to fill. */
  'placeholder',
  /** A letter to somebody else. */
  'wrong-company',
  /** A letter with invented figures, employer and diploma in one sentence. */
  'invented-claims',
  'invented-employer',
  'invented-figure',
  'invented-diploma',
  'invented-date',
  /** Something done that no fact says, under an id that does not exist. */
  'unknown-fact',
  /** Invents throughout the second paragraph, and again when it is asked to write those sentences anew. */
  'stubborn',
  /** Turns by which a machine is known. */
  'machine-turns',
  /** Lines of JSON that are cut, or have quotation marks that are not escaped. */
  'broken-json',
  /** One JSON document, and not a line for each sentence. */
  'document',
  /** A letter as people write it: salutation, paragraphs, closing formula. */
  'prose',
  'other-language',
  /** Follows a prompt injection: repeats its instructions. */
  'injection-obeyed',
  /** Stopped by a safety filter. */
  'refusal',
] as const
export type SandboxMode = (typeof sandboxModes)[number]

export const isSandboxMode = (text: unknown): text is SandboxMode =>
  sandboxModes.some((mode) => mode === text)

/** «sandbox-slow» asks for the slow mode for this request alone. */
export function modeOfModel(model: string): SandboxMode | undefined {
  return sandboxModes.find((mode) => model.endsWith(`-${mode}`))
}
