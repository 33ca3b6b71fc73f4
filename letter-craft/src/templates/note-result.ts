import { asContinuation, type UserPiece } from '../composer/user-text.ts'
import type { Sentence, Writer } from '../composer/writer.ts'
import { withDe } from '../french/contraction.ts'
import type { Morphology } from '../french/morphology.ts'
import { lowerFirst } from '../french/plain-letters.ts'
import {
  infinitiveOf,
  infinitiveOfForm,
  infinitiveOfParticiple,
  isPerson,
  nounOf,
  withDefinite,
  withIndefinite,
} from '../french/word-forms.ts'
import { jobEnding } from '../offers/words.fr.ts'
import { doneBy } from './done-by.fr.ts'
import * as frames from './note-frames.fr.ts'
import { withArticle } from './with-article.ts'

type Dictionary = Morphology | undefined

/** Machines that are named like the person who does their work: «ordinateur, ordinatrice» in the dictionary. */
const machine = /^(?:ordinateur|moteur|tracteur|capteur|compteur|simulateur|aspirateur)s?$/iu

/** Results that are counted take «obtenu». */
const measured =
  /^(?:hausse|baisse|augmentation|diminution|réduction|gain|progression|croissance|record|prix|médaille|victoire|certification|mention)s?$/iu

/**
 * Words a result typed as a note: from a participle, a noun group, a percentage, or anything else in a neutral
 * frame.
 */
export function writeResult(writer: Writer, piece: UserPiece, morphology: Dictionary): Sentence | undefined {
  if (piece.kind === 'sentence') return writer.quote(piece.text, 'profile')
  const text = asContinuation(
    piece.text.replace(/^(?:d’avoir|de\s|d’)/iu, (start) => (/avoir/iu.test(start) ? 'avoir' : '')),
    morphology,
  )
  const done = readDone(text, morphology)
  if (done) {
    const said = writer.say(frames.participleFrames, { text: done }, ['profile'])
    if (said) return said
  }
  const none = noneOf(text, morphology)
  if (none) return writer.say(frames.noneFrames, { text: none }, ['profile'])
  const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? ''
  if (/^(?:classée?|reçue?|élue?|nommée?|promue?|diplômée?|primée?|lauréate?|major(?:e)?)$/iu.test(first))
    return writer.say(frames.roleFrames, { text: lowerFirst(text) }, ['profile'])
  const person = isPerson(morphology, first) && !machine.test(first)
  const isRole = person || !nounOf(morphology, first)
  if (jobEnding.test(first) && isRole && !/[()]|\s-\s|(?:19|20)\d{2}\s?[-–]/u.test(text))
    return writer.say(frames.roleFrames, { text: lowerFirst(text) }, ['profile'])
  const linked =
    /^[\p{L}-]+(?:$|,|\s(?:d[eu]s?|d’|à|au|aux|en|sur|pour|par|avec|dans|chez|auprès|et)(?:\s|(?<=’))|\s\p{L}+(?:é|ée|és|ées|if|ive|el|elle|al|ale|ique|aire|euse?|able|ant|ante|vole)s?(?:\s|$))/iu.test(
      text,
    )
  // «Recherche poste stable»: a verb without its subject, or a headline.
  if (!linked && nounOf(morphology, first) && infinitiveOfForm(morphology, first)) return undefined
  const percentage = change(text, morphology)
  const indefinite =
    percentage ??
    ((linked || measured.test(first)) && !/[:;]/u.test(text) && !person
      ? withIndefinite(morphology, text)
      : undefined)
  if (indefinite) {
    const fitting = percentage || measured.test(first) ? frames.measuredFrames : frames.resultFrames
    const said = writer.say(fitting, { indefinite }, ['profile'])
    if (said) return said
  }
  if (!infinitiveOf(morphology, first) && infinitiveOfForm(morphology, first) && !nounOf(morphology, first))
    return undefined
  return writer.say(/:/u.test(text) ? [] : frames.otherResultFrames, { text }, ['profile'])
}

/** What follows «j’ai»: «formé 4 apprentis», from a participle, a noun of action or a passive. */
function readDone(text: string, morphology: Dictionary): string | undefined {
  if (/[:;]/u.test(text)) return undefined
  const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? ''
  const acts =
    /^[\p{L}-]+\s(?:l[ea]s?|l’.+|une?|des|du|d’.+|de|plus|mes|mon|ma|\d+(?!e)|deux|trois|quatre|cinq|six|sept|huit|dix|avec|en|à)(?:\s|$|(?<=’))/iu.test(
      text,
    )
  if (acts && infinitiveOfParticiple(morphology, first) && !nounOf(morphology, first)) return lowerFirst(text)
  return readAction(text) ?? readPassive(text, morphology)
}

/** «organisation d’un festival» → «organisé un festival»; «gestion des stocks» → «géré les stocks». */
function readAction(text: string): string | undefined {
  const action = doneBy.find(([noun]) => new RegExp(`^${noun} (?=d)`, 'iu').test(text))
  if (!action) return undefined
  const object = text.slice(action[0].length + 1)
  const direct = /^d’une?\s/iu.test(object)
    ? object.slice(2)
    : /^du\s/iu.test(object)
      ? `le ${object.slice(3)}`
      : /^des\s/iu.test(object)
        ? `les ${object.slice(4)}`
        : /^de (?:la\s|l’|\d|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs|nos|mes)/iu.test(object)
          ? object.slice(3)
          : undefined
  return direct && `${action[1]} ${direct}`
}

/** «12 personnes formées en deux ans» → «formé 12 personnes en deux ans». */
function readPassive(text: string, morphology: Dictionary): string | undefined {
  const passive =
    /^((?:\d|une?\s|deux|trois|quatre|cinq|six|sept|huit|dix|\p{L}{4,}\s).*?)\s(\p{L}{3,}?[éitsu])(?:e|s|es)?(?:\s((?:en|à|au|par|chez|sur|avec|dans|sans|pour)\s.+))?$/iu.exec(
      text,
    )
  const [, object = '', participle = '', rest] = passive ?? []
  if (!passive || !infinitiveOfParticiple(morphology, participle)) return undefined
  if (/\s(?:qui|que|et|été|est|a|ont)\s/u.test(` ${object} `)) return undefined
  const counted = /^(?:\d|une?\s|deux|trois|quatre|cinq|six|sept|huit|dix)/iu.test(object)
  const direct = counted
    ? object
    : /\d/u.test(object)
      ? withIndefinite(morphology, object)
      : withDefinite(morphology, object)
  return direct && [participle, direct, rest].filter(Boolean).join(' ')
}

/** «zéro accident en 9 ans» → «aucun accident en 9 ans». */
function noneOf(text: string, morphology: Dictionary): string | undefined {
  if (/^aucune?\s/iu.test(text)) return lowerFirst(text)
  const none = /^(?:z[ée]ro|0)\s(\p{L}+)(.*)$/iu.exec(text)
  const noun = none?.[1]
  const known = noun === undefined ? undefined : nounOf(morphology, noun)
  return none && known?.gender && !known.plural
    ? `${known.gender === 'f' ? 'aucune' : 'aucun'} ${noun}${none[2]}`
    : undefined
}

/** «+15 % de fréquentation» → «une hausse de 15 % de la fréquentation». */
function change(text: string, morphology: Dictionary): string | undefined {
  const percentage = /^([+-−–])\s?(\d[\d.,]*[ \u00a0]?%)\s(.+)$/u.exec(text)
  if (!percentage) return undefined
  const [, sign, amount, about = ''] = percentage
  const bare = /^(?:de\s|d’)(?!la\s|l’|une?\s)(.+)$/iu.exec(about)?.[1]
  const definite = bare && withArticle(bare, morphology)
  const on = bare
    ? definite && withDe(definite)
    : /^(?:du|des|de|sur|en|d’)(?:\s|(?<=’))/iu.test(about)
      ? about
      : undefined
  return on && `une ${sign === '+' ? 'hausse' : 'baisse'} de ${amount} ${on}`
}
