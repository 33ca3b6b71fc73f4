import { type ChildProcess, fork } from 'node:child_process'
import { watchDeadline } from './processor-deadline.ts'

/** What a child process says: that it can serve, then an answer to each task. */
export type TaskAnswer<Result> = { result: Result } | { fault: string } | { ready: true }

type FailureReasons = { timedOut?: boolean; neverStarted?: boolean; cause?: unknown }

/** The child process ended, refused the task, or took too long. */
export class TaskFailure extends Error {
  /** Whether the time limit ended it. */
  readonly timedOut: boolean
  /** Whether it ended before it could serve: the task has no part in it. */
  readonly neverStarted: boolean

  constructor(message: string, { timedOut = false, neverStarted = false, cause }: FailureReasons = {}) {
    super(message, { cause })
    this.timedOut = timedOut
    this.neverStarted = neverStarted
  }
}

export type TaskProcessOptions = {
  /** Path of the child’s script, which calls `serveTasks`. */
  script: string
  /** For each task, from when the child is ready, besides its waits for a processor. */
  timeoutMs: number
  /** Limit of the child’s heap, in megabytes. */
  memoryMb?: number
  /** The child ends when it has had no task for so long; without it, it stays. */
  idleMs?: number
}

/** The largest dictionary takes a second on a busy machine: this is a breakdown. */
const startTimeoutMs = 20_000

type Waiting<Task, Result> = {
  task: Task
  resolve: (result: Result) => void
  reject: (fault: TaskFailure) => void
  /** Whether the whole task is on its way to the child. */
  isSent: boolean
  isRetried: boolean
}

/** What Node and the system need of the environment; secrets of the server are of no use to who reads files of strangers. */
const passedOn = [
  ...['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'TZ', 'LANG', 'LC_ALL', 'LD_LIBRARY_PATH', 'SystemRoot'],
  ...['NODE_ENV', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE'],
]

const childEnvironment = (own: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(passedOn.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]]])))

/**
 * Runs tasks in a child process of its own, in order, so that they block no request and may be ended. The process starts
 * with the first task, and again after it ended; the task being served then is refused, the others go to the next one.
 */
export function openTaskProcess<Task extends object, Result>({
  script,
  timeoutMs,
  memoryMb,
  idleMs,
}: TaskProcessOptions): (task: Task) => Promise<Result> {
  const waiting: Waiting<Task, Result>[] = []
  let child: ChildProcess | undefined
  let endWatch = () => {}
  let idleTimer: NodeJS.Timeout | undefined
  let timedOut = false
  let isReady = false

  function start(): ChildProcess {
    isReady = false
    const started = fork(script, [], {
      serialization: 'advanced',
      env: childEnvironment(process.env),
      execArgv: memoryMb === undefined ? [] : [`--max-old-space-size=${memoryMb}`],
    })
    started.on('message', (answer: TaskAnswer<Result>) => {
      if ('ready' in answer) isReady = true
      if ('ready' in answer) serveNext()
      else settle(answer)
    })
    started.once('exit', (code, signal) => {
      if (child !== started) return
      child = undefined
      const first = waiting[0]
      // It ended before it had read the task, which has no part in its end.
      if (isReady && first && !first.isSent && !first.isRetried) {
        first.isRetried = true
        timedOut = false
        serveNext()
      } else settle({ fault: `the process ended: ${signal ?? code}` }, { neverStarted: !isReady })
    })
    // The system refused a process. Without a listener this one would end.
    started.once('error', (cause) => {
      if (child !== started) return
      child = undefined
      settle({ fault: String(cause) }, { neverStarted: true })
    })
    // Idle, it keeps nobody from ending.
    started.unref()
    return started
  }

  function settle(answer: Exclude<TaskAnswer<Result>, { ready: true }>, reasons?: FailureReasons): void {
    const first = waiting.shift()
    endWatch()
    if ('result' in answer) first?.resolve(answer.result)
    else first?.reject(new TaskFailure(answer.fault, { timedOut, ...reasons }))
    timedOut = false
    serveNext()
  }

  function serveNext(): void {
    const next = waiting[0]
    if (!next) {
      child?.channel?.unref()
      if (idleMs !== undefined) idleTimer = setTimeout(endIdle, idleMs).unref()
      return
    }
    clearTimeout(idleTimer)
    endWatch()
    child ??= start()
    child.channel?.ref()
    endWatch = watchDeadline(child.pid, isReady ? timeoutMs : startTimeoutMs, () => {
      timedOut = isReady
      child?.kill('SIGKILL')
    })
    if (!isReady) return
    // Without the callback, a child that ends meanwhile would end this process too.
    child.send(next.task, (fault) => {
      next.isSent = fault === null
    })
  }

  function endIdle(): void {
    const idle = child
    // A task that comes now starts another one.
    child = undefined
    idle?.kill()
  }

  return (task) =>
    new Promise((resolve, reject) => {
      waiting.push({ task, resolve, reject, isSent: false, isRetried: false })
      if (waiting.length === 1) serveNext()
    })
}

/**
 * Serves tasks in a child process, once `loaded` is; `afterwards` runs when an answer is on its way. A child that cannot
 * load what it needs ends.
 */
export function serveTasks<Task, Result>(
  run: (task: Task) => Result | Promise<Result>,
  { loaded, afterwards = () => {} }: { loaded?: Promise<unknown>; afterwards?: () => void } = {},
): void {
  process.on('message', async (task: Task) => {
    process.send?.(await answerOf(() => run(task)))
    afterwards()
  })
  Promise.resolve(loaded).then(
    () => process.send?.({ ready: true }),
    (fault) => {
      console.error(fault)
      process.exit(1)
    },
  )
  // The parent process ended.
  process.on('disconnect', () => process.exit())
  // Ctrl+C reaches the whole group: the server ends first, and this process with it.
  process.on('SIGINT', () => {})
}

async function answerOf<Result>(
  run: () => Result | Promise<Result>,
): Promise<{ result: Result } | { fault: string }> {
  try {
    return { result: await run() }
  } catch (fault) {
    return { fault: String(fault) }
  }
}
