import { cleanCompanyName } from '../offers/clean-company-name.ts'
import type { Duty } from '../offers/duty.ts'
import { overlaps } from '../offers/read-offer.ts'
import { openingAddress, repeatedAddress } from './address.ts'
import { composeClosing } from './closing-formula.ts'
import { readEducation } from './education.ts'
import { enumerate } from './enumerate.ts'
import { readExperience } from './experience.ts'
import { balanceFirstPerson } from './first-person.ts'
import { apprenticeshipHooks, hooksAfterWhy, internshipHooks, jobHooks } from './fr/hook.fr.ts'
import * as interviewTexts from './fr/interview.fr.ts'
import { agreements, apprenticeshipTerms, meetings } from './fr/meeting.fr.ts'
import {
  bridgeSentences,
  dutySentences,
  learningSentences,
  linkSentences,
  plainLinkSentences,
  sharedPermitSentences,
  sharedToolSentences,
} from './fr/offer.fr.ts'
import { motivationHooks, scholarshipHooks } from './fr/project-hook.fr.ts'
import { prideFrames, prideLeads } from './fr/proof.fr.ts'
import { writeResult } from './french-result.ts'
import { writeSkills } from './french-skills.ts'
import { dutySlots, frenchSlots, stems } from './french-slots.ts'
import { writeAnswer, writeAvailability, writeEducation, writeExperience, writeNeed } from './french-user.ts'
import { jobFamilyOf } from './job-family.ts'
import type { Material } from './material.ts'
import type { ComposeRequest } from './request.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import type { UserPiece } from './user-text.ts'
import { createWriter, type Draft, type Sentence, type Slots, type Writer } from './writer.ts'

const whyFrames = { articled: interviewTexts.whyFrames, other: interviewTexts.otherWhyFrames }
const fitFrames = { articled: interviewTexts.fitFrames, other: interviewTexts.otherFitFrames }
const learningFitFrames = {
  articled: interviewTexts.learningFitFrames,
  other: interviewTexts.otherLearningFitFrames,
}
const projectFitFrames = {
  articled: interviewTexts.projectFitFrames,
  other: interviewTexts.otherProjectFitFrames,
}

/** Vous – moi – nous: the post and the reasons for it, experience, common benefit; then a meeting. */
export function composeFrench(request: ComposeRequest, material: Material, seed: number): Draft {
  const random = seededRandom(seed, request.tone + request.type)
  const userText = allText(material)
  const gender = request.profile?.gender
  const slots: Slots = {
    ...frenchSlots(request, material.offer, material.apprenticeship),
    hasExperience: material.experience.length > 0 ? '' : undefined,
    hasWhy: material.answers.whyThem.length > 0 ? '' : undefined,
    hasSchool: material.education.length > 0 ? '' : undefined,
    masculine: gender === 'masculine' ? '' : undefined,
    feminine: gender === 'feminine' ? '' : undefined,
    sameTrade: knowsTheTrade(request, material) ? '' : undefined,
    sharedTools: material.sharedTools.length > 0 ? enumerate(material.sharedTools) : undefined,
  }
  const writer = createWriter(slots, random, 'fr')
  if (/(?:^|[.!?\n]\s*)j(?:e\s|’|')/iu.test(userText)) writer.spareFirstPerson()

  const asksNoDuty = request.type === 'scholarship' || request.type === 'motivation'
  const duties = selectDuties(asksNoDuty ? [] : (material.offer?.duties ?? []), userText, random)
  const opening = writeOpening(writer, request, material, random)
  const duty = writeDuty(writer, request, material, duties)
  const { proofs, places } = writeProofs(writer, material, request)
  const abilities = writeAbilities(writer, material)
  const together = writeTogether(writer, request, material, { places, duties, asksNoDuty })
  const meeting = writeMeeting(writer, request, material)

  const paragraphs = arrange([[...opening, ...duty], proofs, abilities, together, meeting])
  const address = openingAddress(request.recipientName, 'fr', request.tone)
  const closing = composeClosing(repeatedAddress(address), 'fr', request.tone, seed, meeting.at(-1)?.text)
  return { opening: `${address},`, paragraphs: balanceFirstPerson(paragraphs, closing, random), closing }
}

/** Distributes the duties of the offer, each once, those that match the user’s own words first. */
function selectDuties(
  duties: readonly Duty[],
  userText: string,
  random: SeededRandom,
): { take(): Slots; left(): number } {
  let rest = [...duties]
  return {
    take() {
      const slots = dutySlots(rest, userText, random)
      rest = rest.filter(
        (one) => !slots.duties?.includes(one.text) && !overlaps(one.text, slots.duties ?? ''),
      )
      return slots
    },
    left: () => rest.length,
  }
}

function writeAll<T>(items: readonly T[], say: (item: T, index: number) => Sentence | undefined): Sentence[] {
  return items.flatMap((item, index) => say(item, index) ?? [])
}

/** The user’s reasons may open the letter, if they name the reader. */
function writeOpening(
  writer: Writer,
  request: ComposeRequest,
  material: Material,
  random: SeededRandom,
): Sentence[] {
  const writeReasons = () =>
    writeAll(material.answers.whyThem.slice(0, 4), (piece) => writeAnswer(writer, piece, whyFrames))
  if (opensWell(material.answers.whyThem, request) && random.next() < 0.35) {
    const why = writeReasons()
    const type = material.apprenticeship ? 'apprenticeship' : request.type
    const hook = writer.say(hooksAfterWhy[type][request.tone])
    return hook ? [...why, hook] : [...writeHook(writer, request, material), ...why]
  }
  return [...writeHook(writer, request, material), ...writeReasons()]
}

/** «Votre magasin…», «Chez Flunch…»: understandable without a sentence before. */
function opensWell(why: readonly UserPiece[], request: ComposeRequest): boolean {
  const first = why[0]
  if (!first || why.some((piece) => piece.kind !== 'sentence')) return false
  const name = cleanCompanyName(request.company)
  const named = name !== '' && first.text.includes(name) ? first.text.indexOf(name) : Number.POSITIVE_INFINITY
  const you = first.text.search(/(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu)
  const at = Math.min(named, you < 0 ? Number.POSITIVE_INFINITY : you)
  const there = first.text.search(/(?<!\p{L})(?:y|j’y|cela|ça|en)\s/iu)
  return (
    at < Number.POSITIVE_INFINITY &&
    (there < 0 || at < there) &&
    !/^(?:ils?|elles?|ce|c’|cette|car)(?!\p{L})/iu.test(first.text)
  )
}

function writeHook(writer: Writer, request: ComposeRequest, material: Material): Sentence[] {
  const texts = material.apprenticeship
    ? apprenticeshipHooks
    : {
        job_application: jobHooks,
        internship: internshipHooks,
        scholarship: scholarshipHooks,
        motivation: motivationHooks,
      }[request.type]
  // Without a company, «votre offre… chez vous» would name the reader twice.
  const known = request.company.trim() !== ''
  const hooks = known
    ? texts[request.tone]
    : texts[request.tone].map((text) =>
        /votre (?:offre|stage|alternance)/iu.test(text) ? text.replace(' {atCompany}', '') : text,
      )
  const said =
    writer.say(hooks) ?? writer.say(['Ma candidature concerne le {post}.', 'Voici ma candidature au {post}.'])
  return said ? [said] : []
}

type Duties = ReturnType<typeof selectDuties>

function writeDuty(writer: Writer, request: ComposeRequest, material: Material, duties: Duties): Sentence[] {
  const learns = request.type === 'internship' || material.apprenticeship
  const said = writer.say(learns ? learningSentences : dutySentences, duties.take(), ['offer'])
  return said ? [said] : []
}

/** An achievement that refers back («J’y ai…») cannot open a paragraph. */
const leansBack = /(?<!\p{L})(?:j’y|y|là-bas|cette|ce poste|ce rayon|eux|elles?|ils?|leur)(?!\p{L})/iu

function writeProofs(writer: Writer, material: Material, request: ComposeRequest) {
  const told = material.achievements.map((piece) => piece.text)
  const prides = material.answers.proudOf.filter(
    (piece) => piece.kind === 'sentence' || !told.some((text) => overlaps(text, piece.text)),
  )
  const first = prides[0]
  const opens = first?.kind === 'sentence' && !leansBack.test(first.text) && material.experience.length > 0
  const led = opens && /^(?:je\s|j’|nous\s)/iu.test(first.text) && !/\s:/u.test(first.text)
  const writePride = () =>
    writeAll(prides.slice(0, 4), (piece, index) =>
      index === 0 && led
        ? writer.quoteAfter(prideLeads, piece.text, 'interview')
        : writeResult(writer, piece, 'interview', prideFrames),
    )
  const opening = opens ? writePride() : []
  const places: string[] = []
  const experience = writeAll(limit(material.experience, 5, 7), (piece) => {
    const { said, note } = writeExperience(writer, piece, request.profile?.gender)
    const place = note?.where?.replace(/\s\(.*\)$/u, '')
    if (said && place && note?.role && serves(note.role, request, material) && !places.includes(place))
      places.push(place)
    return said
  })
  const pride = opens ? [] : writePride()
  const proud = prides.map((piece) => piece.text).join(' ')
  const results = material.achievements.filter((piece) => proud === '' || !overlapsMuch(piece.text, proud))
  return {
    proofs: [
      ...opening,
      ...experience,
      ...pride,
      ...writeAll(limit(results, 3, 4), (piece) => writeResult(writer, piece, 'profile')),
      ...(experience.length > 1 &&
      (places.length > 0 || results.length + prides.length > 0) &&
      request.type === 'job_application' &&
      !material.apprenticeship
        ? [writer.say(bridgeSentences) ?? []].flat()
        : []),
    ].flat(),
    places,
  }
}

/** Whether one of the past jobs belongs to the trade applied for. */
function knowsTheTrade(request: ComposeRequest, material: Material): boolean {
  const family = jobFamilyOf(request.jobTitle)
  const title = new Set(stems(request.jobTitle))
  return material.experience.some((piece) => {
    const role =
      piece.kind === 'fragment' ? (readExperience(piece.text, request.profile?.gender)?.role ?? '') : ''
    return (
      role !== '' &&
      family !== 'other' &&
      jobFamilyOf(role) === family &&
      stems(role).some((stem) => title.has(stem))
    )
  })
}

/** A job supports another only within a trade, or when it shares words with the offer. */
function serves(role: string, request: ComposeRequest, material: Material): boolean {
  const family = jobFamilyOf(role)
  if (family !== 'other' && family === jobFamilyOf(request.jobTitle)) return true
  const asked = new Set(
    stems([request.jobTitle, ...(material.offer?.duties ?? []).map((duty) => duty.text)].join(' ')),
  )
  return stems(role).some((stem) => asked.has(stem))
}

/** Sentences made from notes are short and alike: fewer of them than of whole sentences. */
const limit = <T extends { kind: string }>(pieces: readonly T[], notes: number, sentences: number): T[] => {
  let left = notes
  return pieces.filter((piece) => piece.kind === 'sentence' || left-- > 0).slice(0, sentences)
}

const overlapsMuch = (one: string, other: string) =>
  overlaps(one, other) && one.match(/\d+/gu)?.some((number) => other.includes(number)) === true

function writeAbilities(writer: Writer, material: Material): Sentence[] {
  const { year } = material
  const studies = limit(material.education, 3, 3)
  const tools =
    material.sharedTools.length > 0 ? writer.say(sharedToolSentences, {}, ['profile', 'offer']) : undefined
  const permits =
    material.sharedPermits.length > 0
      ? writer.say(sharedPermitSentences, { permits: enumerate(material.sharedPermits) }, [
          'profile',
          'offer',
        ])
      : undefined
  return [
    ...writeAll(studies, (piece, index) =>
      writeEducation(writer, piece, {
        isFirst: !studies.slice(0, index).some((one) => readEducation(one.text, year)?.kind === 'degree'),
        year,
      }),
    ),
    ...(tools ? [{ ...tools, kept: true }] : []),
    ...(permits ? [{ ...permits, kept: true }] : []),
    ...writeSkills(writer, material.skills),
  ]
}

type Together = { places: readonly string[]; duties: Duties; asksNoDuty: boolean }

function writeTogether(
  writer: Writer,
  request: ComposeRequest,
  material: Material,
  { places, duties, asksNoDuty }: Together,
): Sentence[] {
  const learns = request.type === 'internship' || material.apprenticeship
  const frames = asksNoDuty ? projectFitFrames : learns ? learningFitFrames : fitFrames
  const fit = writeAll(material.answers.fit.slice(0, 4), (piece) => writeAnswer(writer, piece, frames))
  if (learns) {
    const learning = writer.say(learningSentences, duties.take(), ['offer'])
    return learning ? [...fit, learning] : fit
  }
  const links = places
    .slice(0, 2)
    .flatMap((where) => writer.say(linkSentences, { ...duties.take(), where }, ['offer']) ?? [])
  // A candidate with much material can answer more requirements; from others it would be an empty promise.
  const facts = material.experience.length + material.achievements.length + material.answers.proudOf.length
  const wanted = facts >= 4 ? 3 - links.length : facts >= (links.length > 0 ? 3 : 2) ? 1 : 0
  const plain = Array.from({ length: wanted }).flatMap(
    () => writer.say(plainLinkSentences, duties.take(), ['offer']) ?? [],
  )
  return [...fit, ...links, ...plain]
}

function writeMeeting(writer: Writer, request: ComposeRequest, material: Material): Sentence[] {
  const terms = material.apprenticeship
    ? writer.say(apprenticeshipTerms)
    : request.type === 'internship'
      ? writer.say(agreements)
      : undefined
  const pieces = material.answers.availability.slice(0, 3)
  const availability = writeAll(pieces, (piece) =>
    request.type === 'scholarship' ? writeNeed(writer, piece) : writeAvailability(writer, piece),
  )
  const meeting = writer.say(meetings[request.tone])
  return [...(terms ? [terms] : []), ...availability, ...(meeting ? [meeting] : [])]
}

/**
 * Paragraphs of one sentence are merged with their neighbour: three to five paragraphs read as a letter, seven as a
 * list.
 */
function arrange(moves: Sentence[][]): Sentence[][] {
  const [hook = [], proofs = [], abilities = [], together = [], meeting = []] = moves
  const body =
    proofs.length + abilities.length <= 4 || abilities.length < 2
      ? [[...proofs, ...abilities]]
      : [proofs, abilities]
  const end = together.length + meeting.length <= 4 ? [[...together, ...meeting]] : [together, meeting]
  return [hook, ...body, ...end].filter((paragraph) => paragraph.length > 0)
}

function allText(material: Material): string {
  const { experience, achievements, education, answers } = material
  return [...experience, ...achievements, ...education, ...Object.values(answers).flat()]
    .map((piece) => piece.text)
    .concat(material.skills)
    .join('\n')
}
