import { replyTexts as texts } from './replies.fr.ts'
import { startLlmSandbox } from './server.ts'

const { PORT = '4010', BETWEEN_PIECES_MS = '12' } = process.env
const sandbox = await startLlmSandbox({
  port: Number(PORT),
  timings: { betweenPiecesMs: Number(BETWEEN_PIECES_MS) },
})
console.log(texts.listening(sandbox.url))
