import { useMemo, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useDraftField, useLetterEditing } from '../letter-editing.tsx'
import {
  type LocatedSentence,
  locateSentences,
  type SentenceLink,
  sentenceAt,
} from './sentence-links.state.ts'

/** Where the generated sentences of the letter come from, as this device knows it. */
export function useSentenceLinks(letterId: string) {
  const { memory } = useLetterEditing()
  const [links, setLinks] = useState(() => memory.sentenceLinks(letterId))
  function keep(next: readonly SentenceLink[]) {
    setLinks(next)
    memory.keepSentenceLinks(letterId, next)
  }
  return { links, keep }
}

/** The sentences that were generated, as they stand in the letter now. */
export function useLocatedSentences(links: readonly SentenceLink[]): readonly LocatedSentence[] {
  const content = useDraftField('content')
  return useMemo(() => locateSentences(content, links), [content, links])
}

/** The index of the sentence in which the caret stands; -1 outside of them. */
export function useSentenceAtCaret(sentences: readonly LocatedSentence[]): number {
  const { caret } = useLetterEditing()
  return useSyncExternalStore(caret.subscribe, () => sentenceAt(sentences, caret.getPlace()))
}

/** Scrolls to a sentence of the letter and highlights it, once the letter is in view. */
export function useRevealSentence(onReveal: () => void) {
  const { reading } = useLetterEditing()
  return ({ text }: LocatedSentence) => {
    // On a phone the letter is not displayed beside the tools.
    flushSync(onReveal)
    reading.revealQuote(text)
  }
}
