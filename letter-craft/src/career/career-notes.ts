type Card = { readonly id: string; readonly confirmed: boolean }

type Job = Card & {
  readonly title: string
  readonly employer: string
  readonly from: string
  readonly to: string
  readonly current: boolean
  readonly tasks: readonly string[]
  readonly results: readonly { readonly text: string }[]
}
type Education = Card & {
  readonly diploma: string
  readonly field: string
  readonly school: string
  readonly from: string
  readonly to: string
  readonly status: string
}
type Named = Card & { readonly name: string }

/** The cards of a career that letters may use. */
export type CareerCards = {
  readonly jobs: readonly Job[]
  readonly education: readonly Education[]
  readonly certificates: readonly Named[]
  readonly languages: readonly (Named & { readonly level: string; readonly cefr: string })[]
  readonly tools: readonly Named[]
}

/** What a candidate did, as the notes that the writers and the proofreader read: one per line, or one per item. */
export type CareerNotes = { experience: string; education: string; skills: string[]; achievements: string[] }

/**
 * The confirmed cards as notes, without those whose ids are excluded.
 * @param longest - in UTF-16 units of a text, and in items of a list; notes beyond it are left out whole
 */
export function careerNotes(
  career: CareerCards,
  excluded: readonly string[],
  longest: { profileText: number; listItems: number },
): CareerNotes {
  const chosen = <Kind extends Card>(cards: readonly Kind[]) =>
    cards.filter(({ id, confirmed }) => confirmed && !excluded.includes(id))
  const names = (cards: readonly Named[]) => chosen(cards).map(({ name }) => name)
  const jobs = chosen(career.jobs)
  return {
    experience: cut(jobs.map(jobNote), longest.profileText),
    education: cut(chosen(career.education).map(educationNote), longest.profileText),
    skills: [
      ...names(career.tools),
      ...names(career.certificates),
      ...chosen(career.languages).map(languageNote),
    ].slice(0, longest.listItems),
    achievements: jobs.flatMap(({ results }) => results.map(({ text }) => text)).slice(0, longest.listItems),
  }
}

/** What each confirmed card says, without those whose ids are excluded. */
export function cardTexts(career: CareerCards, excluded: readonly string[]): { id: string; text: string }[] {
  const texts = <Kind extends Card>(cards: readonly Kind[], textOf: (card: Kind) => string) =>
    cards
      .filter(({ id, confirmed }) => confirmed && !excluded.includes(id))
      .map((card) => ({ id: card.id, text: textOf(card) }))
  return [
    ...texts(career.jobs, (job) => [jobNote(job), ...job.results.map(({ text }) => text)].join('\n')),
    ...texts(career.education, educationNote),
    ...texts(career.certificates, ({ name }) => name),
    ...texts(career.languages, languageNote),
    ...texts(career.tools, ({ name }) => name),
  ]
}

const yearOf = (date: string): string => date.slice(0, 4)

/** «2021-09» → «09/2021»: a letter may give the month. */
function monthOf(date: string): string {
  const [year = '', month] = date.split('-')
  return month ? `${month}/${year}` : year
}

/** «Caissière, Carrefour, 03/2019-2021 : tenir la caisse, accueillir les clients». */
function jobNote({ title, employer, from, to, current, tasks }: Job): string {
  const dates = current
    ? from
      ? `depuis ${monthOf(from)}`
      : ''
    : [...new Set([monthOf(from), monthOf(to)])].filter(Boolean).join('-')
  const head = [title, employer, dates].filter(Boolean).join(', ')
  return tasks.length > 0 ? `${head} : ${tasks.join(', ')}` : head
}

const languageNote = ({ name, level, cefr }: CareerCards['languages'][number]): string =>
  `${name} ${level || cefr}`.trim()

/** «BTS Comptabilité, lycée Baggio, 2018». */
const educationNote = ({ diploma, field, school, from, to, status }: Education): string =>
  [
    [diploma, field].filter(Boolean).join(' '),
    school,
    yearOf(to || from),
    status === 'in-progress' ? 'en cours' : '',
  ]
    .filter(Boolean)
    .join(', ')

/** As many whole notes as the text holds. */
function cut(notes: readonly string[], longest: number): string {
  let text = ''
  for (const note of notes) {
    const longer = text === '' ? note : `${text}\n${note}`
    if (longer.length > longest) break
    text = longer
  }
  return text
}
