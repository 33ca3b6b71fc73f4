import { withDe } from '../../french/contraction.ts'
import { plainLetters } from '../../french/plain-letters.ts'
import type { FactJob } from '../../plan/facts.ts'
import { hardCondition, isWished } from '../../plan/hard-condition.ts'
import { hasLed, isPaid, sharesHead } from '../../plan/job-traits.ts'
import type { Need } from '../../plan/need.ts'
import { isPlacement, type Pair, type Proof } from '../../plan/pair.ts'
import { holdsDiploma, requiredDiploma, takesOthers } from '../../plan/required-diploma.ts'
import { type Sentence, wordsOf } from '../draft.ts'
import { enumerate } from '../enumerate.ts'
import type { LetterFacts } from './letter-facts.ts'
import { sharesWords } from './moves/progress.ts'
import {
  conditionPlace,
  isOpenPlace,
  lackPlace,
  likenessPlace,
  openPlace,
  projectPlace,
  reasonPlace,
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
  const opened = withOpenPlace(onPage, letter, diploma !== undefined)
  const hasPlace = opened.some(isPlace)
  const isStudy = letter.type === 'scholarship' || letter.type === 'motivation'
  const lacks = isStudy ? [] : placeForLack(letter, diploma)
  // Two questions are enough: why they change, and the licence that they lack.
  const hasThree = lacks.length > 0 && hasPlace && !diploma && placeForReason(letter) !== undefined
  // What the post is made of is asked before a tool of it.
  const isOfTask = hasThree && isAboutTool(lacks, letter)
  const asking = hasThree && !isOfTask ? opened.filter((paragraph) => !isPlace(paragraph)) : opened
  const missing = isOfTask ? [] : lacks
  return withReason(
    missing.length > 0 ? [...asking.slice(0, -1), missing, ...asking.slice(-1)] : asking,
    letter,
  )
}

/** Whether a question is of a tool that the title of the post does not name. */
function isAboutTool(lacks: readonly Sentence[], { plan: { unanswered, needs } }: LetterFacts): boolean {
  const title = plainLetters(needs.title)
  const tools = unanswered.filter(({ kind, label }) => kind === 'tool' && lacks[0]?.text.includes(label))
  return tools.length > 0 && tools.every(({ label }) => !title.includes(plainLetters(label)))
}

/** What the offer wants most, where its own words say it: two things, of which a person may have done the one. */
function mostAsked({ needs, unanswered, pairs, argued }: LetterFacts['plan']): string | undefined {
  if (!needs.isPosted) return undefined
  const hasLedLong = argued.some((job) => hasLed(job) && (job.months ?? 0) >= ledLong)
  // A post that is only near what they ask, and tells no task of it, leaves it open.
  const guessed = pairs
    .filter((pair) => isGuessed(pair) || pair.proofs.every(({ reason }) => reason === 'same-occupation'))
    .map(({ need }) => need)
  const asked = [...unanswered, ...guessed]
    .sort((one, other) => other.weight - one.weight)
    .filter(
      ({ kind, isStated, concept }) => kind === 'task' && isStated === true && (concept?.weight ?? 0) > 1,
    )
  // Who leads is asked about that first; what a title proves is asked of nobody.
  const most = Math.max(0, ...needs.needs.map(({ weight }) => weight))
  const open = asked.filter(
    ({ id, weight }) => weight >= askedShare * most && !(id === 'lead-team' && hasLedLong),
  )
  const leading = hasLedLong ? undefined : asked.find(({ id }) => needs.leads && id === 'lead-team')
  const [first, second] = leading ? [leading, ...open.filter((need) => need !== leading)] : open
  if (!first) return undefined
  if (leading) return leading.label
  return second && !sharesWords(first, second) ? `${first.label} et ${withDe(second.label)}` : first.label
}

/** Whether only posts near what they ask answer it, which tell no task of it; who has planned shipments has led nobody yet. */
const isGuessed = ({ need, proofs }: Pair): boolean =>
  proofs.every(
    ({ reason, task }) => reason === 'close-task' && (task === undefined || need.id === 'lead-team'),
  )

/** Months of leading after which it is asked of nobody whether they can. */
const ledLong = 24

/** Share of the weight of what an offer asks for most, under which a question would be about a detail. */
const askedShare = 0.4

/**
 * The reason of who changes trades, comes back to one, seeks a post below their own, an internship or an apprenticeship, and
 * has given none.
 */
function placeForReason(letter: LetterFacts): Sentence | undefined {
  const { plan, facts, motive, ownWords, slots } = letter
  const said = (text: string): Sentence => ({ text, facts: [], needs: [] })
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
        sharesTrade(job.title?.title ?? '', plan.needs.title),
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
      ({ codes, card, months = 0 }) =>
        codes.includes(code) && card.kind !== 'internship' && months >= silentMonths,
    )
  const isShortTitle = (slots.T ?? '').split(' ').length <= shortTitle
  return said(
    wasOfTrade
      ? reasonPlace.comeback(isShortTitle ? slots.T : undefined, standing)
      : reasonPlace.change(isShortTitle ? slots.T : undefined, standing),
  )
}

/** «assistant comptable», for a «collaborateur comptable»: the trade is the same. */
const sharesTrade = (held: string, sought: string): boolean => {
  const wordsOf = (title: string): string[] =>
    plainLetters(title)
      .split(/[^a-z]+/u)
      .filter((word) => word.length > 5 && !ofAnyTrade.test(word))
      .map((word) => word.slice(0, 6))
  const wanted = wordsOf(sought)
  return wordsOf(held).some((word) => wanted.includes(word))
}
const ofAnyTrade =
  /^(?:assist|agent|charge|respon|techni|consei|employ|adjoin|direct|manage|gestio|operat|polyva|princi|qualif|confir|servic|equipe)/u

/** Months of another trade. */
const ofTrade = 36

/** Words of a title that is said again. */
const shortTitle = 4

const isPlace = (paragraph: readonly Sentence[] = []): boolean => paragraph.some(isOpenPlace)

/** Who reads asks why first; two questions do not stand side by side. */
function withReason(paragraphs: Sentence[][], letter: LetterFacts): Sentence[][] {
  const reason = placeForReason(letter)
  if (!reason) return paragraphs
  const [first = [], second, third, ...rest] = paragraphs
  if (!isPlace(second)) return [first, [reason], ...paragraphs.slice(1)]
  return third && rest.length > 0 && !isPlace(third)
    ? [first, [reason], third, ...(second ? [second] : []), ...rest]
    : [...paragraphs.slice(0, -1), [reason], ...paragraphs.slice(-1)]
}

/** Characters. */
const besideWidth = 8
const besideTool = 24

/** The diploma of the State that the offer requires, and no card has. */
function lackingDiploma({ plan, facts }: LetterFacts): string | undefined {
  const diploma = requiredDiploma(plan.needs)
  return diploma !== undefined && !holdsDiploma(diploma, facts) ? diploma : undefined
}

/** What is indispensable, the software of the title or named twice, or the required diploma or licence, that no card answers. */
function placeForLack(letter: LetterFacts, diploma: string | undefined): Sentence[] {
  const { unanswered, needs, situation } = letter.plan
  // One learns in an internship: what it takes to begin is asked, and no more.
  const isPlaced = letter.type !== 'job_application'
  const condition =
    isPlaced || diploma || situation === 'same-occupation'
      ? undefined
      : hardCondition(needs.text, letter.facts.jobs.map(({ said }) => said).join('\n'))
  if (condition) return [{ text: conditionPlace(condition), facts: [], needs: [] }]
  const title = plainLetters(needs.title)
  const offer = plainLetters(needs.text)
  const isInTitle = ({ label }: Pick<Need, 'label'>): boolean => title.includes(plainLetters(label))
  const named = (label: string): number => offer.split(plainLetters(label)).length - 1
  // «React / Angular»: the other one answers as well.
  const isOneOfTools = (label: string): boolean => {
    const at = offer.indexOf(plainLetters(label))
    const around = offer.slice(Math.max(0, at - besideTool), at + label.length + besideTool)
    return (
      /\/| ou /u.test(around) &&
      letter.plan.pairs.some(({ need }) => need.kind === 'tool' && around.includes(plainLetters(need.label)))
    )
  }
  const tools = unanswered
    .filter(
      ({ kind, label, must }) =>
        kind === 'tool' &&
        !isOneOfTools(label) &&
        // «MySQL», where SQL is asked for.
        !letter.facts.tools.some(({ name }) => plainLetters(name).includes(plainLetters(label))) &&
        (must || isInTitle({ label }) || named(label) > 1),
    )
    .sort(
      (one, other) =>
        // «Développeur Delphi»: what the title names is the work.
        Number(isInTitle(other)) - Number(isInTitle(one)) ||
        Number(other.must) - Number(one.must) ||
        named(other.label) - named(one.label),
    )
    .slice(0, mostTools)
  // «FIMO ou FCO»: the other one answers as well.
  const isOneOfSome = (label: string): boolean => {
    const at = offer.indexOf(plainLetters(label))
    return (
      at >= 0 && / ou |\//u.test(offer.slice(Math.max(0, at - besideWidth), at + label.length + besideWidth))
    )
  }
  const credential = unanswered.find(
    ({ kind, must, label }) =>
      must &&
      !isPlaced &&
      (kind === 'licence' || kind === 'diploma') &&
      !isWished(label, needs.text) &&
      !isOneOfSome(label) &&
      // Who has driven for a living is not asked whether they may.
      !(
        /^permis b$/iu.test(label) && letter.facts.jobs.some(({ title }) => ofDriver.test(title?.title ?? ''))
      ),
  )
  const missing = diploma ?? (credential && withCategories(credential.label, needs.text))
  const text =
    tools.length > 0 && !diploma
      ? lackPlace('tool', enumerate(tools.map(({ label }) => label)))
      : missing && lackPlace('credential', missing, diploma !== undefined && takesOthers(needs.text))
  return text === undefined ? [] : [{ text, facts: [], needs: [] }]
}

/** Tools that one question names. */
const mostTools = 3

/** «CACES» of an offer that asks for «CACES 1, 3 et 5». */
const withCategories = (label: string, text: string): string => {
  const [, categories] =
    /caces(?: r ?\d{3})?(?: cat[ée]gories?)? ((?:\d[ab]?(?:, | et | ou |\/)?)+)(?!\d)/iu.exec(text) ?? []
  const list = categories?.match(/\d[ab]?/giu) ?? []
  return label === 'CACES' && list.length > 0 ? `CACES ${enumerate(list)}` : label
}

/** Trades of the road. */
const ofDriver =
  /(?<!\p{L})(?:chauffeu(?:r|se)|conduct(?:eur|rice) (?:de |d’|PL|SPL|VL|routi)|livreu(?:r|se)|ambulanci(?:er|ère)|routi(?:er|ère)|taxi)/iu

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
function isNearPost(letter: LetterFacts): boolean {
  const { plan, facts } = letter
  const share = answeredShare(letter)
  if (share >= enoughAnswered) return true
  if (plan.situation === 'change-of-occupation' || plan.situation === 'first-job') return false
  const { code } = plan.needs
  return (
    share >= littleAnswered ||
    isPlacement(plan.situation) ||
    code === undefined ||
    facts.jobs.some(({ codes }) => codes.includes(code))
  )
}

/** Share of what is asked from which nobody is asked what joins their trade to the post. */
const enoughAnswered = 0.35

const leadWords = /^(?:encadrer|diriger|animer) une équipe/u

/** Months of a job that taught little. */
const fewMonths = 3

/** How near an occupation is to the post that shares no more than any other. */
const anyTrade = 0.2

/**
 * A letter without any task to tell keeps a place for them, one to another trade for what joins the two, one about studies
 * for their aim: questions to its writer.
 */
function withOpenPlace(paragraphs: Sentence[][], letter: LetterFacts, isDiplomaAsked: boolean): Sentence[][] {
  const { plan, ownWords, motive, type } = letter
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
  const isLinked = ownWords.length + motive.length > 0 || isNearPost(letter)
  // What the diploma answers is asked of nobody who is asked for it.
  if (hasProof && isDiplomaAsked) return paragraphs
  if (hasProof ? isLinked : wordsOf(paragraphs) > enoughWithoutProof && !isMainSilent) return paragraphs
  // What bears on the post, else what one did longest.
  const field = plan.needs.code?.charAt(0)
  const worthOf = (one: FactJob): number => worthAt(one) + (plan.needs.leads && hasLed(one) ? 6 : 0)
  const worthAt = ({ id, codes, tasks, months = 0, age = 0 }: FactJob): number =>
    // A few weeks taught little.
    (months < fewMonths ? -4 : 0) +
    Math.min(3, tasks.length) +
    (codes.some((code) => code.charAt(0) === field) ? 3 : 0) +
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
  const isMain =
    isMainSilent && main.title?.isPerson === true && (isAnswering(main) || !isAnswering(likeliest))
  const job = isMain ? main : likeliest
  const asked = mostAsked(plan)
  // What any post may have taught is asked of none.
  const isNear =
    job !== undefined &&
    (job.codes.some(
      (code) => code.charAt(0) === field || plan.needs.relevance.ofOccupation(code) > anyTrade,
    ) ||
      plan.pairs.some(({ proofs }) => proofs.some(({ fact }) => fact === job.id)))
  // Who has led nobody is asked for the nearest thing, whatever it was in.
  const isOfLeading = asked !== undefined && leadWords.test(asked)
  const text =
    hasProof && isNear && !isOfLeading
      ? likenessPlace(job?.card.kind === 'internship' ? undefined : job?.title?.title, asked)
      : openPlace(
          (isNear && !isOfLeading) || (asked === undefined && !hasProof) ? job?.title?.title : undefined,
          asked,
        )
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
