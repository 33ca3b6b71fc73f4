import { plainLetters } from '../../french/plain-letters.ts'
import { stemsOf } from '../../french/stems.ts'
import type { FactEducation, FactJob } from '../../plan/facts.ts'
import { areOfOneField, hasLed, isPaid, sharesHead } from '../../plan/job-traits.ts'
import { isPlacement } from '../../plan/pair.ts'
import { isOfField } from '../../plan/study-fields.fr.ts'
import { isCourse } from '../../realisation/education.ts'
import { periodOf, readYearMonth, type YearMonth } from '../../realisation/period.ts'
import type { LetterFacts } from './letter-facts.ts'
import { areOfOneTrade } from './near-post.ts'
import type { Standing } from './open-place.fr.ts'

/** Months of one post from which one is known by it, and not by what one studies beside it. */
const ofWorker = 48
/** Months of a post that began behind a diploma: since then, one is known by the post. */
const ofPost = 8
/** Months of work from which a diploma far above a post is not what introduces to it. */
const ofWork = 12
/** Level of a master. */
const highDegree = 7
/** Trades learnt at work: sales floors, kitchens, halls, warehouses, cleaning, care at home. */
const learntAtWork = /^(?:A1[124]|D1106|D15|F17|G16|G18|H2|H3|J15|K13|K22|K25|N11|N41)/u

/** Of these, the ones whose work is shown in some days: cleaning, handling, picking. */
const learntInDays = /^(?:A1[14]|K220[24]|K2303|N110[35])/u

/** Whether a diploma is of another field than the post, and far above it: it would say that one is on the way elsewhere. */
export const isAbovePost = ({ forms }: FactEducation, code: string | undefined): boolean =>
  (forms.level ?? 0) >= (learntInDays.test(code ?? '') ? firstDegree : highDegree) &&
  forms.status === 'obtained' &&
  learntAtWork.test(code ?? '') &&
  !isOfField(plainLetters(forms.name), code)

/** Years for which a diploma is what one is known by. */
export const freshYears = 1
/** Level of the first diplomas behind the baccalauréat. */
export const firstDegree = 5

/** The diploma that somebody prepares, or has just obtained, where that is what they are known by. */
export function studiesOfToday({
  facts: { education, jobs },
  plan,
  now,
}: LetterFacts): FactEducation | undefined {
  const paid = jobs.filter(isPaid)
  const months = Math.max(0, ...paid.map((job) => job.months ?? 0))
  const diplomas = education.filter(
    ({ forms }) => !isCourse(forms) && (forms.level ?? firstDegree) >= firstDegree,
  )
  const isOfPost = ({ forms }: FactEducation): boolean => isOfField(plainLetters(forms.name), plan.needs.code)
  const prepared = diplomas.find(({ forms }) => forms.status === 'in-progress')
  // Who has held the trade that is sought is known by it, whatever they study beside it.
  const hasHeld = paid.some((job) => job.codes.includes(plan.needs.code ?? '') && (job.months ?? 0) >= ofWork)
  if (prepared)
    return isPlacement(plan.situation) || (months < ofWorker && !(hasHeld && !isOfPost(prepared)))
      ? prepared
      : undefined
  const fresh = diplomas
    .filter(
      ({ forms }) =>
        forms.status === 'obtained' &&
        forms.level !== undefined &&
        now.year - (forms.year ?? 0) <= freshYears,
    )
    .filter((card) => months < ofWork || !isAbovePost(card, plan.needs.code))
    .sort(
      (one, other) =>
        Number(isOfPost(other)) - Number(isOfPost(one)) || (other.forms.level ?? 0) - (one.forms.level ?? 0),
    )
    .find(({ forms }) =>
      paid.every(
        (job) => (job.months ?? 0) < ofPost || Number(job.card.from.slice(0, 4)) < (forms.year ?? 0),
      ),
    )
  return fresh && !paid.some(({ current, months: held = 0 }) => current && held >= ofPost) ? fresh : undefined
}

/** Years for which studies of the field of a post introduce who has not yet worked in it. */
const trainedYears = 10

/** What somebody has studied, or studies, for the post, who has held none of its kind: «une formation de développeuse». */
export function trainingForPost({ facts, plan, now, type }: LetterFacts): FactEducation | undefined {
  const { code, isPosted } = plan.needs
  if (code === undefined || !isPosted || type === 'scholarship' || type === 'motivation') return undefined
  const held = facts.jobs.filter(({ card }) => card.kind !== 'volunteering' && card.kind !== 'internship')
  const isOfCode = held.some(({ codes }) => codes.includes(code))
  const hasDone = held.some(({ id }) =>
    plan.pairs.some(
      ({ need, proofs }) =>
        need.kind === 'task' && proofs.some(({ fact, reason }) => fact === id && reason !== 'close-task'),
    ),
  )
  if (isOfCode) return undefined
  // Who has held a post since is known by it.
  const since = Math.max(
    0,
    ...facts.jobs
      .filter((job) => job.current && isPaid(job))
      .map(({ card }) => Number(card.from.slice(0, 4))),
  )
  const isOfFamily = facts.jobs.some(({ codes }) => codes.some((one) => one.slice(0, 3) === code.slice(0, 3)))
  const isAsked = ({ id }: FactEducation): boolean =>
    plan.named.has(id) ||
    plan.pairs.some(({ need, proofs }) => need.kind === 'diploma' && proofs.some(({ fact }) => fact === id))
  return facts.education
    .filter((card) => {
      const { forms } = card
      const bearsTitle = sharesWord(forms.name, plan.needs.title)
      const isFresh = now.year - (forms.year ?? now.year) <= freshYears
      return (
        forms.status !== 'not-obtained' &&
        (isCourse(forms) || (forms.level ?? firstDegree) >= firstDegree || bearsTitle) &&
        isOfField(plainLetters(forms.name), code) &&
        // Tourism and bakery are of one great field.
        (plan.needs.relevance.of(forms.name) >= bearing || isAsked(card)) &&
        // Who works near the post is known by that, but for a training that bears its name.
        (!isOfFamily || bearsTitle) &&
        // So is who has done there what they ask, but for a training of today that was taken for this trade.
        (!hasDone || (isFresh && (bearsTitle || isAsked(card)))) &&
        now.year - (forms.year ?? now.year) <= trainedYears &&
        (forms.year ?? now.year) > since
      )
    })
    .sort((one, other) => yearOf(other) - yearOf(one) || (other.forms.level ?? 0) - (one.forms.level ?? 0))[0]
}

/** When studies begin that have not yet: «en janvier 2027», or blank where only an admission is known; undefined of others. */
export function beginningOf({ card, forms, said }: FactEducation, now: YearMonth): string | undefined {
  if (forms.status !== 'in-progress') return undefined
  const from = readYearMonth(card.from)
  const isLater =
    from !== undefined &&
    (from.year > now.year || (from.year === now.year && (from.month ?? 0) > (now.month ?? 12)))
  if (isLater) return periodOf({ from: card.from, to: card.from })
  return /(?<![a-z])(?:admise?|sous reserve)(?![a-z])/u.test(said) ? '' : undefined
}

/** What the name of a diploma shares with the offer that it was taken for. */
const bearing = 0.4

const sharesWord = (one: string, other: string): boolean => {
  const known = stemsOf(other)
  return stemsOf(one).some((stem) => known.includes(stem))
}

const yearOf = ({ forms }: FactEducation): number =>
  forms.status === 'in-progress' ? Number.POSITIVE_INFINITY : (forms.year ?? 0)

/** Whether no job or stage is of the field of the post, though one did there what they ask. */
export function isOfAnotherField(letter: LetterFacts): boolean {
  const { plan, facts } = letter
  const { code } = plan.needs
  const codes = facts.jobs.filter(({ card }) => card.kind !== 'volunteering').flatMap((job) => job.codes)
  return (
    plan.needs.isPosted &&
    code !== undefined &&
    !facts.jobs.some(({ title }) => areOfOneTrade(title?.title ?? '', plan.needs.title)) &&
    (codes.length > 0 || studiesOfToday(letter) !== undefined) &&
    codes.every((one) => !areOfOneField(one, code))
  )
}

/** What one studies or has just obtained, else the post of today, or the last one of some months. */
export function standingOf(letter: LetterFacts): Standing | undefined {
  const studied = studiesOfToday(letter)
  if (studied)
    return {
      kind:
        studied.forms.status !== 'in-progress'
          ? 'obtained'
          : beginningOf(studied, letter.now) === undefined
            ? 'prepared'
            : 'begun',
      diploma: studied.forms.a.replace(/ \([^()]*\)$/u, ''),
    }
  const paid = letter.facts.jobs.filter(
    (job) =>
      isPaid(job) &&
      job.title?.isPerson === true &&
      heldTitle(job.title.title) !== undefined &&
      // «2017 – 2018» says no months.
      (job.current || (job.months ?? someMonths) >= someMonths),
  )
  const { worths } = letter.plan
  const [latest] = paid.sort(
    (one, other) =>
      Number(other.current) - Number(one.current) ||
      (one.age ?? 0) - (other.age ?? 0) ||
      // Of several posts of today, one is known by what bears on this one.
      (worths.get(other.id) ?? 0) - (worths.get(one.id) ?? 0),
  )
  // Some months as a postman do not make one of who was a secretary for six years until then.
  const longest = [...paid].sort((one, other) => (other.months ?? 0) - (one.months ?? 0))[0]
  const isPassing =
    latest !== undefined &&
    longest !== undefined &&
    !latest.current &&
    !hasLed(latest) &&
    (latest.months ?? ofAYear) < ofAYear &&
    (longest.months ?? 0) > 3 * (latest.months ?? 0) &&
    (longest.age ?? 0) - (latest.age ?? 0) < fewYears
  // Who has held the trade that is sought is known by it.
  const ofTrade = paid.find(
    (job) =>
      areOfOneTrade(job.title?.title ?? '', letter.plan.needs.title) ||
      (sharesHead(job, letter.plan.needs.title) && job.codes.includes(letter.plan.needs.code ?? '')),
  )
  const last = isPassing ? (ofTrade ?? longest) : latest
  const title = last?.title && heldTitle(last.title.title)
  return title === undefined || (last && isOvertaken(last, letter))
    ? undefined
    : { kind: last?.current ? 'held' : 'left', title }
}

/** Whether something else came since: an apprenticeship, a stage, studies. Nobody is known by what they were before. */
function isOvertaken(last: FactJob, { facts }: LetterFacts): boolean {
  if (last.current) return false
  const { age = 0, card } = last
  const end = Number((card.to || card.from).slice(0, 4))
  return (
    facts.jobs.some(
      (job) => job.card.kind !== 'volunteering' && job.age !== undefined && age - job.age > fewMonths,
    ) ||
    facts.education.some(
      ({ forms, card: studies }) =>
        forms.status !== 'not-obtained' && end > 0 && Number((studies.to || studies.from).slice(0, 4)) > end,
    )
  )
}
/** Months between two ends that are one time. */
const fewMonths = 2

/** «secrétaire générale d’EPLE», of the «cité scolaire»: a title that a question holds; undefined where it is too long. */
function heldTitle(title: string): string | undefined {
  const isLong = (words: string) => words.split(' ').length > heldWords
  // «aide-carreleur puis carreleur»: who one was at last.
  const last = title.replace(/^.* puis (?=\p{L})/u, '')
  const short = isLong(last)
    ? last.replace(/ (?:dans|pour|de la|de l’|du|des|à la|à l’|aux?) .*$/u, '')
    : last
  // «assistante de direction et assistante chef de projet»
  const [one = short] = isLong(short) ? short.split(' et ') : [short]
  return isLong(one) || saysNoTrade.test(one) ? undefined : one
}
const saysNoTrade =
  /^(?:employée?|équipi(?:er|ère)|agente?|ouvri(?:er|ère)|intérimaire|entrepreneuse|entrepreneur|auxiliaire|exploitante?|freelance|manager|manageuse|stagiaire|associée?)$/u
const heldWords = 6
/** Months of a last post that one is known by, whatever came before. */
const ofAYear = 12
/** Months since the longest post ended, for which one is still known by it. */
const fewYears = 60
/** Months of a post that one is known by. */
const someMonths = 3
