import type { WatchQueue } from '../observability/process-state.ts'
import type { TemplateName, TypesetDocument, TypesetOutputs } from './typeset-document.ts'
import { openTypstProcesses } from './typst-process.ts'

/**
 * Lays out the pages of one account. Both reject with `TypesettingFailure`, and with `SERVER_BUSY` where too many pages
 * wait.
 */
export type Typesetter = {
  /** Lays out one of our templates with `data`. */
  typeset: (template: TemplateName, data: object, wanted?: TypesetOutputs) => Promise<TypesetDocument>
  /** Runs a `TypesettingProgram` beside Typst, by the address of its module. */
  run: (program: string, input: object) => Promise<unknown>
}

export type Typesetting = {
  /** The typesetter of one account: its pages wait for one another, and for no page of another account. */
  of: (owner: string) => Typesetter
  /** The same; pages that still wait when the signal aborts are dropped. It is made by the first page. */
  until: (signal: () => AbortSignal) => Typesetting
}

/** Typst in child processes, started by the first pages and again after each crash. */
export function buildTypesetting(processes?: number, watch?: WatchQueue): Typesetting {
  const run = openTypstProcesses(processes, watch)

  function typesetterOf(owner: string, signal: (() => AbortSignal) | undefined): Typesetter {
    return {
      typeset: async (template, data, wanted = {}) =>
        (await run(owner, { template, data, wanted }, signal?.())) as TypesetDocument,
      run: (program, input) => run(owner, { program, input }, signal?.()),
    }
  }

  const typesetting = (signal: (() => AbortSignal) | undefined): Typesetting => ({
    of: (owner) => typesetterOf(owner, signal),
    until: typesetting,
  })
  return typesetting(undefined)
}
