import { compose } from '@lettrine/letter-craft/composer/compose'
import type { SamplePerson } from './sample-people.fr.ts'

export type SampleLetter = { seed: number; paragraphs: string[] }

/** Composes the letter of one person; another seed gives another wording. */
export function writeSample({ request }: Pick<SamplePerson, 'request'>, seed: number): SampleLetter {
  return { seed, paragraphs: compose(request, seed).content.split('\n\n') }
}
