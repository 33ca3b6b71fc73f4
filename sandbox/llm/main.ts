import { replyTexts as say } from './replies.fr.ts'
import { startLlmSandbox } from './server.ts'

const sandbox = await startLlmSandbox({ port: Number(process.env.PORT ?? 4010) })
console.log(say.listening(sandbox.url))
