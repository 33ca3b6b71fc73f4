import type { Database } from '../database/database.ts'
import { describeFault, type FaultDescription } from '../describe-fault.ts'

declare const carried: unique symbol

/** An event that a domain publishes for others. */
export type AppEvent<Payload extends object> = {
  readonly name: string
  readonly [carried]?: (payload: Payload) => void
}

/** An event handler; runs in the transaction of the publisher. */
export type Listener = { name: string; hear: (tx: Database, payload: object) => Promise<void> }

export type ListenerFault = { event: string; fault: FaultDescription }

export type Events = {
  /**
   * Runs all listeners in the transaction of the publisher, so that both commit together. Never rejects for a listener:
   * one that fails is rolled back to its savepoint and reported, and the transaction goes on.
   */
  publish: <Payload extends object>(tx: Database, event: AppEvent<Payload>, payload: Payload) => Promise<void>
}

export const defineEvent = <Payload extends object>(name: string): AppEvent<Payload> => ({ name })

export const listen = <Payload extends object>(
  event: AppEvent<Payload>,
  hear: (tx: Database, payload: Payload) => Promise<void>,
): Listener => ({ name: event.name, hear: (tx, payload) => hear(tx, payload as Payload) })

/** Dispatches events to `listeners`, in their order. */
export function buildEvents(listeners: readonly Listener[], report: (fault: ListenerFault) => void): Events {
  const byName = Map.groupBy(listeners, ({ name }) => name)
  return {
    publish: async (tx, event, payload) => {
      for (const { hear } of byName.get(event.name) ?? []) {
        try {
          // A savepoint: without it, one failed query would abort the whole transaction.
          await tx.transaction((own) => hear(own, payload))
        } catch (fault) {
          report({ event: event.name, fault: describeFault(fault) })
        }
      }
    },
  }
}
