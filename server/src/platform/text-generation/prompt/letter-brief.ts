import { openingAddress } from '@lettrine/letter-craft/composer/address'
import { architectures } from '@lettrine/letter-craft/composer/french/architectures'
import type { Need } from '@lettrine/letter-craft/plan/need'
import { turns } from '@lettrine/letter-craft/voice/turns.fr'
import type { Voice } from '@lettrine/letter-craft/voice/voice'
import type { PreparedLetter } from '../prepared-letter.ts'
import type { WritingTask } from '../text-generator.ts'
import { movesEn } from './letter-moves.en.ts'
import { movesFr } from './letter-moves.fr.ts'

/**
 * What a model is told: the letter, its plan, and the facts with their ids. The candidate's name and the recipient's
 * e-mail are left out: the text needs neither, so they are not sent to the provider.
 */
export function letterBrief(task: WritingTask, { plan, facts, own, voice }: PreparedLetter) {
  const { jobTitle, company, jobDescription, customPrompt, tone, language, type, seed } = task
  const { situation, pairs, unanswered } = plan
  const outlines = architectures[situation]
  const outline = outlines[seed % outlines.length] ?? []
  const moves = language === 'fr' ? movesFr : movesEn
  const told = new Set(facts.map(({ id }) => id))
  return {
    jobTitle,
    company,
    address: openingAddress(task.recipientName, language, tone, type),
    jobDescription,
    tone,
    language,
    type,
    plan: {
      situation,
      paragraphs: outline.map((paragraph) => paragraph.map((move) => moves[move])),
      /** Jobs that the letter tells, in its order. */
      jobs: plan.argued.filter((id) => told.has(id)),
      pairs: pairs.map(({ need, proofs }) => ({
        need: wordingOf(need, language),
        required: need.must,
        facts: proofs
          .filter(({ fact }) => told.has(fact))
          .slice(0, 3)
          .map(({ fact, reason, task: proof }) => ({ id: fact, reason, ...(proof && { task: proof }) })),
      })),
      /** Asked for, and no fact answers: not a word about it. */
      silent: unanswered.map((need) => wordingOf(need, language)),
    },
    facts,
    own,
    customPrompt,
    ...(voice && language === 'fr' && { voice: wordedVoice(voice) }),
  }
}

export type LetterBrief = ReturnType<typeof letterBrief>

/** Turns as they are said, in place of their names. */
function wordedVoice({ sentenceWords, formality, favourites, avoided }: Voice) {
  const worded = (ids: readonly string[]) =>
    turns.filter(({ id }) => ids.includes(id)).map(({ label }) => label)
  return { sentenceWords, formality, favourites: worded(favourites), avoided: worded(avoided) }
}

const wordingOf = ({ concept, label }: Need, language: WritingTask['language']): string =>
  language === 'en' && concept ? concept.english : label
