import type { Frame } from '../draft.ts'
import { joinings } from './frame.ts'

/**
 * What they ask, then what one did: `q1` is their task as an infinitive; the other slots are those of the frames of a job.
 */
const asked: readonly string[] = [
  'vous cherchez quelqu’un pour {q1}',
  'votre annonce demande {de q1}',
  'votre poste demande {de q1}',
  'vous avez besoin de quelqu’un pour {q1}',
  'le poste que vous proposez demande {de q1}',
  'il vous faut quelqu’un pour {q1}',
]

/** The same of a tool. */
const askedTool: readonly string[] = [
  'votre annonce demande {q1}',
  'vous cherchez quelqu’un qui connaisse {q1}',
  'votre annonce cite {q1}',
  'vous demandez {q1}',
]

const answers = [
  ' : comme {title} {at}, {period}, {said}.',
  ' : {period}, comme {title} {at}, {said}.',
  ' : {at}, où {been} {title} {period}, {said}.',
]
const introducedAnswers = [' : {at}, {said}.', ' : comme {title}, {said}.', ' ; {at}, {said}.']

/** The tasks of the card are other words than what is asked. */
export const leads: readonly Frame[] = joinings(asked, answers)
export const introducedLeads: readonly Frame[] = joinings(asked, introducedAnswers)
/** A task that was done with a tool that they ask for. */
export const toolLeads: readonly Frame[] = joinings(askedTool, answers)
export const introducedToolLeads: readonly Frame[] = joinings(askedTool, introducedAnswers)

/** Without an employer or a town to name. */
export const placelessLeads: readonly Frame[] = joinings(asked, [
  ' : comme {title}, {period}, {said}.',
  ' : {period}, comme {title}, {said}.',
])
/** What was done of what they ask, in its own words, then that they ask it too. */
export const tails: readonly string[] = [
  ', ce que demande votre annonce',
  ', comme le demande votre annonce',
  ', ce que demande aussi le poste que vous proposez',
]
/** Of two things; «deux» would be a figure that no card has. */
export const pairTails: readonly string[] = [
  ', missions que cite votre annonce',
  ', ce que demande votre annonce',
  ', comme le demande votre annonce',
  ', ce que demande aussi le poste que vous proposez',
]
