import { plainLetters } from '../../../french/plain-letters.ts'
import type { FactJob } from '../../../plan/facts.ts'
import { oddHours, sharedSkills } from '../../../plan/transferable-skills.fr.ts'
import { only, type Sentence } from '../../draft.ts'
import { singleTransferableFrames, transferableFrames } from '../transferable.fr.ts'
import { isStrong, type Progress } from './progress.ts'

/** What a trade of the person and the wanted one both need: it is said of the trades, not of the person. */
export function transferable({ letter, scribe, introduced, words, named }: Progress): Sentence[] {
  const { plan, slots, facts } = letter
  const { code } = plan.needs
  const proved = plan.pairs.filter(({ need, proofs: [best] }) => need.kind === 'task' && isStrong(best))
  // Tasks that answer say it better.
  if (!code || !plan.needs.isPosted || proved.length >= maxProved) return []
  const isNew = (skill: string) => {
    const long = skill.split(' ').filter((word) => word.length > 5)
    return long.filter((word) => words.includes(plainLetters(word))).length * 2 <= long.length
  }
  // Hours are those of a post, not of a trade.
  const asksForHours = plan.needs.needs.some(({ id }) => id === 'work-shifts')
  // A trade is compared once the letter has named it.
  const isNamed = ({ title }: FactJob) => title !== undefined && words.includes(plainLetters(title.title))
  const known = facts.jobs.filter(
    (job) => introduced.has(job.id) && isNamed(job) && (job.current || (job.age ?? 0) < maxAge),
  )
  const found = known.flatMap((job) => {
    const trade = tradeOf(job)
    const shared = job.code && job.code !== code && trade ? sharedSkills(job.code, code) : []
    const skills = shared.filter((skill) => isNew(skill) && (asksForHours || skill !== oddHours))
    return trade && skills.length > 0 ? [{ job, trade, skills }] : []
  })
  const best = found.find(({ skills }) => skills.length > 1) ?? found[0]
  if (!best) return []
  const [a1, a2] = best.skills
  return only(
    scribe.say(
      (a2 === undefined ? singleTransferableFrames : transferableFrames).filter(
        (frame) => named?.id === best.job.id || !ofNamed.test(frame),
      ),
      { ...slots, sT: best.trade, a1, a2 },
      { facts: [best.job.id], needs: [] },
    ),
  )
}

/** «Ce métier» is the one that the sentence before named. */
const ofNamed = /^(?:dans ce métier|ce métier|d’un métier)/iu
const maxProved = 2
/** Months: what one did twenty years ago is no argument. */
const maxAge = 144

/** «vendeuse en stage» learns the trade of a «vendeuse». */
function tradeOf({ title }: FactJob): string | undefined {
  if (!title?.isPerson) return undefined
  const own = title.title.replace(
    / (?:en stage|en alternance|bénévole|stagiaire|intérimaire)(?!\p{L}).*$/u,
    '',
  )
  // «enseignant primaire à divers degrés», but «aide à domicile».
  const bare = own.split(' ').length > 4 ? own.replace(/ (?:à|chez|dans|pour)(?!\p{L}).*$/u, '') : own
  return bare.split(' ').length > 4 ? undefined : bare
}
