import type { Gender } from '../french/nouns.fr.ts'
import { adjectiveForms, partedForms } from './adjectives.ts'
import {
  type AgreementFault,
  type Check,
  groupOpeners,
  list,
  spaced,
  textAt,
  type Words,
} from './agreement-words.ts'
import { beforeSubject } from './fr/forms.fr.ts'
import { follows, opensSentence } from './letter-words.ts'
import { genderOf, isInfinitive, isParticiple, isPlainParticiple, nounForm } from './lexicon.ts'
import { agreementMessages as texts } from './messages.fr.ts'

const skipped = list(
  'très toujours bien tout également aussi particulièrement parfaitement vraiment plus assez été',
)

/** The verb before word `at`, past its adverbs and «été», and its index. */
function beingBefore(words: Words, at: number): [verb: string, index: number] {
  if (words[at]?.before !== ' ') return ['', -1]
  let index = at - 1
  while (skipped.has(textAt(words, index)) && words[index]?.before === ' ') index -= 1
  return [textAt(words, index), index]
}

/** «mes compétences sont adapté», «mes missions ont été varié», «cette formation est adapté». */
function wrongAttribute(words: Words, at: number): AgreementFault | undefined {
  const [being, verb] = beingBefore(words, at)
  const isComposed = verb < at - 1 && textAt(words, verb + 1) === 'été'
  const isPlural = isComposed ? being === 'ont' : /^(?:sont|étaient|seront|sommes)$/u.test(being)
  const isSingular = isComposed ? being === 'a' : /^(?:est|était|sera)$/u.test(being)
  const word = textAt(words, at)
  const forms = (isPlural || isSingular) && word !== 'été' ? partedForms(word) : undefined
  if (!forms) return undefined
  if (
    /^(?:nous|se|s)$/u.test(textAt(words, verb - 1)) &&
    /^(?:nous|se|s)$/u.test(textAt(words, verb - (being === 'sommes' ? 2 : 1)))
  )
    return undefined
  const gender = subjectGender(words, verb, isPlural)
  if (isPlural && forms.masculine[0] !== forms.masculine[1]) {
    const right = gender && forms[gender][1]
    const isWrong = right ? word !== right : [forms.masculine[0], forms.feminine[0]].includes(word)
    return isWrong
      ? { at: at, message: texts.attribute(right ?? forms.masculine[1]), ...(right && { right }) }
      : undefined
  }
  const right = isSingular && gender ? forms[gender][0] : undefined
  return right && right !== word ? { at: at, message: texts.attribute(right), right } : undefined
}

/** «je serai ravis»: the subject is singular. */
function oneWriter(words: Words, at: number): AgreementFault | undefined {
  const [being, verb] = beingBefore(words, at)
  const isBeing =
    being === 'ai' ? textAt(words, verb + 1) === 'été' : /^(?:suis|serai|serais|étais)$/u.test(being)
  if (!isBeing || !/^(?:je|j)$/u.test(textAt(words, verb - 1))) return undefined
  const word = textAt(words, at)
  const forms = adjectiveForms(word)
  const gender = (['masculine', 'feminine'] as const).find(
    (one) => forms?.[one][1] === word && forms[one][0] !== word,
  )
  if (!forms || !gender) return undefined
  return { at: at, message: texts.attribute(forms[gender][0]), right: forms[gender][0] }
}

/** Gender of the noun right before the verb, when it is certainly the subject. */
function subjectGender(words: Words, verb: number, isPlural: boolean): Gender | undefined {
  const noun = verb - 1
  const form = nounForm(textAt(words, noun))
  const determiner = words[noun - 1]
  if (!form || !determiner || !spaced(words, noun) || !spaced(words, verb) || form.plural === !isPlural)
    return undefined
  if (
    !groupOpeners.has(determiner.text) ||
    !(opensSentence(determiner) || beforeSubject.has(textAt(words, noun - 2)))
  )
    return undefined
  return genderOf(textAt(words, noun))
}

/** «les missions que j’ai effectué»: the object precedes, the participle agrees. */
function objectBefore(words: Words, at: number): AgreementFault | undefined {
  if (
    !/^(?:ai|avais|avons|avez)$/u.test(textAt(words, at)) ||
    !/^(?:j|je|nous|vous)$/u.test(textAt(words, at - 1))
  )
    return undefined
  if (!/^(?:que|qu)$/u.test(textAt(words, at - 2))) return undefined
  const noun = at - 3
  const [gender, form] = [genderOf(textAt(words, noun)), nounForm(textAt(words, noun))]
  const place = /^(?:déjà|toujours|également|aussi|ainsi|récemment)$/u.test(textAt(words, at + 1))
    ? at + 2
    : at + 1
  const word = textAt(words, place)
  if (
    !gender ||
    !form ||
    form.plural === undefined ||
    !groupOpeners.has(textAt(words, noun - 1)) ||
    !isPlainParticiple(word)
  )
    return undefined
  const next = words[place + 1]
  if (
    /^(?:pu|dû|voulu|su|fait|été|eu|laissé|cru|souhaité|pensé|aimé|espéré|estimé)$/u.test(word) ||
    (next?.before === ' ' && (next.text === 'à' || isInfinitive(next.text)))
  )
    return undefined
  const forms = adjectiveForms(word)
  const right = forms?.[gender][form.plural ? 1 : 0]
  return right && right !== word ? { at: place, message: texts.objectBefore(right), right } : undefined
}

/** «j’ai effectuée un stage»: the object follows, nothing agrees. */
function objectAfter(words: Words, at: number): AgreementFault | undefined {
  if (!/^(?:ai|avons|avais)$/u.test(textAt(words, at)) || !/^(?:j|je|nous)$/u.test(textAt(words, at - 1)))
    return undefined
  if (/^(?:que|qu|les|l)$/u.test(textAt(words, at - 2))) return undefined
  const word = textAt(words, at + 1)
  const base = word.replace(/(?<=é)(?:e|s|es)$|(?<=[iut])(?:e|es)$/u, '')
  if (base === word || !isParticiple(word) || !follows(words[at + 2])) return undefined
  if (
    !/^(?:un|une|le|la|l|les|des|mon|ma|mes|plusieurs|deux|trois|de|d|au|en|pour|avec|ce|cette|à)$/u.test(
      textAt(words, at + 2),
    )
  )
    return undefined
  return { at: at + 1, message: texts.objectAfter(base), right: base }
}

/** Checks between a verb, its subject and its object. */
export const participleChecks: readonly Check[] = [
  { starts: (word) => partedForms(word) !== undefined, check: wrongAttribute },
  { starts: (word) => adjectiveForms(word) !== undefined, check: oneWriter },
  { starts: (word) => /^(?:ai|avais|avons|avez)$/u.test(word), check: objectBefore },
  { starts: (word) => /^(?:ai|avons|avais)$/u.test(word), check: objectAfter },
]
