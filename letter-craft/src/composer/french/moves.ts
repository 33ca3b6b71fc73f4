import { withDe } from '../../french/contraction.ts'
import type { Morphology } from '../../french/morphology.ts'
import { plainLetters, upperFirst } from '../../french/plain-letters.ts'
import type { FactEducation, FactJob } from '../../plan/career-facts.ts'
import type { Need } from '../../plan/offer-needs.ts'
import { type Pair, type Proof, tellingEducation } from '../../plan/plan.ts'
import { certificateWithArticle, isFluent, languagePredicate } from '../../realisation/credentials.ts'
import type { VerbPhrase } from '../../realisation/verb-phrase.ts'
import { enumerate } from '../enumerate.ts'
import type { Move } from './architectures.ts'
import type { Frame, Slots } from './frame.ts'
import * as hooks from './hooks.fr.ts'
import { educationSlots, jobSlots, type LetterFacts, needSlots } from './letter-facts.ts'
import * as parts from './parts.fr.ts'
import * as proofs from './proofs.fr.ts'
import type { Scribe, Sentence } from './scribe.ts'
import { tellJob } from './tell-job.ts'

/** What the letter has said so far. */
export type Progress = {
  readonly letter: LetterFacts
  readonly scribe: Scribe
  /** Needs that a sentence has spoken of. */
  readonly spoken: Set<string>
  /** Jobs told, with their tasks. */
  readonly told: Set<string>
  /** The job that the last sentence named, without its tasks. */
  named: FactJob | undefined
  /** All that was said, in plain letters. */
  words: string
  readonly educated: Set<string>
  /** Jobs whose title and dates the letter has given. */
  readonly introduced: Set<string>
  applied: boolean
  links: number
}

export const newProgress = (letter: LetterFacts, scribe: Scribe): Progress => ({
  letter,
  scribe,
  spoken: new Set(),
  told: new Set(),
  named: undefined,
  words: '',
  educated: new Set(),
  introduced: new Set(),
  applied: false,
  links: 0,
})

const only = (sentence: Sentence | undefined): Sentence[] => (sentence ? [sentence] : [])

/** What each move says next. */
export const moves: Readonly<Record<Move, (progress: Progress) => Sentence[]>> = {
  hook,
  proof,
  apply,
  change,
  'first-job': (progress) => nextJob(progress),
  'second-job': (progress) => nextJob(progress),
  'third-job': (progress) => nextJob(progress),
  bridge,
  path,
  education,
  studies,
  holdings,
  summary,
  'own-words': ownWords,
  motive,
  start,
  meeting,
}

/** Needs for the first sentence: those with the best proof. */
function hookNeeds({ letter }: Progress): Need[] {
  const { pairs, needs } = letter.plan
  const tasks = needs.needs.filter(({ kind }) => kind === 'task')
  const strength = (need: Need): number => {
    const best = pairs.find((pair) => pair.need.id === need.id)?.proofs[0]?.reason
    const bonus = best === 'same-task' ? 2.2 : best === 'same-occupation' ? 1.6 : best === undefined ? 1 : 1.3
    // «travailler en équipe» says nothing of a post.
    return need.weight * bonus * ((need.concept?.weight ?? 1) > 1 ? 1 : 0.4)
  }
  const ranked = [...tasks].sort((one, other) => strength(other) - strength(one))
  const [first] = ranked
  const second = ranked.slice(1, 5).find((need) => first !== undefined && !sharesWords(need, first))
  return [first, second].filter((need) => need !== undefined)
}

/** «assurer le service en salle» and «diriger le service en salle» say too little that is new. */
function sharesWords(one: Need, other: Need): boolean {
  const wordsOf = (need: Need) =>
    plainLetters([need.concept?.does[0], need.concept?.noun].join(' '))
      .split(/[^a-z]+/u)
      .filter((word) => word.length > 4)
      .map((word) => word.slice(0, 6))
  const known = wordsOf(other)
  return wordsOf(one).some((word) => known.includes(word))
}

function hook(progress: Progress): Sentence[] {
  const { letter, scribe, spoken } = progress
  const { plan, slots, type } = letter
  const [one, two] = hookNeeds(progress)
  const named: Slots = {
    ...slots,
    ...(one && needSlots(['c1', 'n1'], one, scribe.random)),
    ...(two && needSlots(['c2', 'n2'], two, scribe.random)),
  }
  const lists: (readonly Frame[])[] = []
  const placed = plan.situation === 'apprenticeship' ? hooks.apprenticeshipHooks : hooks.internshipHooks
  if (type === 'scholarship') lists.push(hooks.scholarshipHooks)
  else if (type === 'motivation') lists.push(hooks.admissionHooks)
  else if (plan.situation === 'internship' || plan.situation === 'apprenticeship') {
    if (two && plan.needs.isPosted) lists.push(placed)
    lists.push(hooks.placementHooks)
  } else if (plan.needs.isPosted) {
    if (two) lists.push(hooks.postedHooks)
    if (one) lists.push(hooks.singleHooks)
    lists.push(hooks.bareHooks)
  } else if (plan.needs.hasText) lists.push(hooks.bareHooks)
  else lists.push(hooks.unsolicitedHooks, hooks.bareHooks)
  for (const list of lists) {
    const needs = list === hooks.singleHooks ? [one] : [one, two]
    const isWorded =
      list !== hooks.bareHooks && list !== hooks.placementHooks && list !== hooks.unsolicitedHooks
    const ids = isWorded ? needs.flatMap((need) => need?.id ?? []) : []
    const said = scribe.say(list, named, { needs: ids })
    if (!said) continue
    for (const id of ids) spoken.add(id)
    progress.words += plainLetters(said.text)
    return [said]
  }
  return []
}

const proofBy = (pairs: readonly Pair[], need: Need | undefined, job: FactJob): Proof | undefined =>
  pairs.find((pair) => pair.need.id === need?.id)?.proofs.find(({ fact }) => fact === job.id)

/** What the card itself says was done; a title alone says no more than itself. */
const isStrong = (proof: Proof | undefined): boolean => proof?.reason === 'same-task'
const isOfTrade = (proof: Proof | undefined): boolean => proof?.reason === 'same-occupation'

function proof(progress: Progress): Sentence[] {
  const { letter, scribe, spoken } = progress
  const { plan, slots, now } = letter
  const [one, two] = hookNeeds(progress)
  // Before the hook has said what they look for, nothing can be said to answer it.
  const wasSaid = one !== undefined && spoken.has(one.id)
  const candidates = plan.argued.filter((job) => job.employer !== undefined || job.at !== undefined)
  const strong = candidates.find(
    (job) => isStrong(proofBy(plan.pairs, one, job)) && isStrong(proofBy(plan.pairs, two, job)),
  )
  const single = candidates.find(
    (job) => isStrong(proofBy(plan.pairs, one, job)) || isStrong(proofBy(plan.pairs, two, job)),
  )
  const sameTrade = candidates.find(
    (job) => plan.needs.code !== undefined && job.code === plan.needs.code && isAlike(job, plan.needs.title),
  )
  const titled = candidates.find(
    (one_) =>
      one_.title?.isPerson &&
      (isOfTrade(proofBy(plan.pairs, one, one_)) || isOfTrade(proofBy(plan.pairs, two, one_))),
  )
  const job = sameTrade ?? (wasSaid ? (strong ?? single ?? titled) : undefined)
  if (!job) return []
  const all = { ...slots, ...jobSlots(job, now) }
  const source = { facts: [job.id], needs: [one?.id, two?.id].filter((id) => id !== undefined) }
  const tried: (readonly [readonly Frame[], Slots])[] = []
  if (job === sameTrade && (!wasSaid || scribe.random.next() < 0.5 || strong !== job))
    tried.push([job.current ? proofs.currentOccupation : proofs.pastOccupation, all])
  if (wasSaid && strong === job) tried.push([job.current ? proofs.currentProofs : proofs.pastProofs, all])
  else if (wasSaid && single === job) {
    const need = isStrong(proofBy(plan.pairs, one, job)) ? one : two
    if (need)
      tried.push([
        job.current ? proofs.oneCurrentProofs : proofs.onePastProofs,
        { ...all, ...needSlots(['p1', 'o1'], need, scribe.random, progress.words) },
      ])
  }
  if (titled === job || job === sameTrade)
    tried.push([job.current ? proofs.currentTitles : proofs.pastTitles, all])
  for (const [frames, filled] of tried) {
    const said = scribe.say(frames, filled, source)
    if (said) {
      progress.named = job
      progress.introduced.add(job.id)
      return [said]
    }
  }
  return []
}

/** Two titles of one code may still be two trades: a word of them must be the same. */
const isAlike = ({ title }: FactJob, wanted: string): boolean => {
  const stems = (text: string) =>
    plainLetters(text)
      .split(/[^a-z]+/u)
      .filter((word) => word.length > 4)
      .map((word) => word.slice(0, 6))
  const known = stems(wanted)
  return stems(title?.title ?? '').some((stem) => known.includes(stem))
}

function change(progress: Progress): Sentence[] {
  const { letter, scribe } = progress
  if (letter.plan.situation !== 'change-of-occupation') return []
  const job = letter.plan.argued.find(({ title, employer, at }) => title?.isPerson && (employer ?? at))
  if (!job) return []
  const said = scribe.say(
    job.current ? proofs.changeCurrent : proofs.changePast,
    { ...letter.slots, ...jobSlots(job, letter.now) },
    { facts: [job.id] },
  )
  if (said) {
    progress.named = job
    progress.introduced.add(job.id)
  }
  return only(said)
}

function apply(progress: Progress): Sentence[] {
  const { letter, scribe } = progress
  if (progress.applied || letter.type === 'scholarship' || letter.type === 'motivation') return []
  const all =
    letter.tone === 'formal' ? parts.formalApplications : [...parts.applications, ...parts.plainApplications]
  // «Donc», «voilà pourquoi»: only of a reason that was given.
  const frames = progress.introduced.size > 0 ? all : all.filter((frame) => !concludes.test(frame))
  const said = scribe.say(frames, letter.slots)
  if (said) {
    progress.applied = true
    // «J’y…» would now speak of the post.
    progress.named = undefined
  }
  return only(said)
}

const concludes =
  /donc|voilà pourquoi|c’est pourquoi|vient de là|d’où ma|c’est ce qui|s’appuie|à ce titre|ces raisons|la raison|aussi ai-je|parcours/iu

/** The next job that has something to tell, its tasks that answer the offer first. */
function nextJob(progress: Progress): Sentence[] {
  const { letter, scribe, told } = progress
  const { plan, morphology } = letter
  const job = plan.argued.find(({ id }) => !told.has(id))
  if (!job) return []
  const plainTitles = letter.plan.argued.filter(({ id, tasks }) => !told.has(id) && tasks.length === 0)
  if (job.tasks.length === 0 && plainTitles.length > 1 && !job.current) {
    const story = path(progress)
    if (story.length > 0) {
      for (const { id } of plainTitles) told.add(id)
      return story
    }
  }
  const isKnown = progress.named?.id === job.id
  const isIntroduced = progress.introduced.has(job.id)
  if (isIntroduced && job.tasks.length === 0) {
    told.add(job.id)
    progress.named = undefined
    return nextJob(progress)
  }
  const isEarlier = told.size > 0 && (job.age ?? 0) >= (plan.argued[0]?.age ?? 0)
  const answering = plan.pairs.filter(({ proofs }) =>
    proofs.some(({ fact, task }) => fact === job.id && task),
  )
  const sentences = tellJob(job, tellingTasks(job, answering), scribe, morphology, {
    gender: letter.facts.gender,
    now: letter.now,
    isKnown,
    isIntroduced,
    isEarlier,
    needs: answering.map(({ need }) => need.id),
  })
  told.add(job.id)
  if (sentences.length === 0) return []
  progress.named = job
  progress.introduced.add(job.id)
  progress.words += plainLetters(
    sentences.map(({ text }) => text).join(' ') + job.tasks.map(({ text }) => text).join(' '),
  )
  const likeness = linkTo(progress, job, answering)
  for (const { need } of answering) progress.spoken.add(need.id)
  return [...sentences, ...only(likeness)]
}

/** That they ask for what was just told; not twice in a letter. */
function linkTo(progress: Progress, job: FactJob, answering: readonly Pair[]): Sentence | undefined {
  const { scribe, spoken, letter } = progress
  if (progress.links >= 2) return undefined
  const open =
    answering.find(
      ({ need }) => need.kind === 'task' && !spoken.has(need.id) && (need.concept?.weight ?? 0) > 1,
    ) ?? answering.find(({ need }) => need.kind === 'task' && !spoken.has(need.id))
  if (!open || !letter.plan.needs.isPosted) return undefined
  progress.links += 1
  return scribe.say(
    proofs.links,
    { ...letter.slots, ...needSlots(['q1', 'm1'], open.need, scribe.random) },
    { facts: [job.id], needs: [open.need.id] },
  )
}

const maxTasks = 6

function tellingTasks(job: FactJob, answering: readonly Pair[]): VerbPhrase[] {
  const asked = answering.flatMap(({ proofs }) =>
    proofs.flatMap(({ fact, task }) => (fact === job.id && task ? [task.text] : [])),
  )
  return [...job.tasks]
    .sort((one, other) => Number(asked.includes(other.text)) - Number(asked.includes(one.text)))
    .slice(0, maxTasks)
}

/** The likeness of what was just told and another thing they ask. */
function bridge(progress: Progress): Sentence[] {
  const { letter, scribe, spoken, named } = progress
  if (!named) return []
  const { pairs } = letter.plan
  const open = pairs.filter(
    ({ need }) => need.kind === 'task' && !spoken.has(need.id) && (need.concept?.weight ?? 0) > 0,
  )
  const slots = { ...letter.slots, ...jobSlots(named, letter.now) }
  const strong = open.find(({ need }) => isStrong(proofBy(pairs, need, named)))
  const close = open.find(({ need }) => {
    const near = proofBy(pairs, need, named)
    return near?.reason === 'close-task' && near.task !== undefined
  })
  const chosen = strong ?? close
  if (!chosen) return []
  const own = proofBy(pairs, chosen.need, named)
  const source = { facts: [named.id], needs: [chosen.need.id] }
  const asked = needSlots(['q1', 'm1'], chosen.need, scribe.random, progress.words)
  const frames = strong ? (named.current ? proofs.currentBridges : proofs.bridges) : proofs.closeBridges
  const said = scribe.say(frames, { ...slots, ...asked, ...(own?.task && { x1: own.task.text }) }, source)
  if (said) spoken.add(chosen.need.id)
  return only(said)
}

/** Other jobs in one sentence, the oldest first: the story of a career. */
function path(progress: Progress): Sentence[] {
  progress.named = undefined
  const { letter, scribe, told, introduced } = progress
  const isSaid = ({ id }: FactJob) => told.has(id) || introduced.has(id)
  const others = letter.facts.jobs
    .filter(
      (job) => !isSaid(job) && !job.current && job.title?.isPerson && (job.employer ?? job.at ?? job.period),
    )
    .slice(0, 3)
    .reverse()
  if (others.length === 0) return []
  const stages = others.filter(
    (job, at) => others.findIndex(({ title }) => title?.title === job.title?.title) === at,
  )
  const said = stages.map((job, at) => {
    const before = stages[at - 1]
    const isSamePlace =
      before !== undefined && before.employer?.at === job.employer?.at && before.at === job.at
    return [job.title?.title, isSamePlace ? undefined : (job.employer?.at ?? job.at), job.period]
      .filter(Boolean)
      .join(' ')
  })
  const [one = '', two, three] = said
  const story =
    three !== undefined ? `${one}, ${two}, puis ${three}` : two !== undefined ? `${one}, puis ${two}` : one
  // «Auparavant» only of what came before all that was told.
  const oldest = Math.max(0, ...letter.facts.jobs.filter(isSaid).map(({ age }) => age ?? 0))
  const isBefore = stages.every(({ age }) => age !== undefined && age > oldest)
  const made = scribe.choose(
    [
      { kind: 'path:also', text: `J’ai aussi été ${story}.` },
      { kind: 'path:otherwise', text: `J’ai également travaillé comme ${story}.` },
      { kind: 'path:other', text: `Dans d’autres postes, j’ai été ${story}.` },
      { kind: 'path:by-turns', text: two && `J’ai par ailleurs été ${story}.` },
      { kind: 'path:also-as', text: `J’ai aussi exercé comme ${story}.` },
      { kind: 'path:worked', text: `Par ailleurs, j’ai travaillé comme ${story}.` },
      { kind: 'path:known', text: two && `J’ai connu d’autres postes : ${story}.` },
      { kind: 'path:before', text: isBefore ? `Auparavant, j’ai été ${story}.` : undefined },
      { kind: 'path:first', text: isBefore ? `J’avais d’abord été ${story}.` : undefined },
      { kind: 'path:before-that', text: isBefore ? `Avant cela, j’ai travaillé comme ${story}.` : undefined },
      { kind: 'path:began', text: isBefore ? `J’ai débuté comme ${story}.` : undefined },
      { kind: 'path:start', text: isBefore ? `Mes débuts se sont faits comme ${story}.` : undefined },
    ],
    { facts: stages.map(({ id }) => id), isSpare: told.size > 1 },
  )
  if (made) for (const { id } of others) told.add(id)
  return only(made)
}

function education(progress: Progress): Sentence[] {
  progress.named = undefined
  const { letter, scribe, educated, spoken } = progress
  const telling = tellingEducation(letter.facts, letter.plan.pairs)
  const card =
    telling && !educated.has(telling.id)
      ? telling
      : letter.facts.education.find((one) => !educated.has(one.id) && isWorthTelling(one, letter))
  if (!card || card.forms.status === 'not-obtained') return []
  const slots = { ...letter.slots, ...educationSlots(card) }
  const relevant = isRelevant(card, letter)
  if (!relevant && isCourse(card)) {
    educated.add(card.id)
    return []
  }
  const source = { facts: [card.id], isSpare: !relevant }
  const answered = letter.plan.pairs.find(
    ({ need, proofs: found }) =>
      need.kind === 'task' &&
      !spoken.has(need.id) &&
      found.some(({ fact, reason }) => fact === card.id && reason === 'studied'),
  )
  educated.add(card.id)
  if (card.forms.status === 'in-progress') return only(scribe.say(parts.studying, slots, source))
  if (answered && !isCourse(card)) {
    const said = scribe.say(
      parts.tellingDiplomas,
      { ...slots, ...needSlots(['q1', 'm1'], answered.need, scribe.random) },
      { ...source, needs: [answered.need.id] },
    )
    if (said) {
      spoken.add(answered.need.id)
      return [said]
    }
  }
  const fits = (frame: Frame) =>
    progress.told.size > 0 || !/ce parcours|cette expérience|aussi|également/u.test(frame)
  const [dated = [], undated = []] = (
    isCourse(card) ? [parts.courses, parts.undatedCourses] : [parts.diplomas, parts.undatedDiplomas]
  ).map((frames) => frames.filter(fits))
  return only(
    (slots.dyear === undefined ? undefined : scribe.say(dated, slots, source)) ??
      scribe.say(undated, slots, source),
  )
}

/** What the offer asks, what is about its trade, or what one is known by without experience. */
function isRelevant(card: FactEducation, { plan, facts }: LetterFacts): boolean {
  if (plan.pairs.some(({ proofs: found }) => found.some(({ fact }) => fact === card.id))) return true
  if (card.forms.status === 'in-progress' || (card.forms.level ?? 0) >= 5) return true
  const title = plainLetters(plan.needs.title)
    .split(/[^a-z]+/u)
    .filter((word) => word.length > 5)
  return facts.jobs.length < 2 || title.some((word) => card.said.includes(word.slice(0, 7)))
}

const isCourse = ({ forms }: FactEducation): boolean =>
  /^(?:formation|classe|cours|préparation|stage|école)/u.test(forms.name)

/** A second diploma is worth a sentence where it is near the highest. */
const isWorthTelling = ({ forms }: FactEducation, { plan, facts }: LetterFacts): boolean => {
  const studies =
    plan.situation === 'internship' ||
    plan.situation === 'apprenticeship' ||
    plan.situation === 'first-job' ||
    plan.situation === 'scholarship' ||
    plan.situation === 'admission'
  return studies ? (forms.level ?? 5) >= 4 : facts.jobs.length < 2 && (forms.level ?? 0) >= 4
}

/** What is being studied. */
function studies(progress: Progress): Sentence[] {
  progress.named = undefined
  const { letter, scribe, educated } = progress
  const card = letter.facts.education.find(
    ({ id, forms }) => forms.status === 'in-progress' && !educated.has(id),
  )
  if (!card) return []
  educated.add(card.id)
  return only(scribe.say(parts.studying, { ...letter.slots, ...educationSlots(card) }, { facts: [card.id] }))
}

const maxHeld = 3

function holdings(progress: Progress): Sentence[] {
  progress.named = undefined
  const { letter, scribe, spoken } = progress
  const { plan, facts, slots } = letter
  const answered = (kind: Need['kind']) =>
    plan.pairs.filter(({ need }) => need.kind === kind && !spoken.has(need.id))
  const out: Sentence[] = []
  const asked = answered('licence').flatMap(({ need, proofs: found }) => {
    const card = facts.certificates.find(({ id }) => id === found[0]?.fact)
    const name = card && certificateWithArticle(card.name)
    return card && name ? [{ id: card.id, name, need: need.id }] : []
  })
  const own =
    asked.length > 0 || plan.situation === 'change-of-occupation'
      ? []
      : facts.certificates.flatMap(({ id, name }) => {
          const shown = certificateWithArticle(name)
          return shown ? [{ id, name: shown, need: undefined }] : []
        })
  const held = distinct<{ id: string; name: string; need: string | undefined }>(
    asked.length > 0 ? asked : own,
  ).slice(0, asked.length > 0 ? maxHeld : 2)
  if (held.length > 0) {
    const said = scribe.say(
      asked.length > 0
        ? parts.holdings.filter((frame) => held.length === 1 || !frame.includes('je l’ai'))
        : parts.otherHoldings,
      {
        ...slots,
        held: enumerate(held.map(({ name }) => name)),
        deheld: enumerate(held.map(({ name }) => withDe(name))),
      },
      { facts: held.map(({ id }) => id), needs: held.flatMap(({ need }) => need ?? []) },
    )
    if (said) {
      out.push(said)
      for (const { need } of held) if (need) spoken.add(need)
    }
  }
  out.push(...toolsAndLanguages(progress))
  return out
}

const distinct = <Item extends { name: string }>(items: readonly Item[]): Item[] =>
  items.filter((item, at) => items.findIndex(({ name }) => name === item.name) === at)

function toolsAndLanguages({ letter, scribe, spoken }: Progress): Sentence[] {
  const { plan, facts, slots } = letter
  const asked = plan.pairs
    .filter(({ need }) => need.kind === 'tool')
    .flatMap(({ need, proofs: [found] }) =>
      found ? [{ id: found.fact, name: need.label, need: need.id }] : [],
    )
  const own = facts.tools
    .filter(({ name }) => isToolName(name, letter.morphology))
    .map(({ id, name }) => ({ id, name, need: undefined }))
  const isAsked = asked.length > 0
  const shown = distinct<{ id: string; name: string; need: string | undefined }>(isAsked ? asked : own).slice(
    0,
    isAsked ? 4 : 3,
  )
  const inTrade = plan.situation !== 'change-of-occupation' || isAsked
  const tools =
    shown.length > 0 && inTrade
      ? scribe.say(
          isAsked ? parts.toolSkills : parts.ownTools,
          { ...slots, tools: enumerate(shown.map(({ name }) => name)) },
          {
            facts: shown.map(({ id }) => id),
            needs: shown.flatMap(({ need }) => need ?? []),
            isSpare: !isAsked,
          },
        )
      : undefined
  const wanted = plan.pairs.find(({ need }) => need.kind === 'language')
  const card = wanted
    ? facts.languages.find(({ id }) => id === wanted.proofs[0]?.fact)
    : facts.languages.find(
        (one) => !/^fran/iu.test(one.name) && isFluent(one) && languagePredicate(one) !== undefined,
      )
  const speaks = card && languagePredicate(card)
  const language =
    card && speaks
      ? scribe.say(
          wanted ? parts.languageSkills : parts.ownLanguages,
          { ...slots, speaks },
          { facts: [card.id], needs: wanted ? [wanted.need.id] : [], isSpare: !wanted },
        )
      : undefined
  if (wanted && language) spoken.add(wanted.need.id)
  return [...only(tools), ...only(language)]
}

/** A name of a tool, and no sentence about it. */
const isToolName = (name: string, morphology: Morphology): boolean =>
  name.length <= 24 &&
  name.split(' ').length <= 3 &&
  /^[\p{Lu}\d]/u.test(name) &&
  !/[():;!?|]|^(?:Connaissance|Maîtrise|Notions?|Bases?|Niveau|Utilisation|Logiciels?|Outils?|Suite|Autres?)/u.test(
    name,
  ) &&
  // «Avancé», «Base»: a level that was cut from its tool.
  morphology
    .readings(name.toLowerCase())
    .every(({ pos, tense }) => pos !== 'ADJ' && tense === undefined && pos !== 'ADV')

/** What one brings, from what was proved. */
function summary({ letter, scribe }: Progress): Sentence[] {
  const proved = letter.plan.pairs.filter(
    ({ need, proofs: [best] }) =>
      need.kind === 'task' && (need.concept?.weight ?? 0) > 1 && best?.reason === 'same-task',
  )
  const [one] = proved
  const two = proved.slice(1).find(({ need }) => one !== undefined && !sharesWords(need, one.need))
  if (!one || !two || !letter.plan.needs.isPosted) return []
  const slots = {
    ...letter.slots,
    ...needSlots(['s1', 'k1'], one.need, scribe.random),
    ...needSlots(['s2', 'k2'], two.need, scribe.random),
  }
  return only(
    scribe.say(parts.summaries, slots, {
      needs: [one.need.id, two.need.id],
      facts: proved.flatMap(({ proofs: [best] }) => best?.fact ?? []).slice(0, 2),
      isSpare: true,
    }),
  )
}

/** The person’s own sentences, as they are: they have no frame. */
function motive(progress: Progress): Sentence[] {
  progress.named = undefined
  return quoted(progress.letter.motive, progress.scribe)
}

function ownWords(progress: Progress): Sentence[] {
  progress.named = undefined
  return quoted(progress.letter.ownWords, progress.scribe)
}

const quoted = (texts: readonly string[], scribe: Scribe): Sentence[] =>
  texts.flatMap((text) => (scribe.quote(text) ? [{ text: upperFirst(text), facts: [], needs: [] }] : []))

function start({ letter, scribe }: Progress): Sentence[] {
  return letter.start === undefined
    ? []
    : only(scribe.say(parts.starts, { ...letter.slots, start: letter.start }))
}

function meeting({ letter, scribe }: Progress): Sentence[] {
  const own: readonly Frame[] =
    letter.tone === 'formal'
      ? parts.formalMeetings
      : letter.tone === 'casual'
        ? [...parts.casualMeetings, ...parts.meetings]
        : letter.tone === 'enthusiastic'
          ? [...parts.eagerMeetings, ...parts.meetings]
          : parts.meetings
  return only(scribe.say(own, letter.slots))
}
