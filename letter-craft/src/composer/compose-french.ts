import type { Duty } from '../offer/duty.ts'
import { overlaps } from '../offer/read-offer.ts'
import { openingAddress, repeatedAddress } from './address.ts'
import { type Chance, chanceFrom } from './chance.ts'
import { composeClosing } from './closing-formula.ts'
import type { Draft } from './compose.ts'
import { balanceFirstPerson } from './first-person.ts'
import { apprenticeshipHooks, internshipHooks, jobHooks } from './fr/hook.fr.ts'
import * as interviewTexts from './fr/interview.fr.ts'
import { agreements, apprenticeshipTerms, meetings } from './fr/meeting.fr.ts'
import {
  dutySentences,
  learningSentences,
  linkSentences,
  moreDutySentences,
  plainLinkSentences,
  sharedPermitSentences,
  sharedToolSentences,
} from './fr/offer.fr.ts'
import { motivationHooks, scholarshipHooks } from './fr/project-hook.fr.ts'
import { prideFrames } from './fr/proof.fr.ts'
import { enumerate, saySkills } from './french-skills.ts'
import { dutySlots, frenchSlots, stems } from './french-slots.ts'
import { sayAnswer, sayAvailability, sayEducation, sayExperience, sayResult, whenOf } from './french-user.ts'
import { jobFamilyOf } from './job-family.ts'
import type { Material } from './material.ts'
import type { ComposeRequest } from './request.ts'
import type { UserPiece } from './user-text.ts'
import { createWriter, type Sentence, type Slots, type Writer } from './writer.ts'

/** Vous – moi – nous: the post and why there, what one has done, what both will gain; then when to meet. */
export function composeFrench(request: ComposeRequest, material: Material, seed: number): Draft {
  const chance = chanceFrom(seed, request.tone + request.type)
  const given = allText(material)
  const slots: Slots = {
    ...frenchSlots(request, material.offer, material.apprenticeship),
    ...dutySlots(material.offer?.duties ?? [], given, chance),
    hasExperience: material.experience.length > 0 ? '' : undefined,
    hasWhy: material.answers.whyThem.length > 0 ? '' : undefined,
    ...toolSlots(material.sharedTools),
  }
  const writer = createWriter(slots, chance, 'fr')
  if (/(?:^|[.!?\n]\s*)j(?:e\s|’|')/iu.test(given)) writer.spareFirstPerson()

  const hook = sayHook(writer, request, material)
  const why = sayAll(material.answers.whyThem.slice(0, 3), (piece) =>
    sayAnswer(writer, piece, interviewTexts.whyFrames),
  )
  const asksNoDuty = request.type === 'scholarship' || request.type === 'motivation'
  const duties = material.offer?.duties ?? []
  const rest = duties.filter(
    (one) => !slots.duties?.includes(one.text) && !overlaps(one.text, slots.duties ?? ''),
  )
  const opensWithDuty = !asksNoDuty && (why.length === 0 || rest.length > 0)
  const duty = opensWithDuty ? sayDuty(writer, request, material) : []
  const { proofs, where } = sayProofs(writer, material, request)
  const abilities = sayAbilities(writer, material)
  const together = sayTogether(writer, request, material, {
    where,
    dutySaid: duty.length > 0,
    asksNoDuty,
    others: material.experience.length > 0 ? dutiesInTurn(rest, given, chance) : [],
  })
  const meeting = sayMeeting(writer, request, material)

  const paragraphs = arrange([[...hook, ...why, ...duty], proofs, abilities, together, meeting])
  const opening = openingAddress(request.recipientName, 'fr', request.tone)
  const closing = composeClosing(repeatedAddress(opening), 'fr', request.tone, seed, meeting.at(-1)?.text)
  return { opening: `${opening},`, paragraphs: balanceFirstPerson(paragraphs, closing, chance), closing }
}

function sayAll<T>(items: readonly T[], say: (item: T, index: number) => Sentence | undefined): Sentence[] {
  return items.flatMap((item, index) => say(item, index) ?? [])
}

function sayHook(writer: Writer, request: ComposeRequest, material: Material): Sentence[] {
  const texts = material.apprenticeship
    ? apprenticeshipHooks
    : {
        job_application: jobHooks,
        internship: internshipHooks,
        scholarship: scholarshipHooks,
        motivation: motivationHooks,
      }[request.type]
  // Without a company, «votre offre… chez vous» would say the reader twice.
  const known = request.company.trim() !== ''
  const hooks = known
    ? texts[request.tone]
    : texts[request.tone].map((text) =>
        /votre (?:offre|stage|alternance)/iu.test(text) ? text.replace(' {atCompany}', '') : text,
      )
  const said =
    writer.say(hooks) ?? writer.say(['Ma candidature concerne le {post}.', 'Voici ma candidature : {post}.'])
  return said ? [said] : []
}

function sayDuty(writer: Writer, request: ComposeRequest, material: Material): Sentence[] {
  const learns = request.type === 'internship' || material.apprenticeship
  const said = writer.say(learns ? learningSentences : dutySentences, {}, ['offer'])
  return said ? [said] : []
}

function sayProofs(writer: Writer, material: Material, request: ComposeRequest) {
  let where: string | undefined
  const experience = sayAll(limit(material.experience, 4, 6), (piece, index) => {
    const { said, note } = sayExperience(writer, piece, request.profile?.gender, index === 0)
    if (said && note?.where && serves(note.role ?? '', request, material))
      where ??= note.where.replace(/\s\(.*\)$/u, '')
    return said
  })
  const told = material.achievements.map((piece) => piece.text)
  const prides = material.answers.proudOf.filter(
    (piece) => piece.kind === 'sentence' || !told.some((text) => overlaps(text, piece.text)),
  )
  const pride = sayAll(prides.slice(0, 3), (piece) => {
    const said = piece.kind === 'fragment' ? sayAnswer(writer, piece, prideFrames) : undefined
    return said ?? sayResult(writer, piece, 'interview')
  })
  const proud = prides.map((piece) => piece.text).join(' ')
  const results = material.achievements.filter((piece) => proud === '' || !overlapsMuch(piece.text, proud))
  return {
    proofs: [
      ...experience,
      ...pride,
      ...sayAll(limit(results, 2, 3), (piece) => sayResult(writer, piece, 'profile')),
    ],
    where,
  }
}

/** A job helps for another only within a trade, or when the offer speaks of the same things. */
function serves(role: string, request: ComposeRequest, material: Material): boolean {
  const family = jobFamilyOf(role)
  if (family !== 'other' && family === jobFamilyOf(request.jobTitle)) return true
  const asked = new Set(
    stems([request.jobTitle, ...(material.offer?.duties ?? []).map((duty) => duty.text)].join(' ')),
  )
  return stems(role).some((stem) => asked.has(stem))
}

/** Notes make short sentences of one mould: fewer of them than of whole sentences. */
const limit = <T extends { kind: string }>(pieces: readonly T[], notes: number, sentences: number): T[] => {
  let left = notes
  return pieces.filter((piece) => piece.kind === 'sentence' || left-- > 0).slice(0, sentences)
}

const overlapsMuch = (one: string, other: string) =>
  overlaps(one, other) && one.match(/\d+/gu)?.some((number) => other.includes(number)) === true

function sayAbilities(writer: Writer, material: Material): Sentence[] {
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
    ...sayAll(limit(material.education, 2, 2), (piece, index) => sayEducation(writer, piece, index === 0)),
    ...(tools ? [tools] : []),
    ...(permits ? [permits] : []),
    ...saySkills(writer, material.skills),
  ]
}

type Together = {
  where: string | undefined
  dutySaid: boolean
  asksNoDuty: boolean
  others: readonly Slots[]
}

function sayTogether(
  writer: Writer,
  request: ComposeRequest,
  material: Material,
  { where, dutySaid, asksNoDuty, others }: Together,
): Sentence[] {
  const learns = request.type === 'internship' || material.apprenticeship
  const frames = asksNoDuty
    ? interviewTexts.projectFitFrames
    : learns
      ? interviewTexts.learningFitFrames
      : interviewTexts.fitFrames
  const fit = sayAll(material.answers.fit.slice(0, 3), (piece) => sayAnswer(writer, piece, frames))
  const [next, last] = others
  if (asksNoDuty || (dutySaid && !next)) return fit
  const other = (dutySaid && next) || {}
  const link = learns
    ? writer.say(learningSentences, other, ['offer'])
    : where
      ? writer.say(linkSentences, { ...other, where }, ['offer'])
      : writer.say(plainLinkSentences, other, ['offer'])
  const rich = material.experience.length > 1 && !learns
  const more = rich && link && last ? writer.say(moreDutySentences, last, ['offer']) : undefined
  return [link, more, ...fit].filter((sentence) => sentence !== undefined)
}

/** The slots of two more mentions of what the offer asks, which share no duty. */
function dutiesInTurn(duties: readonly Duty[], given: string, chance: Chance): Slots[] {
  const first = dutySlots(duties, given, chance)
  if (first.duty === undefined) return []
  const left = duties.filter((duty) => !overlaps(duty.text, first.duties ?? ''))
  const second = dutySlots(left, given, chance)
  return second.duty === undefined ? [first] : [first, second]
}

function sayMeeting(writer: Writer, request: ComposeRequest, material: Material): Sentence[] {
  const terms = material.apprenticeship
    ? writer.say(apprenticeshipTerms)
    : request.type === 'internship'
      ? writer.say(agreements)
      : undefined
  const pieces = material.answers.availability.slice(0, 2)
  const availability = sayAll(pieces, (piece) =>
    request.type === 'scholarship' ? sayNeed(writer, piece) : sayAvailability(writer, piece),
  )
  const meeting = writer.say(meetings[request.tone])
  return [...(terms ? [terms] : []), ...availability, ...(meeting ? [meeting] : [])]
}

/** A date answers the usual question, not the scholarship's: it is no need. */
function sayNeed(writer: Writer, piece: UserPiece): Sentence | undefined {
  const dated =
    piece.kind === 'fragment' && (whenOf(piece.text) !== undefined || /préavis/iu.test(piece.text))
  return dated ? undefined : sayAnswer(writer, piece, interviewTexts.needFrames)
}

/** Paragraphs of one sentence join their neighbour: three to five blocks read as a letter, seven as a list. */
function arrange(moves: Sentence[][]): Sentence[][] {
  const [hook = [], proofs = [], abilities = [], together = [], meeting = []] = moves
  const body =
    proofs.length + abilities.length <= 4 || abilities.length < 2
      ? [[...proofs, ...abilities]]
      : [proofs, abilities]
  const end = together.length + meeting.length <= 4 ? [[...together, ...meeting]] : [together, meeting]
  return [hook, ...body, ...end].filter((paragraph) => paragraph.length > 0)
}

function toolSlots(tools: readonly string[]): Slots {
  if (tools.length === 0) return {}
  return { sharedTools: enumerate(tools), arePart: tools.length === 1 ? 'fait partie' : 'font partie' }
}

function allText(material: Material): string {
  const { experience, achievements, education, answers } = material
  return [...experience, ...achievements, ...education, ...Object.values(answers).flat()]
    .map((piece) => piece.text)
    .concat(material.skills)
    .join('\n')
}
