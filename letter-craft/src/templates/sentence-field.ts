import { seededRandom } from '../composer/seeded-random.ts'
import { readUserText, type UserPiece } from '../composer/user-text.ts'
import { createWriter, type Sentence, type Writer } from '../composer/writer.ts'
import type { Morphology } from '../french/morphology.ts'
import { upperFirst } from '../french/plain-letters.ts'
import { infinitiveOfForm, nounOf } from '../french/word-forms.ts'
import type { FieldName } from './fields.fr.ts'
import { type AnswerFrames, writeAnswer, writeNeed } from './note-answer.ts'
import * as noteFrames from './note-frames.fr.ts'
import { writeResult } from './note-result.ts'

type Dictionary = Morphology | undefined

const whyFrames: AnswerFrames = {
  articled: noteFrames.whyFrames,
  other: noteFrames.otherWhyFrames,
}
const projectFrames: AnswerFrames = {
  articled: noteFrames.projectFitFrames,
  other: noteFrames.otherProjectFitFrames,
}

/** The seed is fixed: equal values in a template always give equal letters. */
const seed = 1

/** A subject of its own. */
const opensLikeSentence = /^(?:je|j’|nous|vous|on|c’est|ce sont|il|elle|cela)(?!\p{L})/iu

/** «Votre menu change chaque jour» is a sentence; «votre atelier de réparation» is a note. */
function isStatement(text: string, morphology: Dictionary): boolean {
  if (opensLikeSentence.test(text)) return true
  const words = text.split(/\s+/u).slice(0, 6)
  return (
    /^(?:l[ea]s?|l’.+|votre|vos|mon|ma|mes|notre|nos|ce|cette|ces|chaque|une?|des)$/iu.test(words[0] ?? '') &&
    words
      .slice(1)
      .some((word) => !nounOf(morphology, word) && infinitiveOfForm(morphology, word) !== undefined)
  )
}

function renderPiece(
  writer: Writer,
  field: FieldName,
  piece: UserPiece,
  morphology: Dictionary,
): Pick<Sentence, 'text'> | undefined {
  if (isStatement(piece.text, morphology)) return { text: ended(piece.text) }
  if (field === 'raison') return writeAnswer(writer, piece, whyFrames, morphology)
  if (field === 'projet') return writeAnswer(writer, piece, projectFrames, morphology)
  if (field === 'besoin') return writeNeed(writer, piece, morphology)
  return writeResult(writer, piece, morphology)
}

const ended = (text: string) => upperFirst(/[.!?…]$/u.test(text) ? text : `${text}.`)

/**
 * The writer’s own words as whole sentences, without the last stop: a sentence stays as it is, a note («réduction de
 * 30 % des erreurs») gets a frame of the composer. Nothing is lost.
 */
export function renderSentences(field: FieldName, value: string, morphology: Dictionary): string {
  const writer = createWriter({}, seededRandom(seed), 'fr')
  const pieces = readUserText(value, 'fr', morphology)
  const sentences = pieces.map((piece) => renderPiece(writer, field, piece, morphology)?.text)
  const whole = pieces.length > 0 && sentences.every((text) => text !== undefined)
  return (whole ? sentences.join(' ') : upperFirst(value)).replace(/\.$/u, '')
}
