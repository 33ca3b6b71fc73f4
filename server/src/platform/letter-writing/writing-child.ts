import { composerKnowledge } from '../knowledge/composer-knowledge.ts'
import { spellerOf } from '../knowledge/spellers.ts'
import { serveTasks } from '../task-process.ts'
import { doWriting } from './do-writing.ts'
import type { AnyWritingTask } from './letter-writing.ts'

serveTasks(({ kind, task }: AnyWritingTask) => doWriting(kind, task), {
  loaded: Promise.all([composerKnowledge(), spellerOf('en')]),
})
