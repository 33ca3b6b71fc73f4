import { nounGroupChecks } from './agreement-nouns.ts'
import { attributeChecks } from './agreement-participles.ts'
import { participleChecks } from './agreement-verbs.ts'
import type { Check } from './agreement-words.ts'
import { opensSentence, readLetterWords, type Word } from './letter-words.ts'
import { memoize } from './memoize.ts'
import { like } from './phrases.ts'
import type { ProofLetter, Rule, RuleMatch } from './proof-letter.ts'
import { subjectChecks } from './subject-verbs.ts'

/** A capital inside a sentence marks a name. */
const isName = (content: string, word: Word) =>
  /^\p{Lu}/u.test(content.charAt(word.start)) && !opensSentence(word)

/** «un VIE» is an acronym, not «une vie». */
const isInitials = (content: string, word: Word | undefined) =>
  word !== undefined && /^\p{Lu}{2,}$/u.test(content.slice(word.start, word.end))

const checks: readonly Check[] = [
  ...nounGroupChecks,
  ...participleChecks,
  ...subjectChecks,
  ...attributeChecks,
]

const checksOf = memoize((word) => checks.filter(({ starts }) => starts(word)))

function* agreements(letter: ProofLetter): Iterable<RuleMatch> {
  const { words } = readLetterWords(letter)
  for (let at = 0; at < words.length; at++)
    for (const { check } of checksOf(words[at]?.text ?? '')) {
      const fault = check(words, at)
      const word = words[fault?.at ?? -1]
      if (!fault || !word || isName(letter.content, word)) continue
      if (isInitials(letter.content, words[fault.at + 1])) continue
      // The space after an elided article is removed.
      const end = fault.right?.endsWith('’') ? (words[fault.at + 1]?.start ?? word.end) : word.end
      const { message, right } = fault
      yield {
        start: word.start,
        end,
        message,
        ...(right && { fix: like(letter.content.slice(word.start, end), right) }),
      }
    }
}

export const agreementRules: readonly Rule[] = [
  { id: 'agreement', severity: 'error', languages: ['fr'], check: agreements },
]
