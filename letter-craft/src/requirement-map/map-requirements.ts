import { diplomaPattern } from '../claims/claim-words.fr.ts'
import { findNumbers } from '../claims/number-words.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { findTools, toolsIn } from '../offers/find-tools.ts'
import { expandedTitles } from '../plan/credential-names.fr.ts'
import { splitLetter, type TextSpan } from '../proofreading/proof-letter.ts'
import { runsOfWords } from '../text/word-runs.ts'
import type { Language } from '../typography/fix.ts'
import { conceptsOf, coverage } from './concepts.ts'
import type { Point } from './points.ts'

/** A sentence of the letter; UTF-16 offsets in the content. */
export type QuotedSentence = { start: number; end: number; quote: string }

export type MappedPoint = Point & {
  /** The sentence that answers. */
  answer?: QuotedSentence
  /**
   * Without an answer, the sentence that speaks of it: in the offer’s words, or as a wish or a promise, without a fact
   * that shows it.
   */
  mention?: QuotedSentence & { why: 'copied' | 'unshown' }
  /** A line of the profile that could answer, when the letter does not. */
  couldSay?: string
}

/** Half of the requirement, in distinctive words; less when two of them match. */
const enough = 0.5
const enoughWithTwo = 0.34
/** A sentence that answers everything is a list of keywords, not evidence. */
const mostPerSentence = 3

/** The letter without its open places, which ask and do not say; offsets stay. */
const withoutOpenPlaces = (content: string): string =>
  content.replace(/\[\[[^\]]*\]\]/gu, (place) => ' '.repeat(place.length))

/**
 * Maps each requirement of the offer to the sentence of the letter that answers it. A sentence counts when its
 * writer states in the first person what they are or did, in other words than the offer’s. `profile` is lines the
 * writer could use. A point without answer is not absent where a sentence mentions it.
 */
export function mapRequirements(
  points: readonly Point[],
  input: { content: string; language: Language; offer: string; profile: readonly string[] },
): MappedPoint[] {
  const { sentences } = splitLetter(withoutOpenPlaces(input.content), input.language, {})
  const offer = runsOfWords(wordsOf(input.offer), copiedRun)
  const proofs = sentences.filter(
    ({ text }, index) =>
      isFirstPerson(text, sentences[index - 1]?.text) && showsSomething(text) && !repeats(text, offer),
  )
  const answersOf = new Map<TextSpan, number>()
  return points.map((point): MappedPoint => {
    const proof = best(
      point,
      proofs.filter((sentence) => (answersOf.get(sentence) ?? 0) < mostPerSentence),
      input.language,
    )
    if (proof) {
      answersOf.set(proof, (answersOf.get(proof) ?? 0) + 1)
      return { ...point, answer: quoted(proof) }
    }
    const spoken = best(point, sentences, input.language)
    const mention = spoken && {
      ...quoted(spoken),
      why: repeats(spoken.text, offer) ? ('copied' as const) : ('unshown' as const),
    }
    const lines = input.profile
      .filter((line) => line.trim() !== '')
      .map((text) => ({ text: text.trim(), start: 0 }))
    const line = best(point, lines, input.language)
    return { ...point, ...(mention && { mention }), ...(line && { couldSay: line.text }) }
  })
}

const quoted = ({ start, text }: TextSpan): QuotedSentence => ({
  start,
  end: start + text.length,
  quote: text,
})

function best(point: Point, texts: readonly TextSpan[], language: Language): TextSpan | undefined {
  const asked = conceptsOf(point.text)
  let found: TextSpan | undefined
  let highest = 0
  for (const text of texts) {
    const score = answers(point, text.text, language, asked)
    if (score > highest) [found, highest] = [text, score]
  }
  return found
}

/** From 0, no answer, to 2. */
function answers(
  point: Point,
  text: string,
  language: Language,
  asked: ReturnType<typeof conceptsOf>,
): number {
  const certain = byKind(point, text, language)
  if (certain !== undefined) return certain ? 2 : 0
  const { share, strong } = coverage(asked, conceptsOf(text))
  if (share >= enough && strong > 0) return share
  return share >= enoughWithTwo && strong >= 2 ? share : 0
}

/** Kinds answered by a fact rather than by similarity; undefined when words decide. */
function byKind({ kind, text: asked }: Point, text: string, language: Language): boolean | undefined {
  if (kind === 'tool') {
    const required = toolsIn(asked)
    if (required.length > 0) return findTools(text).some(({ tool }) => required.includes(tool))
  }
  if (kind === 'permit') {
    // «Permis de conduire» asks for that of a car.
    if (/permis de conduire/iu.test(asked)) return /permis (?:de conduire|b(?![\p{L}]))/iu.test(text)
    const permit = /permis ([a-e]{1,2}\d?)|caces|fimo|fco|bsr/iu.exec(asked)?.[0].toLowerCase()
    return permit === undefined ? undefined : plainLetters(text).includes(plainLetters(permit))
  }
  if (kind === 'diploma') {
    if (spellsOut(asked, text)) return true
    const [required, found] = [levelsIn(asked), levelsIn(text)]
    if (found.length > 0 && required.length > 0)
      return Math.max(...found) >= Math.min(...required) && sharesField(asked, text)
  }
  if (kind === 'experience') {
    const required = yearsIn(asked, 'fr')
    const found = yearsIn(text, language)
    if (required > 0 && found >= required) return true
  }
  return undefined
}

/** «DEAS» is asked, «diplôme d’État d’aide-soignant» told, or the other way round. */
function spellsOut(asked: string, text: string): boolean {
  const told = ` ${wordsOf(text).join(' ')}`
  return expandedTitles(asked).some((title) => {
    const isInitials = /^[A-Z\d]+$/u.test(title)
    const name = wordsOf(title).join(' ')
    return isInitials ? `${told} `.includes(` ${name} `) : told.includes(` ${name}`) && /diplôme/iu.test(text)
  })
}

/** «CAP carrosserie» is not answered by a higher diploma in trade. */
function sharesField(asked: string, text: string): boolean {
  const field = asked.replace(diplomaPattern, ' ').replace(/équivalent|minimum|supérieure?/giu, ' ')
  const concepts = conceptsOf(field)
  const isOpen = [...concepts.values()].every((weight) => weight < 1)
  return isOpen || coverage(concepts, conceptsOf(text)).strong > 0
}

function yearsIn(text: string, language: Language): number {
  const years = findNumbers(text, language).filter(({ end }) =>
    /^[ \u00a0](?:ans?|années?|years?)(?!\p{L})/iu.test(text.slice(end)),
  )
  return Math.max(0, ...years.map(({ value }) => value))
}

/** Levels of the French qualifications framework (cadre national, 2019). */
const levels: readonly (readonly [RegExp, number])[] = [
  [/^(?:cap|capa|bep|cqp)/u, 3],
  [/^(?:bac(?!\s?\+)|baccalaureat|bp|titre)/u, 4],
  [/^(?:bts|btsa|dut|deust|deug|bac ?\+ ?2)/u, 5],
  [/^(?:but|licence|bachelor|bac ?\+ ?3|deme|dees|dcg)/u, 6],
  [/^(?:master|mastere|mba|diplome d.ingenieur|dess|dea|dscg|bac ?\+ ?[45])/u, 7],
  [/^(?:doctorat|phd)/u, 8],
]

const levelsIn = (text: string): number[] =>
  [...text.matchAll(diplomaPattern)].flatMap(([found]) => {
    const plain = plainLetters(found)
    return levels.find(([pattern]) => pattern.test(plain))?.[1] ?? []
  })

const firstPerson = /(?<!\p{L})(?:[jm][’']|(?:je|moi|mon|ma|mes|me|nous|notre|nos|i|my|we|our)(?!\p{L}))/iu

/** «J’ai tenu la caisse. Le samedi, tout passait par là.»: the second sentence refers to the first. */
const isFirstPerson = (text: string, before: string | undefined) =>
  firstPerson.test(text) ||
  (before !== undefined &&
    firstPerson.test(before) &&
    !/(?<!\p{L})(?:vous|votre|vos|you|your)(?!\p{L})/iu.test(text))

/** Wishes, requests and things read are no evidence of a skill. */
const intention =
  /(?<!\p{L})(?:je (?:souhaite|voudrais|veux|cherche|propose|vous écris|postule|(?:m’|vous )?\p{L}+(?:rai|rais)(?!\p{L}))|j’aimerais|compter sur moi|retenu mon attention|m’(?:intéresse|attire|a attirée?|a plu)|votre (?:offre|annonce)|le poste (?:comprend|demande)|vous (?:cherchez|recherchez)|voilà ce que|me conduit à|un entretien|ma candidature|au poste d|prendre part|i (?:would|will|want|wish|am looking|am applying)|your (?:offer|advert|ad)|you are looking)/iu
const done =
  /(?<!\p{L})(?:j’ai (?!hâte|envie|besoin|lu |vu )|j’(?:y |en )?(?:étais|avais)(?!\p{L})|m’(?:a|ont) (?:appris|permis|form|confi|donn|montr|appel)|depuis \p{L}+ (?:ans|mois)|pendant(?!\p{L})|i (?:have|had|was|worked|ran|led|trained|learnt|learned|managed)(?!\p{L}))/iu
/** «Je suis titulaire du permis B, comme le demande votre annonce»: that they ask for it takes nothing away. */
const asAsked =
  /^(?:comme le demande votre annonce|parmi les outils que cite votre annonce), |, (?:comme|ce que|que) [^,.;:]*(?:annonce|poste)(?= ?[.;:]|$)/iu
const showsSomething = (text: string) => done.test(text) || !intention.test(text.trim().replace(asAsked, ''))

const wordsOf = (text: string) =>
  plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
const copiedRun = 8

const repeats = (text: string, offer: ReadonlySet<string>): boolean =>
  [...runsOfWords(wordsOf(text), copiedRun)].some((run) => offer.has(run))
