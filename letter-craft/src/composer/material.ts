import { plainLetters } from '../french/plain-letters.ts'
import { mentionsApprenticeship, type OfferReading, readOffer } from '../offers/read-offer.ts'
import type { ComposeRequest, InterviewTopic } from './request.ts'
import { isInLanguage, readUserText, type UserPiece } from './user-text.ts'

/** Content available for a letter: the user’s words split into pieces, and the requirements of the offer. */
export type Material = {
  readonly offer: OfferReading | undefined
  readonly apprenticeship: boolean
  readonly experience: readonly UserPiece[]
  readonly achievements: readonly UserPiece[]
  readonly education: readonly UserPiece[]
  readonly skills: readonly string[]
  readonly sharedTools: readonly string[]
  /** «le permis B», «le CACES», with its article. */
  readonly sharedPermits: readonly string[]
  readonly answers: Readonly<Record<InterviewTopic, readonly UserPiece[]>>
}

/** Collects the facts of a request; those that share words with the instructions, then with the offer, come first. */
export function gatherMaterial(request: ComposeRequest): Material {
  const { profile = {}, interview = {} } = request
  const offer = request.offer?.trim()
    ? readOffer({ text: request.offer, title: request.jobTitle, company: request.company })
    : undefined
  const wished = new Set(stems(request.instructions ?? ''))
  const asked = new Set(
    stems(offer ? [...offer.duties.map((duty) => duty.text), ...offer.requirements].join(' ') : ''),
  )
  const relevant = <T>(items: readonly T[], textOf: (item: T) => string, offerWeight = 0.2) =>
    items
      .map((item, index) => ({
        item,
        rank: -index / 10 + 3 * shared(textOf(item), wished) + offerWeight * shared(textOf(item), asked),
      }))
      .sort((one, other) => other.rank - one.rank)
      .map(({ item }) => item)
  // Sentences refer to one another («J’y ai…»): they keep the user’s order.
  const relevantNotes = (pieces: readonly UserPiece[]) =>
    pieces.every((piece) => piece.kind === 'fragment')
      ? relevant(pieces, (piece) => piece.text, 0)
      : [...pieces]
  const read = (text: string | undefined) => readUserText(text, 'en')
  const skills = readSkills(profile.skills ?? [])
  const offerTools = new Set(offer?.tools ?? [])
  const sharedTools = [...offerTools].filter((tool) => skills.some((skill) => isTool(skill, tool)))
  const heard = new Set<string>()
  const isNew = (piece: UserPiece) => {
    const key = plainLetters(piece.text).replace(/[^\p{L}\p{N}]/gu, '')
    if (heard.has(key)) return false
    heard.add(key)
    return true
  }
  const answers = {
    whyThem: read(interview.whyThem).filter(isNew),
    proudOf: read(interview.proudOf).filter(isNew),
    fit: read(interview.fit).filter(isNew),
    availability: read(interview.availability).filter(isNew),
  }
  return {
    offer,
    apprenticeship:
      (request.type === 'job_application' || request.type === 'internship') &&
      mentionsApprenticeship(`${request.jobTitle}\n${request.offer ?? ''}\n${request.instructions ?? ''}`),
    answers,
    experience: relevantNotes(
      read(profile.experience)
        .filter((piece) => piece.kind === 'sentence' || !frenchRole.test(piece.text))
        .filter(isNew),
    ),
    achievements: relevant(profile.achievements ?? [], (text) => text)
      .flatMap(read)
      .filter(isNew),
    education: read(profile.education).filter(isNew),
    skills: relevant(skills, (skill) => skill).filter(
      (skill) => !sharedTools.some((tool) => isTool(skill, tool)),
    ),
    sharedTools: sharedTools.filter((tool) => !permits[tool]),
    sharedPermits: sharedTools.flatMap((tool) => permits[tool] ?? []),
  }
}

/** «Vendeuse, Leroy Merlin, 2019-2023»: only the job reveals the language. */
const frenchRole =
  /^(?:\p{L}+(?:euse|trice|ière|ienne|teur|deur|seur)|vendeur|serveur|aide|agente? d|cheffe? d|employée?|assistante|cariste|secr[ée]taire|maçon|ouvrier|infirmier|cuisinier|magasinier|comptable|stagiaire|apprentie?|bénévole|hôtesse|conseill\p{L}+)(?!\p{L})/iu

const permits: Readonly<Record<string, string>> = {
  'Permis B': 'le permis B',
  CACES: 'le CACES',
  FIMO: 'la FIMO',
  FCO: 'la FCO',
}

/** The beginnings of the long words of a text, by which texts are compared. */
const stems = (text: string): string[] =>
  plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 4)
    .map((word) => word.slice(0, 6))

const shared = (text: string, wanted: ReadonlySet<string>) =>
  new Set(stems(text).filter((stem) => wanted.has(stem))).size

/** Adjectives about oneself prove nothing, and cannot agree in a list of skills. */
const boast =
  /^(?:dynami|motiv|séri|rigoureu|autonom(?:e|es)$|organis[ée]|ponctuel|polyvalent|souriant|sociable|curieu|créati[fv]|impliqu|passionn|volontaire$|disponible|honnête|patiente?s?$|attenti|adaptable|réacti[fv]|fiable|assidu|perfectionniste|hard[- ]?working|dynamic|motivated|reliable|punctual|friendly|passionate)/iu

/** Words that identify a French skill among ASCII words. */
const frenchSkill =
  /(?<!\p{L})(?:clients?|client[èe]le|gestion|vente|accueil|conduite|permis|anglais|espagnol|allemand|courant|travail|[ée]quipe|[ée]coute|relation|conseil|rayon|caisse|cuisine|paie|soins?|et|de|du|des|en)(?!\p{L})/iu

const isTool = (skill: string, tool: string) => plainLetters(skill) === plainLetters(tool)

/** Skills that an English letter can use; adjectives of praise and fragments are left out. */
export function readSkills(skills: readonly string[]): string[] {
  const seen = new Set<string>()
  return skills
    .flatMap((skill) => skill.split(/[,;\n•|]+/u))
    .flatMap((skill) => readUserText(skill.replace(/\.+$/u, ''), 'en'))
    .filter((piece) => piece.kind === 'fragment')
    .map((piece) => piece.text)
    .filter((skill) => {
      const key = plainLetters(skill)
      const fits =
        skill.split(/\s+/u).length <= 6 && !boast.test(skill) && !/[:!?()/]/u.test(skill) && !seen.has(key)
      seen.add(key)
      return fits && isInLanguage(skill, 'en') && /^[\p{ASCII}’]+$/u.test(skill) && !frenchSkill.test(skill)
    })
}
