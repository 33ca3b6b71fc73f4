import type { Language } from '../typography/fix.ts'
import { fixTypography } from '../typography/fix.ts'
import { closings as englishClosings } from './en/closing.en.ts'
import { englishSuggestions } from './en/suggestion.en.ts'
import { closings as frenchClosings } from './fr/closing.fr.ts'
import { frenchSuggestions } from './fr/suggestion.fr.ts'
import type { LetterType, Tone } from './request.ts'
import { seededRandom } from './seeded-random.ts'
import { fill } from './writer.ts'

/**
 * A closing formula that repeats the opening address («Madame, Monsieur», without its last comma).
 * In English: faithfully to a reader without a name, sincerely to a name.
 */
export function closingFormula(address: string, language: Language, tone: Tone, seed: number): string {
  const bare = address
    .trim()
    .replace(/[,\s]+$/u, '')
    .replace(/^Bonjour\s*/u, '')
  return fixTypography(
    composeClosing(bare === '' && language === 'fr' ? 'Madame, Monsieur' : bare, language, tone, seed),
    language,
  )
}

/** The same for a clean salutation; `before` is the sentence whose words it must not repeat. */
export function composeClosing(
  address: string,
  language: Language,
  tone: Tone,
  seed: number,
  before = '',
): string {
  const random = seededRandom(seed, `closing${tone}`)
  if (language === 'en') {
    const named = !/(?:Sir|Madam|Hiring Manager|Committee|Team)/u.test(address)
    return random.shuffle(englishClosings[tone][named ? 'named' : 'unnamed'])[0] ?? 'Yours faithfully,'
  }
  // What the sentence before has asked for is not waited for once more.
  const isMeeting = /rencontr|entretien|vive voix|recevoir|rendez-vous|échang|en parler/u.test(before)
  const isAttention = /attention/u.test(before)
  const isThanks = /remerci/u.test(before)
  // «Dans l’espoir que…», then «Dans l’attente de…»
  const isWaiting = /^Dans l’/u.test(before)
  const texts = frenchClosings[tone].filter(
    (text) =>
      !(isMeeting && /rencontr/u.test(text)) &&
      !(isAttention && /attention/u.test(text)) &&
      !(isThanks && /remerci/u.test(text)) &&
      !(isWaiting && /^Dans l’/u.test(text)),
  )
  return random.shuffle(texts).flatMap((text) => fill(text, { address }) ?? [])[0] ?? ''
}

/** A complete sentence without factual claims, to insert at the cursor. */
export function suggestionSentence(language: Language, type: LetterType, seed: number): string {
  const suggestions = language === 'fr' ? frenchSuggestions : englishSuggestions
  return fixTypography(seededRandom(seed, `suggestion${type}`).shuffle(suggestions[type])[0] ?? '', language)
}
