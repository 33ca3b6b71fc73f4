import { startLlmSandbox } from '../sandbox/llm/server.ts'
import { scriptText as texts } from './scripts.fr.ts'

/**
 * The missing setting of a model, as French text: the key of Gemini, the address of an OpenAI-compatible server.
 * Undefined when the settings are complete.
 */
export function missingWriterSettings(environment: NodeJS.ProcessEnv): string | undefined {
  const { WRITER, WRITER_API_KEY, WRITER_BASE_URL } = environment
  if (WRITER === 'gemini' && !WRITER_API_KEY && !WRITER_BASE_URL) return 'WRITER_API_KEY'
  if (WRITER === 'openai-compatible' && !WRITER_BASE_URL) return 'WRITER_BASE_URL'
  return undefined
}

/** Starts the model sandbox when the provider’s settings are missing, prints its URL, and passes it to the server. */
export async function openWriterSandbox(
  environment: NodeJS.ProcessEnv,
): Promise<{ environment: NodeJS.ProcessEnv; stop: () => Promise<void> }> {
  const lacking = missingWriterSettings(environment)
  if (lacking === undefined) return { environment: {}, stop: async () => {} }
  const sandbox = await startLlmSandbox()
  const writer = environment.WRITER ?? ''
  console.log(texts.sandboxWriter(writer, lacking, sandbox.url))
  return {
    environment: {
      WRITER_BASE_URL: writer === 'gemini' ? sandbox.geminiUrl : sandbox.openAiUrl,
      WRITER_API_KEY: 'sandbox',
      WRITER_MODEL: environment.WRITER_MODEL || 'sandbox',
    },
    stop: sandbox.close,
  }
}
