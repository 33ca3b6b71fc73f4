import { careerLexicon } from '../career/lexicon.ts'
import { readCareer } from '../career/read-career.ts'
import type { Morphology } from '../french/morphology.ts'
import { upperFirst } from '../french/plain-letters.ts'
import type { CareerCards } from '../plan/facts.ts'
import { readTasks } from '../realisation/task.ts'
import { conjugate, type PersonGender, withSubject } from '../realisation/verb-phrase.ts'
import type { Language } from '../typography/fix.ts'
import type { ComposerKnowledge } from './argue.ts'
import { sayEnglishLine } from './english/say-line.ts'
import { sayLine } from './say-line.ts'

/** A career as free text. */
export type Notes = {
  experience?: string | undefined
  education?: string | undefined
  skills?: readonly string[] | undefined
  achievements?: readonly string[] | undefined
  gender?: PersonGender
}

/** Notes as cards; `sentences` are those that the person wrote, and what they achieved, said in the first person. */
export function readNotes(
  { experience = '', education = '', skills = [], achievements = [] }: Notes,
  { titleHeads, towns }: ComposerKnowledge,
  morphology: Morphology,
  language: Language = 'fr',
): { cards: CareerCards; sentences: string[] } {
  const lexicon = careerLexicon(titleHeads, towns?.keys() ?? [], morphology)
  const lines = experience.split('\n').map((line) => ({
    line,
    said: language === 'en' ? englishSentence(line) : ownSentence(line, morphology),
  }))
  const notes = lines.flatMap(({ line, said }) => (said === undefined ? line : []))
  const read = [
    readCareer(notes.join('\n'), lexicon, 'jobs'),
    readCareer(education, lexicon, 'education'),
    ...skills.map((skill) => readCareer(skill, lexicon, 'skills')),
  ]
  const numbered = <Card>(kind: string, cards: readonly Card[]) =>
    cards.map((card, index) => ({ ...card, id: `${kind}:${index}` }))
  return {
    cards: {
      // A name of several things in one does not tell the employer.
      jobs: numbered(
        'job',
        read.flatMap(({ jobs }) => jobs),
      ).map((job) => (job.employer.includes(',') ? { ...job, employer: '' } : job)),
      education: numbered(
        'education',
        read.flatMap((career) => career.education),
      ),
      certificates: numbered(
        'certificate',
        read.flatMap(({ certificates }) => certificates),
      ),
      languages: numbered(
        'language',
        read.flatMap(({ languages }) => languages),
      ),
      tools: numbered(
        'tool',
        read.flatMap(({ tools }) => tools),
      ),
      interests: [],
    },
    sentences: [
      ...lines.flatMap(({ said }) => said ?? []),
      ...achievements.flatMap((line) =>
        language === 'en'
          ? (sayEnglishLine(line) ?? [])
          : (sayLine(line, morphology) ?? sayDone(line, morphology) ?? []),
      ),
    ],
  }
}

const ownSentence = (line: string, morphology: Morphology) =>
  /(?<!\p{L})(?:je |j[’'])/iu.test(line) ? sayLine(line, morphology) : undefined

const englishSentence = (line: string) =>
  /(?<!\p{L})I(?:\s|[’'])/u.test(line) ? sayEnglishLine(line) : undefined

/** «Former 2 apprentis», «Formé 2 apprentis»: «J’ai formé 2 apprentis.» */
function sayDone(line: string, morphology: Morphology): string | undefined {
  const first = /^\s*(\p{L}+)/u.exec(line)?.[1]?.toLowerCase() ?? ''
  // A noun of action may say what came about, and not what one did: «Hausse des ventes».
  if (!morphology.readings(first).some(({ tense }) => tense === 'infinitive' || tense === 'participle'))
    return undefined
  const [task] = readTasks([line], morphology)
  const done = task && conjugate(task, 'perfect', morphology)
  return done && `${upperFirst(withSubject(done))}.`
}
