import type { TypesettingAnswer, TypesettingTask } from './typeset-document.ts'
import { buildTypstEngine } from './typst-engine.ts'

const typeset = buildTypstEngine()

process.on('message', (task: TypesettingTask) => {
  process.send?.(answer(task))
})
// The parent process ended.
process.on('disconnect', () => process.exit())
// Ctrl+C reaches the whole group: the server ends first, and this process with it.
process.on('SIGINT', () => {})

function answer(task: TypesettingTask): TypesettingAnswer {
  try {
    return { typeset: typeset(task) }
  } catch (fault) {
    return { fault: String(fault) }
  }
}
