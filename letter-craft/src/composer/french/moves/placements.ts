import type { FactJob } from '../../../plan/facts.ts'
import { startOf } from '../../../plan/job-traits.ts'
import { only, type Sentence } from '../../draft.ts'
import { enumerate } from '../../enumerate.ts'
import * as frames from '../job-frames.fr.ts'
import { isNamedPlacement } from '../job-slots.ts'
import * as stories from '../stories.fr.ts'
import type { Progress } from './progress.ts'
import { yearsOf } from './stage-names.ts'

/** Internships whose subject a letter tells. */
const mostNamed = 3
const maxPlacements = 3
/** What the words of an internship share with the offer, from which it bears on the post. */
const bearing = 0.4
/** Jobs that tell what one did, beside which an internship of no task tells nothing. */
export const enoughTelling = 2

/** Internships of which only the place is known, in a letter that has little else to tell. */
export function placements(progress: Progress): Sentence[] {
  const { letter, scribe, told, introduced } = progress
  if (letter.fullness === 'bearing') return []
  const { needs } = letter.plan
  const tells = letter.facts.jobs.filter(({ tasks }) => tasks.length > 0).length
  const isFromElsewhere = letter.plan.situation === 'change-of-occupation'
  const bears = ({ card, codes }: FactJob): boolean =>
    codes.some((code) => code.slice(0, 3) === needs.code?.slice(0, 3)) ||
    needs.relevance.of(`${card.title}\n${card.employerKind}`) >= bearing
  const found = letter.facts.jobs
    .filter(({ id }) => !introduced.has(id))
    .filter(({ card, title, tasks }) => card.kind === 'internship' && !title?.isPerson && tasks.length === 0)
    .filter(({ employer }) => employer !== undefined)
    // A few weeks somewhere tell nothing where there is something else to tell.
    .filter((job) => bears(job) || tells < enoughTelling || (isNamedPlacement(job) && !isFromElsewhere))
    .sort((one, other) => (one.age ?? 0) - (other.age ?? 0))
    .slice(0, maxPlacements)
    .sort((one, other) => startOf(one).localeCompare(startOf(other)))
  // «stage auprès d’une art-thérapeute»: what it was about is worth its sentence.
  const [named] = found
    .filter(isNamedPlacement)
    .sort((one, other) => needs.relevance.of(other.card.title) - needs.relevance.of(one.card.title))
  const isFew =
    letter.facts.jobs.filter((job) => told.has(job.id) && isNamedPlacement(job)).length < mostNamed
  if (named && isFew) {
    const own = scribe.say(
      frames.internshipHeads,
      { placement: named.title?.a, at: named.employer?.at, period: named.period },
      { facts: [named.id] },
    )
    told.add(named.id)
    introduced.add(named.id)
    return [...only(own), ...placements(progress)]
  }
  const places = found.map((job) => [job.employer?.at, yearsOf(job)].filter(Boolean).join(' '))
  const said = scribe.say(
    places.length > 1 ? stories.placements : stories.placement,
    { s1: places.length > 0 ? enumerate(places) : undefined },
    { facts: found.map(({ id }) => id) },
  )
  for (const { id } of found) {
    told.add(id)
    introduced.add(id)
  }
  return only(said)
}
