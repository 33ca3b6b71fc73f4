import { join } from '../french/elision.ts'
import { nounOf, withDefinite, withIndefinite } from '../french/noun.ts'
import { lowerFirst } from '../french/plain-letters.ts'
import { infinitiveOf, infinitiveOfForm, infinitiveOfParticiple } from '../french/verb.ts'
import type { Gender } from '../offer/inclusive.ts'
import { jobEnding } from '../offer/words.fr.ts'
import { readEducation } from './education.ts'
import { type ExperienceNote, readExperience } from './experience.ts'
import * as interviewTexts from './fr/interview.fr.ts'
import * as proofTexts from './fr/proof.fr.ts'
import type { FactSource } from './request.ts'
import { asContinuation, type UserPiece } from './user-text.ts'
import type { Sentence, Writer } from './writer.ts'

/** Says one piece of experience; the note it read, if any, tells later sentences where the user worked. */
export function sayExperience(
  writer: Writer,
  piece: UserPiece,
  gender?: Gender,
): { said?: Sentence; note?: ExperienceNote } {
  if (piece.kind === 'sentence') return { said: writer.quote(piece.text, 'profile') }
  const note = readExperience(piece.text, gender)
  if (!note) return { said: sayResult(writer, piece, 'profile', proofTexts.otherExperienceFrames) }
  const { role, where, when, years, stay, activity } = note
  const slots = {
    role,
    where,
    when,
    years,
    stay,
    activity,
    singular: stay && !stay.startsWith('des ') ? '' : undefined,
    ofRole: role && join('de', role),
  }
  const said = writer.say(framesFor(note), slots, ['profile'])
  return said ? { said: note.details ? withDetails(said, note.details) : said, note } : {}
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
  if (!note.when)
    return note.where
      ? proofTexts.undatedExperienceFrames
      : ['J’ai travaillé comme {role}.', 'Mon métier est celui {ofRole}.']
  return note.where ? proofTexts.experienceFrames : proofTexts.placelessExperienceFrames
}

function withDetails(said: Sentence, details: string): Sentence {
  return { ...said, text: `${said.text.replace(/\.$/u, '')} : ${asContinuation(details)}.` }
}

/** Results that one counts take «une hausse»; work done takes «la mise en place». */
const measured =
  /^(?:hausse|baisse|augmentation|diminution|réduction|gain|progression|croissance|record|prix|médaille|victoire|certification)s?$/iu

/** Says a result typed as a note: a participle, a noun group, an infinitive, or anything after a colon. */
export function sayResult(
  writer: Writer,
  piece: UserPiece,
  source: FactSource,
  other: readonly string[] = proofTexts.otherResultFrames,
): Sentence | undefined {
  if (piece.kind === 'sentence') return writer.quote(piece.text, source)
  const text = asContinuation(
    piece.text.replace(/^(?:d’avoir|de\s|d’)/iu, (start) => (/avoir/iu.test(start) ? 'avoir' : '')),
  )
  const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? ''
  const acts =
    /^[\p{L}-]+\s(?:l[ea]s?|l’.+|une?|des|du|d’.+|de|plus|mes|mon|ma|\d+(?!e)|deux|trois|quatre|cinq|six|sept|huit|dix|avec|en|à)(?:\s|$|(?<=’))/iu.test(
      text,
    )
  if (acts && infinitiveOfParticiple(first) && !nounOf(first) && !/[:;]/u.test(text))
    return writer.say(proofTexts.participleFrames, { text: lowerFirst(text) }, [source])
  if (jobEnding.test(first) && !nounOf(first) && !/[()]|\s-\s|(?:19|20)\d{2}/u.test(text))
    return writer.say(proofTexts.roleFrames, { text: lowerFirst(text) }, [source])
  const linked =
    /^[\p{L}-]+(?:$|,|\s(?:d[eu]s?|d’|à|au|aux|en|sur|pour|par|avec|dans|chez|auprès|et)(?:\s|(?<=’))|\s\p{L}+(?:é|ée|és|ées|if|ive|el|elle|al|ale|ique|aire|euse?|able|ant|ante)s?(?:\s|$))/iu.test(
      text,
    )
  // «Recherche poste stable»: a verb without its subject, or a headline.
  if (!linked && nounOf(first) && infinitiveOfForm(first)) return undefined
  const indefinite =
    !linked || /[:;]/u.test(text)
      ? undefined
      : measured.test(first)
        ? withIndefinite(text)
        : withDefinite(text)
  if (indefinite) {
    const said = writer.say(
      proofTexts.resultFrames,
      { indefinite, singular: /^(?:des|les) /u.test(indefinite) ? undefined : '' },
      [source],
    )
    if (said) return said
  }
  if (!infinitiveOf(first) && infinitiveOfForm(first) && !nounOf(first)) return undefined
  return writer.say(/:/u.test(text) ? [] : other, { text }, [source])
}

/** Says a line of studies. */
export function sayEducation(writer: Writer, piece: UserPiece, isFirst: boolean): Sentence | undefined {
  if (piece.kind === 'sentence') return writer.quote(piece.text, 'profile')
  const note = readEducation(piece.text)
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

/** «travailler en équipe» is no noun for a list: it follows «je sais». */
export function sayAptitudes(writer: Writer, skills: readonly string[]): Sentence | undefined {
  const listed = skills.map(asContinuation).filter(isInfinitive).slice(0, 2)
  return listed.length === 0
    ? undefined
    : writer.say(proofTexts.aptitudeFrames, { text: enumerate(listed) }, ['profile'])
}

const isInfinitive = (text: string) => infinitiveOf(/^[\p{L}-]+/u.exec(text)?.[0] ?? '') !== undefined

export function saySkills(writer: Writer, skills: readonly string[]): Sentence | undefined {
  const listed = skills
    .map(asContinuation)
    .filter((skill) => !isInfinitive(skill))
    .slice(0, 4)
  if (listed.length === 0) return undefined
  const frames = listed.length === 1 ? proofTexts.skillFrame : proofTexts.skillFrames
  return writer.say(frames, { skills: enumerate(listed) }, ['profile'])
}

export function enumerate(items: readonly string[], and = 'et'): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`
}

/** Says an interview answer: whole sentences as they are, a note in a frame. */
export function sayAnswer(writer: Writer, piece: UserPiece, frames: readonly string[]): Sentence | undefined {
  if (piece.kind === 'sentence') return writer.quote(piece.text, 'interview')
  if (/[:;]/u.test(piece.text)) return undefined
  const text = asContinuation(piece.text.replace(/^(?:pour|parce qu[e’]|car)\s+/iu, ''))
  const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? ''
  if (!infinitiveOf(first) && infinitiveOfForm(first) && !nounOf(first)) return undefined
  if (/^(?:proche|près|tout près|à côté|à \S+ (?:minutes?|km|pas))(?!\p{L})/iu.test(text))
    return writer.say(interviewTexts.nearFrames, { text }, ['interview'])
  // «Bonne réputation, voilà ce qui…» wants an article: without one, only what follows a colon.
  const nominal =
    Boolean(infinitiveOf(first)) ||
    /^(?:l[ea]s?\s|l’|une?\s|des\s|votre\s|vos\s|notre\s|mon\s|ma\s|mes\s|ce(?:tte|s)?\s|\p{L}+er\s)/iu.test(
      text,
    )
  const usable = nominal ? frames : frames.filter((frame) => !frame.startsWith('{Text}'))
  return writer.say(usable, { text }, ['interview'])
}

const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
const days = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche'

/** Says when the user can start; dates are put into a phrase only where French leaves no doubt. */
export function sayAvailability(writer: Writer, piece: UserPiece): Sentence | undefined {
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
  if (when) return writer.say(interviewTexts.availabilityFrames, { when }, ['interview'])
  return /[:;]/u.test(bare) || bare === ''
    ? undefined
    : writer.say(interviewTexts.otherAvailabilityFrames, { text: bare }, ['interview'])
}

/** «1er septembre» → «à partir du 1er septembre»; undefined when it is not clearly a date. */
export function whenOf(text: string): string | undefined {
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
