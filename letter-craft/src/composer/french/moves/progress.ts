import { plainLetters } from '../../../french/plain-letters.ts'
import { longWords, stemsOf } from '../../../french/stems.ts'
import type { FactJob } from '../../../plan/facts.ts'
import type { Need } from '../../../plan/need.ts'
import type { Pair, Proof } from '../../../plan/pair.ts'
import type { Scribe, Sentence } from '../../draft.ts'
import { type LetterFacts, postBefore } from '../letter-facts.ts'

/** What the letter has said so far. */
export type Progress = {
  readonly letter: LetterFacts
  readonly scribe: Scribe
  /** Whether the letter opens with what its writer does, and not with what is sought. */
  readonly isPersonFirst: boolean
  /** Needs that a sentence has spoken of. */
  readonly spoken: Set<string>
  /** Jobs told, with their tasks. */
  readonly told: Set<string>
  /** Tasks that a sentence has given, as infinitives. */
  readonly toldTasks: Set<string>
  /** The job that the last sentence named, without its tasks. */
  named: FactJob | undefined
  /** The job that was last told with its dates. */
  dated: FactJob | undefined
  /** All that was said, in plain letters. */
  words: string
  readonly educated: Set<string>
  /** Jobs whose title and dates the letter has given. */
  readonly introduced: Set<string>
  /** Jobs whose titles a sentence has added up: «vendeuse puis gérante». */
  readonly summed: Set<string>
  /** Whether the opening has given the titles of a career that nothing else tells. */
  areTitlesSaid: boolean
  applied: boolean
  /** Whether a reason to apply has been given. */
  isProved: boolean
  /** Whether years of experience were told. */
  areYearsSaid: boolean
  /** Whether a sentence has told the languages. */
  isLanguageSaid: boolean
  /** Whether a sentence has told the tools. */
  areToolsSaid: boolean
  /** How many jobs were tied to what is asked. */
  ties: number
  /** Whether a sentence has said what they ask: another asks «aussi». */
  isAskingSaid: boolean
  /** Whether a sentence has ended by saying that they ask for what was done. */
  isTailSaid: boolean
  /** Whether a sentence has said that they ask for a licence, a tool or a language that one has. */
  isHoldingTied: boolean
}

export const newProgress = (letter: LetterFacts, scribe: Scribe, isPersonFirst: boolean): Progress => ({
  letter,
  scribe,
  isPersonFirst,
  spoken: new Set(),
  told: new Set(),
  toldTasks: new Set(),
  named: undefined,
  dated: undefined,
  words: '',
  educated: new Set(),
  introduced: new Set(),
  summed: new Set(),
  areTitlesSaid: false,
  applied: false,
  isProved: false,
  areYearsSaid: false,
  isLanguageSaid: false,
  areToolsSaid: false,
  ties: 0,
  isAskingSaid: false,
  isTailSaid: false,
  isHoldingTied: false,
})

/** Remembers that sentences gave the title of a job, and that of the post it grew from. */
export function introduce(progress: Progress, job: FactJob, sentences: readonly Sentence[]): void {
  const { introduced, letter } = progress
  introduced.add(job.id)
  progress.words += plainLetters(sentences.map(({ text }) => text).join(' '))
  const before = postBefore(job, letter.facts.jobs)
  if (before && sentences.some(({ facts }) => facts.includes(before.id))) introduced.add(before.id)
}

/** What is known once a sentence has applied by a job. */
export function applyBy(progress: Progress, job: FactJob, said: Sentence): Sentence[] {
  progress.applied = true
  // It ends with the post that is sought: «à ce poste» and «j’y» would be about that one.
  progress.named = undefined
  introduce(progress, job, [said])
  return [said]
}

/** «assurer le service en salle» and «diriger le service en salle» say too little that is new. */
export function sharesWords(one: Need, other: Need): boolean {
  const wordsOf = (need: Need) =>
    longWords([need.label, need.concept?.does[0], need.concept?.noun].join(' '), 5).map((word) =>
      word.slice(0, 6),
    )
  const known = wordsOf(other)
  return wordsOf(one).some((word) => known.includes(word))
}

/** «servir à table» asked of a «serveur», «animer des ateliers» of an «animatrice»: the title says it. */
export function isInTitle({ label }: Need, title: string): boolean {
  const stemsOf = (text: string, length: number) =>
    longWords(text, length).map((word) => word.slice(0, length))
  const [verb = ''] = stemsOf(label, verbStem)
  const own = stemsOf(label, verbStem + 1).filter((stem) => !ofAnyDeed.test(stem))
  const known = stemsOf(title, verbStem + 1)
  const named = stemsOf(title, verbStem)
  const objects = stemsOf(label, verbStem).slice(1)
  return (
    // «vendre» for a «conseillère de vente»
    named.includes(verb) ||
    (verb === 'vend' && named.includes('vent')) ||
    (own.length > 0 && own.every((stem) => known.includes(stem))) ||
    // «assurer le service en salle», of a «serveur»
    (objects.length > 0 && objects[0] !== undefined && namesAgent(objects[0], named)) ||
    // «conduire un tracteur» of a «tractoriste», «préparer la paie» of a «gestionnaire de paie»
    (objects.length > 0 && objects.every((stem) => named.includes(stem)))
  )
}

const verbStem = 4
/** Beginnings of words that say nothing of what is done: «suivre la gestion administrative». */
const ofAnyDeed = /^(?:gesti|suivr|suivi|assur|tenir)/u

/** «service», of a «serveur». */
const namesAgent = (object: string, title: readonly string[]): boolean =>
  object === 'serv' && title.includes('serv')

export const proofBy = (pairs: readonly Pair[], need: Need | undefined, job: FactJob): Proof | undefined =>
  pairs.find((pair) => pair.need.id === need?.id)?.proofs.find(({ fact }) => fact === job.id)

/** A task of the card that a sentence can say; a title, or words that none can say, prove no more than themselves. */
export const isStrong = (proof: Proof | undefined): boolean =>
  proof?.reason === 'same-task' && proof.task !== undefined
export const isOfTrade = (proof: Proof | undefined): boolean => proof?.reason === 'same-occupation'

/** «nourrir les animaux» and «surveiller les animaux» share their object, and not what is done. */
export const answersInWords = (task: string, needs: readonly (Need | undefined)[]): boolean =>
  needs.some(
    (need) => need && stemsOf(need.label)[0] !== undefined && stemsOf(task)[0] === stemsOf(need.label)[0],
  )
