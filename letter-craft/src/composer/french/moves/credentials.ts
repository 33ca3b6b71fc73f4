import { withDe } from '../../../french/contraction.ts'
import type { Morphology } from '../../../french/morphology.ts'
import { plainLetters } from '../../../french/plain-letters.ts'
import { knownTools } from '../../../offers/tools.fr.ts'
import type { FactEducation } from '../../../plan/facts.ts'
import type { Need } from '../../../plan/offer-needs.ts'
import { tellingEducation } from '../../../plan/plan.ts'
import { isOfField } from '../../../plan/study-fields.fr.ts'
import { askedLanguagePredicate, certificateWithArticle, isFluent } from '../../../realisation/credentials.ts'
import { isCourse } from '../../../realisation/education.ts'
import { asPattern } from '../../../text/as-pattern.ts'
import type { Sentence } from '../../draft.ts'
import { type Frame, only } from '../../draft.ts'
import { enumerate } from '../../enumerate.ts'
import { educationSlots, type LetterFacts, needSlots } from '../letter-facts.ts'
import * as parts from '../parts.fr.ts'
import type { Progress } from './progress.ts'

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
  if (!card || card.forms.status === 'not-obtained') return []
  const slots = { ...letter.slots, ...educationSlots(card) }
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
  if (card.forms.status === 'in-progress') return only(scribe.say(studyingFrames(progress), slots, source))
  if (
    answered &&
    !isCourse(card.forms) &&
    card.forms.level !== 4 &&
    (answered.need.concept?.weight ?? 0) > 1
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
  const fits = (frame: Frame) =>
    addsRightly(frame, progress) && ((card.forms.level ?? 5) > 4 || !/initiale|études m’ont/u.test(frame))
  const [dated = [], undated = []] = (
    isCourse(card.forms) ? [parts.courses, parts.undatedCourses] : [parts.diplomas, parts.undatedDiplomas]
  ).map((frames) => frames.filter(fits))
  return only(
    (slots.dyear === undefined ? undefined : scribe.say(dated, slots, source)) ??
      scribe.say(undated, slots, source),
  )
}

const adds = /ce parcours|cette expérience|aussi|également|parallèle|en outre|de plus|par ailleurs|j’ajoute/iu

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
  const isOld = letter.now.year - (card.forms.year ?? letter.now.year) > oldYears
  if ((card.forms.level ?? 0) >= 5 && (!isOld || isOfField(plainLetters(card.forms.name), plan.needs.code)))
    return true
  const title = plainLetters(plan.needs.title)
    .split(/[^a-z]+/u)
    .filter((word) => word.length > 5)
  return facts.jobs.length < 2 || title.some((word) => card.said.includes(word.slice(0, 7)))
}

/** Years after which a diploma of another field tells nothing of who has worked since. */
const oldYears = 10

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

const studyingFrames = ({ told }: Progress): readonly Frame[] =>
  parts.studying.filter((frame) => told.size > 0 || !/parallèle/u.test(frame))

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
  return only(
    scribe.say(studyingFrames(progress), { ...letter.slots, ...educationSlots(card) }, { facts: [card.id] }),
  )
}

const maxHeld = 3
const maxTools = 4

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
  const own =
    asked.length > 0
      ? []
      : facts.certificates
          .filter(
            ({ id, name }) => !plan.silenced.has(id) && (plan.needs.isMobile || !/^pe?r?mis/iu.test(name)),
          )
          .flatMap(({ id, name }) => {
            const shown = certificateWithArticle(name, isKnown)
            return shown ? [{ id, name: shown, need: undefined }] : []
          })
  const held = permitsTogether(
    distinct<Held>(asked.length > 0 ? asked : own).slice(0, maxHeld),
    facts.certificates,
  )
  const both = asked.length === 0 && held.length > 0 ? spokenToo(progress, held) : undefined
  if (both) return [both, ...toolsAndLanguages(progress, false)]
  if (held.length > 0) {
    // What is only welcome is not asked for.
    const areRequired = held.every(({ need }) =>
      plan.pairs.some((pair) => pair.need.id === need && pair.need.must),
    )
    const said = scribe.say(
      asked.length > 0
        ? parts.holdings.filter(
            (frame) => addsRightly(frame, progress) && (areRequired || !frame.includes('demandez')),
          )
        : parts.otherHoldings.filter(
            (frame) => addsRightly(frame, progress) && (isSingular(held) || !frame.includes('s’ajoute')),
          ),
      {
        ...slots,
        held: enumerate(held.map(({ name }) => name)),
        deheld: enumerate(held.map(({ name }) => withDe(name))),
      },
      { facts: held.map(({ id }) => id), needs: held.flatMap(({ need }) => need || []) },
    )
    if (said) {
      out.push(said)
      for (const { need } of held) if (need) spoken.add(need)
    }
  }
  out.push(...toolsAndLanguages(progress))
  return out
}

/** Languages that many employers can use, in trades where one meets people or texts from abroad; others are told where asked. */
const ofBusiness = /^(?:anglais|allemand|espagnol|italien|chinois|langue des signes)/iu
const amongForeigners = /^(?:C1|D14|E1|G1|H1|L1|M14|M17|M18|N2|N3)/u

/** «À ce parcours s’ajoute le permis B», not «les permis B et C». */
const isSingular = (held: readonly Held[]): boolean => held.length === 1 && !held[0]?.name.startsWith('les ')

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

const distinct = <Item extends { name: string }>(items: readonly Item[]): Item[] =>
  items.filter(
    (item, at) => items.findIndex(({ name }) => plainLetters(name) === plainLetters(item.name)) === at,
  )

function toolsAndLanguages({ letter, scribe, spoken }: Progress, hasLanguage = true): Sentence[] {
  const { plan, facts, slots } = letter
  const asked = plan.pairs
    .filter(({ need }) => need.kind === 'tool')
    .flatMap(({ need, proofs: [found] }) =>
      found ? [{ id: found.fact, name: toolName(need, facts.tools, found.fact), need: need.id }] : [],
    )
  const own = facts.tools
    .filter(({ id, name }) => !plan.silenced.has(id) && isToolName(name, letter.morphology))
    .sort((one, other) => Number(ofEveryPage.test(one.name)) - Number(ofEveryPage.test(other.name)))
    .map(({ id, name }) => ({ id, name, need: undefined }))
  // «Maîtrise des outils informatiques» names none: those of an office answer.
  const office = plan.needs.needs.find(({ id }) => id === officeNeedId)
  if (office && asked.length === 0)
    asked.push(
      ...own.filter(({ name }) => ofOffice.test(name)).map((tool) => ({ ...tool, need: officeNeedId })),
    )
  const isAsked = asked.length > 0
  const isOfSoftware = /^M18/u.test(plan.needs.code ?? '')
  // In software, what one knows beside what is asked tells too.
  const beside = isOfSoftware ? own.filter(({ name }) => !ofEveryPage.test(name)) : []
  const ranked = [...asked].sort(
    (one, other) => Number(ofEveryPage.test(one.name)) - Number(ofEveryPage.test(other.name)),
  )
  const shown = distinct<{ id: string; name: string; need: string | undefined }>(
    isAsked ? [...ranked, ...(asked.length < maxTools ? beside : [])] : own,
  ).slice(0, isAsked ? maxTools : maxTools - 1)
  // «MySQL» is not the «SQL» that the offer names.
  const isCited = shown.every(({ name, need }) => need === `tool:${plainLetters(name)}`)
  // Tools that nobody asked for are of interest where tools are the work: information technology, communication.
  const hasWork = facts.jobs.some(({ current }) => current)
  const inTrade = isAsked || /^(?:M18|E1)/u.test(plan.needs.code ?? '')
  const tools =
    shown.length > 0 && inTrade
      ? scribe.say(
          (isCited
            ? parts.toolSkills.filter((frame) => shown.length > 1 || !/outils que vous citez/u.test(frame))
            : parts.ownTools
          ).filter((frame) => hasWork || !/^Je travaille/u.test(frame)),
          { ...slots, tools: enumerate(shown.map(({ name }) => toolInSentence(name))) },
          {
            facts: shown.map(({ id }) => id),
            needs: shown.flatMap(({ need }) => need ?? []),
            isSpare: !isAsked,
          },
        )
      : undefined
  const { wanted, known, speaks } = languageOf(letter)
  const language =
    speaks && hasLanguage
      ? scribe.say(
          // A level in figures may be less than they ask.
          wanted && !/ niveau /u.test(speaks) ? parts.languageSkills : parts.ownLanguages,
          { ...slots, speaks },
          {
            facts: known.map(({ id }) => id),
            needs: wanted ? [wanted.need.id] : [],
            isSpare: !wanted,
          },
        )
      : undefined
  if (wanted && language) spoken.add(wanted.need.id)
  return [...only(tools), ...only(language)]
}

/** What every page of the web is made with tells less than what makes it work. */
const ofEveryPage = /^(?:html ?5?|x?html|s?css ?3?|bootstrap|ajax|jquery|git|github)$/iu

/** «SQL» that is asked for, «MySQL» that is known: what is known is said. */
function toolName({ label }: Need, tools: LetterFacts['facts']['tools'], id: string): string {
  const card = tools.find((tool) => tool.id === id)?.name ?? label
  return new RegExp(`(?<!\\p{L})${asPattern(label)}`, 'iu').test(card) ? label : card
}

const officeNeedId = 'use-office-software'
const ofOffice =
  /^(?:word|excel|powerpoint|outlook|(?:pack |microsoft |suite )?office|libreoffice|google workspace)(?!\p{L})/iu

/** The language that is asked for, or those that many employers can use, as a predicate of «je». */
function languageOf({ plan, facts }: LetterFacts) {
  const wanted = plan.pairs.find(({ need }) => need.kind === 'language')
  // «Anglais souhaité», told as a task.
  const isEnglishWanted = plan.needs.needs.some(({ id }) => id === 'speak-english')
  const known = wanted
    ? facts.languages.filter(({ id }) => id === wanted.proofs[0]?.fact)
    : facts.languages.filter(
        (one) =>
          !plan.silenced.has(one.id) &&
          ofBusiness.test(one.name) &&
          ((isEnglishWanted && /^anglais/iu.test(one.name)) ||
            plan.needs.welcomesLanguages ||
            amongForeigners.test(plan.needs.code ?? '')) &&
          (isFluent(one) || (isEnglishWanted && /^anglais/iu.test(one.name))),
      )
  const score = englishScore(facts)
  const predicates = known.flatMap((one) => {
    const predicate = askedLanguagePredicate(one)
    if (predicate === undefined) return []
    return score !== undefined && /^anglais/iu.test(one.name)
      ? `${predicate} (${score} points au TOEIC)`
      : predicate
  })
  // «parle couramment allemand et anglais»
  const fluent = predicates.filter((predicate) => predicate.startsWith('parle couramment '))
  const speaks =
    fluent.length > 1
      ? `parle couramment ${enumerate(fluent.map((predicate) => predicate.slice('parle couramment '.length)))}`
      : (fluent[0] ?? predicates[0])
  return { wanted, known, speaks }
}

/** The points of a TOEIC, wherever the person has written them. */
const englishScore = ({ languages, education }: LetterFacts['facts']): string | undefined =>
  /toeic\D{0,20}(\d{3})(?!\d)/iu.exec(
    [...languages.map(({ name, level }) => `${name} ${level}`), ...education.map(({ said }) => said)].join(
      '\n',
    ),
  )?.[1]

/** «Je parle couramment anglais et j’ai le permis B.» */
function spokenToo({ letter, scribe }: Progress, held: readonly { id: string; name: string }[]) {
  const { wanted, known, speaks } = languageOf(letter)
  if (wanted || !speaks) return undefined
  const slots = {
    ...letter.slots,
    speaks,
    held: enumerate(held.map(({ name }) => name)),
    deheld: enumerate(held.map(({ name }) => withDe(name))),
  }
  return scribe.say(parts.heldAndSpoken, slots, { facts: [...held, ...known].map(({ id }) => id), needs: [] })
}

const spellings = new Map(knownTools.map((tool) => [tool.toLowerCase(), tool]))

/** «Python et le Pack Office», as their makers write them. */
const toolInSentence = (raw: string): string => toolWithArticle(spellings.get(raw.toLowerCase()) ?? raw)

const toolWithArticle = (name: string): string =>
  /^(?:suite )?microsoft office suite?$|^suite office$/iu.test(name)
    ? 'la suite Microsoft Office'
    : /^apis?(?!\p{L})/iu.test(name)
      ? name.replace(/^apis?/iu, 'les API')
      : /^office$/iu.test(name)
        ? 'la suite Office'
        : /^(?:GMAO|CAO|PAO|GPAO|MAO)$/u.test(name)
          ? `la ${name}`
          : /^pack(?!\p{L})/iu.test(name)
            ? `le ${name}`
            : name

/** A name of a tool, and no sentence about it. */
const isToolName = (name: string, morphology: Morphology): boolean =>
  name.length <= 24 &&
  name.split(' ').length <= 3 &&
  /^[\p{Lu}\d]/u.test(name) &&
  !/[():;!?|]|^(?:Connaissance|Maîtrise|Notions?|Bases?|Niveau|Utilisation|Logiciels?|Outils?|Suite|Autres?|Frontend|Backend)/u.test(
    name,
  ) &&
  // «Avancé», «Jardinage»: a level that was cut from its tool, a hobby.
  morphology.readings(name.toLowerCase()).length === 0 &&
  !/ et /u.test(name)
