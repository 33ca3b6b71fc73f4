import { withDe } from '../../../french/contraction.ts'
import { plainLetters } from '../../../french/plain-letters.ts'
import type { FactEducation } from '../../../plan/facts.ts'
import type { Need } from '../../../plan/offer-needs.ts'
import { tellingEducation } from '../../../plan/plan.ts'
import { isOfField } from '../../../plan/study-fields.fr.ts'
import { certificateWithArticle } from '../../../realisation/credentials.ts'
import { isCourse } from '../../../realisation/education.ts'
import type { Sentence } from '../../draft.ts'
import { type Frame, only, type Slots } from '../../draft.ts'
import { enumerate } from '../../enumerate.ts'
import { educationSlots, type LetterFacts, needSlots } from '../letter-facts.ts'
import * as parts from '../parts.fr.ts'
import { stemsOf } from '../tell-job.ts'
import type { Progress } from './progress.ts'
import { distinct, languageOf, toolsAndLanguages } from './tools-and-languages.ts'

export function education(progress: Progress): Sentence[] {
  progress.named = undefined
  progress.dated = undefined
  progress.isProved = false
  const { letter, scribe, educated, spoken } = progress
  const telling = tellingEducation(letter.facts, letter.plan)
  const card =
    telling && !educated.has(telling.id)
      ? telling
      : letter.facts.education.find((one) => !educated.has(one.id) && isWorthTelling(one, letter))
  // The points of a test of language are told with the language.
  if (!card || card.forms.status === 'not-obtained' || /toeic|toefl|bulats/iu.test(card.said)) return []
  const all = educationSlots(card)
  // The sentence before has named the school.
  const isSchoolSaid = card.forms.at !== undefined && progress.words.includes(plainLetters(card.forms.at))
  const slots: Slots = {
    ...letter.slots,
    ...all,
    ...(isSchoolSaid && { datp: undefined, datc: undefined, daty: undefined, dat: undefined }),
  }
  const relevant = isRelevant(card, letter)
  const hasWorked = letter.facts.jobs.length > 2
  if (!relevant && (isCourse(card.forms) || isOfSchool(card, letter) || hasWorked)) {
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
  if (card.forms.status === 'in-progress') return only(scribe.say(parts.studying, slots, source))
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
  const second = isCourse(card.forms) ? undefined : secondDiploma(card, letter, educated)
  const both =
    second &&
    scribe.say(
      parts.twoDiplomas,
      { ...slots, undip2: second.forms.a },
      { ...source, facts: [card.id, second.id] },
    )
  if (second && both) {
    educated.add(second.id)
    return [both]
  }
  const fits = (frame: Frame) =>
    addsRightly(frame, progress) &&
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
    (slots.dyear === undefined ? undefined : scribe.say(dated, slots, source)) ??
      scribe.say(undated, slots, source),
  )
}

const sharesStem = (label: string, name: string): boolean =>
  stemsOf(label).some((stem) => stemsOf(name).includes(stem))

const adds = /aussi|également/iu

/** «J’ai également…» is behind a job that was told. */
const addsRightly = (frame: Frame, { told }: Progress): boolean => told.size > 0 || !adds.test(frame)

const bearsOnOffer = (card: FactEducation, { plan }: LetterFacts): boolean =>
  plan.pairs.some(({ proofs: found }) => found.some(({ fact }) => fact === card.id))

/** What the offer asks, what is about its trade, or what one is known by without experience. */
function isRelevant(card: FactEducation, letter: LetterFacts): boolean {
  if (letter.plan.named.has(card.id) || bearsOnOffer(card, letter)) return true
  const { plan, facts } = letter
  const isStudent = plan.situation !== 'same-occupation' && plan.situation !== 'return-to-work'
  if (card.forms.status === 'in-progress' && !isCourse(card.forms) && isStudent) return true
  const age = letter.now.year - (card.forms.year ?? letter.now.year)
  const isOld = age > oldYears
  if (age > veryOldYears && facts.jobs.length > 2) return false
  const isOfWork = isOfField(plainLetters(card.forms.name), plan.needs.code)
  // A course, or a diploma of another trade, tells nothing of who has worked, unless it was asked for.
  if (
    (card.forms.level ?? 0) >= 5 &&
    (isOfWork || (!isOld && !isCourse(card.forms) && isStudent && facts.jobs.length < 3))
  )
    return true
  const title = plainLetters(plan.needs.title)
    .split(/[^a-z]+/u)
    .filter((word) => word.length > 5)
  return facts.jobs.length < 2 || title.some((word) => card.said.includes(word.slice(0, 7)))
}

/** Years after which a diploma of another field tells nothing of who has worked since. */
const oldYears = 10
/** Years after which even one of the field does. */
const veryOldYears = 20

/** A baccalauréat tells nothing of who has worked for years. */
const isOfSchool = ({ forms }: FactEducation, { facts }: LetterFacts): boolean =>
  (forms.level ?? 5) <= 4 && facts.jobs.length > 1

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

/** Another diploma of the field of the post, or one that the offer names, beside the first. */
const secondDiploma = (
  first: FactEducation,
  { facts, plan }: LetterFacts,
  educated: ReadonlySet<string>,
): FactEducation | undefined =>
  facts.education.find(
    ({ id, forms }) =>
      id !== first.id &&
      !educated.has(id) &&
      forms.status === 'obtained' &&
      !isCourse(forms) &&
      forms.a !== first.forms.a &&
      // A baccalauréat beside what came after it tells nothing.
      ((forms.level ?? 0) >= 5 || (first.forms.level ?? 0) < 5) &&
      (plan.named.has(id) ||
        ((forms.level ?? 0) >= 5 && isOfField(plainLetters(forms.name), plan.needs.code))),
  )

/** «le permis B et une voiture» → «du permis B et d’une voiture» */
const withDeEach = (held: string): string => withDe(held).replace(/ et (?=une? )/u, ' et d’')

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
  const said = scribe.say(parts.studying, { ...letter.slots, ...educationSlots(card) }, { facts: [card.id] })
  progress.words += plainLetters(said?.text ?? '')
  return only(said)
}

const maxHeld = 3

export function holdings(progress: Progress): Sentence[] {
  progress.named = undefined
  progress.dated = undefined
  progress.isProved = false
  const { letter, scribe, spoken } = progress
  const { plan, facts, slots } = letter
  const answered = (kind: Need['kind']) =>
    plan.pairs.filter(({ need }) => need.kind === kind && !spoken.has(need.id))
  const out: Sentence[] = []
  const isKnown = (word: string) => letter.morphology.readings(word).length > 0
  const asked = answered('licence').flatMap(({ need, proofs: found }) => {
    const card = facts.certificates.find(({ id }) => id === found[0]?.fact)
    const name = card && certificateWithArticle(card.name, isKnown)
    return card && name ? [{ id: card.id, name, need: need.id }] : []
  })
  for (const { id, name } of facts.certificates) {
    const shown = plan.named.has(id) ? certificateWithArticle(name, isKnown) : undefined
    if (shown && !asked.some((one) => one.id === id)) asked.push({ id, name: shown, need: '' })
  }
  const standingOf = (name: string): number => standing.find(([shape]) => shape.test(name))?.[1] ?? 0
  const worthOf = (name: string): number => plan.needs.relevance.of(name) + standingOf(name)
  const own =
    asked.length > 0
      ? []
      : facts.certificates
          .filter(
            ({ id, name }) =>
              !plan.silenced.has(id) &&
              (plan.needs.isMobile || !/^pe?r?mis/iu.test(name)) &&
              // First aid is of trades in which one looks after others.
              (withPeople.test(plan.needs.code ?? '') || !/^(?:PSC|AFPS|PSE|AFCPSAM)/u.test(name)) &&
              // Spelling and software are of offices.
              (/^M/u.test(plan.needs.code ?? '') || !/voltaire|pix(?!\p{L})|tosa/iu.test(name)),
          )
          .sort((one, other) => worthOf(other.name) - worthOf(one.name))
          .flatMap(({ id, name }) => {
            const shown = certificateWithArticle(name, isKnown)
            return shown ? [{ id, name: shown, need: undefined }] : []
          })
  const able = distinct<Held>(asked.length > 0 ? asked : own).slice(0, maxHeld)
  // One holds a certificate; a training, one has followed.
  const held = permitsTogether(
    able.filter(({ name }) => !isTraining(name)),
    facts.certificates,
  )
  const trained = able.filter(({ name }) => isTraining(name))
  const both = held.length > 0 ? spokenToo(progress, held) : undefined
  if (both) return [both, ...sayTrainings(progress, trained), ...toolsAndLanguages(progress, false)]
  if (held.length > 0) {
    const said = scribe.say(
      (asked.length > 0 ? parts.holdings : parts.otherHoldings).filter((frame) =>
        addsRightly(frame, progress),
      ),
      {
        ...slots,
        held: enumerate(held.map(({ name }) => name)),
        deheld: enumerate(held.map(({ name }) => withDeEach(name))),
      },
      { facts: held.map(({ id }) => id), needs: held.flatMap(({ need }) => need || []) },
    )
    if (said) {
      out.push(said)
      for (const { need } of held) if (need) spoken.add(need)
    }
  }
  out.push(...sayTrainings(progress, trained), ...toolsAndLanguages(progress))
  return out
}

const withPeople = /^(?:A14|F|G1[2-6]|H|I|J|K|L14|N)/u

/** What a certificate tells anybody: what the State grants is what one is known by; old or narrow initials tell little. */
const standing: readonly (readonly [RegExp, number])[] = [
  [/dipl[ôo]me d.[ée]tat|^DE[AIS]/iu, 3],
  [/dipl[ôo]me|titre pro/iu, 2],
  [/^AFGSU|^SST(?!\p{L})|sauveteur.*travail/iu, 1.6],
  [/^PSC ?1/iu, 1.2],
  [/brevet|certificat|titre/iu, 1],
]

const isTraining = (name: string): boolean => /^(?:la|une) formation(?!\p{L})/u.test(name)

/** «J’ai suivi la formation HACCP.» */
const sayTrainings = ({ letter, scribe }: Progress, trained: readonly Held[]): Sentence[] =>
  trained.length === 0
    ? []
    : only(
        scribe.say(
          parts.trainings,
          { ...letter.slots, held: enumerate(trained.map(({ name }) => name)) },
          { facts: trained.map(({ id }) => id), needs: trained.flatMap(({ need }) => need || []) },
        ),
      )

type Held = { id: string; name: string; need: string | undefined }

/** «le permis B» of who has more of them is «les permis B, C et BE». */
function permitsTogether(held: readonly Held[], all: LetterFacts['facts']['certificates']): Held[] {
  const letters = all.flatMap(({ name }) => /^permis ([A-D]1?E?|BE|EB|EC)$/u.exec(name)?.[1] ?? [])
  const first = held.findIndex(({ name }) => name.startsWith('le permis '))
  if (letters.length < 2 || first < 0) return [...held]
  const named = letters.map((letter) => letter.replace(/^E([BC])$/u, '$1E'))
  return held.flatMap((one, at) =>
    at === first
      ? [{ ...one, name: `les permis ${enumerate([...new Set(named)])}` }]
      : one.name.startsWith('le permis ')
        ? []
        : [one],
  )
}

/** «Je parle couramment anglais et j’ai le permis B.» */
function spokenToo({ letter, scribe, spoken }: Progress, held: readonly Held[]) {
  const { wanted, known, speaks } = languageOf(letter)
  if (!speaks) return undefined
  const slots = {
    ...letter.slots,
    speaks,
    held: enumerate(held.map(({ name }) => name)),
    deheld: enumerate(held.map(({ name }) => withDeEach(name))),
  }
  const needs = [...held.flatMap(({ need }) => need || []), ...(wanted ? [wanted.need.id] : [])]
  const said = scribe.say(parts.heldAndSpoken, slots, {
    facts: [...held, ...known].map(({ id }) => id),
    needs,
  })
  if (said) for (const need of needs) spoken.add(need)
  return said
}
