import { nounGroups } from '../../../french/groups.ts'
import { isFiniteVerb, type Person, type Reading } from '../../../french/reading.ts'
import type { Word } from '../../../french/sentence.ts'
import { firstClitic, opensClause } from '../../../french/subjects.ts'
import { verbForms } from '../agreement/forms.ts'
import type { Fault, Grammar } from '../grammar-rule.ts'
import { correction } from './subject-verb.ts'

const pronounsOf: Readonly<Record<1 | 2, RegExp>> = {
  1: /^(?:je|j’|moi|nous|on)(?:-mêmes?)?$/u,
  2: /^(?:tu|toi|vous|te|t’)(?:-mêmes?)?$/u,
}

/**
 * A form of the first or second person where the sentence has no «je», «tu», «nous» or «vous»: «Personne ne [peux → peut]
 * venir», «les soldats [continuerons → continueront]».
 */
export function* personWithoutPronoun({ sentence, french }: Grammar): Iterable<Fault> {
  const { words } = sentence
  for (const verb of words) {
    const own = verb.readings.filter(isFiniteVerb)
    if (own.length === 0 || verb.capital || verb.readings.length !== own.length || verb.index === 0) continue
    if (own.some(({ person }) => person === 3)) continue
    if (own.some(({ tense }) => tense === 'imperative') && !followsNoun(words, verb.index)) continue
    if (verb.before.includes('-') || words[verb.index + 1]?.before.includes('-')) continue
    const persons = new Set(own.map(({ person }) => person))
    if ([...persons].some((person) => person !== undefined && person !== 3 && hasPronoun(words, person)))
      continue
    if (opensClause(words, verb.index) && words[verb.index - 1]?.reading.pos === 'PUNCT') continue
    const forms = thirdPersons(own, french)
    if (forms.length > 0) yield { first: verb.index, last: verb.index, ...correction(verb, forms) }
  }
  yield* reflexiveOfOtherPerson({ sentence, french })
}

/** An infinitive opens the clause: «boire trop de café devient…». */
function hasSubjectBefore(words: readonly Word[], from: number): boolean {
  if (words[from]?.reading.pos === 'PUNCT') return false
  for (let at = from; at >= 0; at--) {
    const word = words[at] as Word
    if (word.reading.pos === 'PUNCT') return false
    if (isFiniteVerb(word.reading)) return false
    if (
      word.reading.tense === 'infinitive' &&
      (at === 0 || words[at - 1]?.reading.pos === 'PUNCT' || words[at - 1]?.reading.pos === 'ADV')
    )
      return at < from
  }
  return false
}

/** An imperative opens its clause: after a noun or an infinitive and its object, the form is no imperative. */
function followsNoun(words: readonly Word[], verb: number): boolean {
  const before = words[firstClitic(words, verb) - 1]
  if (
    before &&
    !/^(?:et|ou|mais|ni|puis|donc|alors)$/u.test(before.form) &&
    hasSubjectBefore(words, before.index)
  )
    return true
  return before !== undefined &&
    (/^(?:NOUN|PROPN)$/u.test(before.reading.pos) || before.form === 'personne') &&
    before.index > 0
    ? true
    : before?.index === 0 && words[verb - 1] !== before && /^(?:NOUN|PROPN)$/u.test(before.reading.pos)
}

const hasPronoun = (words: readonly Word[], person: Exclude<Person, 3>) =>
  words.some(
    ({ form, before }) =>
      pronounsOf[person].test(form) || (before.includes('-') && pronounsOf[person].test(form)),
  )

/** The third persons of the same tense: singular for a singular, plural for a plural. */
function thirdPersons(own: readonly Reading[], french: Grammar['french']): string[] {
  const forms = new Set<string>()
  for (const { lemma, tense, number } of own)
    if (tense && tense !== 'imperative' && number)
      for (const form of verbForms(lemma, tense, { person: 3, number }, french).slice(0, 1)) forms.add(form)
  return [...forms].slice(0, 1)
}

/** «ils se [rencontrerons → rencontreront]»: «se» is of the third person. */
function* reflexiveOfOtherPerson({ sentence, french }: Grammar): Iterable<Fault> {
  const { words } = sentence
  for (const verb of words) {
    const clitic = words[verb.index - 1]
    if (!clitic || !/^(?:se|s’)$/u.test(clitic.form) || /^(?:ils?|y|en)$/u.test(verb.form)) continue
    const own = verb.readings.filter(isFiniteVerb)
    if (own.length === 0 || own.length !== verb.readings.length || own.some(({ person }) => person === 3))
      continue
    const forms = thirdPersons(own, french)
    if (forms.length > 0) yield { first: verb.index, last: verb.index, ...correction(verb, forms) }
  }
}

/** «les possibilités qu’[offrent → offre] le chien»: the subject follows the verb of a relative clause. */
export function* invertedSubject({ sentence, french }: Grammar): Iterable<Fault> {
  const { words } = sentence
  for (const verb of words) {
    const before = words[verb.index - 1]
    if (
      !before ||
      !/^(?:que|qu’|dont|où|duquel|desquels|desquelles|laquelle|lequel|lesquels|lesquelles)$/u.test(
        before.form,
      )
    )
      continue
    if (words[verb.index - 2]?.reading.pos === 'VERB' || words[verb.index - 2]?.reading.pos === 'ADV')
      continue
    const own = verb.readings.filter(isFiniteVerb)
    if (own.length === 0 || !isFiniteVerb(verb.reading) || verb.reading.lemma === 'être') continue
    const group = nounGroups(sentence).find(({ first }) => first === verb.index + 1)
    if (
      !group?.number ||
      group.determiner === undefined ||
      words[group.first]?.reading.contracted ||
      words[group.first]?.form === 'des'
    )
      continue
    if (own.some(({ person, number }) => person === 3 && number === group.number)) continue
    const next = words[group.last + 1]
    if (next && /^(?:et|ou|,)$/u.test(next.form)) continue
    const { lemma, tense } = verb.reading
    if (!tense) continue
    yield {
      first: verb.index,
      last: verb.index,
      ...correction(verb, verbForms(lemma, tense, { person: 3, number: group.number }, french).slice(0, 1)),
    }
  }
}

const clitics = /^(?:me|m’|te|t’|se|s’|ne|n’|je|j’|tu|il|ils|on)$/u

/** «je vous [remerci → remercie]», «elle ne m’[oubli → oublie] pas»: a noun where a verb of the same sound is due. */
export function* nounForVerb({ sentence, french }: Grammar): Iterable<Fault> {
  const { words } = sentence
  for (const word of words) {
    if (word.readings.length === 0 || word.readings.some(({ pos }) => pos !== 'NOUN' && pos !== 'ADJ'))
      continue
    const before = words[word.index - 1]
    if (!before || word.capital || word.before.includes('-') || before.before.includes('-')) continue
    if (
      !clitics.test(before.form) &&
      !(
        /^(?:nous|vous|lui|y)$/u.test(before.form) &&
        /^(?:je|tu|il|elle|on|ils|elles)$/u.test(words[word.index - 2]?.form ?? '')
      )
    )
      continue
    const subject = words.slice(0, word.index).findLast(({ reading }) => reading.pronoun === 'subject')?.form
    const forms = [
      `${word.form}e`,
      `${word.form}le`,
      `${word.form}t`,
      `${word.form}s`,
      word.form.replace(/s$/u, ''),
      word.form.replace(/x$/u, 't'),
    ]
      .filter((form) => form !== word.form)
      .filter((form) =>
        french.morphology
          .readings(form)
          .some((one) => isFiniteVerb(one) && one.tense !== 'subjunctive' && fits(one, subject)),
      )
    const [form] = forms
    if (form) yield { first: word.index, last: word.index, ...correction(word, [form]) }
  }
}

function fits({ person, number }: Reading, subject: string | undefined): boolean {
  if (subject === 'je' || subject === 'j’') return person === 1 && number === 's'
  if (subject === 'tu') return person === 2
  return person === 3 && (subject !== 'ils' || number === 'p')
}
