import { withDe } from '../../french/contraction.ts'
import { plainLetters } from '../../french/plain-letters.ts'
import { isNamedIn } from '../../plan/concept.ts'
import type { FactEducation, FactJob } from '../../plan/facts.ts'
import { areOfOneField, hasLed, isPaid, isSamePost, sharesHead } from '../../plan/job-traits.ts'
import { mostWeight, type Need } from '../../plan/need.ts'
import { isPlacement, type Pair } from '../../plan/pair.ts'
import { type Sentence, wordsOf } from '../draft.ts'
import { isBesideWork, lackingDiploma, placeForLack } from './lack-places.ts'
import type { LetterFacts } from './letter-facts.ts'
import { placesForLines } from './line-place.ts'
import { sharesWords } from './moves/progress.ts'
import { areOfOneTrade, isGuessed, isNearPost } from './near-post.ts'
import {
  type Idle,
  isOpenPlace,
  likenessPlace,
  openPlace,
  projectPlace,
  reasonPlace,
  yearsPlace,
} from './open-place.fr.ts'
import { isOfAnotherField, standingOf, trainingForPost } from './standing.ts'

/** A letter this long needs no place for what was done. */
const enoughWithoutProof = 150
/** Tasks of one job that are proof enough. */
const enoughTasks = 3
/** Months from which a job without tasks leaves a hole in the letter. */
const silentMonths = 6

/**
 * The letter with its open places: questions to its writer, about what it lacks of what the offer asks, what joins their trade
 * to the post, and their reason.
 */
export function withOpenPlaces(onPage: Sentence[][], letter: LetterFacts): Sentence[][] {
  const diploma = letter.type === 'job_application' ? lackingDiploma(letter) : undefined
  const isStudy = letter.type === 'scholarship' || letter.type === 'motivation'
  const lacks = isStudy ? [] : placeForLack(letter, diploma)
  const idle = idleSince(letter, onPage)
  const reason = placeForReason(letter, idle)
  const isSure = lacks.length > 0 && !isBesideWork(lacks, letter)
  const room = mostPlaces - (reason === undefined ? 0 : 1) - (isSure ? 1 : 0)
  const placed = withLines(withOpenPlace(onPage, letter), onPage, letter, room)
  // Three questions are enough: a tool, or a level of studies, is asked for where there are fewer.
  const asked = placed.filter(isPlace).length + (reason === undefined ? 0 : 1)
  const missing = asked > 1 && !isSure ? [] : lacks
  const few = asked + Math.sign(missing.length) > mostPlaces ? withoutNeed(placed) : placed
  const opened = missing.length > 0 ? [...few.slice(0, -1), missing, ...few.slice(-1)] : few
  return apart(withReason(opened, reason ?? placeForYears(letter, idle)))
}

/** Two questions do not stand side by side where there is something to tell behind them, but for the last paragraph. */
const apart = (paragraphs: readonly Sentence[][]): Sentence[][] => {
  const out = [...paragraphs]
  for (let at = 1; at + 2 < out.length - 1; at += 1) {
    const [one, other, told] = out.slice(at, at + 3)
    if (one && other && told && isPlace(one) && isPlace(other) && !isPlace(told))
      out.splice(at + 1, 2, told, other)
  }
  return out
}

/** Questions of one letter. */
const mostPlaces = 3

/** Without the question about what is wanted, where a line of a card is asked about. */
const withoutNeed = (placed: Sentence[][]): Sentence[][] =>
  placed.filter((paragraph) => !(isPlace(paragraph) && namesNeed(paragraph)))

/** What a card says that bears on the post, asked for in its words, in place of a question that names nothing. */
function withLines(
  placed: Sentence[][],
  onPage: Sentence[][],
  letter: LetterFacts,
  room: number,
): Sentence[][] {
  const isStudy = letter.type === 'scholarship' || letter.type === 'motivation'
  const found = isStudy ? [] : placesForLines(letter, onPage).slice(0, Math.max(1, room))
  if (found.length === 0) return placed
  const open = placed.some((paragraph) => isPlace(paragraph) && namesNeed(paragraph)) ? placed : onPage
  return found.reduce<Sentence[][]>((all, { place, job }) => {
    const at = all.findLastIndex((paragraph) => paragraph.some(({ facts }) => facts.includes(job.id)))
    const behind = at < 1 ? all.length - 1 : Math.min(at + 1, all.length - 1)
    return [...all.slice(0, behind), [place], ...all.slice(behind)]
  }, open)
}

/** «L’annonce demande de…»: a question about something that is wanted. */
const namesNeed = (paragraph: readonly Sentence[]): boolean =>
  paragraph.some(({ text }) => /^\[\[(?:L’annonce|Ce poste) demande/u.test(text))

/** Whether somebody seeks a trade of which they have held none, though one thing that it asks was done elsewhere. */
const isOfOtherTrade = ({ plan, facts }: LetterFacts): boolean =>
  plan.situation === 'change-of-occupation' &&
  mostAsked(plan, facts.jobs).length > 0 &&
  !facts.jobs.some(
    (job) => sharesHead(job, plan.needs.title) || areOfOneTrade(job.title?.title ?? '', plan.needs.title),
  )

/**
 * «Formatrice en cybersécurité», of who has taught, and secured nothing; «développeur formateur», of who was a trainer by
 * title alone: what the title names is the work.
 */
function ofTitle(
  { needs, unanswered, pairs }: LetterFacts['plan'],
  jobs: readonly FactJob[],
): Need | undefined {
  if (!needs.isPosted) return undefined
  const title = plainLetters(needs.title)
  // Nights and weekends, which are of no trade, are when one works, and no work.
  const isNamed = ({ kind, concept, isStated }: Need): boolean =>
    kind === 'task' &&
    isStated === true &&
    concept !== undefined &&
    concept.occupations.length > 0 &&
    isNamedIn(concept, title)
  const isBare = ({ proofs }: Pair): boolean =>
    proofs.every(({ fact }) => jobs.some(({ id, tasks }) => id === fact && tasks.length === 0))
  const named = pairs.filter(({ need }) => isNamed(need))
  return (
    unanswered.find(isNamed) ??
    // Where another half of the title is told.
    (named.length > 1 ? named.find(isBare)?.need : undefined)
  )
}

/** What the offer wants most, where its own words say it: two things, of which a person may have done the one. */
function mostAsked(plan: LetterFacts['plan'], jobs: readonly FactJob[]): readonly Need[] {
  const { needs, unanswered, pairs, argued } = plan
  if (!needs.isPosted) return []
  const hasLedLong = argued.some((job) => hasLed(job) && (job.months ?? 0) >= ledLong)
  // A post that is only near what they ask, and tells no task of it, leaves it open.
  const guessed = pairs
    .filter((pair) => isGuessed(pair) || pair.proofs.every(({ reason }) => reason === 'same-occupation'))
    .map(({ need }) => need)
  const most = mostWeight(needs.needs)
  // What the trade is made of, and the offer speaks of, needs not be in its very words, where these say less.
  const stated = mostWeight(
    needs.needs.filter(({ isStated, concept }) => isStated && (concept?.weight ?? 0) > 1),
  )
  const isCore = ({ weight, concept }: Need): boolean =>
    weight === most &&
    stated < statedShare * most &&
    (concept?.occupations.some((one) => needs.code?.startsWith(one)) ?? false)
  const asked = [...unanswered, ...guessed]
    .sort((one, other) => other.weight - one.weight)
    .filter(
      (need) =>
        need.kind === 'task' && (need.isStated === true || isCore(need)) && (need.concept?.weight ?? 0) > 1,
    )
  // Who leads is asked about that first; what a title proves is asked of nobody.
  const open = asked.filter(
    ({ id, weight }) => weight >= askedShare * most && !(id === 'lead-team' && hasLedLong),
  )
  const leading = hasLedLong ? undefined : asked.find(({ id }) => needs.leads && id === 'lead-team')
  const named = ofTitle(plan, jobs)
  if (named && !leading && pairs.length > 0) return [named]
  const [first, second] = leading ? [leading, ...open.filter((need) => need !== leading)] : open
  if (!first) return []
  return second && !leading && !sharesWords(first, second) ? [first, second] : [first]
}

/** Months of leading after which it is asked of nobody whether they can. */
const ledLong = 24

/** Share of the weight of the heart of a post under which what its offer says in words of ours is a detail. */
const statedShare = 0.6

/** Share of the weight of what an offer asks for most, under which a question would be about a detail. */
const askedShare = 0.4

/**
 * The reason of who changes trades, comes back to one, seeks a post below their own, an internship or an apprenticeship, and
 * has given none.
 */
function placeForReason(letter: LetterFacts, idle: Idle | undefined): Sentence | undefined {
  const { plan, facts, motive, ownWords, slots } = letter
  const said = (text: string): Sentence => ({
    text: idle === undefined ? text : reasonPlace.since(text, idle),
    facts: [],
    needs: [],
  })
  if (motive.length + ownWords.length > 0) return undefined
  const { code, leads } = plan.needs
  const standing = standingOf(letter)
  if (isPlacement(plan.situation) && slots.cette) return said(reasonPlace.placement(slots.cette, standing))
  // Who has just been trained for the post after years of another trade is asked why, whatever is near it.
  const isNewTrade =
    trainingForPost(letter) !== undefined &&
    facts.jobs.some((job) => isPaid(job) && (job.months ?? 0) >= ofTrade && !job.codes.includes(code ?? ''))
  // Who has never held the post, nor studied for it, is asked why, however near theirs was.
  const hasHeld =
    code === undefined ||
    !plan.needs.isPosted ||
    plan.situation === 'first-job' ||
    trainingForPost(letter) !== undefined ||
    facts.jobs.some(
      (job) =>
        job.codes.includes(code) ||
        sharesHead(job, plan.needs.title) ||
        areOfOneTrade(job.title?.title ?? '', plan.needs.title),
    )
  const isNear = plan.situation === 'change-of-occupation' || (isNearPost(letter) && hasHeld)
  if (plan.situation !== 'change-of-occupation' && !isNewTrade && isNear && !isOfAnotherField(letter))
    // Who led last, and would not lead.
    return !leads && facts.jobs.filter(isPaid).slice(0, 1).some(hasLed)
      ? said(reasonPlace.below(standing))
      : undefined
  const wasOfTrade =
    code !== undefined &&
    facts.jobs.some(
      (job) =>
        job.codes.includes(code) &&
        // Who helped with computers has been no engineer.
        (sharesHead(job, plan.needs.title) || areOfOneTrade(job.title?.title ?? '', plan.needs.title)) &&
        job.card.kind !== 'internship' &&
        (job.months ?? 0) >= silentMonths,
    )
  const isShortTitle = (slots.T ?? '').split(' ').length <= shortTitle
  return said(
    wasOfTrade
      ? reasonPlace.comeback(isShortTitle ? slots.T : undefined, standing)
      : reasonPlace.change(isShortTitle ? slots.T : undefined, standing),
  )
}

/** Years without a post or a diploma that a reader asks about, and of studies after which they are no news. */
const longIdle = 2
const longStudies = 4

/** The last year that a letter tells of, where that is years ago and nothing has gone on since. */
function idleSince({ facts, now }: LetterFacts, paragraphs: readonly Sentence[][]): Idle | undefined {
  if (facts.jobs.some(({ current }) => current)) return undefined
  // Studies that began years ago, and never ended, say nothing of today.
  const lately = ({ card }: FactEducation): boolean => {
    const year = Number((card.to || card.from).slice(0, 4))
    return year === 0 || now.year - year < longStudies
  }
  if (facts.education.some((one) => one.forms.status === 'in-progress' && lately(one))) return undefined
  const told = new Set(paragraphs.flat().flatMap((sentence) => sentence.facts))
  const ends = [
    ...facts.jobs.map(({ id, card }) => ({ id, year: Number((card.to || card.from).slice(0, 4)) })),
    ...facts.education.map(({ id, forms, followed }) => ({
      id,
      year: forms.status === 'obtained' || followed !== undefined ? (forms.year ?? 0) : 0,
    })),
  ]
  const yearOf = (known: typeof ends): number => Math.max(0, ...known.map(({ year }) => year))
  if (yearOf(ends) === 0 || now.year - yearOf(ends) < longIdle) return undefined
  // A hole begins where the letter stops, or behind the last post, of which nobody asks what one did.
  const posts = new Set(facts.jobs.map(({ id }) => id))
  const year = yearOf(ends.filter(({ id }) => told.has(id) || posts.has(id))) || yearOf(ends)
  // What a card says of these years need not be asked.
  const learnt = facts.education.find(
    ({ id, forms, card }) =>
      !told.has(id) &&
      (card.status === 'obtained' ? (forms.year ?? 0) : Number(card.from.slice(0, 4))) > year &&
      card.status !== 'not-obtained' &&
      forms.name.split(' ').length <= shortName,
  )
  return { year, ...(learnt && { learnt: learnt.forms }) }
}
/** Words of a course that a question names. */
const shortName = 7

/** What was done since, and why this post, of whom nothing else is asked. */
function placeForYears(letter: LetterFacts, idle: Idle | undefined): Sentence | undefined {
  const { ownWords, motive, type } = letter
  if (idle === undefined || ownWords.length > 0 || type === 'scholarship' || type === 'motivation')
    return undefined
  const text =
    motive.length > 0 ? yearsPlace(idle) : reasonPlace.since(reasonPlace.below(standingOf(letter)), idle)
  return { text, facts: [], needs: [] }
}

/** Months of another trade. */
const ofTrade = 36

/** Words of a title that is said again. */
const shortTitle = 4

const isPlace = (paragraph: readonly Sentence[] = []): boolean => paragraph.some(isOpenPlace)

/** Who reads asks why first; two questions do not stand side by side. */
function withReason(paragraphs: Sentence[][], reason: Sentence | undefined): Sentence[][] {
  if (!reason) return paragraphs
  const [first = [], second, third, ...rest] = paragraphs
  if (!isPlace(second)) return [first, [reason], ...paragraphs.slice(1)]
  return third && rest.length > 0 && !isPlace(third)
    ? [first, [reason], third, ...(second ? [second] : []), ...rest]
    : [...paragraphs.slice(0, -1), [reason], ...paragraphs.slice(-1)]
}

/** Months of a job that taught little. */
const fewMonths = 3

/**
 * A letter without any task to tell keeps a place for them, one to another trade for what joins the two, one about studies
 * for their aim: questions to its writer.
 */
function withOpenPlace(paragraphs: Sentence[][], letter: LetterFacts): Sentence[][] {
  const { plan, facts, ownWords, motive, type } = letter
  if (type === 'scholarship' || type === 'motivation') {
    if (ownWords.length + motive.length > 0) return paragraphs
    const project: Sentence = { text: projectPlace[type], facts: [], needs: [] }
    return [...paragraphs.slice(0, 1), [project], ...paragraphs.slice(1)]
  }
  const tells = ({ tasks, results }: FactJob) => tasks.length + results.length > 0
  const [main] = plan.argued
  // What bears most on the post, where its card says nothing of it, is worth a question too.
  const isMainSilent =
    main !== undefined && !tells(main) && (main.current || (main.months ?? 0) >= silentMonths)
  // Where other posts tell enough, a question would only delay.
  const isToldElsewhere = plan.argued.some(({ tasks }) => tasks.length >= enoughTasks)
  const hasProof = ownWords.length > 0 || (plan.argued.some(tells) && (!isMainSilent || isToldElsewhere))
  const isLinked =
    ownWords.length + motive.length > 0 ||
    (isNearPost(letter) && ofTitle(plan, facts.jobs) === undefined && !isOfOtherTrade(letter))
  if (hasProof ? isLinked : wordsOf(paragraphs) > enoughWithoutProof && !isMainSilent) return paragraphs
  // What bears on the post, else what one did longest.
  const worthOf = (one: FactJob): number => worthAt(one) + (plan.needs.leads && hasLed(one) ? 6 : 0)
  const worthAt = ({ id, codes, tasks, months = 0, age = 0 }: FactJob): number =>
    // A few weeks taught little.
    (months < fewMonths ? -4 : 0) +
    Math.min(3, tasks.length) +
    (codes.some((code) => areOfOneField(code, plan.needs.code ?? '')) ? 3 : 0) +
    3 * Math.max(0, ...codes.map(plan.needs.relevance.ofOccupation)) +
    plan.pairs.filter(({ proofs }) => proofs.some(({ fact }) => fact === id)).length * 3 +
    Math.min(6, months / 24) -
    // What was done long ago is no proof of today.
    Math.min(8, age / 24)
  const isNamed = ({ id }: FactJob): boolean =>
    paragraphs.some((paragraph) => paragraph.some(({ facts }) => facts.includes(id)))
  const [likeliest] = plan.argued
    .filter((one) => one.title?.isPerson && (hasProof || !tells(one)))
    .sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)) || worthOf(other) - worthOf(one))
  const isAnswering = (one: FactJob | undefined): boolean =>
    plan.pairs.some(({ proofs }) => proofs.some(({ fact }) => fact === one?.id))
  // Who held the very post, and says nothing of it, is asked about that.
  const ofPost = facts.jobs.find(
    (one) => !tells(one) && one.title?.isPerson === true && isSamePost(one, plan.needs),
  )
  const isMain =
    isMainSilent && main.title?.isPerson === true && (isAnswering(main) || !isAnswering(likeliest))
  const job = ofPost ?? (isMain ? main : likeliest)
  const most = mostAsked(plan, facts.jobs)
  const asked =
    most.length === 0 ? undefined : most.map(({ label }, at) => (at > 0 ? withDe(label) : label)).join(' et ')
  // What any post may have taught is asked of none.
  const isNear =
    job !== undefined &&
    (job === ofPost ||
      job.codes.some((code) => areOfOneField(code, plan.needs.code ?? '')) ||
      plan.pairs.some(
        ({ need, proofs }) =>
          need.weight >= askedShare * mostWeight(plan.needs.needs) &&
          proofs.some(({ fact, reason, task }) => fact === job.id && reason === 'same-task' && task),
      ))
  const title = job?.title?.title
  // A post that answers by its title alone is asked what was done in it.
  const proofs = plan.pairs.find(({ need }) => need === most[0])?.proofs ?? []
  const bare = facts.jobs.find(
    (one) =>
      one.title?.isPerson &&
      one.tasks.length === 0 &&
      proofs.some(({ fact, reason }) => fact === one.id && reason !== 'close-task'),
  )
  const text =
    asked !== undefined
      ? openPlace(bare?.title?.title, asked)
      : hasProof && isNear && !ofPost
        ? likenessPlace(job?.card.kind === 'internship' ? undefined : title)
        : openPlace(hasProof ? undefined : title)
  const place: Sentence = { text, facts: [], needs: [] }
  // Behind the paragraph that names the job, never behind the last.
  const names = (isAlone: boolean) => (paragraph: Sentence[]) =>
    paragraph.some(
      ({ facts }) => job !== undefined && facts.includes(job.id) && (!isAlone || facts.length === 1),
    )
  const alone = paragraphs.findLastIndex(names(true))
  const named = alone < 0 ? paragraphs.findIndex(names(false)) : alone
  const at = named < 0 ? paragraphs.length - 1 : Math.min(named + 1, paragraphs.length - 1)
  return [...paragraphs.slice(0, at), [place], ...paragraphs.slice(at)]
}
