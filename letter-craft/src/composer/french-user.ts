import { join } from '../french/elision.ts'
import { nounOf } from '../french/noun.ts'
import { lowerFirst } from '../french/plain-letters.ts'
import { infinitiveOf, infinitiveOfForm } from '../french/verb.ts'
import type { Gender } from '../offers/inclusive.ts'
import { countWords } from '../text/measure.ts'
import { readEducation } from './education.ts'
import { enumerate } from './enumerate.ts'
import { type ExperienceNote, readExperience } from './experience.ts'
import * as interviewTexts from './fr/interview.fr.ts'
import * as proofTexts from './fr/proof.fr.ts'
import { writeResult } from './french-result.ts'
import { withArticle, withDeEach } from './french-skills.ts'
import { asContinuation, type UserPiece } from './user-text.ts'
import { longestOwnSentence, type Sentence, type Writer } from './writer.ts'

/** Words one experience; the parsed note tells later sentences where the user worked. */
export function writeExperience(
  writer: Writer,
  piece: UserPiece,
  gender?: Gender,
): { said?: Sentence; note?: ExperienceNote } {
  if (piece.kind === 'sentence') return { said: writer.quote(piece.text, 'profile') }
  const note = readExperience(piece.text, gender)
  if (!note) return { said: writeResult(writer, piece, 'profile', proofTexts.otherExperienceFrames) }
  const { role, where, when, years, stay, activity } = note
  const slots = {
    role,
    where,
    when,
    years,
    stay,
    activity,
    whenLower: when && lowerFirst(when),
    singular: stay && !stay.startsWith('des ') ? '' : undefined,
    ofRole: role && join('de', role),
  }
  const again = note.current ? proofTexts.sameDatesNowFrames : proofTexts.sameDatesFrames
  const said = writer.say(framesFor(note), slots, ['profile']) ?? writer.say(again, slots, ['profile'])
  return said ? { said: note.details ? withDetails(said, note, note.details) : said, note } : {}
}

function framesFor(note: ExperienceNote): readonly string[] {
  if (
    !/^(?:bénévole|volontaire|stagiaire|apprenti|alternant|étudiant|membre|tut(?:eur|rice))/iu.test(
      note.role ?? '',
    )
  )
    return paidFramesFor(note)
  const where = note.where ? ' {where}' : ''
  if (note.current) return [`{When}, je suis {role}${where}.`]
  return note.when
    ? [`{When}, j’ai été {role}${where}.`]
    : [`J’ai été {role}${where}.`, `Dans mon parcours, j’ai été {role}${where}.`]
}

function paidFramesFor(note: ExperienceNote): readonly string[] {
  if (note.years) return proofTexts.yearsFrames
  if (note.activity) return note.when ? proofTexts.activityFrames : proofTexts.undatedActivityFrames
  if (note.stay) return proofTexts.stayFrames
  if (note.current)
    return note.where
      ? proofTexts.currentExperienceFrames
      : proofTexts.currentExperienceFrames.map((frame) => frame.replace(' {where}', ''))
  if (!note.when) return note.where ? proofTexts.undatedExperienceFrames : proofTexts.nowhereExperienceFrames
  return note.where ? proofTexts.experienceFrames : proofTexts.placelessExperienceFrames
}

/** «où je m’occupais du conseil client et de la mise en rayon»; after a colon when a gender is in doubt. */
function withDetails(said: Sentence, note: ExperienceNote, details: string): Sentence {
  const bare = said.text.replace(/\.$/u, '')
  const tasks = note.role && !/[.;]/u.test(details) ? withDeEach(details.split(/,\s+|\s+et\s+/u)) : undefined
  const frames = note.where ? proofTexts.taskFrames : proofTexts.placelessTaskFrames
  const time = note.current ? 'current' : 'past'
  const woven = tasks && `${bare}${frames[time].replace('{ofTasks}', tasks)}.`
  const apart = tasks && `${bare}. ${proofTexts.taskSentences[time].replace('{ofTasks}', tasks)}`
  const short = woven && !/ où /u.test(bare) && countWords(woven) <= longestOwnSentence
  return { ...said, text: (short ? woven : apart) ?? `${bare} : ${asContinuation(details)}.` }
}

/** Words a line of education, in a letter of `year`. */
export function writeEducation(
  writer: Writer,
  piece: UserPiece,
  { isFirst, year }: { isFirst: boolean; year: number },
): Sentence | undefined {
  if (piece.kind === 'sentence') return writer.quote(piece.text, 'profile')
  const note = readEducation(piece.text, year)
  if (note?.kind === 'year') return writer.say(proofTexts.yearOfStudyFrames, { text: note.text }, ['profile'])
  if (note?.kind === 'level') return writer.say(proofTexts.levelFrames, { level: note.text }, ['profile'])
  if (note) {
    const frames =
      note.kind === 'studying'
        ? proofTexts.studyingFrames
        : note.kind === 'course'
          ? proofTexts.courseFrames
          : isFirst
            ? proofTexts.degreeFrames
            : proofTexts.nextDegreeFrames
    return writer.say(frames, { degree: note.text, ofDegree: join('de', note.text) }, ['profile'])
  }
  return /:/u.test(piece.text)
    ? undefined
    : writer.say(proofTexts.otherEducationFrames, { text: asContinuation(piece.text) }, ['profile'])
}

/** Verbs of wishes and tastes, which no duty of an offer starts with. */
const commonInfinitive =
  /^(?:être|avoir|pouvoir|savoir|vivre|sentir|voir|comprendre|apprendre|découvrir|prendre|transmettre|rendre|faire|lire|écrire|devenir|tenir|servir|partir|sortir|offrir|ouvrir|construire|conduire|mettre|suivre|convaincre|défendre|vendre|répondre|réussir|grandir|réfléchir|agir|bâtir|choisir|rencontrer|bouger)$/iu

export type AnswerFrames = { articled: readonly string[]; other: readonly string[] }

/** Words an interview answer: whole sentences as they are, a note in a frame. */
export function writeAnswer(writer: Writer, piece: UserPiece, frames: AnswerFrames): Sentence | undefined {
  if (piece.kind === 'sentence') return writer.quote(piece.text, 'interview')
  if (/[:;]/u.test(piece.text)) return undefined
  const text = asContinuation(piece.text.replace(/^(?:pour|parce qu[e’]|car)\s+/iu, ''))
  const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? ''
  if (!infinitiveOf(first) && infinitiveOfForm(first) && !nounOf(first)) return undefined
  if (/^(?:proche|près|tout près|à côté|à \S+ (?:minutes?|km|pas))(?!\p{L})/iu.test(text))
    return writer.say(interviewTexts.nearFrames, { text }, ['interview'])
  const acts = infinitiveOf(first) !== undefined || commonInfinitive.test(first)
  const articled = acts ? text : withArticles(text)
  if (articled === undefined) return writer.say(frames.other, { text }, ['interview'])
  const plural = /^(?:les|des|vos|mes|ces)\s/iu.test(articled)
  const cest = acts ? `c’est ${join('de', text)}` : `${plural ? 'ce sont' : 'c’est'} ${articled}`
  return writer.say(frames.articled, { articled, cest, noun: acts ? undefined : articled }, ['interview'])
}

/** What a scholarship pays for. */
export function writeNeed(writer: Writer, piece: UserPiece): Sentence | undefined {
  if (piece.kind === 'sentence') return writer.quote(piece.text, 'interview')
  const text = asContinuation(piece.text)
  // A date answers the availability question, not that of the scholarship.
  if (whenOf(text) !== undefined || /préavis|[:;]/iu.test(text)) return undefined
  if (infinitiveOf(/^[\p{L}-]+/u.exec(text)?.[0] ?? ''))
    return writer.say(interviewTexts.needToActFrames, { text, deText: join('de', text) }, ['interview'])
  const articled = withArticles(text)
  return writer.say(
    articled ? interviewTexts.needFrames : interviewTexts.otherNeedFrames,
    { text, articled },
    ['interview'],
  )
}

const determined = /^(?:l[ea]s?\s|l’|une?\s|des\s|votre\s|vos\s|notre\s|mon\s|ma\s|mes\s|ce(?:tte|s|t)?\s)/iu

/** «logement et transport» → «le logement et le transport»; nothing when a gender is in doubt. */
function withArticles(text: string): string | undefined {
  if (determined.test(text)) return text
  const items = text.split(/,\s+|\s+et\s+/u).map((item) => (determined.test(item) ? item : withArticle(item)))
  return items.every((item) => item !== undefined) ? enumerate(items) : undefined
}

const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
const days = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche'

/** Words the availability; dates are put into a phrase only where French leaves no doubt. */
export function writeAvailability(writer: Writer, piece: UserPiece): Sentence | undefined {
  if (piece.kind === 'sentence') return writer.quote(piece.text, 'interview')
  const notice = /^(?:(?:j’ai\s)?(?:un\s)?pr[ée]avis(?:\s:)?\s(?:de\s|d’)?(.+)|(.+)\sde pr[ée]avis)$/iu.exec(
    piece.text,
  )
  const length = notice?.[1] ?? notice?.[2]
  if (length && /^(?:\d|une?\s|deux|trois|quatre)/iu.test(length))
    return writer.say(['Mon préavis est {length}.'], { length: join('de', length) }, ['interview'])
  const bare = lowerFirst(
    piece.text.replace(/^(?:je suis\s+)?(?:disponibilité|disponible|dispo|libre)\s*:?\s*/iu, ''),
  )
  const when = whenOf(bare)
  const startsThen = /^(?:à partir|dès|immédiatement|dans)/u.test(when ?? '') ? '' : undefined
  if (when) return writer.say(interviewTexts.availabilityFrames, { when, startsThen }, ['interview'])
  return /[:;]/u.test(bare) || bare === ''
    ? undefined
    : writer.say(interviewTexts.otherAvailabilityFrames, { text: bare }, ['interview'])
}

/** «1er septembre» → «à partir du 1er septembre»; undefined when it is not clearly a date. */
function whenOf(text: string): string | undefined {
  if (/^\d+\s(?:mois|semaines)\s(?:à partir|dès|du|en|entre|minimum)/iu.test(text)) return `pendant ${text}`
  if (
    /^(?:tout de suite|de suite|immédiate(?:ment)?|maintenant|asap|now|aujourd’hui|rapidement)$/iu.test(text)
  )
    return 'immédiatement'
  if (
    new RegExp(`^(?:le\\s)?(?:(?:${days})\\s)?(?:1er|\\d{1,2})\\s(?:${months})(?:\\s\\d{4})?$`, 'iu').test(
      text,
    )
  )
    return `à partir du ${text.replace(/^le\s/iu, '')}`
  if (new RegExp(`^(?:${months})(?:\\s\\d{4})?$`, 'iu').test(text))
    return `dès ${text}`.replace(/^dès /u, 'à partir de ').replace(/de (?=[ao])/u, 'd’')
  if (
    /^(?:dès|à partir|à compter|en|début|mi-|fin|dans|sous|après|du|de|pour|depuis|au|les|le|tous|toute|immédiatement|tout l)(?:\s|$|(?<=-))/iu.test(
      text,
    ) &&
    !/^(?:le|les|de)\s/iu.test(text)
  )
    return text
  return undefined
}
