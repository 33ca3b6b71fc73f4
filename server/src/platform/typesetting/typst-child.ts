import type { TypesettingAnswer, TypesettingTask } from './typeset-document.ts'
import { buildTypstEngine } from './typst-engine.ts'

const engine = buildTypstEngine()

process.on('message', (task: TypesettingTask) => {
  process.send?.(answer(task))
  // Once the answer is on its way: nobody waits for it.
  engine.evictCache()
})
// The parent process ended.
process.on('disconnect', () => process.exit())
// Ctrl+C reaches the whole group: the server ends first, and this process with it.
process.on('SIGINT', () => {})

function answer(task: TypesettingTask): TypesettingAnswer {
  try {
    return { typeset: engine.typeset(task) }
  } catch (fault) {
    return { fault: String(fault) }
  }
}
