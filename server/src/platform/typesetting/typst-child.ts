import { serveTasks } from '../task-process.ts'
import type { TypesettingTask } from './typeset-document.ts'
import { buildTypstEngine } from './typst-engine.ts'

const engine = buildTypstEngine()

serveTasks((task: TypesettingTask) => engine.typeset(task), { afterwards: () => engine.evictCache() })
