import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { Model } from './model-call.ts'
import type { ModelSettings } from './writer-settings.ts'

/** The configured model, through the SDK's common interface. */
export function languageModel(settings: ModelSettings): Model {
  const { apiKey, baseUrl, model } = settings
  // The SDK prints warnings by itself; what is worth knowing is in our own record.
  globalThis.AI_SDK_LOG_WARNINGS = false
  if (settings.name === 'gemini') {
    // Without a key the SDK would look for one in the environment; a proxy that holds the key needs none.
    return createGoogle({ apiKey: apiKey ?? 'none', ...(baseUrl ? { baseURL: baseUrl } : {}) })(model)
  }
  return createOpenAICompatible({
    name: settings.name,
    baseURL: settings.baseUrl,
    includeUsage: true,
    ...(apiKey ? { apiKey } : {}),
  })(model)
}
