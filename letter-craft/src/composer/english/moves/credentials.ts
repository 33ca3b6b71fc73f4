import { plainLetters } from '../../../french/plain-letters.ts'
import type { Need } from '../../../plan/need.ts'
import type { Sentence } from '../../draft.ts'
import { type Frame, only, type Slots } from '../../draft.ts'
import { englishCertificate, speaks, spokenLanguage } from '../credentials.ts'
import type { EnglishEducation } from '../facts.ts'
import { listed } from '../frame.ts'
import { type EnglishLetter, needSlots } from '../letter.ts'
import * as parts from '../parts.en.ts'
import type { Progress } from './progress.ts'

const bearsOnOffer = ({ id }: EnglishEducation, { plan }: EnglishLetter): boolean =>
  plan.pairs.some(({ proofs }) => proofs.some(({ fact }) => fact === id))

const isStudying = ({ diploma }: EnglishEducation): boolean => diploma.status === 'in-progress'

/** What the offer asks, what is about its trade, or what one is known by without experience; best first. */
function telling({ letter, educated }: Progress): EnglishEducation[] {
  const { facts, plan, english } = letter
  const words = plainLetters(plan.needs.title)
    .split(/[^a-z]+/u)
    .filter((word) => word.length > 5)
    .map((word) => word.slice(0, 7))
  const studies = /^(?:internship|apprenticeship|first-job|scholarship|admission)$/u.test(plan.situation)
  const worthOf = (card: EnglishEducation): number =>
    (bearsOnOffer(card, letter) ? 6 : 0) +
    (words.some((word) => card.fact.said.includes(word)) ? 4 : 0) +
    (isStudying(card) && !card.diploma.isCourse ? 2 : 0) +
    (card.diploma.level ?? (card.diploma.isCourse ? 2 : 4)) * 0.8
  const least = studies || facts.jobs.length < 2 ? 2 : leastWorth(educated.size)
  return english.education
    .filter(
      (card) => !educated.has(card.id) && card.diploma.status !== 'not-obtained' && worthOf(card) >= least,
    )
    .sort((one, other) => worthOf(other) - worthOf(one))
}

/** A second diploma has to tell more than the first. */
const leastWorth = (told: number): number => (told === 0 ? 2.4 : 5.5)

const studyingFrames = ({ diploma }: EnglishEducation): readonly Frame[] =>
  diploma.isCourse ? parts.takingCourses : parts.studying

const slotsOf = ({ diploma }: EnglishEducation): Slots => ({
  dip: diploma.a,
  dipshort: diploma.short,
  ...(diploma.at && { datp: diploma.at }),
  ...(diploma.year !== undefined && { dyear: `${diploma.year}` }),
})

export function education(progress: Progress): Sentence[] {
  progress.named = undefined
  const { letter, scribe, educated, spoken, told } = progress
  const [card] = telling(progress)
  if (!card) return []
  educated.add(card.id)
  const slots = { ...letter.slots, ...slotsOf(card) }
  const source = { facts: [card.id], isSpare: !bearsOnOffer(card, letter) && educated.size > 1 }
  if (isStudying(card)) return only(scribe.say(studyingFrames(card), slots, source))
  const answered = letter.plan.pairs.find(
    ({ need, proofs }) =>
      need.kind === 'task' &&
      !spoken.has(need.id) &&
      proofs.some(({ fact, reason }) => fact === card.id && reason === 'studied'),
  )
  if (answered && !card.diploma.isCourse) {
    const said = scribe.say(
      parts.tellingDiplomas,
      { ...slots, ...needSlots('q1', 'm1', answered.need) },
      { ...source, needs: [answered.need.id] },
    )
    if (said) {
      spoken.add(answered.need.id)
      return [said]
    }
  }
  const fits = (frame: Frame) => told.size > 0 || !/also|to this I add/iu.test(frame)
  const [dated, undated] = card.diploma.isCourse
    ? [parts.courses, parts.undatedCourses]
    : [parts.diplomas, parts.undatedDiplomas]
  return only(
    (slots.dyear === undefined ? undefined : scribe.say(dated.filter(fits), slots, source)) ??
      scribe.say(undated.filter(fits), slots, source),
  )
}

/** What is being studied. */
export function studies(progress: Progress): Sentence[] {
  progress.named = undefined
  const { letter, scribe, educated } = progress
  const card = letter.english.education.find((one) => isStudying(one) && !educated.has(one.id))
  if (!card) return []
  educated.add(card.id)
  return only(scribe.say(studyingFrames(card), { ...letter.slots, ...slotsOf(card) }, { facts: [card.id] }))
}

export function holdings(progress: Progress): Sentence[] {
  progress.named = undefined
  return [...licences(progress), ...tools(progress), ...languages(progress)]
}

function licences({ letter, scribe, spoken }: Progress): Sentence[] {
  const { plan, facts, slots } = letter
  const nameOf = (id: string | undefined) => {
    const card = facts.certificates.find((one) => one.id === id)
    return card && englishCertificate(card.name)
  }
  const asked = plan.pairs
    .filter(({ need }) => need.kind === 'licence' && !spoken.has(need.id))
    .flatMap(({ need, proofs: [found] }) => {
      const name = nameOf(found?.fact)
      return found && name ? [{ id: found.fact, name, need: need.id }] : []
    })
  const own = facts.certificates
    .filter(({ id }) => !plan.silenced.has(id))
    .flatMap(({ id }) => {
      const name = nameOf(id)
      return name ? [{ id, name }] : []
    })
  const held = distinct(asked.length > 0 ? asked.slice(0, 3) : own.slice(0, 2))
  if (held.length === 0) return []
  for (const { need } of asked) spoken.add(need)
  return only(
    scribe.say(
      asked.length > 0
        ? parts.holdings.filter((frame) => held.length === 1 || !/have it/u.test(frame))
        : parts.otherHoldings,
      { ...slots, held: listed(held.map(({ name }) => name)) },
      { facts: held.map(({ id }) => id), needs: asked.map(({ need }) => need), isSpare: asked.length === 0 },
    ),
  )
}

const distinct = <Item extends { name: string }>(items: readonly Item[]): Item[] =>
  items.filter((item, at) => items.findIndex(({ name }) => name === item.name) === at)

function tools({ letter, scribe, words }: Progress): Sentence[] {
  const { plan, facts, slots } = letter
  const isNew = ({ name }: { name: string }) => !words.includes(name)
  const asked: { id: string; name: string; need?: Need }[] = plan.pairs
    .filter(({ need }) => need.kind === 'tool')
    .flatMap(({ need, proofs: [found] }) =>
      found ? [{ id: found.fact, name: productName(need.label), need }] : [],
    )
  const own = facts.tools.filter(({ id, name }) => !plan.silenced.has(id) && isToolName(name))
  const shown = distinct(asked.length > 0 ? asked.slice(0, 4) : own)
    .filter(isNew)
    .slice(0, 4)
  // Tools that nobody asked for are of interest where tools are the work: information technology, communication.
  if (shown.length === 0 || (asked.length === 0 && !/^(?:M18|E1)/u.test(plan.needs.code ?? ''))) return []
  return only(
    scribe.say(
      asked.length > 0
        ? parts.toolSkills.filter((frame) => shown.length === 1 || !/use it/u.test(frame))
        : parts.ownTools,
      { ...slots, tools: listed(shown.map(({ name }) => name)) },
      {
        facts: shown.map(({ id }) => id),
        needs: asked.flatMap(({ need }) => need?.id ?? []),
        isSpare: asked.length === 0,
      },
    ),
  )
}

/** What a reader abroad calls it. */
const productName = (label: string): string => (label === 'Pack Office' ? 'Microsoft Office' : label)

/** A name of a product: capitals or figures, and no French sentence about it. */
const isToolName = (name: string): boolean =>
  /^[\p{Lu}\d.][\p{ASCII}]{0,23}$/u.test(name) &&
  name.split(' ').length <= 3 &&
  !/[():;!?|]|^(?:Connaissance|Notions?|Bases?|Niveau|Utilisation|Logiciels?|Outils?|Suite|Autres?|Pack|Internet|Bureautique|Gestion|Montage|Dessin|Traitement|Jardinage|Reseaux|Messagerie)|(?<!\p{L})(?:et|de|du|des|la|le|les|en|sur|avec)(?!\p{L})/u.test(
    name,
  )

const maxLanguages = 3

function languages({ letter, scribe, spoken }: Progress): Sentence[] {
  const { plan, facts, slots } = letter
  const asked = plan.pairs.filter(({ need }) => need.kind === 'language' && !spoken.has(need.id))
  const order = { native: 0, fluent: 1, good: 2 }
  const known = facts.languages
    .filter(({ id }) => !plan.silenced.has(id))
    .flatMap((card) => {
      const spokenAs = spokenLanguage(card)
      return spokenAs ? [{ id: card.id, ...spokenAs }] : []
    })
  const isAsked = ({ id }: { id: string }) => asked.some(({ proofs }) => proofs[0]?.fact === id)
  // Who reads an English letter wants to know of English first.
  const rank = (one: (typeof known)[number]) =>
    isAsked(one) ? -4 : one.name === 'English' ? -2 : order[one.degree]
  const shown = distinct([...known].sort((one, other) => rank(one) - rank(other))).slice(0, maxLanguages)
  const answers = shown.some(isAsked)
  // A letter from France goes without saying that its writer speaks French.
  if (shown.every(({ name }) => name === 'French')) return []
  for (const { need } of asked) spoken.add(need.id)
  const said = speaks(shown)
  return said === undefined
    ? []
    : only(
        scribe.say(
          answers ? parts.languageSkills : parts.ownLanguages,
          { ...slots, speaks: said },
          {
            facts: shown.map(({ id }) => id),
            needs: answers ? asked.map(({ need }) => need.id) : [],
            isSpare: !answers,
          },
        ),
      )
}
