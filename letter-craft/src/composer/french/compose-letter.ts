import { isPlacement } from '../../plan/pair.ts'
import type { Voice } from '../../voice/voice.ts'
import { fitsVoice, voiceScore } from '../../voice/voice-score.ts'
import { bestDraft, drawDrafts } from '../best-draft.ts'
import { type Draft, type Frame, type Sentence, wordsOf } from '../draft.ts'
import { seededRandom } from '../seeded-random.ts'
import { draftLetter } from './draft-letter.ts'
import { fillFrame } from './frame.ts'
import { type Gate, withoutFaults } from './gate.ts'
import { namedPlacementHooks, plainHooks } from './hooks.fr.ts'
import { scoreDraft } from './judge.ts'
import type { LetterFacts } from './letter-facts.ts'
import { isOpenPlace } from './open-place.fr.ts'

const drafts = 10
/** A voice needs a wider choice. */
const draftsInVoice = 22
/** How many letters open with their writer; the others with what is sought. */
const personFirst = 0.8
const maxRead = 6

export type ComposeOptions = {
  recipient?: string
  seed: number
  /** Sentences of the person’s other letters, as `keyOf` gives them. */
  avoided?: ReadonlySet<string>
  gate: Pick<Gate, 'faultsIn'>
  /** How the person writes: it chooses among drafts, and keeps away from turns that are not theirs. */
  voice?: Voice
}

/** Writes several drafts and gives the best in which nothing is faulty. The same seed and facts give the same letter. */
export function composeLetter(
  facts: LetterFacts,
  { recipient, seed, avoided = new Set(), gate, voice }: ComposeOptions,
): Draft {
  const asTold: LetterFacts = {
    ...facts,
    ...(voice?.sentenceWords !== undefined && { sentenceWords: voice.sentenceWords }),
  }
  const offered = {
    isOffered: lottery(seed),
    isPersonFirst: seededRandom(seed, 'opening').next() < personFirst,
    isOwn: voice ? fitsVoice(voice) : () => true,
  }
  const letter = fullEnough(asTold, (one) => draftLetter(one, recipient, seed, avoided, offered))
  const ownVoice = ({ paragraphs, closing }: Draft): number =>
    voice
      ? voiceScore([...paragraphs.flatMap((paragraph) => paragraph.map(({ text }) => text)), closing], voice)
      : 0
  return bestDraft(
    drawDrafts(seed, voice ? draftsInVoice : drafts, (draftSeed) =>
      draftLetter(letter, recipient, draftSeed, avoided, offered),
    ),
    {
      score: (draft) => scoreDraft(draft, letter.plan, letter.slots.E) + ownVoice(draft) + drawn(draft, seed),
      maxRead,
      faultsIn: gate.faultsIn,
      withoutFaults,
      headed: (draft) => withApplication(draft, letter, seed),
    },
  )
}

const applies = /candidat|vous écris/u

/** A letter whose opening fell says all the same what it applies for. */
function withApplication(draft: Draft, { plan, slots, type }: LetterFacts, seed: number): Draft {
  const [first = [], ...rest] = draft.paragraphs
  if (type === 'scholarship' || type === 'motivation' || first.some(({ text }) => applies.test(text)))
    return draft
  const there = slots.atE ?? slots.place
  const frames = isPlacement(plan.situation) ? namedPlacementHooks : plainHooks
  const said = frames.flatMap((frame) => fillFrame(frame, { ...slots, ...(there && { there }) }) ?? [])
  const [text] = seededRandom(seed, 'application').shuffle(said)
  if (text === undefined) return draft
  const sentence: Sentence = { text, facts: [], needs: [] }
  return {
    ...draft,
    paragraphs: first.some(isOpenPlace) ? [[sentence], first, ...rest] : [[sentence, ...first], ...rest],
  }
}

/** Words of a letter under which it tells what else its person did, and then all that can be told. */
const shortLetter = { career: 150, all: 115 }
/** The same of who comes from another trade: what bears on nothing is not worth its place. */
const shortOfOther = { career: 130, all: 95 }

/** Words that the answer to a question of an open place will have: two sentences, most often. */
const answerWords = 24

/** A letter that would be short tells more than what bears on the post. */
function fullEnough(letter: LetterFacts, draftOf: (letter: LetterFacts) => Draft): LetterFacts {
  let told = letter
  const short = letter.plan.situation === 'change-of-occupation' ? shortOfOther : shortLetter
  for (const fullness of ['career', 'all'] as const) {
    const { paragraphs } = draftOf(told)
    const said = paragraphs.map((paragraph) => paragraph.filter((sentence) => !isOpenPlace(sentence)))
    const places = paragraphs.flat().filter(isOpenPlace).length
    if (wordsOf(said) + answerWords * places >= short[fullness]) return told
    told = { ...letter, fullness }
  }
  return told
}

/** Points between which two drafts are as good as each other: the seed chooses, so that no frame always wins. */
const asGood = 2.5

const drawn = ({ paragraphs }: Draft, seed: number): number =>
  seededRandom(seed, paragraphs.flatMap((paragraph) => paragraph.map(({ text }) => text)).join(' ')).next() *
  asGood

/** Of all frames, those whose first word is not «je» please the judge: fewer of them are offered. */
const offeredShare = { je: 0.5, other: 0.3 }

/**
 * Draws for each letter the frames that its drafts choose from, so that those a judge prefers are not in every letter.
 */
function lottery(seed: number): (frame: Frame) => boolean {
  const drawn = new Map<Frame, boolean>()
  return (frame) => {
    const before = drawn.get(frame)
    if (before !== undefined) return before
    const share = /^(?:je |j’)/iu.test(frame) ? offeredShare.je : offeredShare.other
    const isDrawn = seededRandom(seed, frame).next() < share
    drawn.set(frame, isDrawn)
    return isDrawn
  }
}
