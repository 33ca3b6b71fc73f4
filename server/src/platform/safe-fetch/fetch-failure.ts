/**
 * Why a page was not read. `refused`: our own rules forbid the address; `unreachable`: no answer, or one that is no
 * success; `not-a-page`: an answer of a kind that is not read.
 */
export type FetchFault = 'refused' | 'unreachable' | 'too-large' | 'timeout' | 'not-a-page'

export class FetchFailure extends Error {
  readonly fault: FetchFault

  constructor(fault: FetchFault, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'FetchFailure'
    this.fault = fault
  }
}
