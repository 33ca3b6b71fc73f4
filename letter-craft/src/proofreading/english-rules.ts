import { type EnglishReason, englishConfusions } from './en/confusions.en.ts'
import { englishMessages as texts } from './messages.fr.ts'
import { phraseBook, phrasesIn } from './phrases.ts'
import { matches, type ProofLetter, type Rule, type RuleMatch } from './proof-letter.ts'

const book = phraseBook<EnglishReason>(englishConfusions)

const names =
  '(?:january|february|april|june|july|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|french|english|spanish|german|italian|portuguese|arabic|russian|dutch|japanese|european|british|american)'
const needsCapital = new RegExp(`(?<![\\p{L}@./-])(?:${names}|i(?=[ ’]))(?![\\p{L}@-]|\\.\\p{L})`, 'gu')

/** Mandatory capitals in English: «I», days, months, languages. */
function* capitals(letter: ProofLetter): Iterable<RuleMatch> {
  yield* matches(letter, needsCapital, ([word]) => {
    const right = word.charAt(0).toUpperCase() + word.slice(1)
    return { message: texts.capital(right), fix: right }
  })
}

export const englishRules: readonly Rule[] = [
  {
    id: 'english-usage',
    severity: 'error',
    languages: ['en'],
    check: (letter) =>
      phrasesIn(letter, book, (why, right) => `${texts[why]}${right === '' ? '' : ` ${texts.write(right)}`}`),
  },
  { id: 'english-capital', severity: 'error', languages: ['en'], check: capitals },
]
