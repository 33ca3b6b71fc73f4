/** Simulated behaviours of a LanguageTool server. */
export const languageToolModes = [
  'normal',
  /** The answer comes late. */
  'slow',
  'server-error',
  'rate-limited',
  /** The connection is destroyed half-way. */
  'cut-off',
  /** 200, and a page of HTML. */
  'garbage',
  /** 200, and JSON of another program. */
  'other-format',
  /** Some megabytes of matches. */
  'too-large',
  /** Sends the text on to another address. */
  'redirect',
  /** Offsets outside the text, and matches without their fields. */
  'faulty-matches',
] as const
export type LanguageToolMode = (typeof languageToolModes)[number]

export const isLanguageToolMode = (text: unknown): text is LanguageToolMode =>
  languageToolModes.some((mode) => mode === text)
