import { compose } from '@lettrine/letter-craft/composer/compose'
import { type AnatomyPart, anatomyFrame, anatomyRequest } from './anatomy.fr.ts'

export type AnatomySection = { part: AnatomyPart; paragraphs: string[] }

/** Equal seeds give equal letters: this one starts with the employer, and thanks before it closes. */
const seed = 5

/** A letter by the built-in composer, split into the parts that the page explains. */
export function makeAnatomy(): AnatomySection[] {
  const paragraphs = compose(anatomyRequest, seed).content.split('\n\n')
  const stretches: [AnatomyPart, string[]][] = [
    ['subject', [anatomyFrame.subject]],
    ['opening', paragraphs.slice(0, 1)],
    ['you', paragraphs.slice(1, 2)],
    ['me', paragraphs.slice(2, -2)],
    ['us', paragraphs.slice(-2, -1)],
    ['closing', paragraphs.slice(-1)],
    ['signature', [anatomyFrame.signature]],
  ]
  return stretches.map(([part, texts]) => ({ part, paragraphs: texts }))
}
