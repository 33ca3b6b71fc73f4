import type { Letter } from '@lettrine/contract/letters'

/** A document of the editor, as JSON. */
export type EarlyDocument = { type: string; content?: EarlyDocument[]; text?: string } & Record<
  string,
  unknown
>

/** The text typed before the editor came. */
export type EarlyText = {
  document: EarlyDocument
  /** Whether it differs from what the server has. */
  isEdited: boolean
  /** Where one writes: the paragraph or line of a list, and the characters before the caret in it. */
  caret: { block: number; offset: number } | undefined
  scrollTop: number
}

/** The page that stands in for the editor of a letter while the application is on its way. */
export type EarlyPage = {
  letterId: string
  /** Gives the text, once no character is being composed, and leaves in the same instant; the answer withdraws. */
  handOver: (take: (text: EarlyText) => void) => () => void
  leave: () => void
}

/** What was typed in such a page; stored at every key, because the page can be closed before the editor has it. */
export type EarlyRecord = { letter: Letter; content: string; at: number }

declare global {
  var lettrineEarlyPage: EarlyPage | undefined
}

const earlyPrefix = 'lettrine.early/'

export const earlyKey = (userId: string, letterId: string) => `${earlyPrefix}${userId}/${letterId}`

/** Removes the page that stands in for the editor: something else must be seen. */
export function leaveEarlyPage(): void {
  globalThis.lettrineEarlyPage?.leave()
}
