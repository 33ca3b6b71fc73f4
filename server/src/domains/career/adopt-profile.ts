import type { ReadCareer } from '@lettrine/contract/career'
import type { Deps } from '../../platform/http/api.ts'
import { readProfile } from '../profile/index.ts'
import { careerTexts as texts } from './career.fr.ts'
import { replaceCareer } from './career.repository.ts'
import type { Cards, CareerRow } from './career.tables.ts'

export type AdoptionDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'careerReader'>

/**
 * Makes the first career of somebody who described their work in the fields of the profile, as it was before careers:
 * cards to be confirmed, and every line that is on none of them in the tray. Undefined where the profile says nothing, or
 * when a career was stored meanwhile.
 */
export async function adoptProfile(
  { db, clock, newId, careerReader }: AdoptionDeps,
  userId: string,
): Promise<CareerRow | undefined> {
  const { profile } = await readProfile({ db }, userId)
  if (!profile) return undefined
  const parts = [
    [texts.experience, profile.experience ?? ''],
    [texts.education, profile.education ?? ''],
    [texts.languages, profile.languages.join('\n')],
    [texts.skills, profile.skills.join('\n')],
    [texts.achievements, profile.achievements.join('\n')],
  ].filter(([, told = '']) => told.trim() !== '')
  if (parts.length === 0) return undefined
  const text = parts.map(([heading, told]) => `${heading}\n${told}`).join('\n\n')
  const read = await careerReader.readText(text)
  return replaceCareer(db, {
    userId,
    basedOn: 0,
    cards: unconfirmed(read, newId),
    unfiled: linesToFile(read),
    updatedAt: clock(),
  })
}

const unconfirmed = (
  { jobs, education, certificates, languages, tools, interests }: ReadCareer,
  newId: () => string,
): Cards => {
  const waiting = <Card extends object>(cards: readonly Card[]) =>
    cards.map((card) => {
      const { sources: _, doubts: __, ...told } = card as Card & { sources: unknown; doubts: unknown }
      return { ...told, id: newId(), confirmed: false }
    })
  return {
    jobs: waiting(jobs),
    education: waiting(education),
    certificates: waiting(certificates),
    languages: waiting(languages),
    tools: waiting(tools),
    interests: waiting(interests),
  }
}

/** The lines that are on no card; headings, which this module wrote, are not among them. */
const linesToFile = ({ unfiled, text }: ReadCareer): string[] =>
  unfiled.flatMap(({ start, end, kind }) => (kind === 'heading' ? [] : [text.slice(start, end).trim()]))
