import { concepts } from '../../plan/all-concepts.ts'
import { readFacts } from '../../plan/career-facts.ts'
import type { YearMonth } from '../../realisation/period.ts'
import { fixTypography } from '../../typography/fix.ts'
import type { ComposerKnowledge } from '../argue.ts'
import { type Notes, readNotes } from '../read-notes.ts'
import { englishCertificate, speaks, spokenLanguage } from './credentials.ts'
import { type EnglishEducation, type EnglishJob, englishFacts } from './facts.ts'
import { fillFrame, listed } from './frame.ts'
import { jobSlots } from './letter.ts'
import { inflect } from './verb-forms.ts'

/** The facts of notes as sentences of an English letter, each of them whole; what English cannot tell is left out. */
export function sayEnglishNotes(notes: Notes, now: YearMonth, knowledge: ComposerKnowledge): string[] {
  const { speller, towns } = knowledge
  const morphology = speller.french?.morphology
  if (!morphology) throw new Error('sentences of notes need the French engine')
  const { cards, sentences } = readNotes(notes, knowledge, morphology, 'en')
  const facts = readFacts(cards, notes.gender, now, { ...knowledge, morphology })
  const english = englishFacts(facts, now, { concepts, towns })
  const spoken = facts.languages.flatMap((card) => spokenLanguage(card) ?? [])
  const said = [
    ...sentences,
    ...english.jobs.map(sayJob),
    ...english.education.map(sayDiploma),
    ...spoken.map((one) => `I ${speaks([one])}.`),
    ...facts.certificates
      .map(({ name }) => englishCertificate(name))
      .map((held) => held && `I hold ${held}.`),
  ].flatMap((sentence) => (sentence === undefined ? [] : fixTypography(sentence, 'en')))
  return [...new Set(said)]
}

function sayJob(job: EnglishJob): string | undefined {
  const { current } = job.fact
  const tasks = job.tasks.filter(({ isResult }) => !isResult).slice(0, 3)
  const did = listed(tasks.map(({ phrase }) => inflect(phrase, current ? 'base' : 'past')))
  const slots = { ...jobSlots(job), ...(tasks.length > 0 && { did }) }
  const frames = current
    ? ['As {jaT} {where}, I {did}.', 'I work as {jaT} {where}.', '{Where}, I {did}.']
    : [
        'As {jaT} {where}{?period}, I {did}.',
        'I worked as {jaT}{?where}{?period}.',
        '{Where}{?period}, I {did}.',
        'I worked {where}{?period}.',
      ]
  for (const frame of frames) {
    const said = fillFrame(frame, slots)
    if (said !== undefined) return said
  }
  return undefined
}

function sayDiploma({ diploma: { a, at, year, status } }: EnglishEducation): string | undefined {
  const where = at === undefined ? '' : ` ${at}`
  if (status === 'in-progress') return `I am studying for ${a}${where}.`
  if (status === 'not-obtained') return undefined
  return year === undefined ? `I hold ${a}.` : `I obtained ${a}${where} in ${year}.`
}
