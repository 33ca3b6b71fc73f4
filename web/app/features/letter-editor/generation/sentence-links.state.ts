import type { GeneratedLetter } from '@lettrine/contract/generation'
import { parseLetter } from '@lettrine/letter-craft/text/parse'
import { textUnits } from '@lettrine/letter-craft/text/plain-text'
import { z } from 'zod'
import type { CaretPlace } from '../surface/caret.store.ts'

/** A generated sentence, without Markdown: the ids of its cards, and the labels of the needs that it answers. */
export const SentenceLink = z.object({
  text: z.string(),
  facts: z.array(z.string()),
  needs: z.array(z.string()),
})
export type SentenceLink = z.infer<typeof SentenceLink>

/** A sentence of the letter as it stands; one changed by hand has neither facts nor needs. */
export type LocatedSentence = SentenceLink & { isChanged: boolean }

/** The links of a letter that was just generated; none where its writer does not tell them. */
export function sentenceLinks({
  content,
  facts = [],
  plan,
}: Pick<GeneratedLetter, 'content' | 'facts' | 'plan'>): SentenceLink[] {
  const needs = plan ? [...plan.pairs.map(({ need }) => need), ...plan.unanswered] : []
  const labels = new Map(needs.map(({ id, label }) => [id, label]))
  return facts
    .map((source) => ({
      text: textUnits(parseLetter(content.slice(source.start, source.end))).join(' '),
      facts: [...new Set(source.facts)],
      needs: [...new Set(source.needs.flatMap((id) => labels.get(id) ?? []))],
    }))
    .filter(({ text }) => text !== '')
}

type Span = { block: number; start: number; end: number }

/**
 * The sentences of `content` that were generated, in its order. A sentence that most resembles a missing one is that
 * one, changed by hand; a sentence that was removed is left out.
 */
export function locateSentences(content: string, links: readonly SentenceLink[]): LocatedSentence[] {
  const blocks = textUnits(parseLetter(content))
  const folded = blocks.map(fold)
  const taken: Span[] = []
  const missing: SentenceLink[] = []
  const found: { span: Span; sentence: LocatedSentence }[] = []
  for (const link of links) {
    const span = wholeSentence(folded, fold(link.text), taken)
    if (!span) missing.push(link)
    else {
      taken.push(span)
      const text = blocks[span.block]!.slice(span.start, span.end)
      found.push({ span, sentence: { ...link, text, isChanged: false } })
    }
  }
  const free = blocks.flatMap((text, block) =>
    freeSentences(
      text,
      block,
      taken.filter((span) => span.block === block),
    ),
  )
  for (const { text, span } of mostAlike(missing, free))
    found.push({ span, sentence: { text, facts: [], needs: [], isChanged: true } })
  return found
    .sort((one, other) => one.span.block - other.span.block || one.span.start - other.span.start)
    .map(({ sentence }) => sentence)
}

/** Spaces and apostrophes that look alike become one; every offset stays. */
const fold = (text: string) => text.replace(/\s/gu, ' ').replace(/[’ʼ]/gu, "'")

function wholeSentence(blocks: readonly string[], text: string, taken: readonly Span[]): Span | undefined {
  for (const [block, whole] of blocks.entries()) {
    for (let start = whole.indexOf(text); start >= 0; start = whole.indexOf(text, start + 1)) {
      const span = { block, start, end: start + text.length }
      if (standsAlone(whole, span) && !taken.some((one) => overlap(one, span))) return span
    }
  }
  return undefined
}

const overlap = (one: Span, other: Span) =>
  one.block === other.block && one.start < other.end && other.start < one.end

/** Whether nothing was written into the sentence at either end. */
function standsAlone(block: string, { start, end }: Span): boolean {
  const before = block.slice(0, start)
  return /(?:^|[.!?…»”")]) *$/u.test(before) && /^(?: |$)/u.test(block.slice(end))
}

type FreeSentence = { text: string; span: Span }

/** The sentences of a block outside those that were found. */
function freeSentences(text: string, block: number, taken: readonly Span[]): FreeSentence[] {
  const edges = [...taken].sort((one, other) => one.start - other.start)
  const gaps = [0, ...edges.map(({ end }) => end)].map((from, index) => ({
    from,
    to: edges[index]?.start ?? text.length,
  }))
  return gaps.flatMap(({ from, to }) =>
    [...text.slice(from, to).matchAll(/\S.*?(?:[.!?…]+[»”")]*(?=\s|$)|$)/gsu)].map(
      ({ 0: sentence, index }) => ({
        text: sentence,
        span: { block, start: from + index, end: from + index + sentence.length },
      }),
    ),
  )
}

/** Below it, a sentence is another one rather than the same one changed. */
const leastLikeness = 0.5

/** The sentences that stand for missing ones, each for one, the most alike first. */
function mostAlike(missing: readonly SentenceLink[], free: readonly FreeSentence[]): FreeSentence[] {
  const scored = missing
    // A sentence that was linked to nothing has no link to lose.
    .filter(({ facts, needs }) => facts.length + needs.length > 0)
    .flatMap((link) =>
      free.map((sentence) => ({ link, sentence, score: likeness(link.text, sentence.text) })),
    )
    .filter(({ score }) => score >= leastLikeness)
    .sort((one, other) => other.score - one.score)
  const standing = new Set<FreeSentence>()
  const told = new Set<SentenceLink>()
  for (const { link, sentence } of scored) {
    if (told.has(link) || standing.has(sentence)) continue
    standing.add(sentence)
    told.add(link)
  }
  return [...standing]
}

/** The share of words in common, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const common = [...words].filter((word) => others.has(word)).length
  return (2 * common) / Math.max(1, words.size + others.size)
}

const wordsOf = (text: string) =>
  new Set(
    fold(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  )

/** The index of the sentence in which the caret stands; -1 outside of them. */
export const sentenceAt = (sentences: readonly LocatedSentence[], caret: CaretPlace | undefined): number =>
  sentences.findIndex(({ text }) => {
    const start = caret ? caret.block.indexOf(text) : -1
    return caret !== undefined && start >= 0 && caret.offset >= start && caret.offset <= start + text.length
  })
