import { longWords } from '../../french/stems.ts'
import { areOfOneField, isPaid } from '../../plan/job-traits.ts'
import type { Need } from '../../plan/need.ts'
import { isPlacement, type Pair, type Proof } from '../../plan/pair.ts'
import type { LetterFacts } from './letter-facts.ts'

/** Whether only posts near what they ask answer it, which tell no task of it; who has planned shipments has led nobody yet. */
export const isGuessed = ({ need, proofs }: Pair): boolean =>
  proofs.every(
    ({ reason, task }) => reason === 'close-task' && (task === undefined || need.id === 'lead-team'),
  )

/** «assistant comptable», for a «collaborateur comptable»: the trade is the same. */
export const areOfOneTrade = (held: string, sought: string): boolean => {
  const wordsOf = (title: string): string[] =>
    longWords(title, 6)
      .filter((word) => !ofAnyTrade.test(word))
      .map((word) => word.slice(0, 6))
  const wanted = wordsOf(sought)
  return wordsOf(held).some((word) => wanted.includes(word))
}
const ofAnyTrade =
  /^(?:assist|agent|charge|respon|techni|consei|employ|adjoin|direct|manage|gestio|operat|polyva|princi|qualif|confir|servic|equipe)/u

/** How much of the tasks that the offer asks for somebody has done, by their weights. */
function answeredShare({ plan: { pairs, unanswered }, facts }: LetterFacts): number {
  const ofTasks = (needs: readonly Need[]) =>
    needs.reduce((sum, { kind, weight }) => sum + (kind === 'task' ? weight : 0), 0)
  // A title of long ago, or of some months, answers nothing that a reader would take for answered.
  const isTold = ({ fact, reason, task }: Proof): boolean => {
    const job = facts.jobs.find(({ id }) => id === fact)
    return (
      job === undefined ||
      (reason === 'same-task' && task !== undefined) ||
      ((job.months ?? 0) >= aYear && (job.current || (job.age ?? 0) < tenYears))
    )
  }
  const told = pairs.filter(
    (pair) => !(isGuessed(pair) && pair.need.id === 'lead-team') && pair.proofs.some(isTold),
  )
  const answered = ofTasks(told.map(({ need }) => need))
  const open = pairs.filter((pair) => !told.includes(pair)).map(({ need }) => need)
  return answered === 0 ? 0 : answered / (answered + ofTasks(unanswered) + ofTasks(open))
}
/** Months. */
const aYear = 12
const tenYears = 120

/** Share of what is asked under which who works near the post, and never in it, is asked all the same. */
const littleAnswered = 0.15

/** Whether what somebody did is near enough to what is asked for the letter to speak for itself. */
export function isNearPost(letter: LetterFacts): boolean {
  const { plan, facts } = letter
  const share = answeredShare(letter)
  if (share >= enoughAnswered) return true
  if (plan.situation === 'change-of-occupation' || plan.situation === 'first-job') return false
  const { code } = plan.needs
  return (
    share >= littleAnswered ||
    // Who has worked for years in other trades is asked, even of an apprenticeship.
    (isPlacement(plan.situation) && workedElsewhere(letter) < yearsElsewhere) ||
    code === undefined ||
    facts.jobs.some(({ codes }) => codes.includes(code))
  )
}

/** Months of paid work in other fields than that of the post. */
const workedElsewhere = ({ facts, plan: { needs } }: LetterFacts): number =>
  facts.jobs
    .filter((job) => isPaid(job) && !job.codes.some((own) => areOfOneField(own, needs.code ?? '')))
    .reduce((sum, { months = 0 }) => sum + months, 0)
const yearsElsewhere = 60

/** Share of what is asked from which nobody is asked what joins their trade to the post. */
const enoughAnswered = 0.35
