import { placeKey } from '../career/lexicon.ts'
import { withDe } from '../french/contraction.ts'
import type { Morphology } from '../french/morphology.ts'
import { ownWordsIn, withOwnWords, withVerbObjects } from '../french/own-words.ts'
import { lettersOf, lowerFirst, plainLetters, upperFirst } from '../french/plain-letters.ts'
import { isFiniteVerb } from '../french/reading.ts'
import { employerToName, isAgencyName } from '../offers/agencies.fr.ts'
import { cleanCompanyName } from '../offers/clean-company-name.ts'
import { mentionsApprenticeship } from '../offers/read-offer.ts'
import { readPostedOffer } from '../offers/read-posted-offer.ts'
import { isAllCaps } from '../offers/restore-capitals.ts'
import { concepts } from '../plan/all-concepts.ts'
import { readFacts } from '../plan/career-facts.ts'
import type { CareerCards, FactDeps } from '../plan/facts.ts'
import { readNeeds } from '../plan/offer-needs.ts'
import { type Plan, planLetter } from '../plan/plan.ts'
import { withSpecialties } from '../plan/specialties.ts'
import { type Wordings, wordedCards } from '../plan/worded-cards.ts'
import { inFeminine } from '../realisation/job-title.ts'
import type { YearMonth } from '../realisation/period.ts'
import { placeName } from '../realisation/place.ts'
import type { PersonGender } from '../realisation/verb-phrase.ts'
import type { Speller } from '../spelling/speller.ts'
import { asPattern } from '../text/as-pattern.ts'
import { fixTypography, type Language } from '../typography/fix.ts'
import type { Voice } from '../voice/voice.ts'
import { composeEnglish } from './english/compose-english.ts'
import { englishSentences } from './english/say-line.ts'
import { composeLetter } from './french/compose-letter.ts'
import { createGate, type Gate } from './french/gate.ts'
import { letterFacts } from './french/letter-facts.ts'
import { acceptedWords, housesOf } from './known-names.ts'
import type { LetterType, Tone } from './request.ts'
import { spelledCards, wordingsFor } from './spelled-cards.ts'
import { readUserText } from './user-text.ts'

/** What the composer knows of the world. */
export type ComposerKnowledge = Omit<FactDeps, 'morphology'> & {
  readonly speller: Speller
  /** Of verbs, the nouns that they are said of. */
  readonly verbObjects: ReadonlyMap<string, ReadonlySet<string>>
}

/** Answers of the person to the plan’s questions. */
export type LetterAnswers = {
  /** Why them, in the person’s own sentences. */
  readonly motive?: string
  /** When they can begin. */
  readonly start?: string
  /** What they are proud of, or find of themselves in the post. */
  readonly ownWords?: readonly string[]
  /** Ids of needs that they say not to have. */
  readonly denied?: readonly string[]
  /** Cards chosen by hand for a need, by its id. */
  readonly chosen?: Readonly<Record<string, readonly string[]>>
  /** Ids of the needs to argue first, in this order. */
  readonly order?: readonly string[]
  readonly wordings?: Wordings
}

export type ArguedRequest = {
  readonly jobTitle: string
  readonly company: string
  readonly recipientName?: string
  readonly offer?: string
  readonly cards: CareerCards
  readonly gender: PersonGender
  readonly type: LetterType
  readonly tone: Tone
  readonly answers?: LetterAnswers
  /** Of the letter; French by default. The cards are in French in both. */
  readonly language?: Language
  readonly now: YearMonth
  /** Sentences of the person’s other letters, as `keyOf` gives them. */
  readonly avoided?: ReadonlySet<string>
  /** How the person writes; letters in French follow it. */
  readonly voice?: Voice
}

/** Where a sentence comes from; offsets are UTF-16 units in the content. */
export type SentenceSource = {
  readonly start: number
  readonly end: number
  /** Ids of cards. */
  readonly facts: readonly string[]
  /** Ids of needs of the offer. */
  readonly needs: readonly string[]
  /** The frame it was made from; the person’s own words have none. */
  readonly frame?: string
}

export type ArguedLetter = {
  /** Markdown subset: salutation, paragraphs, closing formula. Open places stand between `[[` and `]]`. */
  readonly content: string
  readonly plan: Plan
  readonly facts: readonly SentenceSource[]
}

const publicEmployer =
  /(?<!\p{L})(?:mairie|ville|commune|métropole|département|région|préfecture|ministère|rectorat|chu|chru|hôpital|centre hospitalier|ccas|communauté de communes|agglomération|université|sdis|état)(?!\p{L})/iu

/** What the letter would argue. Pure; some 10 ms. */
export function planOf(request: ArguedRequest, knowledge: ComposerKnowledge): Plan {
  return prepareArgument(request, knowledge).plan
}

/** The facts, and what they argue for this offer. */
export function prepareArgument(
  request: ArguedRequest,
  { speller, verbObjects, ...deps }: ComposerKnowledge,
  gate = gateFor(request, speller),
) {
  const french = speller.french
  if (!french) throw new Error('the composer needs the French engine')
  const { cards, confirmed, lines } = wordedCards(
    request.cards,
    spelledCards(request.cards, speller),
    wordingsFor(request, speller),
  )
  const morphology = withVerbObjects(
    withOwnWords(french.morphology, ownWords(cards, speller, french.morphology)),
    verbObjects,
  )
  const factDeps: FactDeps = {
    ...deps,
    morphology,
    isSound: gate.isSound,
    correct: gate.correct,
    areVerbs: request.language === 'en',
    confirmed,
  }
  const { offer = '', answers = {} } = request
  const read = readFacts(cards, request.gender, request.now, factDeps)
  const needs = readNeeds({ title: request.jobTitle, text: offer }, { ...deps, concepts })
  const facts = request.language === 'en' ? read : withSpecialties(read, needs)
  const plan = planLetter(
    {
      facts,
      needs,
      type: request.type,
      isApprenticeship:
        request.type === 'apprenticeship' ||
        (request.type !== 'scholarship' &&
          request.type !== 'motivation' &&
          mentionsApprenticeship(`${request.jobTitle}\n${offer}`)),
      company: request.company,
      isPublic: publicEmployer.test(request.company),
      hasOffer: offer.trim() !== '',
      // Words that make no sentence are asked for again.
      hasMotive: ownSentences(request, answers.motive, french.morphology).length > 0,
      denied: new Set(answers.denied),
      ...(answers.chosen && { chosen: answers.chosen }),
      ...(answers.order && { order: answers.order }),
    },
    deps,
    concepts,
  )
  return { facts, plan, morphology, factDeps, lines }
}

/** Writes a letter from confirmed cards. The same seed and facts give the same letter. Pure; some 50 ms. */
export function argueLetter(
  request: ArguedRequest,
  seed: number,
  knowledge: ComposerKnowledge,
): ArguedLetter {
  const gate = gateFor(request, knowledge.speller)
  const { facts, plan, morphology } = prepareArgument(request, knowledge, gate)
  const { offer = '', answers = {} } = request
  const place = readPostedOffer(offer, { title: request.jobTitle }).place
  const company = employerToName(request.company, offer)
  if (request.language === 'en') {
    const { towns } = knowledge
    return {
      plan,
      ...write(
        composeEnglish({ ...request, company }, facts, plan, { seed, towns, ...(place && { place }) }),
        'en',
      ),
    }
  }
  // «situé près de Mortagne» is not at Mortagne.
  const isAround =
    place !== undefined &&
    new RegExp(
      `(?:près|à proximité|aux portes|aux environs|autour) (?:de |d[’'])${asPattern(place)}`,
      'iu',
    ).test(offer)
  const named = place && !isAround && placeName(place, knowledge.towns)
  // «à caractère social» is no town.
  const town = named && knowledge.towns?.has(placeKey(named)) ? named : undefined
  const letter = letterFacts(
    {
      jobTitle: request.jobTitle,
      company: correctedName(namedEmployer(company, town, knowledge.towns), gate),
      type: request.type,
      tone: request.tone,
      motive: sentencesOf(answers.motive, morphology).map(gate.correctOwn),
      ownWords: (answers.ownWords ?? [])
        .flatMap((text) => sentencesOf(text, morphology))
        .map(gate.correctOwn),
      feminineOf: (title) => feminineTitle(title, knowledge.occupations, morphology),
      isSoundEmployer: (at) => gate.isSound(`J’ai travaillé ${at}.`),
      isSoundTitle: (group) => gate.isSound(`Vous cherchez ${group} à Lyon.`),
      // An agency is not where the post is.
      ...(town && { place: town, isMet: !isAgencyName(request.company) }),
      ...startOf(answers.start),
    },
    plan,
    facts,
    request.now,
    morphology,
  )
  const draft = composeLetter(letter, {
    seed,
    gate,
    ...(request.recipientName && { recipient: request.recipientName }),
    ...(request.avoided && { avoided: request.avoided }),
    ...(request.voice && { voice: request.voice }),
  })
  return { plan, ...write(draft, 'fr') }
}

/** «Mairie», in an offer for a town, is that town’s; «Mairie de Saint Etienne» is written as maps write the town. */
function namedEmployer(company: string, town: string | undefined, towns?: FactDeps['towns']): string {
  const name = company.trim()
  if (town !== undefined && /^(?:mairie|ville|commune|hôpital|clinique|pharmacie|crèche|école)$/iu.test(name))
    return `${upperFirst(name.toLowerCase())} ${withDe(town)}`
  const [, kind = '', written = ''] = ofTown.exec(name) ?? []
  const known = written && towns?.has(placeKey(placeName(written) ?? '')) && placeName(written, towns)
  const shown = isAllCaps(name) ? upperFirst(kind.toLowerCase()) : kind
  return known ? `${shown}${known}` : company
}

const ofTown =
  /^((?:mairie|ville|commune|métropole|hôpital|centre hospitalier|ccas|lycée|collège|école|crèche) d(?:e |[’']))(\p{L}.*)$/iu

/**
 * «Côtes d’Armor» → «Côtes-d’Armor»: an employer’s name with the hyphens and accents that the proofreader corrects for
 * certain. Its letters stay: «SA» is no «ça».
 */
function correctedName(name: string, { correct }: Pick<Gate, 'correct'>): string {
  const start = 'Merci à '
  // «COTES D’ARMOR» is corrected as it will be written.
  const written = isAllCaps(name) ? cleanCompanyName(name) : name
  const corrected = correct(`${start}${written}.`)
  if (!corrected.startsWith(start) || !corrected.endsWith('.')) return name
  const mended = corrected.slice(start.length, -1)
  return mended !== written && lettersOf(mended) === lettersOf(name) ? mended : name
}

/**
 * «aide-soignant» → «aide-soignante», from the register, as are its first words («assistant comptable fournisseurs»);
 * «vendeur en thés» → «vendeuse en thés», from the dictionary.
 */
function feminineTitle(
  title: string,
  occupations: ComposerKnowledge['occupations'],
  morphology: Morphology,
): string | undefined {
  const words = title.split(' ')
  for (let count = words.length; count > 0; count -= 1) {
    const [start, rest] = [words.slice(0, count).join(' '), words.slice(count)]
    // What may have to agree with the trade is no end of its own.
    if (count < words.length && (count < 2 || rest.some((word) => mayHaveToAgree(word, morphology)))) break
    const found = occupations
      .search(start, 4)
      .find(({ masculine }) => plainLetters(masculine) === plainLetters(start))
    if (found) return [accentedLike(start, lowerFirst(found.feminine)), ...rest].join(' ')
  }
  const feminine = inFeminine(title, 'feminine', morphology)
    .replace(/^agent(?= (?:d[eu]s?|en|à|au|aux) | d’)/u, 'agente')
    .replace(/^chef(?= d(?:e |’|u ))/u, 'cheffe')
  return feminine === title ? undefined : feminine
}

/** The register writes «Educatrice»: the first letter has the accent of the offer. */
const accentedLike = (written: string, feminine: string): string =>
  plainLetters(written.charAt(0)) === plainLetters(feminine.charAt(0))
    ? written.charAt(0) + feminine.slice(1)
    : feminine

const mayHaveToAgree = (word: string, morphology: Morphology): boolean =>
  word === 'et' || morphology.readings(word).some(({ pos, number }) => pos === 'ADJ' && number !== 'p')

/** The gate of this letter: names that the person and the offer gave are spelled as they are. */
export const gateFor = (request: ArguedRequest, speller: Speller): Gate =>
  createGate(speller, acceptedWords(request), housesOf(request))

const ownSentences = (
  { language }: ArguedRequest,
  text: string | undefined,
  morphology: Morphology,
): string[] => (language === 'en' ? englishSentences(text) : sentencesOf(text, morphology))

/** The sentences of what a person wrote: what has a verb of its own is one, whatever its subject. */
const sentencesOf = (text: string | undefined, morphology: Morphology): string[] =>
  readUserText(text, 'fr', morphology).flatMap((piece) =>
    piece.kind === 'sentence'
      ? [piece.text]
      : hasFiniteVerb(piece.text, morphology)
        ? [`${upperFirst(piece.text)}.`]
        : [],
  )

const fewestWords = 5

function hasFiniteVerb(text: string, morphology: Morphology): boolean {
  const words = text.split(/[\s,;:]+/u)
  return (
    words.length >= fewestWords &&
    words.some((word, at) => {
      const readings = morphology.readings(word.replace(/^(?:[lmtsdnj]|qu)’/iu, ''))
      return (
        at > 0 &&
        (/^(?:est|sont|a|ont|était|sera|serait)$/u.test(word) ||
          (readings.some(isFiniteVerb) && readings.every(({ pos }) => pos === 'VERB')))
      )
    })
  )
}

/** «dès le 1er septembre» goes into a sentence; a sentence stays. */
function startOf(said: string | undefined): { start?: string } {
  const [piece] = readUserText(said, 'fr')
  if (!piece) return {}
  if (piece.kind === 'sentence') return { start: piece.text.replace(/(?<![.!])$/u, '.') }
  const whole = piece.text.charAt(0).toLowerCase() + piece.text.slice(1)
  // «tout de suite, je suis libre»
  const phrase = whole.replace(/,? (?:je|j’)(?!\p{L}).*$/u, '')
  return /^(?:dès|à partir|à compter|immédiatement|tout de suite|du \d|le \d|début|fin|dans|sous|au|en|après|courant|mi-)(?!\p{L})/u.test(
    phrase,
  )
    ? { start: phrase }
    : {}
}

/** Words of the person’s trade that no dictionary has, and that are near no word of one: no slips. */
const ownWords = ({ jobs }: CareerCards, { knows, suggest }: Speller, { readings }: Morphology) =>
  ownWordsIn(
    jobs.flatMap(({ tasks, results }) => [...tasks, ...results.map(({ text }) => text)]),
    (word) =>
      readings(word).length === 0 &&
      (knows(word) || deedOfTrade.test(word) || suggest(word).words.length === 0),
  )

/** «dégrappage», «détrocage»: what is undone in a trade is near the name of what is done. */
const deedOfTrade = /^d[ée]\p{L}{4,}age$/u

type Written = {
  readonly opening: string
  readonly paragraphs: readonly (readonly (Omit<SentenceSource, 'start' | 'end'> & {
    readonly text: string
  })[])[]
  readonly closing: string
}

/** The draft as a text, with the place of each sentence. */
function write(
  { opening, paragraphs, closing }: Written,
  language: Language,
): { content: string; facts: SentenceSource[] } {
  const sources: SentenceSource[] = []
  let content = fixTypography(opening, language)
  for (const paragraph of paragraphs) {
    content += '\n\n'
    for (const [index, { text, facts, needs, frame }] of paragraph.entries()) {
      if (index > 0) content += ' '
      const start = content.length
      content += fixTypography(text, language)
      sources.push({ start, end: content.length, facts, needs, ...(frame !== undefined && { frame }) })
    }
  }
  return { content: `${content}\n\n${fixTypography(closing, language)}`, facts: sources }
}

/** How often each frame stands in a letter. */
export function frameCounts({ facts }: ArguedLetter): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { frame } of facts) if (frame !== undefined) counts.set(frame, (counts.get(frame) ?? 0) + 1)
  return counts
}
