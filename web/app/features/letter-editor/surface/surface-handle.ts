import type { LetterStream } from './highlight-insertion.ts'

/** What the rest of the screen may ask of the writing surface. */
export type SurfaceHandle = {
  markdown(): string
  focus(): void
  /** Replaces the whole text, in one step to undo. */
  replaceAll(markdown: string): void
  /**
   * Adds paragraphs at the caret, at the end of the letter or of its body (before the closing formula), or in place
   * of its last one; they arrive in wet ink.
   */
  insert(markdown: string, where: 'caret' | 'end' | 'body' | 'last'): void
  /** Selects the next place that a template left open; whether there is one. */
  nextUnfilled(): boolean
  openStream(): LetterStream
}
