import type { Frame } from '../draft.ts'
import { joinings } from './frame.ts'

/**
 * What they ask, then what one did: `q1` is their task as an infinitive; the other slots are those of the frames of a job.
 * The list of each kind holds sentences for the first need of a letter and, with «aussi» or «également», for another.
 */
const asked: readonly string[] = [
  'vous cherchez quelqu’un pour {q1}',
  'votre annonce demande {de q1}',
  'votre poste demande {de q1}',
  'vous avez besoin de quelqu’un pour {q1}',
  'le poste que vous proposez demande {de q1}',
  'il vous faut quelqu’un pour {q1}',
  'vous cherchez aussi quelqu’un pour {q1}',
  'votre annonce demande aussi {de q1}',
  'votre poste demande aussi {de q1}',
  'vous avez aussi besoin de quelqu’un pour {q1}',
  'le poste que vous proposez demande aussi {de q1}',
  'il vous faut aussi quelqu’un pour {q1}',
  'votre annonce demande également {de q1}',
  'votre poste demande également {de q1}',
  'vous cherchez également quelqu’un pour {q1}',
]

/** The tasks of the card are other words than what is asked. */
export const leads: readonly Frame[] = joinings(asked, [
  ' : comme {title} {at}, {period}, {said}.',
  ' : {period}, comme {title} {at}, {said}.',
  ' : {at}, où {was} {title} {period}, {said}.',
  ' ; {period}, {at}, {was} {title}, et {said}.',
])
export const introducedLeads: readonly Frame[] = joinings(asked, [
  ' : {at}, {said}.',
  ' : comme {title}, {said}.',
  ' ; {at}, {said}.',
])
