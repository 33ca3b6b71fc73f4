import type { Subject } from '../../../french/antecedents.ts'
import type { Reading } from '../../../french/reading.ts'
import type { Word } from '../../../french/sentence.ts'
import { finiteReadings, subjectOf } from '../../../french/subjects.ts'
import { verbForms } from '../agreement/forms.ts'
import type { Fault, Grammar } from '../grammar-rule.ts'
import { asWritten } from '../pattern-rule.ts'

/** Finite verbs whose person or number is not that of their subject. */
export function* wrongPerson({ sentence, french }: Grammar): Iterable<Fault> {
  for (const verb of sentence.words) {
    const readings = finiteReadings(verb).filter(({ tense }) => tense !== 'imperative')
    if (readings.length === 0 || verb.before.includes('-') || verb.capital) continue
    const subject = subjectOf(sentence, verb.index)
    if (!subject || verb.form === 'soit' || readings.some((one) => agrees(one, subject))) continue
    if (!isVerb(verb, subject, sentence.words) || mayQualify(verb, subject, sentence.words)) continue
    const pronoun = pluralPronoun(readings, subject, sentence.words)
    if (pronoun) {
      yield pronoun
      continue
    }
    const forms = formsFor(readings, verb, subject, { sentence, french })
    yield {
      first: verb.index,
      last: verb.index,
      ...correction(verb, forms),
      ...(isDoubtful(subject) && { doubtful: true }),
    }
  }
}

/** «[il → ils] sont»: where both are heard, the pronoun lost its s. */
function pluralPronoun(
  readings: readonly Reading[],
  { first, last, number }: Subject,
  words: readonly Word[],
): Fault | undefined {
  const word = words[last]
  if (!word || number !== 's' || first !== last || !/^(?:il|elle)$/u.test(word.form)) return undefined
  const isHeard = readings.some(
    (one) => one.person === 3 && one.number === 'p' && /ont$/u.test(words[last + 1]?.form ?? ''),
  )
  return isHeard ? { first: last, last, fix: `${word.text}s` } : undefined
}

const agrees = ({ person, number }: Reading, subject: Subject) =>
  person === subject.person && number === subject.number

/** After a subject pronoun a form that may be a verb is one; after a noun, the tagger decides. */
function isVerb(verb: Word, subject: Subject, words: readonly Word[]): boolean {
  const last = words[subject.last]
  if (last?.reading.pronoun === 'subject' || last?.form === 'qui')
    return verb.readings.every(({ pos }) => pos !== 'PRON' && pos !== 'ADP')
  return (
    verb.reading.pos === 'VERB' &&
    verb.reading.tense !== 'participle' &&
    verb.reading.tense !== 'infinitive' &&
    verb.reading.tense !== 'gerund'
  )
}

/** «un élu influent parla»: an adjective after its noun. */
const mayQualify = ({ readings, form }: Word, { number, last }: Subject, words: readonly Word[]) =>
  form.endsWith('ent') &&
  words[last]?.reading.pos === 'NOUN' &&
  readings.some((one) => one.pos === 'ADJ' && one.number === number)

const isDoubtful = ({ through, person, first, last }: Subject) =>
  through === 'relative' && person === 3 && last - first > 3

function formsFor(
  readings: readonly Reading[],
  verb: Word,
  { person, number }: Subject,
  { french }: Grammar,
): string[] {
  const preferred = readings.some(
    ({ lemma, tense }) => lemma === verb.reading.lemma && tense === verb.reading.tense,
  )
    ? readings.filter(({ lemma, tense }) => lemma === verb.reading.lemma && tense === verb.reading.tense)
    : readings
  const forms = new Set<string>()
  for (const { lemma, tense } of preferred)
    if (tense)
      for (const form of verbForms(lemma, tense, { person, number }, french).slice(0, 1)) forms.add(form)
  return [...forms]
}

/** One form is a fix; several are suggestions. */
export function correction(word: Word, forms: readonly string[]): Pick<Fault, 'fix' | 'suggestions'> {
  const written = forms.map((form) => asWritten(word, form))
  const [only] = written
  return written.length === 1 && only !== undefined
    ? { fix: only }
    : written.length > 1
      ? { suggestions: written }
      : {}
}
