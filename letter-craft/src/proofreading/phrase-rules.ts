import { constructions, heavyTurns, wishedConditionals } from './fr/constructions.fr.ts'
import { homophones } from './fr/homophones.fr.ts'
import { hyphens } from './fr/hyphens.fr.ts'
import { lookalikes } from './fr/lookalikes.fr.ts'
import { anglicisms, pleonasms } from './fr/needless-words.fr.ts'
import { proofMessages } from './messages.fr.ts'
import { type PhraseGroup, phraseBook, phrasesIn } from './phrases.ts'
import type { Rule } from './proof-letter.ts'
import { type Reason, reasons } from './reasons.fr.ts'

/** A rule of French defined by a table of phrases. */
function ruleOf(id: string, severity: Rule['severity'], groups: readonly PhraseGroup<Reason>[]): Rule {
  const book = phraseBook(groups)
  return {
    id,
    severity,
    languages: ['fr'],
    check: (letter) => phrasesIn(letter, book, explain),
  }
}

const explain = (why: Reason, right: string) =>
  right === '' ? reasons[why] : `${proofMessages.write(right)} ${reasons[why]}`

export const phraseRules: readonly Rule[] = [
  ruleOf('confusion', 'error', [...homophones, ...lookalikes]),

  ruleOf('construction', 'error', constructions),
  ruleOf('hyphen', 'error', hyphens),
  ruleOf('wished-conditional', 'warning', wishedConditionals),
  ruleOf('pleonasm', 'warning', pleonasms),
  ruleOf('heavy-turn', 'warning', heavyTurns),
  ruleOf('anglicism', 'advice', anglicisms),
]
