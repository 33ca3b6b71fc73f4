import { writerNames } from './writer-settings.fr.ts'

/** Which writer this installation uses, and how it is reached; addresses are without a final slash. */
export type WriterSettings = { name: 'composer' } | ModelSettings

export type ModelSettings =
  | { name: 'gemini'; model: string; apiKey?: string; baseUrl?: string }
  | { name: 'openai-compatible'; model: string; apiKey?: string; baseUrl: string }

/** Display name of the writer. */
export function displayName(settings: WriterSettings): string {
  return settings.name === 'openai-compatible' ? settings.model : writerNames[settings.name]
}
