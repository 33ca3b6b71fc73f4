import type { Morphology } from '../french/morphology.ts'
import { countWords } from '../text/measure.ts'
import { qualities } from './fr/cliches.fr.ts'
import { avoir } from './fr/forms.fr.ts'
import { readLetterWords, type Word } from './letter-words.ts'
import { styleMessages as texts } from './messages.fr.ts'
import type { ProofLetter, Rule, RuleMatch, TextSpan } from './proof-letter.ts'
import { isOfKind } from './word-kinds.ts'

const longSentence = 30
const veryLongSentence = 45

function* longSentences({ sentences }: ProofLetter): Iterable<RuleMatch> {
  for (const { text, start } of sentences) {
    const words = countWords(text)
    if (words <= longSentence || /\n/u.test(text)) continue
    const severity = words > veryLongSentence ? 'warning' : 'advice'
    yield { start, end: start + text.length, message: texts.longSentence(words), severity }
  }
}

function* jeOpenings({ sentences }: ProofLetter): Iterable<RuleMatch> {
  const first = sentences.filter(({ text }) => /^(?:Je |J’|J')/u.test(text))
  const place = first[1]
  if (sentences.length < 6 || first.length <= sentences.length / 3 || !place) return
  yield { start: place.start, end: place.start + 2, message: texts.jeOpenings }
}

/** The words of each sentence. */
function wordsBySentence(letter: ProofLetter): (readonly Word[])[] {
  const { words } = readLetterWords(letter)
  let at = 0
  return letter.sentences.map(({ text, start }) => {
    while ((words[at]?.start ?? Number.POSITIVE_INFINITY) < start) at += 1
    const from = at
    while ((words[at]?.start ?? Number.POSITIVE_INFINITY) < start + text.length) at += 1
    return words.slice(from, at)
  })
}

type Place = { start: number; end: number }

/**
 * Every match of `find` in each sentence; reported when there are more than `most`, or two within `reach` sentences.
 */
function* habit(
  letter: ProofLetter,
  find: (words: readonly Word[]) => Place[],
  { most, reach, message }: { most: number; reach: number; message: string },
): Iterable<RuleMatch> {
  const places = wordsBySentence(letter).flatMap((words, sentence) =>
    find(words).map((place) => ({ ...place, sentence })),
  )
  const close = places.find((place, index) => {
    const before = places[index - 1]
    return before !== undefined && place.sentence - before.sentence <= reach
  })
  const place = close ?? places[most - 1]
  const sentence = place && letter.sentences[place.sentence]
  if (sentence) yield { ...whole(sentence), message }
}

/** «je souhaiterais», «j’aimerais», «je vous serais». */
function conditionals(words: readonly Word[]): Place[] {
  return words.flatMap((word, at) => {
    if (!/rais$/u.test(word.text) || /^(?:vrais|frais)$/u.test(word.text)) return []
    const subject = [1, 2, 3]
      .map((back) => words[at - back])
      .find((one) => one && /^(?:je|j)$/u.test(one.text))
    return subject ? [{ start: subject.start, end: word.end }] : []
  })
}

const beings = new Set('est sont était étaient suis sera seront être fut furent sommes'.split(' '))

const looksLikeParticiple = /(?:é|i|u|it|is|ert)(?:e|s|es)?$/u

/** «a été suivi», «est portée par». */
function passives(words: readonly Word[], morphology: Morphology | undefined): Place[] {
  return words.flatMap((word, at) => {
    const before = words[at - 1]
    if (!before || (word.text !== 'été' && !beings.has(word.text))) return []
    const [next, after] = [words[at + 1], words[at + 2]]
    const composed = word.text === 'été' && avoir.has(before.text)
    const participle = [next, after].find(
      (one) =>
        one &&
        one.text !== 'été' &&
        (isOfKind('participle', one.text, morphology) || (composed && looksLikeParticiple.test(one.text))),
    )
    if (!participle) return []
    const by = words.slice(at + 2, at + 5).some((one) => one.text === 'par')
    return composed || (beings.has(word.text) && by) ? [{ start: word.start, end: participle.end }] : []
  })
}

function* emptyAdjectives(letter: ProofLetter): Iterable<RuleMatch> {
  for (const words of wordsBySentence(letter)) {
    const found = words.filter(({ text }) => qualities.has(text))
    const [first, last] = [found[0], found.at(-1)]
    if (found.length >= 3 && first && last)
      yield { start: first.start, end: last.end, message: texts.adjectives }
  }
}

function* dashes({ content }: ProofLetter): Iterable<RuleMatch> {
  const found = [...content.matchAll(/(?<=\S[ \u00a0\u202f]*)—|(?<=\S[ \u00a0\u202f])–(?=[ \u00a0\u202f])/gu)]
  const second = found[1]
  if (second) yield { start: second.index, end: second.index + 1, message: texts.dashes }
}

const mostWords = 450
const fewestWords = 120
/** Below this length a letter is still being written. */
const draftWords = 40
const wordsOfSeveralParagraphs = 150
const mostParagraphs = 6

const whole = ({ text, start }: TextSpan) => ({ start, end: start + text.length })

function* lengths({ content, sentences, opening, closing }: ProofLetter): Iterable<RuleMatch> {
  const last = sentences.at(-1)
  if (
    !last ||
    !opening ||
    !closing ||
    /^\W*(?:(?:bien |très )?cordialement|bien à vous|avec mes)/iu.test(closing.text)
  )
    return
  const words = countWords(content)
  if (words >= draftWords && words < fewestWords) yield { ...whole(last), message: texts.tooShort(words) }
}

function* tooLong({ content, sentences }: ProofLetter): Iterable<RuleMatch> {
  const words = countWords(content)
  const last = sentences.at(-1)
  if (words > mostWords && last) yield { ...whole(last), message: texts.tooLong(words) }
}

function* paragraphCount({
  paragraphs,
  opening,
  closing,
  sentences,
  content,
}: ProofLetter): Iterable<RuleMatch> {
  const count = paragraphs.filter((one) => one !== opening && one !== closing).length
  const last = sentences.at(-1)
  if (!last) return
  if (count > mostParagraphs) yield { ...whole(last), message: texts.manyParagraphs(count) }
  if (count < 3 && opening && closing && countWords(content) > wordsOfSeveralParagraphs)
    yield { ...whole(last), message: texts.fewParagraphs }
}

const ofThem = /(?<!\p{L})(?:vous|votre|vos|vôtre)(?!\p{L})/iu
const ofMe = /(?<!\p{L})(?:je|j’|j'|mon|ma|mes|moi|m’|m')(?!\p{L})/iu

/** The reader comes first: «vous, moi, nous». Checked on letters of three paragraphs or more. */
function* firstParagraph({
  paragraphs,
  opening,
  closing,
  context,
  content,
}: ProofLetter): Iterable<RuleMatch> {
  const body = paragraphs.filter((one) => one !== opening && one !== closing)
  const [first] = body
  if (!first || body.length < 3) return
  const known = context.company
    ?.trim()
    .split(/\s+/u)
    .find((word) => word.length > 3)
  if (!ofMe.test(first.text) || ofThem.test(first.text)) return
  if (known && first.text.toLowerCase().includes(known.toLowerCase())) return
  const end = /[.!?…]/u.exec(content.slice(first.start))?.index
  yield {
    start: first.start,
    end: first.start + Math.min(first.text.length, end ?? first.text.length),
    message: texts.firstParagraph,
  }
}

/** Style rules: length, rhythm, voice. */
export const styleRules: readonly Rule[] = [
  { id: 'je-openings', severity: 'advice', languages: ['fr'], check: jeOpenings },
  { id: 'long-sentence', severity: 'advice', languages: ['fr', 'en'], check: longSentences },
  {
    id: 'conditional-density',
    severity: 'advice',
    languages: ['fr'],
    check: (letter) => habit(letter, conditionals, { most: 3, reach: 1, message: texts.conditionals }),
  },
  {
    id: 'passive-density',
    severity: 'advice',
    languages: ['fr'],
    check: (letter) =>
      habit(letter, (words) => passives(words, letter.morphology), {
        most: 3,
        reach: 0,
        message: texts.passives,
      }),
  },
  { id: 'empty-adjectives', severity: 'advice', languages: ['fr'], check: emptyAdjectives },
  { id: 'em-dash', severity: 'advice', languages: ['fr', 'en'], check: dashes },
  { id: 'first-paragraph', severity: 'advice', languages: ['fr'], check: firstParagraph },
  { id: 'paragraph-count', severity: 'advice', languages: ['fr'], check: paragraphCount },
  { id: 'too-short', severity: 'advice', languages: ['fr'], check: lengths },
  { id: 'too-long', severity: 'advice', languages: ['fr'], check: tooLong },
]
