import type { Morphology } from '../french/morphology.ts'
import { readFacts } from '../plan/career-facts.ts'
import type { CareerFacts, FactEducation, FactJob } from '../plan/facts.ts'
import { certificateWithArticle, languagePredicate } from '../realisation/credentials.ts'
import type { YearMonth } from '../realisation/period.ts'
import { fixTypography } from '../typography/fix.ts'
import type { ComposerKnowledge } from './argue.ts'
import { createGate } from './french/gate.ts'
import { createScribe } from './french/scribe.ts'
import { tellJob } from './french/tell-job.ts'
import { type Notes, readNotes } from './read-notes.ts'
import { seededRandom } from './seeded-random.ts'

/** The facts of notes as sentences of a French letter, each of them whole; what makes no sound sentence is left out. */
export function sayNotes(notes: Notes, now: YearMonth, knowledge: ComposerKnowledge): string[] {
  const { speller } = knowledge
  const morphology = speller.french?.morphology
  if (!morphology) throw new Error('sentences of notes need the French engine')
  const { experience = '', education = '', skills = [], achievements = [], gender } = notes
  const { isSound } = createGate(speller, [experience, education, ...skills, ...achievements])
  const { cards, sentences } = readNotes(notes, knowledge, morphology)
  const facts = readFacts(cards, gender, now, { ...knowledge, morphology, isSound })
  const said = [
    ...sentences,
    ...facts.jobs.map((job) => sayJob(job, facts, now, morphology)),
    ...facts.education.map(sayDiploma),
    ...facts.languages.map(languagePredicate).map((predicate) => predicate && `Je ${predicate}.`),
    ...facts.certificates
      .map(({ name }) => certificateWithArticle(name))
      .map((certificate) => certificate && `J’ai ${certificate}.`),
  ].flatMap((sentence) => (sentence === undefined ? [] : fixTypography(sentence, 'fr')))
  return [...new Set(said)].filter(isSound)
}

/** What one did in a job: its first sentence, which stands alone. */
function sayJob(job: FactJob, { gender }: CareerFacts, now: YearMonth, morphology: Morphology) {
  if (!job.employer && !job.title) return undefined
  const scribe = createScribe(seededRandom(job.card.title.length, 'notes'), new Set())
  return tellJob(job, job.tasks.slice(0, 3), scribe, morphology, { gender, now })[0]?.text
}

function sayDiploma({ forms: { my, a, year, at = '', status } }: FactEducation): string | undefined {
  const where = at === '' ? '' : ` ${at}`
  if (status === 'in-progress') return `Je prépare ${a}${where}.`
  if (status === 'not-obtained') return undefined
  return `J’ai obtenu ${my}${year === undefined ? '' : ` en ${year}`}${where}.`
}
