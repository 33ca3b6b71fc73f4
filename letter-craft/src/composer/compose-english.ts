import { isAcronym } from '../french/plain-letters.ts'
import { cleanCompanyName } from '../offers/clean-company-name.ts'
import { cleanJobTitle } from '../offers/clean-job-title.ts'
import { openingAddress } from './address.ts'
import { composeClosing } from './closing-formula.ts'
import * as texts from './en/letter.en.ts'
import { readEnglishDegree, readEnglishExperience, readEnglishResult } from './english-notes.ts'
import { enumerate } from './enumerate.ts'
import { readExperience } from './experience.ts'
import type { Material } from './material.ts'
import type { ComposeRequest, FactSource } from './request.ts'
import { seededRandom } from './seeded-random.ts'
import { readUserText, type UserPiece } from './user-text.ts'
import { createWriter, type Draft, type Sentence, type Slots, type Writer } from './writer.ts'

/** English custom: the post first, then experience, then an interview. Duties in French are never quoted. */
export function composeEnglish(request: ComposeRequest, material: Material, seed: number): Draft {
  const random = seededRandom(seed, request.tone + request.type)
  const writer = createWriter(englishSlots(request, material), random, 'en')
  const asksProject = request.type === 'scholarship' || request.type === 'motivation'
  const { answers } = material

  const hasEvidence = material.experience.length + answers.proudOf.length > 0
  const hook = [writeHook(writer, request) ?? []].flat()
  const why = pieces(answers.whyThem, 3, (piece) => frame(writer, piece, texts.whyFrames, 'interview'))
  const proofs = [
    ...pieces(material.experience, 4, (piece) =>
      clause(writer, piece, 'profile', readEnglishExperience, texts.wholeFrames, texts.experienceFrames),
    ),
    ...(material.experience.length === 0 ? writeEmployers(writer, request) : []),
    ...pieces(answers.proudOf, 3, (piece) =>
      clause(writer, piece, 'interview', readEnglishResult, texts.clauseFrames, texts.proudFrames),
    ),
    ...pieces(material.achievements, 3, (piece) =>
      clause(
        writer,
        piece,
        'profile',
        readEnglishResult,
        hasEvidence ? texts.nextClauseFrames : texts.clauseFrames,
        texts.resultFrames,
      ),
    ),
  ]
  const abilities = [
    ...pieces(material.education, 2, (piece) =>
      clause(writer, piece, 'profile', readEnglishDegree, texts.degreeFrames, texts.educationFrames),
    ),
    ...some(
      material.sharedTools.length > 0 &&
        writer.say(texts.sharedToolFrames, { tools: enumerate(material.sharedTools, 'and') }, [
          'profile',
          'offer',
        ]),
    ),
    ...writeSkills(writer, material.skills),
  ]
  const fit = pieces(answers.fit, 3, (piece) =>
    frame(writer, piece, asksProject ? texts.projectFrames : texts.fitFrames, 'interview'),
  )
  const end = [
    ...some(
      material.apprenticeship
        ? writer.say(texts.apprenticeshipTerms)
        : request.type === 'internship' && material.education.length > 0 && writer.say(texts.agreements),
    ),
    ...pieces(answers.availability, 2, (piece) => writeAvailability(writer, piece, request)),
    ...some(writer.say(texts.meetings[request.tone])),
  ]
  const opening = openingAddress(request.recipientName, 'en', request.tone, request.type)
  return {
    opening: `${opening},`,
    paragraphs: [
      [...hook, ...why],
      proofs.length + abilities.length > 5 ? proofs : [...proofs, ...abilities],
      proofs.length + abilities.length > 5 ? abilities : [],
      [...fit, ...end],
    ].filter((paragraph) => paragraph.length > 0),
    closing: composeClosing(opening, 'en', request.tone, seed),
  }
}

/** Every skill, at most six per sentence. */
function writeSkills(writer: Writer, skills: readonly string[]): Sentence[] {
  const rows = [skills.slice(0, 6), skills.slice(6, 12), skills.slice(12)]
  return rows
    .filter((row) => row.length > 0)
    .flatMap(
      (row) =>
        writer.say(
          row.length === 1 ? texts.skillFrame : texts.skillFrames,
          { skills: enumerate(row.map(uncapitalised), 'and') },
          ['profile'],
        ) ?? [],
    )
    .map((sentence) => ({ ...sentence, kept: true }))
}

/** From a French CV, an English letter takes what needs no translation: employer and dates. */
function writeEmployers(writer: Writer, request: ComposeRequest): Sentence[] {
  return readUserText(request.profile?.experience, 'fr')
    .filter((piece) => piece.kind === 'fragment')
    .slice(0, 3)
    .flatMap((piece) => {
      const note = readExperience(piece.text)
      const employer = /^chez (.+)$/u.exec(note?.where ?? '')?.[1]
      const span = /^(De|Depuis|En) (\d{4})(?: à (\d{4}))?$/u.exec(note?.when ?? '')
      if (!employer || !span) return []
      const when =
        span[1] === 'De'
          ? `from ${span[2]} to ${span[3]}`
          : span[1] === 'En'
            ? `in ${span[2]}`
            : `since ${span[2]}`
      return (
        writer.say(
          span[1] === 'Depuis' ? texts.currentEmployerFrames : texts.employerFrames,
          { employer, when },
          ['profile'],
        ) ?? []
      )
    })
}

const some = (sentence: Sentence | false | undefined): Sentence[] => (sentence ? [sentence] : [])

const pieces = (list: readonly UserPiece[], most: number, say: (piece: UserPiece) => Sentence | undefined) =>
  list.slice(0, most).flatMap((piece) => say(piece) ?? [])

function frame(
  writer: Writer,
  piece: UserPiece,
  frames: readonly string[],
  source: FactSource,
): Sentence | undefined {
  if (piece.kind === 'sentence') return writer.quote(piece.text, source)
  return /[:;]/u.test(piece.text)
    ? undefined
    : writer.say(frames, { text: uncapitalised(piece.text) }, [source])
}

const englishMonths: Readonly<Record<string, string>> = {
  janvier: 'January',
  février: 'February',
  mars: 'March',
  avril: 'April',
  mai: 'May',
  juin: 'June',
  juillet: 'July',
  août: 'August',
  septembre: 'September',
  octobre: 'October',
  novembre: 'November',
  décembre: 'December',
}

/** «1er septembre» → «from 1 September»; other French dates are left out. */
function englishDate(text: string): string | undefined {
  if (/^(?:de suite|tout de suite|immédiatement|dès maintenant)$/iu.test(text)) return 'immediately'
  const day = /^(?:(?:dès |à partir du )?(?:le )?)(\d{1,2})(?:er)? (\p{L}+)( \d{4})?$/iu.exec(text)
  const month = englishMonths[day?.[2]?.toLowerCase() ?? '']
  if (day && month) return `from ${day[1]} ${month}${day[3] ?? ''}`
  return /[éèàùç]|(?<!\p{L})(?:de|du|des|le|la|en|un|une|mois|an|ans|préavis|dès|au|fin|mi)(?!\p{L})/iu.test(
    text,
  )
    ? undefined
    : text
}

type Read = (note: string) => string | undefined

/** A note that is a clause becomes a sentence; any other needs a frame. */
function clause(
  writer: Writer,
  piece: UserPiece,
  source: FactSource,
  read: Read,
  plain: readonly string[],
  frames: readonly string[],
): Sentence | undefined {
  const said = piece.kind === 'fragment' ? read(piece.text) : undefined
  return (said && writer.say(plain, { clause: said }, [source])) || frame(writer, piece, frames, source)
}

function writeAvailability(writer: Writer, piece: UserPiece, request: ComposeRequest): Sentence | undefined {
  if (piece.kind === 'sentence') return writer.quote(piece.text, 'interview')
  if (request.type === 'scholarship') {
    const dated =
      englishDate(piece.text) !== piece.text ||
      /^(?:from|immediately|now|available|in|on|until)\b/iu.test(piece.text)
    return dated ? undefined : frame(writer, piece, texts.needFrames, 'interview')
  }
  const text = englishDate(piece.text.replace(/^available\s+/iu, '').replace(/^now$/iu, 'immediately'))
  if (text === undefined) return undefined
  const dated = /^(?:from|immediately|as of|in|at|after|until|until|on|any)\b/iu.test(text)
  return writer.say(
    dated ? texts.availabilityFrames : texts.otherAvailabilityFrames,
    { text: uncapitalised(text) },
    ['interview'],
  )
}

function uncapitalised(text: string): string {
  const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? ''
  const common =
    /^(?:available|immediately|from|the|a|an|in|on|at|as|two|three|four|five|six|managed|led|built|trained|increased|reduced|customer|project|team|stock|sales|data|problem|time|your|my|being|working|helping|teaching|raised|won|sold|wrote|ran|designed|opened|organised|created|waiter|waitress|nurse|teacher|developer|engineer|accountant|assistant|manager|chef|driver)$/iu
  return !isAcronym(first) && common.test(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

function writeHook(writer: Writer, request: ComposeRequest): Sentence | undefined {
  if (request.type === 'internship') return writer.say(texts.internshipHooks)
  if (request.type === 'scholarship') return writer.say(texts.scholarshipHooks)
  if (request.type === 'motivation') return writer.say(texts.motivationHooks)
  return writer.say(texts.hooks[request.tone]) ?? writer.say(texts.hooks.professional)
}

function englishSlots(request: ComposeRequest, material: Material): Slots {
  const job = cleanJobTitle(request.jobTitle, request.profile?.gender)
  const name = cleanCompanyName(request.company)
  const company = /^(?:University|Ministry|Institute|Bank) of /u.test(name) ? `the ${name}` : name
  const agency = material.offer?.throughAgency === true
  return {
    job: job || 'advertised',
    company: company || 'you',
    named: company && !agency ? '' : undefined,
    atCompany: company ? (agency ? `advertised by ${company}` : `at ${company}`) : 'with you',
    programme: programme(request.jobTitle, job),
    sinceOffer: material.offer ? '' : undefined,
  }
}

/** «the Eiffel scholarship» stays as it is; a French title is quoted. */
function programme(raw: string, job: string): string {
  const bare = raw
    .replace(/[“”"«»*_#[\]{}<>|`\\]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\s,;:.!?-]+$/u, '')
  const english =
    /\b(?:scholarship|programme|program|fellowship|grant|award|degree|master|bachelor|course|school|fund|prize)$/iu.test(
      bare,
    )
  if (/^(?:MSc|MA|BSc|BA|MBA|PhD|LLM|MPhil|MRes)(?!\p{L})/u.test(bare)) return `the ${bare}`
  return english ? `the ${bare}` : `“${/[/(·]|\.e\b/u.test(bare) && job !== '' ? job : bare}”`
}
