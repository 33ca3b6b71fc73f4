import { areOfOneField, isPaid } from '../../../plan/job-traits.ts'
import type { Sentence } from '../../draft.ts'
import * as hooks from '../hooks.fr.ts'
import { jobSlots } from '../letter-facts.ts'
import { applyBy, type Progress } from './progress.ts'

/** Months of a post of long ago that is worth opening with. */
const someMonths = 6

/**
 * The application of who once held a post of the field that is sought, and has left it for another trade: years of that
 * other trade would answer nothing.
 */
export function nearHook(progress: Progress): Sentence[] {
  const { letter, scribe } = progress
  const { plan, slots, now, type, facts } = letter
  const { code, isPosted } = plan.needs
  if (plan.situation !== 'change-of-occupation' || type !== 'job_application' || !isPosted) return []
  const isOfField = (codes: readonly string[]): boolean =>
    code !== undefined && codes.some((one) => areOfOneField(one, code))
  const [job] = plan.argued
  const last = facts.jobs.find(isPaid)
  if (!job || !last || job === last || !isPaid(job) || !job.title?.isPerson) return []
  if ((job.months ?? 0) < someMonths || !isOfField(job.codes) || isOfField(last.codes)) return []
  const there = slots.atE ?? slots.place
  const own = { ...slots, ...jobSlots(job, now, facts.jobs), ...(there && { there }) }
  const said = scribe.say(hooks.nearHooks, own, { facts: [job.id] })
  return said ? applyBy(progress, job, said) : []
}
