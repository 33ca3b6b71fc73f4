import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import {
  type TypesetDocument,
  type TypesettingAnswer,
  TypesettingFailure,
  type TypesettingTask,
} from './typeset-document.ts'

type Waiting = {
  task: TypesettingTask
  resolve: (typeset: TypesetDocument) => void
  reject: (fault: Error) => void
}

/** Fifty thousand characters take a tenth of a second: this is a breakdown. */
const taskTimeoutMs = 10_000

/**
 * A fault inside Typst aborts the process it runs in, and a long letter keeps it busy: so it has one of its own.
 * Tasks are served in order. The one being served when the process ends is refused, the others go to the next one.
 */
export function openTypstProcess(): (task: TypesettingTask) => Promise<TypesetDocument> {
  const waiting: Waiting[] = []
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'typst-child.ts'), [], {
      serialization: 'advanced',
      execArgv: [],
    })
    started.on('message', (answer: TypesettingAnswer) => settle(answer))
    started.once('exit', (code, signal) => {
      if (child !== started) return
      child = undefined
      settle({ fault: `Typst ended: ${signal ?? code}` })
    })
    // Idle, it keeps nobody from ending.
    started.unref()
    return started
  }

  function settle(answer: TypesettingAnswer): void {
    const first = waiting.shift()
    clearTimeout(timer)
    if ('typeset' in answer) first?.resolve(answer.typeset)
    else first?.reject(new TypesettingFailure('Typst refused a page', { cause: answer.fault }))
    serveNext()
  }

  function serveNext(): void {
    const next = waiting[0]
    if (!next) {
      child?.channel?.unref()
      return
    }
    child ??= start()
    child.channel?.ref()
    timer = setTimeout(() => child?.kill('SIGKILL'), taskTimeoutMs)
    child.send(next.task)
  }

  return (task) =>
    new Promise((resolve, reject) => {
      waiting.push({ task, resolve, reject })
      if (waiting.length === 1) serveNext()
    })
}
