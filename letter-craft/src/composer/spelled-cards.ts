import { lowerFirst, upperFirst } from '../french/plain-letters.ts'
import type { CareerCards } from '../plan/facts.ts'
import type { Wordings } from '../plan/worded-cards.ts'
import type { Speller } from '../spelling/speller.ts'
import type { Language } from '../typography/fix.ts'

/** Letters of a word that one other alone is near. */
const longWord = 9

/** «maintenence» → «maintenance»: words that are surely misspelt corrected; names stay. */
const spelledLine = (line: string, { knows, suggest }: Speller): string =>
  line.replace(/(?<![\p{L}\d’'-])\p{Ll}{4,}(?![\p{L}\d’'-])/gu, (word) => {
    const { certain, words } = knows(word) ? { certain: false, words: [] } : suggest(word)
    // Of a long word, the one that is near is meant.
    const isMeant = certain || (words.length === 1 && word.length >= longWord)
    return isMeant ? (words[0] ?? word) : word
  })

/** «Oératrice de conditionnement», «Acceuil client»: what opens a title or a line is no name, whatever its capital. */
const spelledOpening = (line: string, speller: Speller): string =>
  spelledLine(
    line.replace(/^\p{Lu}\p{Ll}+(?!\p{L})/u, (head) => {
      const small = lowerFirst(head)
      const spelled = spelledLine(small, speller)
      return spelled === small ? head : spelled
    }),
    speller,
  )

/** Kinds of schools, which open their names. */
const schools = /^(?:université|lycée|école|institut|collège|faculté|centre|académie|conservatoire)$/iu

/** «Universieté d’Artois»: the kind of a school is spelled; its name stays. */
const spelledSchool = (school: string, speller: Speller): string =>
  school.replace(/^\p{Lu}\p{Ll}+(?!\p{L})/u, (head) => {
    const [kind] = speller.knows(head) ? [] : speller.suggest(lowerFirst(head)).words
    return kind !== undefined && schools.test(kind) ? upperFirst(kind) : head
  })

/** Cards with their titles, tasks, diplomas and kinds of schools as they are spelled. */
export const spelledCards = (cards: CareerCards, speller: Speller): CareerCards => ({
  ...cards,
  jobs: cards.jobs.map((job) => ({
    ...job,
    title: spelledOpening(job.title, speller),
    tasks: job.tasks.map((task) => spelledOpening(task, speller)),
  })),
  education: cards.education.map((card) => ({
    ...card,
    diploma: spelledLine(card.diploma, speller),
    field: spelledLine(card.field, speller),
    school: spelledSchool(card.school, speller),
  })),
})

type Worded = { readonly language?: Language; readonly answers?: { readonly wordings?: Wordings } }

/** The wordings of the person that a letter uses, as they are spelled; in English, what is left out. */
export const wordingsFor = (
  { language, answers: { wordings = {} } = {} }: Worded,
  speller: Speller,
): Wordings =>
  Object.fromEntries(
    Object.entries(wordings)
      .filter(([, wording]) => language !== 'en' || wording === '')
      .map(([line, wording]) => [line, spelledLine(wording, speller)]),
  )
