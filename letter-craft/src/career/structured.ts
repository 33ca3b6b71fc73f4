import type { Morphology } from '../french/morphology.ts'
import type { CefrLevel, JobKind, ReadCareer, Span } from './career.ts'
import { splitDiploma } from './education.ts'
import { asInfinitives } from './infinitive.ts'

/** Dates as `2021-09`, `2021` or blank. */
type Period = { from: string; to: string; current: boolean }

/** A career that a file tells field by field: a JSON Resume, a Europass passport, an archive of LinkedIn. */
export type StructuredCareer = {
  jobs: (Period & { kind: JobKind; title: string; employer: string; place: string; lines: string[] })[]
  education: (Period & { diploma: string; school: string; lines: string[] })[]
  certificates: { name: string; year: string }[]
  languages: { name: string; level: string; cefr: CefrLevel }[]
  tools: string[]
  interests: string[]
  /** What else it tells, a line each. */
  other: string[]
}

export const noStructuredCareer = (): StructuredCareer => ({
  jobs: [],
  education: [],
  certificates: [],
  languages: [],
  tools: [],
  interests: [],
  other: [],
})

/** Cards from the fields of a file, and a text that shows them line by line, in which the cards have their places. */
export function readStructured(career: StructuredCareer, morphology?: Morphology): ReadCareer {
  const text = new TextBuilder()
  const jobs = career.jobs.map((job) => {
    const { lines, ...card } = job
    const sources = text.add([
      [job.title, job.employer, job.place].filter(Boolean).join(', '),
      periodText(job),
      ...lines.map((line) => `- ${line}`),
    ])
    return {
      ...card,
      employerKind: '',
      tasks: lines.flatMap((line) => worded(line, morphology)),
      results: [],
      sources,
      doubts: [],
    }
  })
  const education = career.education.map((course) => {
    const { lines, diploma, ...card } = course
    const sources = text.add([
      [diploma, course.school].filter(Boolean).join(', '),
      periodText(course),
      ...lines,
    ])
    return {
      ...card,
      ...splitDiploma(diploma),
      place: '',
      status: course.current ? ('in-progress' as const) : ('obtained' as const),
      details: lines,
      sources,
      doubts: [],
    }
  })
  return {
    jobs,
    education,
    certificates: career.certificates.map((card) => ({
      ...card,
      sources: text.add([[card.name, card.year].filter(Boolean).join(', ')]),
      doubts: [],
    })),
    languages: career.languages.map((card) => ({
      ...card,
      sources: text.add([[card.name, card.level].filter(Boolean).join(' : ')]),
      doubts: [],
    })),
    tools: career.tools.map((name) => ({ name, sources: text.add([name]), doubts: [] })),
    interests: career.interests.map((name) => ({ name, used: false, sources: text.add([name]), doubts: [] })),
    unfiled: career.other.flatMap((line) =>
      text.add([line]).map((span) => ({ ...span, kind: 'text' as const })),
    ),
    text: text.text,
  }
}

const worded = (line: string, morphology: Morphology | undefined): string[] => {
  const tasks = morphology ? asInfinitives(line, morphology) : []
  return tasks.length > 0 ? tasks : [line]
}

const periodText = ({ from, to, current }: Period): string =>
  [from, current ? 'aujourd’hui' : to].filter(Boolean).join(' – ')

/** A text of blocks between blank lines, and the places of their lines. */
class TextBuilder {
  text = ''

  add(lines: readonly string[]): Span[] {
    const told = lines
      .flatMap((line) => line.split('\n'))
      .map((line) => line.trim())
      .filter(Boolean)
    if (told.length > 0 && this.text !== '') this.text += '\n\n'
    return told.map((line, at) => {
      if (at > 0) this.text += '\n'
      const start = this.text.length
      this.text += line
      return { start, end: this.text.length }
    })
  }
}
