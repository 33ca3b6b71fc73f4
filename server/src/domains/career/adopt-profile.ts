import type { ReadCareer } from '@lettrine/contract/career'
import { limits } from '@lettrine/contract/limits'
import type { Deps } from '../../platform/http/api.ts'
import { readProfile } from '../profile/index.ts'
import { contentOf } from './card-content.ts'
import { careerTexts as texts } from './career.fr.ts'
import { replaceCareer } from './career.repository.ts'
import type { Cards, CareerRow } from './career.tables.ts'

export type AdoptionDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'careerReader'>

/** A field of the profile that describes work, under the heading that it is read with. */
type Told = { heading: string; lines: string[] }

/** What the profile says of somebody’s work, as it was told before careers; other programs still write it. */
export async function readTold({ db }: Pick<Deps, 'db'>, userId: string): Promise<Told[]> {
  const { profile } = await readProfile({ db }, userId)
  if (!profile) return []
  const told = (heading: string, text: string): Told => ({
    heading,
    lines: text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  })
  return [
    told(texts.experience, profile.experience ?? ''),
    told(texts.education, profile.education ?? ''),
    told(texts.languages, profile.languages.join('\n')),
    told(texts.skills, profile.skills.join('\n')),
    told(texts.achievements, profile.achievements.join('\n')),
  ]
}

/**
 * Adds to a career the lines of the profile that were never read into it: cards to be confirmed, and every line that is
 * on none of them in the tray. The career as it is where there are none; undefined when another one was stored meanwhile.
 */
export async function adoptTold(
  { db, clock, newId, careerReader }: AdoptionDeps,
  userId: string,
  told: readonly Told[],
  career: CareerRow | undefined,
): Promise<CareerRow | undefined> {
  const adopted = new Set(career?.adoptedLines)
  const parts = told
    .map(({ heading, lines }) => ({ heading, lines: lines.filter((line) => !adopted.has(line)) }))
    .filter(({ lines }) => lines.length > 0)
  if (parts.length === 0) return career
  const read = await careerReader.readText(
    userId,
    parts.map(({ heading, lines }) => [heading, ...lines].join('\n')).join('\n\n'),
  )
  const cards = merged(career?.cards, read, newId)
  return replaceCareer(db, {
    userId,
    basedOn: career?.version ?? 0,
    cards: cards.lists,
    unfiled: [...new Set([...(career?.unfiled ?? []), ...cards.beyond, ...linesToFile(read)])],
    adoptedLines: told.flatMap(({ lines }) => lines),
    updatedAt: clock(),
  })
}

const listNames = ['jobs', 'education', 'certificates', 'languages', 'tools', 'interests'] as const

type AnyCard = { id: string; confirmed: boolean }

/** The cards of both, each once; `beyond` holds the text of cards that a full list has no place for. */
function merged(stored: Partial<Cards> = {}, read: ReadCareer, newId: () => string) {
  const beyond: string[] = []
  const lists = listNames.map((list) => {
    const cards: AnyCard[] = [...(stored[list] ?? [])]
    const known = new Set(cards.map((card) => contentOf({ ...card, confirmed: undefined })))
    for (const { sources, doubts: _, ...said } of read[list]) {
      if (known.has(contentOf(said))) continue
      if (cards.length < limits.careerCards) cards.push({ ...said, id: newId(), confirmed: false })
      else beyond.push(...sources.map(({ start, end }) => read.text.slice(start, end).trim()))
    }
    return [list, cards]
  })
  return { lists: Object.fromEntries(lists) as Cards, beyond }
}

/** The lines that are on no card; headings, which this module wrote, are not among them. */
const linesToFile = ({ unfiled, text }: ReadCareer): string[] =>
  unfiled.flatMap(({ start, end, kind }) => (kind === 'heading' ? [] : [text.slice(start, end).trim()]))
