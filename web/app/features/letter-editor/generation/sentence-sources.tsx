import type { Career } from '@lettrine/contract/career'
import { ChevronDown, Unlink } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { cardNames } from './letter-plan.state.ts'
import { sentenceLinksText as texts } from './sentence-links.fr.ts'
import type { LocatedSentence, SentenceLink } from './sentence-links.state.ts'
import { useLocatedSentences, useRevealSentence, useSentenceAtCaret } from './use-sentence-links.ts'

/** «D’où vient chaque phrase»: the generated sentences, their cards and the needs that they answer. */
export function SentenceSources({
  links,
  ...rest
}: {
  links: readonly SentenceLink[]
  career: Career | undefined
  onReveal: () => void
}) {
  const [open, setOpen] = useState(false)
  const [heading, body] = [useId(), useId()]
  const sentences = useLocatedSentences(links)
  if (sentences.length === 0) return null
  const changed = sentences.filter(({ isChanged }) => isChanged).length
  return (
    <section className="sentence-sources" aria-labelledby={heading}>
      <h2 id={heading}>
        <button
          type="button"
          className="fold-toggle"
          aria-expanded={open}
          aria-controls={open ? body : undefined}
          onClick={() => setOpen(!open)}
        >
          {texts.title}
          <ChevronDown aria-hidden="true" size={16} />
        </button>
      </h2>
      <p className="muted small">{changed > 0 ? texts.changedCount(changed) : texts.pitch}</p>
      {open && <SentenceList id={body} sentences={sentences} {...rest} />}
    </section>
  )
}

function SentenceList({
  id,
  sentences,
  career,
  onReveal,
}: {
  id: string
  sentences: readonly LocatedSentence[]
  career: Career | undefined
  onReveal: () => void
}) {
  const list = useRef<HTMLOListElement>(null)
  const reveal = useRevealSentence(onReveal)
  const current = useSentenceAtCaret(sentences)
  const cards = useMemo(() => cardNames(career), [career])
  useEffect(() => {
    const entry = list.current?.children[current]
    if (entry) scrollWithin(entry)
  }, [current])
  return (
    <ol id={id} ref={list}>
      {sentences.map((sentence, index) => (
        // A sentence has no other name than its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: the same
        <li key={index} data-current={index === current || undefined}>
          <SentenceEntry
            sentence={sentence}
            cards={cards}
            isCurrent={index === current}
            onReveal={() => reveal(sentence)}
          />
        </li>
      ))}
    </ol>
  )
}

function SentenceEntry({
  sentence: { text, facts, needs, isChanged },
  cards,
  isCurrent,
  onReveal,
}: {
  sentence: LocatedSentence
  cards: ReturnType<typeof cardNames>
  isCurrent: boolean
  onReveal: () => void
}) {
  const sources = useId()
  return (
    <>
      <button
        type="button"
        aria-current={isCurrent || undefined}
        aria-describedby={sources}
        onClick={onReveal}
      >
        <span>{text}</span>
      </button>
      <div id={sources} className="sentence-origin">
        {isChanged && (
          <p className="sentence-changed">
            <Unlink aria-hidden="true" size={14} />
            <span>{texts.changed}</span>
          </p>
        )}
        {facts.map((fact) => {
          const card = cards.get(fact)
          return (
            <p key={fact}>
              {card?.name ?? texts.unknownCard}{' '}
              {card?.note && <span className="letter-plan-note">{card.note}</span>}
            </p>
          )
        })}
        {needs.length > 0 && <p className="sentence-needs">{texts.answers(needs)}</p>}
        {!isChanged && facts.length === 0 && needs.length === 0 && <p>{texts.factless}</p>}
      </div>
    </>
  )
}

/** Scrolls the panel, and nothing around it, until the entry is in view. */
function scrollWithin(entry: Element): void {
  const panel = entry.closest('.editor-tools')
  if (!panel) return
  const [own, view] = [entry.getBoundingClientRect(), panel.getBoundingClientRect()]
  if (own.top < view.top) panel.scrollTop -= view.top - own.top
  else if (own.bottom > view.bottom) panel.scrollTop += own.bottom - view.bottom
}

/** In how many sentences of the letter a card stands; they unfold, and each leads to its place. */
export function CardUses({
  fact,
  sentences,
  onReveal,
}: {
  fact: string
  sentences: readonly LocatedSentence[]
  onReveal: (sentence: LocatedSentence) => void
}) {
  const [open, setOpen] = useState(false)
  const body = useId()
  const used = sentences.filter(({ facts }) => facts.includes(fact))
  if (used.length === 0) return null
  return (
    <div className="plan-uses">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? body : undefined}
        onClick={() => setOpen(!open)}
      >
        {texts.used(used.length)}
        <ChevronDown aria-hidden="true" size={14} />
      </button>
      {open && (
        <div id={body} className="plan-uses-list">
          {used.map((sentence) => (
            <button key={sentence.text} type="button" onClick={() => onReveal(sentence)}>
              <span>{sentence.text}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
