import { serveTasks } from '../task-process.ts'
import { doTypesetting } from './do-typesetting.ts'
import type { TypesettingTask } from './typeset-document.ts'
import { buildTypstEngine } from './typst-engine.ts'

const engine = buildTypstEngine()

serveTasks((task: TypesettingTask) => doTypesetting(engine, task), { afterwards: () => engine.evictCache() })
