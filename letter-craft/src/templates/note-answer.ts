import { enumerate } from '../composer/enumerate.ts'
import { asContinuation, type UserPiece } from '../composer/user-text.ts'
import type { Sentence, Writer } from '../composer/writer.ts'
import { join } from '../french/elision.ts'
import type { Morphology } from '../french/morphology.ts'
import { infinitiveOf, infinitiveOfForm, nounOf } from '../french/word-forms.ts'
import * as noteFrames from './note-frames.fr.ts'
import { withArticle } from './with-article.ts'

/** Verbs of wishes and tastes, which no duty of an offer starts with. */
const commonInfinitive =
  /^(?:être|avoir|pouvoir|savoir|vivre|sentir|voir|comprendre|apprendre|découvrir|prendre|transmettre|rendre|faire|lire|écrire|devenir|tenir|servir|partir|sortir|offrir|ouvrir|construire|conduire|mettre|suivre|convaincre|défendre|vendre|répondre|réussir|grandir|réfléchir|agir|bâtir|choisir|rencontrer|bouger)$/iu

type Dictionary = Morphology | undefined
export type AnswerFrames = { articled: readonly string[]; other: readonly string[] }

/** Words an interview answer: whole sentences as they are, a note in a frame. */
export function writeAnswer(
  writer: Writer,
  piece: UserPiece,
  frames: AnswerFrames,
  morphology: Dictionary,
): Sentence | undefined {
  if (piece.kind === 'sentence') return writer.quote(piece.text, 'interview')
  if (/[:;]/u.test(piece.text)) return undefined
  const text = asContinuation(piece.text.replace(/^(?:pour|parce qu[e’]|car)\s+/iu, ''), morphology)
  const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? ''
  if (!infinitiveOf(morphology, first) && infinitiveOfForm(morphology, first) && !nounOf(morphology, first))
    return undefined
  if (/^(?:proche|près|tout près|à côté|à \S+ (?:minutes?|km|pas))(?!\p{L})/iu.test(text))
    return writer.say(noteFrames.nearFrames, { text }, ['interview'])
  const acts = infinitiveOf(morphology, first) !== undefined || commonInfinitive.test(first)
  const articled = acts ? text : withArticles(text, morphology)
  if (articled === undefined) return writer.say(frames.other, { text }, ['interview'])
  const plural = /^(?:les|des|vos|mes|ces)\s/iu.test(articled)
  const cest = acts ? `c’est ${join('de', text)}` : `${plural ? 'ce sont' : 'c’est'} ${articled}`
  return writer.say(frames.articled, { articled, cest, noun: acts ? undefined : articled }, ['interview'])
}

/** What a scholarship pays for. */
export function writeNeed(writer: Writer, piece: UserPiece, morphology: Dictionary): Sentence | undefined {
  if (piece.kind === 'sentence') return writer.quote(piece.text, 'interview')
  const text = asContinuation(piece.text, morphology)
  // A date answers the availability question, not that of the scholarship.
  if (isDate(text) || /préavis|[:;]/iu.test(text)) return undefined
  if (infinitiveOf(morphology, /^[\p{L}-]+/u.exec(text)?.[0] ?? ''))
    return writer.say(noteFrames.needToActFrames, { text, deText: join('de', text) }, ['interview'])
  const articled = withArticles(text, morphology)
  return writer.say(articled ? noteFrames.needFrames : noteFrames.otherNeedFrames, { text, articled }, [
    'interview',
  ])
}

const determined = /^(?:l[ea]s?\s|l’|une?\s|des\s|votre\s|vos\s|notre\s|mon\s|ma\s|mes\s|ce(?:tte|s|t)?\s)/iu

/** «logement et transport» → «le logement et le transport»; nothing when a gender is in doubt. */
function withArticles(text: string, morphology: Dictionary): string | undefined {
  if (determined.test(text)) return text
  const items = text
    .split(/,\s+|\s+et\s+/u)
    .map((item) => (determined.test(item) ? item : withArticle(item, morphology)))
  return items.every((item) => item !== undefined) ? enumerate(items) : undefined
}

const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
const days = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche'

/** A date, or how long: no need. */
const isDate = (text: string): boolean =>
  /^\d+\s(?:mois|semaines)\s(?:à partir|dès|du|en|entre|minimum)/iu.test(text) ||
  /^(?:tout de suite|de suite|immédiate(?:ment)?|maintenant|asap|now|aujourd’hui|rapidement)$/iu.test(text) ||
  new RegExp(`^(?:le\\s)?(?:(?:${days})\\s)?(?:1er|\\d{1,2})\\s(?:${months})(?:\\s\\d{4})?$`, 'iu').test(
    text,
  ) ||
  new RegExp(`^(?:${months})(?:\\s\\d{4})?$`, 'iu').test(text) ||
  /^(?:dès|à partir|à compter|en|début|mi-|fin|dans|sous|après|du|pour|depuis|au|tous|toute|immédiatement|tout l)(?:\s|$|(?<=-))/iu.test(
    text,
  )
