import { plainLetters } from '../../../french/plain-letters.ts'
import { type Frame, only, type Sentence } from '../../draft.ts'
import * as parts from '../parts.fr.ts'
import type { Progress } from './progress.ts'

/** That one applies, where the first sentence did not say it. */
export function apply(progress: Progress): Sentence[] {
  const { letter, scribe } = progress
  if (progress.applied || letter.type === 'scholarship' || letter.type === 'motivation') return []
  const isPlacement = letter.type === 'internship' || letter.plan.situation === 'apprenticeship'
  const isEager = letter.tone === 'enthusiastic'
  const posts =
    letter.tone === 'formal' ? parts.formalApplications : [...parts.applications, ...parts.plainApplications]
  const all = isPlacement
    ? [...parts.placementApplications, ...posts.filter((frame) => !/poste|titre|\{de T\}/u.test(frame))]
    : posts
  // «Donc», «voilà pourquoi»: only of a reason that was given.
  // The employer was named by the sentence before.
  const isNamed =
    letter.slots.E !== undefined &&
    progress.words.includes(plainLetters(letter.slots.E.replace(/^(?:l[ae]s? |l’)/u, '')))
  // A long title is not said twice in three lines.
  const title = letter.slots.T ?? ''
  const isTitled = title.split(' ').length > 2 && progress.words.includes(plainLetters(title))
  const fits = (frame: Frame): boolean =>
    !(isTitled && frame.includes('{de T}')) &&
    // «Ce poste» would be the one just told.
    !(progress.named !== undefined && /ce poste|c’est un poste/iu.test(frame)) &&
    !(isNamed && /\{(?:E|atE)\}/u.test(frame)) &&
    (progress.isProved || !concludes.test(frame)) &&
    (progress.told.size === 0 || !announces.test(frame))
  const eager = isEager
    ? parts.eagerApplications.filter((frame) => fits(frame) && !(isPlacement && /poste/u.test(frame)))
    : []
  const said = scribe.say(eager, letter.slots) ?? scribe.say(all.filter(fits), letter.slots)
  if (said) {
    progress.applied = true
    // «J’y…» would now speak of the post.
    progress.named = undefined
  }
  return only(said)
}

/** «Voici pourquoi»: only before what one did. */
const announces = /voici|c’est pour ce poste|jusqu’ici|trouverez ici|présente mon parcours/iu

const concludes =
  /donc|voilà pourquoi|c’est pourquoi|vient de là|d’où ma|c’est ce qui|s’appuie|à ce titre|ces raisons|la raison|aussi ai-je|parcours/iu
