import type { TypesettingTask } from './typeset-document.ts'
import type { TypstEngine } from './typst-engine.ts'

/** A module that works beside Typst, in its process. */
export type TypesettingProgram<Input extends object, Result> = {
  readonly run: (engine: Pick<TypstEngine, 'typeset'>, input: Input) => Promise<Result>
}

/** Does one task in the process of the engine. */
export async function doTypesetting(engine: TypstEngine, task: TypesettingTask): Promise<unknown> {
  if (!('program' in task)) return engine.typeset(task)
  const program: TypesettingProgram<object, unknown> = await import(task.program)
  return program.run(engine, task.input)
}
