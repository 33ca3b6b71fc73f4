import { plainLetters } from '../../../french/plain-letters.ts'
import { isCareerOfTitles, isPaid, sharesHead } from '../../../plan/job-traits.ts'
import { isPlacement } from '../../../plan/pair.ts'
import type { Frame, Sentence } from '../../draft.ts'
import * as hooks from '../hooks.fr.ts'
import { careerYears, fieldPosts } from '../trade-years.ts'
import type { Progress } from './progress.ts'

/** The application, with the years spent in one field, whether it is that of the post or another. */
export function careerHook(progress: Progress): Sentence[] {
  const { letter, scribe } = progress
  const { plan, slots, now, type, facts } = letter
  const isPlaced = isPlacement(plan.situation)
  if (!isPlaced && type !== 'job_application') return []
  const career = careerYears(facts.jobs, now)
  // Who has trained people tells no years in a hospital for a post of trainer.
  const isBeside = facts.jobs.some(
    (job) => isPaid(job) && sharesHead(job, plan.needs.title) && career?.jobs.includes(job) === false,
  )
  if (isBeside) return []
  const there = slots.atE ?? slots.place
  // «Après douze ans» is of what has ended.
  const isOver = career?.jobs.every(({ current }) => !current)
  // «Après près de neuf ans» stammers.
  const fits = (frame: Frame): boolean =>
    (isOver && !career?.slots.years?.startsWith('près')) || !/^après/iu.test(frame)
  const frames = (isPlaced ? hooks.placedCareerHooks : hooks.careerHooks).filter(fits)
  const titled = hooks.titledCareerHooks.filter(fits)
  const source = { facts: career?.jobs.map(({ id }) => id) ?? [] }
  const own = { ...slots, ...career?.slots }
  // Without the employer, where the names are long.
  const summary =
    career && isCareerOfTitles(facts.jobs) && plan.situation === 'change-of-occupation'
      ? scribe.say(titled, { ...own, ...(there && { there }) }, source)
      : undefined
  const said =
    summary ??
    (career &&
      (scribe.say(frames, { ...own, ...(there && { there }) }, source) ?? scribe.say(frames, own, source)))
  if (!said) return []
  if (summary) progress.areTitlesSaid = true
  progress.applied = true
  progress.areYearsSaid = true
  progress.words += plainLetters(said.text)
  return [said]
}

/** Posts for each task that is told, from which a career is one of titles. */
const postsOfTask = 4

/** The application, with the posts of one field where nothing but their titles is known, nor how long they lasted in all. */
export function postsHook(progress: Progress): Sentence[] {
  const { letter, scribe } = progress
  const { plan, slots, type, facts } = letter
  const tasks = facts.jobs.reduce((sum, job) => sum + job.tasks.length, 0)
  if (isPlacement(plan.situation) || type !== 'job_application' || tasks * postsOfTask > facts.jobs.length)
    return []
  const posts = fieldPosts(facts.jobs, plan.needs.code)
  const there = slots.atE ?? slots.place
  const own = { ...slots, ...posts?.slots }
  const source = { facts: posts?.jobs.map(({ id }) => id) ?? [] }
  const said =
    posts &&
    (scribe.say(hooks.postsHooks, { ...own, ...(there && { there }) }, source) ??
      scribe.say(hooks.postsHooks, own, source))
  if (!posts || !said) return []
  for (const { id } of posts.jobs) progress.summed.add(id)
  progress.areTitlesSaid = true
  progress.applied = true
  progress.words += plainLetters(said.text)
  return [said]
}
