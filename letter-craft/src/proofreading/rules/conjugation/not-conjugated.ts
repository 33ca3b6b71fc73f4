import type { GrammaticalNumber, Person } from '../../../french/reading.ts'
import { isFiniteVerb } from '../../../french/reading.ts'
import type { Word } from '../../../french/sentence.ts'
import { firstClitic, opensClause } from '../../../french/subjects.ts'
import { verbForms } from '../agreement/forms.ts'
import type { Fault, Grammar } from '../grammar-rule.ts'
import { correction } from './subject-verb.ts'

const subjects: Readonly<Record<string, [Person, GrammaticalNumber]>> = {
  je: [1, 's'],
  'j’': [1, 's'],
  tu: [2, 's'],
  il: [3, 's'],
  elle: [3, 's'],
  on: [3, 's'],
  nous: [1, 'p'],
  vous: [2, 'p'],
  ils: [3, 'p'],
  elles: [3, 'p'],
}

/** «vous qui [donner → donnez] du temps» */
function* afterQui(qui: number, verb: Word, { sentence, french }: Grammar): Iterable<Fault> {
  const antecedent = sentence.words[qui - 1]
  const [person, number] = subjects[antecedent?.form.replace('moi', 'je').replace('toi', 'tu') ?? ''] ?? []
  const reading = verb.readings.find(({ tense }) => tense === 'infinitive' || tense === 'participle')
  if (
    !reading ||
    !person ||
    !number ||
    ((antecedent?.index ?? 1) > 0 && sentence.words[qui - 2]?.reading.pos === 'ADP')
  )
    return
  yield {
    first: verb.index,
    last: verb.index,
    ...correction(verb, verbForms(reading.lemma, 'present', { person, number }, french).slice(0, 1)),
  }
}

/** Whether the clause goes on with a finite verb: «vous voir me fait plaisir». */
function hasVerbAfter(words: readonly Word[], from: number): boolean {
  for (const word of words.slice(from + 1)) {
    if (word.reading.pos === 'PUNCT') return false
    if (isFiniteVerb(word.reading)) return true
  }
  return false
}

/** A subject pronoun followed by an infinitive or a participle: «vous aller», «je travaillé». */
export function* notConjugated({ sentence, french }: Grammar): Iterable<Fault> {
  const { words } = sentence
  for (const verb of words) {
    const forms = verb.readings.filter(({ tense }) => tense === 'infinitive' || tense === 'participle')
    if (
      forms.length === 0 ||
      verb.readings.some(
        (one) => isFiniteVerb(one) || one.pos === 'ADV' || one.pos === 'ADP' || one.pos === 'PRON',
      )
    )
      continue
    if (verb.before.includes('-')) continue
    const at = firstClitic(words, verb.index) - 1
    if (words[at]?.form === 'qui') {
      yield* afterQui(at, verb, { sentence, french })
      continue
    }
    const pronoun = words[at] ?? (words[0] === verb ? undefined : words[0])
    const place = pronoun && isClearSubject(words, verb.index)
    if (!place) continue
    if (
      /^(?:nous|vous)$/u.test(place.form) &&
      forms.some(({ tense }) => tense === 'infinitive') &&
      !/^(?:que|qu’)$/u.test(words[place.index - 1]?.form ?? '') &&
      hasVerbAfter(words, verb.index)
    )
      continue
    const [person, number] = subjects[place.form] ?? []
    if (!person || !number) continue
    const [reading] = forms
    if (!reading) continue
    // «il mangé» may lack its auxiliary.
    const certain = reading.tense === 'infinitive' || place.form === 'vous'
    const tenses =
      certain && (person !== 3 || reading.tense === 'infinitive')
        ? (['present'] as const)
        : (['present', 'imperfect'] as const)
    const fixes = tenses.flatMap((tense) =>
      verbForms(reading.lemma, tense, { person, number }, french).slice(0, 1),
    )
    const isLoose = /^(?:nous|vous)$/u.test(place.form) && place.index === 0 && reading.tense === 'infinitive'
    yield {
      first: verb.index,
      last: verb.index,
      ...correction(verb, fixes),
      ...(isLoose && { doubtful: true }),
    }
  }

  /** The subject pronoun before the clitics of a verb, where it cannot be an object. */
  function isClearSubject(all: typeof words, verb: number) {
    for (let at = verb - 1; at >= 0 && at >= verb - 4; at--) {
      const word = all[at]
      if (!word || word.before.includes('-')) return undefined
      if (Object.hasOwn(subjects, word.form)) {
        const before = all[at - 1]
        const isPair =
          before && (before.form === 'nous' || before.form === 'vous') && before.form === word.form
        if (isPair) return opensClause(all, at - 1) ? before : undefined
        if (/^(?:nous|vous|elles?)$/u.test(word.form)) {
          if (!opensClause(all, at) || /^(?:comme|et|ou)$/u.test(before?.form ?? '')) return undefined
          if (/^(?::|;|»)$/u.test(before?.form ?? '')) return undefined
          if (
            /^(?:que|qu’)$/u.test(before?.form ?? '') &&
            (at < 2 || all[at - 2]?.reading.tense === 'participle' || all[at - 2]?.reading.pos === 'PUNCT')
          )
            return undefined
          // «Nous former» opens a title; «vous aider» a goal.
          if (!before && word.form !== 'vous' && word.form !== 'nous') return word
          return word
        }
        const outer = all[at - 1]
        if (
          outer &&
          !outer.before.includes('-') &&
          (isFiniteVerb(outer.reading) || /^(?:puis|donc)$/u.test(outer.form))
        )
          return undefined
        return word
      }
      if (!/^(?:ne|n’|me|m’|te|t’|se|s’|le|la|l’|les|lui|leur|y|en|nous|vous)$/u.test(word.form))
        return undefined
    }
    return undefined
  }
}
