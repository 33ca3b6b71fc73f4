import { periodIn } from '@lettrine/letter-craft/career/dates'
import { noStructuredCareer, type StructuredCareer } from '@lettrine/letter-craft/career/structured'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { entryText, parseXml } from './extract-office.ts'
import { RefusedFile } from './file-refusal.ts'
import type { Archive } from './read-archive.ts'

const text = z.string().catch('').default('')
const list = z.array(z.string()).catch([]).default([])
const rows = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object(shape)).catch([]).default([])
const dates = { startDate: text, endDate: text }

/** The parts of a JSON Resume (jsonresume.org/schema) that a career has. */
const JsonResume = z.object({
  basics: z.object({ summary: text }).catch({ summary: '' }).default({ summary: '' }),
  work: rows({
    name: text,
    company: text,
    position: text,
    location: text,
    summary: text,
    highlights: list,
    ...dates,
  }),
  volunteer: rows({ organization: text, position: text, summary: text, highlights: list, ...dates }),
  education: rows({ institution: text, area: text, studyType: text, courses: list, ...dates }),
  certificates: rows({ name: text, date: text }),
  skills: rows({ name: text, keywords: list }),
  languages: rows({ language: text, fluency: text }),
  interests: rows({ name: text, keywords: list }),
})

/** `2021-09-01` → `2021-09`; `2021` stays. */
const monthOf = (date: string): string => /^\d{4}(?:-\d{2})?/u.exec(date)?.[0] ?? ''
const periodOf = ({ startDate, endDate }: { startDate: string; endDate: string }) => ({
  from: monthOf(startDate),
  to: monthOf(endDate),
  current: startDate !== '' && endDate === '',
})
const linesOf = (summary: string, more: readonly string[] = []): string[] =>
  [...summary.split('\n'), ...more].map((line) => line.trim().replace(/^[-–•*]\s*/u, '')).filter(Boolean)

/** A JSON Resume. Fails with `RefusedFile` when it is none. */
export function readJsonResume(json: string): StructuredCareer {
  let resume: z.infer<typeof JsonResume>
  try {
    resume = JsonResume.parse(JSON.parse(json))
  } catch (fault) {
    throw new RefusedFile('broken', { cause: fault })
  }
  const career = noStructuredCareer()
  for (const job of resume.work)
    career.jobs.push({
      ...{ kind: 'employment', title: job.position, employer: job.name || job.company, place: job.location },
      ...periodOf(job),
      lines: linesOf(job.summary, job.highlights),
    })
  for (const job of resume.volunteer)
    career.jobs.push({
      ...{ kind: 'volunteering', title: job.position, employer: job.organization, place: '' },
      ...periodOf(job),
      lines: linesOf(job.summary, job.highlights),
    })
  for (const course of resume.education)
    career.education.push({
      diploma: [course.studyType, course.area].filter(Boolean).join(' '),
      school: course.institution,
      ...periodOf(course),
      lines: course.courses,
    })
  for (const { name, date } of resume.certificates) career.certificates.push({ name, year: date.slice(0, 4) })
  for (const { language, fluency } of resume.languages)
    career.languages.push({ name: language, level: fluency, cefr: cefrIn(fluency) })
  for (const { name, keywords } of resume.skills)
    career.tools.push(...(keywords.length > 0 ? keywords : [name]))
  for (const { name, keywords } of resume.interests)
    career.interests.push(...(keywords.length > 0 ? keywords : [name]))
  career.other.push(...linesOf(resume.basics.summary))
  return filled(career)
}

const cefrIn = (level: string) => {
  const found = /(?<![A-Z])[ABC][12](?!\d)/u.exec(level)?.[0]
  return (found ?? '') as StructuredCareer['languages'][number]['cefr']
}

type CsvRow = Record<string, string>

/** Whether an archive is the one that LinkedIn gives of one’s data. */
export const isLinkedInArchive = (archive: Archive): boolean =>
  [...archive.keys()].some((name) => /(?:^|\/)(?:Positions|Profile|Education)\.csv$/u.test(name))

/** An archive of LinkedIn: the CSV files of positions, education, languages, skills and certificates. */
export function readLinkedIn(archive: Archive): StructuredCareer {
  const table = (wanted: string): CsvRow[] => {
    const name = [...archive.keys()].find((entry) => entry.endsWith(`${wanted}.csv`))
    return name === undefined ? [] : csvRows(entryText(archive, name))
  }
  const career = noStructuredCareer()
  for (const row of table('Positions'))
    career.jobs.push({
      ...{
        kind: 'employment',
        title: row.Title ?? '',
        employer: row['Company Name'] ?? '',
        place: row.Location ?? '',
      },
      ...csvPeriod(row['Started On'], row['Finished On']),
      lines: linesOf(row.Description ?? ''),
    })
  for (const row of table('Education'))
    career.education.push({
      diploma: row['Degree Name'] ?? '',
      school: row['School Name'] ?? '',
      ...csvPeriod(row['Start Date'], row['End Date']),
      current: false,
      lines: linesOf(row.Notes ?? ''),
    })
  for (const row of table('Certifications'))
    career.certificates.push({
      name: row.Name ?? '',
      year: csvPeriod(row['Started On'], '').from.slice(0, 4),
    })
  for (const row of table('Languages'))
    career.languages.push({ name: row.Name ?? '', level: row.Proficiency ?? '', cefr: '' })
  for (const row of table('Skills')) career.tools.push(row.Name ?? '')
  for (const row of table('Profile')) career.other.push(...linesOf(row.Summary ?? ''))
  return filled(career)
}

function csvRows(csv: string): CsvRow[] {
  try {
    return parse(csv, {
      columns: true,
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    })
  } catch (fault) {
    throw new RefusedFile('broken', { cause: fault })
  }
}

const csvPeriod = (started = '', finished = '') => ({
  from: periodIn(started)?.from ?? '',
  to: periodIn(finished)?.from ?? '',
  current: started !== '' && finished === '',
})

type Xml = { [name: string]: Xml } & string
const each = (value: Xml | Xml[] | undefined): Xml[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim()
    : typeof value === 'object' && value !== null && '#text' in value
      ? textOf(value['#text'])
      : ''

/** A Europass passport, as the editor wrote it until 2020 (SkillsPassport) and since (Candidate). */
export function readEuropass(xml: string): StructuredCareer {
  const root = parseXml(xml, { removeNSPrefix: true, parseTagValue: false }) as Xml
  const career = noStructuredCareer()
  const passport = root.SkillsPassport?.LearnerInfo
  const candidate = root.Candidate?.CandidateProfile
  if (passport) readPassport(passport, career)
  else if (candidate) for (const profile of each(candidate)) readCandidate(profile, career)
  else throw new RefusedFile('unsupported')
  return filled(career)
}

const part = (value: Xml | undefined): string => {
  const [year, month] = [textOf(value?.['@year']), textOf(value?.['@month']).replaceAll('-', '')]
  return month === '' ? year : `${year}-${month.padStart(2, '0')}`
}
const passportPeriod = (period: Xml | undefined) => ({
  from: part(period?.From),
  to: part(period?.To),
  current: textOf(period?.Current) === 'true',
})

function readPassport(learner: Xml, career: StructuredCareer): void {
  for (const job of each(learner.WorkExperienceList?.WorkExperience))
    career.jobs.push({
      kind: 'employment',
      title: textOf(job.Position?.Label),
      employer: textOf(job.Employer?.Name),
      place: textOf(job.Employer?.ContactInfo?.Address?.Contact?.Municipality),
      ...passportPeriod(job.Period),
      lines: linesOf(plainText(textOf(job.Activities))),
    })
  for (const course of each(learner.EducationList?.Education))
    career.education.push({
      diploma: textOf(course.Title),
      school: textOf(course.Organisation?.Name),
      ...passportPeriod(course.Period),
      lines: linesOf(plainText(textOf(course.Activities))),
    })
  const spoken = learner.Skills?.Linguistic
  for (const language of each(spoken?.MotherTongueList?.MotherTongue))
    career.languages.push({
      name: textOf(language.Description?.Label),
      level: 'langue maternelle',
      cefr: '',
    })
  for (const language of each(spoken?.ForeignLanguageList?.ForeignLanguage)) {
    const level = textOf(language.ProficiencyLevel?.SpokenInteraction)
    career.languages.push({ name: textOf(language.Description?.Label), level, cefr: cefrIn(level) })
  }
}

const candidatePeriod = (period: Xml | undefined) => ({
  from: monthOf(textOf(period?.StartDate?.FormattedDateTime)),
  to: monthOf(textOf(period?.EndDate?.FormattedDateTime)),
  current: textOf(period?.CurrentIndicator) === 'true',
})

function readCandidate(profile: Xml, career: StructuredCareer): void {
  for (const employer of each(profile.EmploymentHistory?.EmployerHistory))
    for (const position of each(employer.PositionHistory))
      career.jobs.push({
        kind: 'employment',
        title: textOf(position.PositionTitle),
        employer: textOf(employer.OrganizationName),
        place: textOf(position.City),
        ...candidatePeriod(position.EmploymentPeriod),
        lines: linesOf(plainText(textOf(position.Description))),
      })
  for (const course of each(profile.EducationHistory?.EducationOrganizationAttendance))
    career.education.push({
      diploma: textOf(course.EducationDegree?.DegreeName) || textOf(course.ProgramName),
      school: textOf(course.OrganizationName),
      ...candidatePeriod(course.AttendancePeriod),
      lines: [],
    })
}

/** Europass keeps rich text: paragraphs and lists become lines. */
const plainText = (html: string): string =>
  html
    .replaceAll(/<(?:\/p|br\s*\/?|\/li)>/giu, '\n')
    .replaceAll(/<[^<>]*>/gu, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')

/** Cards without a word are none. Fails with `RefusedFile` when nothing is left. */
function filled(career: StructuredCareer): StructuredCareer {
  const told: StructuredCareer = {
    jobs: career.jobs.filter(({ title, employer }) => title !== '' || employer !== ''),
    education: career.education.filter(({ diploma, school }) => diploma !== '' || school !== ''),
    certificates: career.certificates.filter(({ name }) => name !== ''),
    languages: career.languages.filter(({ name }) => name !== ''),
    tools: career.tools.filter(Boolean),
    interests: career.interests.filter(Boolean),
    other: career.other.filter(Boolean),
  }
  if (Object.values(told).every((cards) => cards.length === 0)) throw new RefusedFile('empty')
  return told
}
