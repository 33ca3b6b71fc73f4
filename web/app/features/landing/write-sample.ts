import { compose } from '@lettrine/letter-craft/composer/compose'
import type { SamplePerson } from './sample-people.fr.ts'

export type SampleLetter = { seed: number; paragraphs: string[] }

/** A letter by the composer, from the facts of one person; another seed writes it otherwise. */
export function writeSample({ request }: Pick<SamplePerson, 'request'>, seed: number): SampleLetter {
  return { seed, paragraphs: compose(request, seed).content.split('\n\n') }
}
