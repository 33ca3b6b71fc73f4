import type { Database } from '../database/database.ts'
import { describeFault, type FaultDescription } from '../describe-fault.ts'

declare const carried: unique symbol

/** Something that happens in a domain, and that others may want to know. */
export type AppEvent<Payload extends object> = {
  readonly name: string
  readonly [carried]?: (payload: Payload) => void
}

/** What is done when an event happens, in the transaction of its cause. */
export type Listener = { name: string; hear: (tx: Database, payload: object) => Promise<void> }

export type ListenerFault = { event: string; fault: FaultDescription }

export type Events = {
  /**
   * Tells an event to all who listen, in the transaction of its cause: what commits together is told together. Never
   * rejects for a listener: one that fails is undone on its own and reported, and its cause stands.
   */
  publish: <Payload extends object>(tx: Database, event: AppEvent<Payload>, payload: Payload) => Promise<void>
}

export const defineEvent = <Payload extends object>(name: string): AppEvent<Payload> => ({ name })

export const listen = <Payload extends object>(
  event: AppEvent<Payload>,
  hear: (tx: Database, payload: Payload) => Promise<void>,
): Listener => ({ name: event.name, hear: (tx, payload) => hear(tx, payload as Payload) })

/** Brings events to `listeners`, in their order. */
export function buildEvents(listeners: readonly Listener[], report: (fault: ListenerFault) => void): Events {
  const byName = Map.groupBy(listeners, ({ name }) => name)
  return {
    publish: async (tx, event, payload) => {
      for (const { hear } of byName.get(event.name) ?? []) {
        try {
          // A savepoint: without it, one failed query would take the cause along.
          await tx.transaction((own) => hear(own, payload))
        } catch (fault) {
          report({ event: event.name, fault: describeFault(fault) })
        }
      }
    },
  }
}
