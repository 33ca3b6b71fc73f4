import { letterToMarkdown } from '../text/markdown.ts'
import { countWords } from '../text/measure.ts'
import { parseLetter } from '../text/parse.ts'
import type { Block, LetterTree } from '../text/tree.ts'
import { fixTypography } from '../typography/fix.ts'
import { composeEnglish } from './compose-english.ts'
import { gatherMaterial } from './material.ts'
import { missingFacts } from './missing.ts'
import type { ComposedLetter, ComposeRequest, FactCounts } from './request.ts'
import type { Draft, Sentence } from './writer.ts'

const mostWords = 390

/**
 * Composes an English letter from the facts of the request and nothing else. The same seed gives the same letter;
 * seeds are any integers. Pure and quick (about a millisecond): it may run on every keystroke.
 */
export function compose(request: ComposeRequest, seed: number): ComposedLetter {
  const material = gatherMaterial(request)
  const draft = composeEnglish(request, material, seed)
  const paragraphs = shorten(draft)
  const texts = [draft.opening, ...paragraphs.map(joinSentences), draft.closing]
  return {
    content: write(texts.map((text) => fixTypography(text, 'en'))),
    missing: missingFacts(request, material),
    facts: countFacts(paragraphs.flat()),
  }
}

const joinSentences = (sentences: readonly Sentence[]) => sentences.map((sentence) => sentence.text).join(' ')

function write(texts: readonly string[]): string {
  const blocks = texts.map((value): Block => ({ type: 'paragraph', children: [{ type: 'text', value }] }))
  const tree: LetterTree = { blocks }
  const content = letterToMarkdown(tree)
  // Lines that start with a letter can only be paragraphs: most letters need no parsing to check it.
  if (texts.every((text) => /^\p{L}/u.test(text))) return content
  return parseLetter(content).blocks.length === blocks.length ? content : texts.join('\n\n')
}

/** One page: removes the least valuable sentence of the longest paragraph, never the hook nor the last paragraph. */
function shorten(draft: Draft): Sentence[][] {
  const paragraphs = draft.paragraphs
    .map((paragraph) => [...paragraph])
    .filter((paragraph) => paragraph.length > 0)
  const length = () => countWords([draft.opening, draft.closing, ...paragraphs.map(joinSentences)].join(' '))
  while (length() > mostWords) {
    const candidates = paragraphs.filter(
      (paragraph, index) => paragraph.length > (index === 0 ? 1 : 0) && index < paragraphs.length - 1,
    )
    const longest =
      candidates.sort((one, other) => countWords(joinSentences(other)) - countWords(joinSentences(one)))[0] ??
      paragraphs.at(-1)
    if (!longest || longest.length === 0 || (candidates.length === 0 && longest.length <= 1)) break
    longest.splice(candidates.length === 0 ? 0 : leastWorth(longest, longest === paragraphs[0] ? 1 : 0), 1)
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0)
}

/** Answers of the user are removed last, generated sentences first; among equals, the last one. */
function leastWorth(sentences: readonly Sentence[], from: number): number {
  const worth = ({ facts, own, kept }: Sentence) =>
    facts.includes('interview') ? 3 : kept || !own ? 2 : facts.includes('profile') ? 1 : 0
  return sentences.reduce(
    (least, sentence, index) =>
      index < from || (least >= from && worth(sentence) > worth(sentences[least] ?? sentence))
        ? least
        : index,
    from,
  )
}

function countFacts(sentences: readonly Sentence[]): FactCounts {
  const counts: FactCounts = { profile: 0, offer: 0, interview: 0 }
  for (const source of sentences.flatMap((sentence) => sentence.facts)) counts[source] += 1
  return counts
}
