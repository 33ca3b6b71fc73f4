import { plainLetters } from '../../../french/plain-letters.ts'
import { longWords, stemsOf } from '../../../french/stems.ts'
import type { FactEducation } from '../../../plan/facts.ts'
import { isPaid } from '../../../plan/job-traits.ts'
import { isPlacement } from '../../../plan/pair.ts'
import { tellingEducation } from '../../../plan/plan.ts'
import { isOfField } from '../../../plan/study-fields.fr.ts'
import { isCourse } from '../../../realisation/education.ts'
import type { Sentence } from '../../draft.ts'
import { type Frame, only, type Slots } from '../../draft.ts'
import { educationSlots, type LetterFacts, needSlots } from '../letter-facts.ts'
import * as parts from '../parts.fr.ts'
import { beginningOf, firstDegree, freshYears, isAbovePost } from '../standing.ts'
import { languageOf } from './languages.ts'
import type { Progress } from './progress.ts'

/** The diploma that tells most for the post, and what was studied since the last job. */
export function education(progress: Progress): Sentence[] {
  const followed = tellFollowed(progress)
  const card = cardToTell(progress)
  const isOfPost =
    card !== undefined && isOfField(plainLetters(card.forms.name), progress.letter.plan.needs.code)
  // What was studied for the post is told, and not what was studied before it for another.
  const said = followed.length > 0 && !isOfPost ? followed : [...followed, ...tellEducation(progress, card)]
  const since = sinceLastJob(progress.letter)
  if (!since || progress.educated.has(since.id)) return said
  return [...said, ...tellEducation(progress, since, true)]
}

/** Studies of the field of the post that a card calls «en cours», and that ended years ago. */
function tellFollowed({ letter, scribe, educated }: Progress): Sentence[] {
  const { code, relevance } = letter.plan.needs
  const card = letter.facts.education.find(
    ({ id, followed, forms }) =>
      followed !== undefined &&
      !educated.has(id) &&
      (isOfField(plainLetters(forms.name), code) || relevance.of(forms.name) >= followedBearing),
  )
  if (!card) return []
  educated.add(card.id)
  return only(
    scribe.say(
      card.card.to === '' ? parts.begun : isCourse(card.forms) ? parts.followedCourses : parts.followed,
      { ...letter.slots, ...educationSlots(card), studied: card.followed },
      { facts: [card.id] },
    ),
  )
}

/** What the name of studies shares with the offer that they were followed for. */
const followedBearing = 0.4

function tellEducation(progress: Progress, card: FactEducation | undefined, isWanted = false): Sentence[] {
  progress.named = undefined
  progress.dated = undefined
  progress.isProved = false
  const { letter, scribe, educated, spoken } = progress
  // The points of a test of language are told with the language.
  if (!card || card.forms.status === 'not-obtained' || /toeic|toefl|bulats/iu.test(card.said)) return []
  const all = educationSlots(card)
  // Where and when a baccalauréat was obtained is of interest for some years.
  const isOldSchooling =
    (card.forms.level ?? firstDegree) < firstDegree &&
    letter.now.year - (card.forms.year ?? letter.now.year) > schoolYears
  // The sentence before has named the school.
  const isSchoolSaid = card.forms.at !== undefined && progress.words.includes(plainLetters(card.forms.at))
  const slots: Slots = {
    ...letter.slots,
    ...all,
    ...((isSchoolSaid || isOldSchooling) && {
      datp: undefined,
      datc: undefined,
      daty: undefined,
      dat: undefined,
    }),
    ...(isOldSchooling && { dyear: undefined, inyear: undefined }),
  }
  const relevant =
    isWanted || isRelevant(card, letter) || (letter.fullness !== 'bearing' && isHighest(card, letter))
  const hasWorked = letter.facts.jobs.length > 2
  if (
    !relevant &&
    (isCourse(card.forms) || isOfSchool(card, letter) || hasWorked || isTooHigh(card, letter))
  ) {
    educated.add(card.id)
    return []
  }
  const source = { facts: [card.id], isSpare: !relevant }
  const answered = letter.plan.pairs.find(
    ({ need, proofs: found }) =>
      need.kind === 'task' &&
      need.isStated !== false &&
      !spoken.has(need.id) &&
      found.some(({ fact, reason }) => fact === card.id && reason === 'studied'),
  )
  educated.add(card.id)
  const soon = beginningOf(card, letter.now)
  if (card.forms.status === 'in-progress')
    return only(scribe.say(studyFrames(card, soon), { ...slots, ...(soon && { soon }) }, source))
  if (
    answered &&
    !isCourse(card.forms) &&
    card.forms.level !== 4 &&
    (answered.need.concept?.weight ?? 0) > 1 &&
    // A «CAP Maçon» prepares to lay bricks: who reads knows.
    !sharesStem(answered.need.label, card.forms.name)
  ) {
    const said = scribe.say(
      parts.tellingDiplomas,
      { ...slots, ...needSlots(['q1', 'm1'], answered.need) },
      { ...source, needs: [answered.need.id] },
    )
    if (said) {
      spoken.add(answered.need.id)
      return [said]
    }
  }
  const second = secondDiploma(card, letter, educated)
  const both =
    second &&
    scribe.say(
      isCourse(card.forms)
        ? parts.courseAndDiploma.filter((frame) => isAfter(card, second) || !/^Après/u.test(frame))
        : parts.twoDiplomas,
      { ...slots, undip2: second.forms.a },
      { ...source, facts: [card.id, second.id] },
    )
  if (second && both) {
    educated.add(second.id)
    return [both]
  }
  const fits = (frame: Frame) =>
    addsRightly(frame, progress) &&
    // «(option commerce international) (2002)»
    !(frame.includes('({dyear})') && card.forms.a.includes('(')) &&
    // One ends a course, and obtains a diploma.
    !(
      /terminé/u.test(frame) &&
      !/^(?:une? )?(?:formation|master|licence|BTS|BUT|DUT|études)/u.test(card.forms.a)
    ) &&
    ((card.forms.level ?? 5) > 4 || !/initiale|études m’ont/u.test(frame))
  const [dated = [], undated = []] = (
    isCourse(card.forms) ? [parts.courses, parts.undatedCourses] : [parts.diplomas, parts.undatedDiplomas]
  ).map((frames) => frames.filter(fits))
  return only(
    withLanguage(progress, card, slots, source) ??
      (slots.dyear === undefined ? undefined : scribe.say(dated, slots, source)) ??
      scribe.say(undated, slots, source),
  )
}

const isAfter = (one: Pick<FactEducation, 'forms'>, other: Pick<FactEducation, 'forms'>): boolean =>
  (one.forms.year ?? 0) > (other.forms.year ?? 9999)

/** The diploma that tells most and was not told, else one that is worth its sentence too. */
function cardToTell({ letter, educated }: Progress): FactEducation | undefined {
  const telling = tellingEducation(letter.facts, letter.plan)
  const isTold = ({ id, forms }: FactEducation): boolean =>
    educated.has(id) || letter.facts.education.some((one) => educated.has(one.id) && one.forms.a === forms.a)
  // What the offer names is told, whatever was studied since.
  const isNamed = telling !== undefined && letter.plan.named.has(telling.id)
  // Who went on studying is not known by the baccalauréat.
  const higher =
    telling &&
    !isNamed &&
    (telling.forms.level ?? firstDegree) < firstDegree &&
    !isOfField(plainLetters(telling.forms.name), letter.plan.needs.code)
      ? letter.facts.education.find(
          (one) =>
            one.forms.status === 'obtained' && !isCourse(one.forms) && (one.forms.level ?? 0) >= firstDegree,
        )
      : undefined
  const best = higher ?? telling
  const isOfPost = ({ forms }: FactEducation): boolean =>
    isOfField(plainLetters(forms.name), letter.plan.needs.code)
  // The baccalauréat of who has told what they study since, or has a degree.
  const degrees = letter.facts.education.filter(
    ({ forms }) => forms.status === 'obtained' && !isCourse(forms) && (forms.level ?? 0) >= secondDegree,
  )
  const hasDegree = degrees.length > 0
  const isPast =
    best !== undefined &&
    !isNamed &&
    // Of a developer who goes back to wood, the baccalauréat of a joiner is what tells.
    (!isOfPost(best) || degrees.some(isOfPost)) &&
    (educated.size > 0 || hasDegree) &&
    (best.forms.level ?? firstDegree) < firstDegree
  if (best && !isTold(best) && !isPast) return best
  const open = letter.facts.education.filter(
    (one) => !isTold(one) && !(hasDegree && (one.forms.level ?? firstDegree) < firstDegree),
  )
  return (
    open.find((one) => one.forms.status !== 'not-obtained' && isRelevant(one, letter)) ??
    open.find((one) => isWorthTelling(one, letter, educated))
  )
}

/** Years between the last job and today from which one is asked what one did since. */
const longGap = 2

/** The diploma that one has studied for since the last job, whatever its field: else a letter ends years ago. */
function sinceLastJob({ facts, now, plan }: LetterFacts): FactEducation | undefined {
  const ends = facts.jobs
    .filter(({ card }) => card.kind !== 'volunteering')
    .map(({ card, current }) => (current ? now.year : Number((card.to || card.from).slice(0, 4))))
  const last = Math.max(0, ...ends)
  if (last === 0 || now.year - last < longGap) return undefined
  return facts.education.find(
    ({ forms }) =>
      (!isCourse(forms) || isOfField(plainLetters(forms.name), plan.needs.code)) &&
      (forms.status === 'in-progress' || (forms.status === 'obtained' && (forms.year ?? 0) > last)),
  )
}

/** How often a diploma and a language that nobody asked for share a sentence. */
const togetherShare = 0.4

/** «J’ai un BTS Tourisme, obtenu en 2019, et je parle couramment anglais.» */
function withLanguage(
  progress: Progress,
  { forms }: FactEducation,
  slots: Slots,
  source: { facts: readonly string[]; isSpare: boolean },
): Sentence | undefined {
  const { letter, scribe } = progress
  const { wanted, known, speaks } = languageOf(letter)
  // «J’ai un BTS, et je parle couramment allemand et connais l’anglais»: three things on one string.
  if (wanted || !speaks || / et connais /u.test(speaks)) return undefined
  if (isCourse(forms) || progress.isLanguageSaid) return undefined
  if (slots.dyear === undefined || scribe.random.next() > togetherShare) return undefined
  const said = scribe.say(
    // «(option commerce international) (2002)»
    parts.diplomaAndLanguage.filter((frame) => !(frame.includes('({dyear})') && forms.a.includes('('))),
    { ...slots, speaks },
    { ...source, facts: [...source.facts, ...known.map(({ id }) => id)] },
  )
  if (said) progress.isLanguageSaid = true
  return said
}

const sharesStem = (label: string, name: string): boolean =>
  stemsOf(label).some((stem) => stemsOf(name).includes(stem))

const adds = /aussi|également/iu

/** «J’ai également…» is behind a job that was told. */
export const addsRightly = (frame: Frame, { told }: Progress): boolean => told.size > 0 || !adds.test(frame)

const bearsOnOffer = (card: FactEducation, { plan }: LetterFacts): boolean =>
  plan.pairs.some(({ proofs: found }) => found.some(({ fact }) => fact === card.id))

/** What the offer asks, what is about its trade, or what one is known by without experience. */
function isRelevant(card: FactEducation, letter: LetterFacts): boolean {
  if (letter.plan.named.has(card.id) || bearsOnOffer(card, letter)) return true
  if (isTooHigh(card, letter)) return false
  const { plan, facts } = letter
  const isStudent = plan.situation !== 'same-occupation' && plan.situation !== 'return-to-work'
  if (card.forms.status === 'in-progress' && !isCourse(card.forms) && isStudent) return true
  const age = letter.now.year - (card.forms.year ?? letter.now.year)
  const isOld = age > oldYears
  if (age > veryOldYears && facts.jobs.length > 2) return false
  const isOfWork = isOfField(plainLetters(card.forms.name), plan.needs.code)
  // A course for another trade would say that one is leaving for it.
  if (isCourse(card.forms) && !isOfWork && facts.jobs.some(isPaid)) return false
  // A course, or a diploma of another trade, tells nothing of who has worked, unless it was asked for.
  if (
    isOfWork ||
    ((card.forms.level ?? 0) >= 5 && !isOld && !isCourse(card.forms) && isStudent && facts.jobs.length < 3)
  )
    return true
  const title = longWords(plan.needs.title, 6)
  return facts.jobs.length < 2 || title.some((word) => card.said.includes(word.slice(0, 7)))
}

/** A diploma far above the post, of who has worked. */
const isTooHigh = (card: FactEducation, { facts, plan }: LetterFacts): boolean =>
  isAbovePost(card, plan.needs.code) && facts.jobs.some(isPaid)

/** A diploma that one is known by, whatever its field: the highest, or what was studied last. */
function isHighest(card: FactEducation, letter: LetterFacts): boolean {
  if (isTooHigh(card, letter)) return false
  const { forms } = card
  const { facts, fullness, now } = letter
  // Which baccalauréat it was is of interest for some years.
  if (fullness === 'all' && (isCourse(forms) || now.year - (forms.year ?? now.year) < oldYears)) return true
  const levels = facts.education
    .filter((one) => one.forms.status !== 'not-obtained' && !isCourse(one.forms))
    .map((one) => one.forms.level ?? 0)
  return !isCourse(forms) && (forms.level ?? 0) >= Math.max(firstDegree, ...levels)
}

/** Years after which a baccalauréat is told without its school. */
const schoolYears = 5
/** Years after which a diploma of another field tells nothing of who has worked since. */
const oldYears = 10
/** Years after which even one of the field does. */
const veryOldYears = 20

/** A baccalauréat tells nothing of who has worked for years. */
const isOfSchool = ({ forms }: FactEducation, { facts }: LetterFacts): boolean =>
  (forms.level ?? 5) <= 4 && facts.jobs.length > 1

/** A second diploma is worth a sentence where it is near the highest. */
const isWorthTelling = (
  { forms }: FactEducation,
  { plan, facts, now }: LetterFacts,
  educated: ReadonlySet<string>,
): boolean => {
  // The baccalauréat of who has told what came after it.
  if ((forms.level ?? firstDegree) < firstDegree && !isCourse(forms) && educated.size > 0) return false
  const isFresh = forms.status === 'obtained' && now.year - (forms.year ?? 0) <= freshYears
  if (isFresh && (forms.level ?? 0) >= secondDegree) return true
  const studies =
    isPlacement(plan.situation) ||
    plan.situation === 'first-job' ||
    plan.situation === 'scholarship' ||
    plan.situation === 'admission'
  return studies ? (forms.level ?? 5) >= 4 : facts.jobs.length < 2 && (forms.level ?? 0) >= 4
}

/** Another diploma of the field of the post, or one that the offer names, beside the first. */
const secondDiploma = (
  first: FactEducation,
  { facts, plan, fullness }: LetterFacts,
  educated: ReadonlySet<string>,
): FactEducation | undefined =>
  facts.education.find(
    ({ id, forms }) =>
      id !== first.id &&
      !educated.has(id) &&
      forms.status === 'obtained' &&
      !isCourse(forms) &&
      forms.a !== first.forms.a &&
      // The licence is the way to the master of its field.
      !(
        (forms.level ?? 0) === secondDegree &&
        sharesStem(forms.name, first.forms.name) &&
        isAfter(first, { forms })
      ) &&
      // A baccalauréat beside what came after it tells nothing.
      ((forms.level ?? 0) >= 5 || (first.forms.level ?? 0) < 5) &&
      (plan.named.has(id) ||
        // Where there is room, what one studied before, or beside it.
        (fullness !== 'bearing' &&
          // From another trade, the highest is enough.
          (plan.situation !== 'change-of-occupation' || (forms.level ?? 0) > (first.forms.level ?? 0)) &&
          (forms.level ?? 0) >= secondDegree) ||
        ((forms.level ?? 0) >= 5 && isOfField(plainLetters(forms.name), plan.needs.code))),
  )

/** Level of a licence. */
const secondDegree = 6

/** How one says what one studies, or will: `soon` is when it begins. */
const studyFrames = ({ forms }: FactEducation, soon: string | undefined): readonly Frame[] =>
  soon !== undefined ? parts.beginning : isCourse(forms) ? parts.followingCourse : parts.studying

/** What is being studied. */
export function studies(progress: Progress): Sentence[] {
  progress.named = undefined
  progress.dated = undefined
  const { letter, scribe, educated } = progress
  const card = letter.facts.education.find(
    (one) =>
      one.forms.status === 'in-progress' &&
      !educated.has(one.id) &&
      (!isCourse(one.forms) || bearsOnOffer(one, letter)),
  )
  if (!card) return []
  educated.add(card.id)
  const soon = beginningOf(card, letter.now)
  const said = scribe.say(
    studyFrames(card, soon),
    { ...letter.slots, ...educationSlots(card), ...(soon && { soon }) },
    { facts: [card.id] },
  )
  progress.words += plainLetters(said?.text ?? '')
  return only(said)
}
