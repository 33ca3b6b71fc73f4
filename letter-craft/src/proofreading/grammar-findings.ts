import type { French } from '../french/sentence.ts'
import type { Finding } from './finding.ts'
import { proofMessages as texts } from './messages.fr.ts'
import { type ProofLetter, sentencesOf, type TextSpan } from './proof-letter.ts'
import { withFrenchSpaces } from './rules/french-spaces.ts'
import { grammarFaults } from './rules/grammar-rules.ts'

/** Beyond this number of sentences, the input is made to fill the memory. */
const maxRemembered = 400
const remembered = new WeakMap<French, Map<string, readonly Finding[]>>()

/**
 * What the rules of grammar find in each sentence of a French letter, salutation and formula included. The findings of
 * a sentence are remembered: while a letter is typed, one sentence changes at a time.
 */
export function* grammarFindings({ paragraphs }: ProofLetter, french: French): Iterable<Finding> {
  const known = remembered.get(french) ?? new Map<string, readonly Finding[]>()
  remembered.set(french, known)
  for (const { text, start } of paragraphs
    .flatMap(sentencesOf)
    .flatMap((sentence) => [...readablePieces(sentence)])) {
    let findings = known.get(text)
    if (!findings) {
      findings = [...findingsIn(text, french)]
      if (known.size >= maxRemembered) known.clear()
      known.set(text, findings)
    }
    for (const finding of findings)
      yield { ...finding, start: start + finding.start, end: start + finding.end }
  }
}

/** UTF-16 units. Rules compare words of a sentence with each other, and nobody writes a sentence of two pages. */
const longestSentence = 1_500

/** A sentence, or, where it has no end, pieces of it cut at a space. */
function* readablePieces({ text, start }: TextSpan): Iterable<TextSpan> {
  let at = 0
  while (text.length - at > longestSentence) {
    const space = text.lastIndexOf(' ', at + longestSentence)
    const end = space > at ? space : at + longestSentence
    yield { text: text.slice(at, end), start: start + at }
    at = end
  }
  yield { text: text.slice(at), start: start + at }
}

/** The findings in one sentence; offsets are in it. */
function* findingsIn(text: string, french: French): Iterable<Finding> {
  const sentence = french.parse(text)
  for (const { rule, fault } of grammarFaults({ sentence, french })) {
    const first = sentence.words[fault.first]
    const last = sentence.words[fault.last]
    if (!first || !last) continue
    const { fix, suggestions, doubtful } = fault
    yield {
      rule: rule.id,
      severity: doubtful ? 'warning' : 'error',
      start: first.start,
      end: last.end,
      message: doubtful ? texts.question(withFrenchSpaces(rule.why)) : withFrenchSpaces(rule.why),
      ...(fix !== undefined && { fix }),
      ...(suggestions && { suggestions }),
    }
  }
}
