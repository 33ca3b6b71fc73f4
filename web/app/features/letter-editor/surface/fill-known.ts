import type { Tone } from '@lettrine/contract/letters'
import type { Morphology } from '@lettrine/letter-craft/french/morphology'
import type { Gender } from '@lettrine/letter-craft/offers/inclusive'

export { saidInPlace } from '@lettrine/letter-craft/templates/fill-template'

import { fillTemplate } from '@lettrine/letter-craft/templates/fill-template'
import { type Known, knownFieldValues } from '@lettrine/letter-craft/templates/known-fields'
import { parseTemplate } from '@lettrine/letter-craft/templates/parse-template'
import { findUnfilled } from '@lettrine/letter-craft/templates/unfilled'

/** A letter with unfilled fields, and what is known of their values. */
export type FillTask = { content: string; known: Known; gender: Gender | undefined; tone: Tone }

/** `content` is the letter `from` with its known fields filled, of which there are `count`. */
export type FilledLetter = { from: string; content: string; count: number }

/** The letter with known fields filled; undefined when no value is known. */
export function fillKnown(
  { content: from, known, gender, tone }: FillTask,
  morphology: Morphology | undefined,
): FilledLetter | undefined {
  const { template } = parseTemplate(from)
  if (!template) return undefined
  const fields = knownFieldValues(known, morphology)
  const { content } = fillTemplate(template, {
    ...{ fields, gender, morphology, tone },
    civility: 'unknown',
  })
  const count = findUnfilled(from).length - findUnfilled(content).length
  return count > 0 ? { from, content, count } : undefined
}
