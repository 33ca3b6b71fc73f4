/** Tasks that wait for a process beside the server, run in one, and were refused since the start. */
export type QueueState = { waiting: number; running: number; refused: number }

/** Connections of a pool in use, unused, and callers that wait for one. */
export type PoolState = { used: number; idle: number; waiting: number; max: number }

/** Names of queues in metrics and on the page of administrators; never rename: alerts have them. */
export const taskQueueNames = [
  'typesetting',
  'career-reading',
  'letter-reading',
  'letter-writing',
  'offer-reading',
  'pictures',
] as const
export type TaskQueueName = (typeof taskQueueNames)[number]

/** Lets a queue tell its state. */
export type WatchQueue = (name: TaskQueueName, state: () => QueueState) => void

/** What a process knows of itself, read when it is asked for. */
export type ProcessState = {
  readonly queues: ReadonlyMap<TaskQueueName, () => QueueState>
  readonly pool: () => PoolState
  /** Queries beyond the configured bound, since the start. */
  readonly slowQueries: () => number
  /** Open sockets of live notifications. */
  liveSockets: () => number
}

/** The state of a process whose queues are still to come. */
export function openProcessState(database: Pick<ProcessState, 'pool' | 'slowQueries'>): {
  state: ProcessState
  watchQueue: WatchQueue
} {
  const queues = new Map<TaskQueueName, () => QueueState>()
  return {
    state: { ...database, queues, liveSockets: () => 0 },
    watchQueue: (name, state) => void queues.set(name, state),
  }
}
