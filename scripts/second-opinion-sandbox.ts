import { startLanguageToolSandbox } from '../sandbox/languagetool/server.ts'
import { isForThisMachine } from './identity-sandbox.ts'
import { scriptText as texts } from './scripts.fr.ts'

/**
 * Starts the LanguageTool sandbox when `LANGUAGETOOL_URL` is «sandbox», prints its URL, and passes it to the server.
 * Only on localhost; elsewhere the server reports that «sandbox» is no address.
 */
export async function openSecondOpinionSandbox(
  environment: NodeJS.ProcessEnv,
): Promise<{ environment: NodeJS.ProcessEnv; stop: () => Promise<void> }> {
  if (environment.LANGUAGETOOL_URL !== 'sandbox' || !isForThisMachine(environment))
    return { environment: {}, stop: async () => {} }
  const sandbox = await startLanguageToolSandbox()
  console.log(texts.sandboxSecondOpinion(sandbox.url))
  return { environment: { LANGUAGETOOL_URL: sandbox.url }, stop: sandbox.close }
}
