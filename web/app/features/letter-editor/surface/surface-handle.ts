import type { LetterStream } from './highlight-insertion.ts'

/** Commands that other parts of the editor may call on the writing surface. */
export type SurfaceHandle = {
  markdown(): string
  focus(): void
  /** Replaces the whole text, as one step to undo. */
  replaceAll(markdown: string): void
  /**
   * Inserts paragraphs at the caret, at the end of the letter or of its body (before the closing formula), or in
   * place of the last one; they are highlighted.
   */
  insert(markdown: string, where: 'caret' | 'end' | 'body' | 'last'): void
  /** Selects the next unfilled place and asks its question; whether there is one. */
  nextUnfilled(): boolean
  openStream(): LetterStream
}
