import type { Morphology } from '../french/morphology.ts'
import { type CandidateForms, genderedForms } from './adjectives.ts'
import { candidateAdjectives } from './fr/candidate-adjectives.fr.ts'
import { adverbs } from './fr/forms.fr.ts'
import { opensSentence, readLetterWords, type Word } from './letter-words.ts'
import { proofMessages as texts } from './messages.fr.ts'
import { like } from './phrases.ts'
import type { ProofLetter, Rule, RuleMatch } from './proof-letter.ts'

/** Words that reveal the gender of the writer. */
type Gender = keyof CandidateForms
type Sign = { word: Word; gender: Gender; right: string }

const callings = new Map<string, CandidateForms>()
for (const [masculine, feminine] of candidateAdjectives) {
  for (const form of [masculine, feminine]) callings.set(form, { masculine, feminine })
}

const formsOf = (word: string, morphology: Morphology | undefined): CandidateForms | undefined =>
  callings.get(word) ?? (morphology && genderedForms(word, morphology))

const being = /^(?:suis|serai|serais|étais|reste|resterai|deviens|devenais|fus)$/u
const skipped = new Set([
  ...adverbs,
  ...'très tout à fait aujourd hui actuellement déjà été particulièrement vivement également entièrement totalement parfaitement toujours sincèrement absolument réellement naturellement'.split(
    ' ',
  ),
])
/** After «je me suis», the participle of these does not agree with the writer. */
const reflexivePattern =
  /^(?:rendu|dit|permis|demandé|donné|fait|mis|promis|imposé|offert|juré|plu|parlé|procuré|forgé|constitué|découvert|construit|créé|fixé|imaginé|acheté|préparé|vu|aperçu)e?s?$/u

/** The word after «je suis», «je me suis», «j’ai été», past adverbs. */
function attributeOfMe(words: readonly Word[], at: number): Word | undefined {
  if (!/^(?:je|j)$/u.test(words[at]?.text ?? '') || words[at]?.before.endsWith('-')) return undefined
  let index = at + 1
  const reflexive = /^(?:me|m|en|n|ne|y)$/u.test(words[index]?.text ?? '')
  while (/^(?:me|m|ne|n|y|en)$/u.test(words[index]?.text ?? '')) index += 1
  const text = words[index]?.text ?? ''
  if (
    !being.test(text) &&
    !(text === 'sens' && reflexive) &&
    !(/^(?:ai|avais|aurais)$/u.test(text) && wasBeing(words, index))
  )
    return undefined
  index += 1
  while (skipped.has(words[index]?.text ?? '') && words[index]?.before.trim().length === 0) index += 1
  const found = words[index]
  // «je reste bien sûr à votre disposition»
  const isOfCourse = found?.text === 'sûr' && words[index - 1]?.text === 'bien'
  if (isOfCourse && !/^(?:de|d|que|qu)$/u.test(words[index + 1]?.text ?? '')) return undefined
  if (found?.before !== ' ' || (reflexive && reflexivePattern.test(found.text))) return undefined
  return found
}

const wasBeing = (words: readonly Word[], at: number) =>
  [1, 2, 3].some(
    (step) =>
      words[at + step]?.text === 'été' &&
      words.slice(at + 1, at + step).every(({ text }) => skipped.has(text)),
  )

/** «Intéressé par votre offre, je…», «Actuellement étudiant en droit, je…»: the opening word refers to the writer. */
function attributeAhead(
  words: readonly Word[],
  at: number,
  morphology: Morphology | undefined,
): Word | undefined {
  const first = words[at]
  if (!first || !opensSentence(first) || first.before.includes(':')) return undefined
  const place = skipped.has(first.text) || /^(?:étant|toujours)$/u.test(first.text) ? at + 1 : at
  const word = words[place]
  if (!word || !formsOf(word.text, morphology) || (place > at && word.before !== ' ')) return undefined
  for (let index = place + 1; index < Math.min(words.length, place + 22); index++) {
    const next = words[index]
    if (!next || opensSentence(next)) return undefined
    if (next.before.includes(',') && /^(?:je|j)$/u.test(next.text)) return word
  }
  return undefined
}

function* signs(letter: ProofLetter): Iterable<Sign> {
  const { morphology } = letter
  const { words } = readLetterWords(letter)
  for (let at = 0; at < words.length; at++) {
    const word = attributeOfMe(words, at) ?? attributeAhead(words, at, morphology)
    const forms = word && formsOf(word.text, morphology)
    if (!word || !forms) continue
    const gender = (['masculine', 'feminine'] as const).find((one) => forms[one] === word.text)
    if (gender) yield { word, gender, right: forms[gender === 'feminine' ? 'masculine' : 'feminine'] }
  }
}

/** Compared with the known gender of the candidate; without it, with the first gendered word of the letter. */
function* againstCandidate(letter: ProofLetter): Iterable<RuleMatch> {
  const found = [...signs(letter)]
  const gender = letter.context.candidateGender ?? found[0]?.gender
  for (const { word, gender: said, right } of found) {
    if (said === gender) continue
    const written = letter.content.slice(word.start, word.end)
    yield { start: word.start, end: word.end, message: texts.gender(right), fix: like(written, right) }
  }
}

export const genderRules: readonly Rule[] = [
  { id: 'gender-agreement', severity: 'warning', languages: ['fr'], check: againstCandidate },
]
