import type { Gender } from '../french/nouns.fr.ts'
import { type Forms, partedForms } from './adjectives.ts'
import { type AgreementFault, type Check, list, textAt, type Words } from './agreement-words.ts'
import { avoir } from './fr/forms.fr.ts'
import { opensSentence } from './letter-words.ts'
import { isInfinitive, isPlainParticiple, participleBase } from './lexicon.ts'
import { agreementMessages as texts } from './messages.fr.ts'
import { antecedentOf, objectPronouns, opensClause, opensGroup, subjectAt } from './subject.ts'

type Subject = { end: number; plural: boolean; gender?: Gender | undefined }

const being = list(
  'est sont était étaient sera seront serait seraient fut furent soit soient paraît paraissent parait semble semblent reste restent restait restaient devient deviennent devenait demeure demeurent',
)
const having = list('a ont avait avaient aura auront aurait auraient ait aient')
const between = list(
  'très toujours bien tout toute également aussi particulièrement parfaitement vraiment assez déjà souvent ainsi donc plutôt encore jamais pas trop tous toutes entièrement régulièrement immédiatement rapidement d’abord',
)
const spaced = (words: Words, at: number) => words[at]?.before === ' ' || words[at]?.before === '’'

const pronounSubjects: Readonly<Record<string, Omit<Subject, 'end'>>> = {
  elle: { plural: false, gender: 'feminine' },
  elles: { plural: true, gender: 'feminine' },
  ils: { plural: true, gender: 'masculine' },
}

/** The subject that starts at `at`: a group, «elle», or the antecedent of «qui». */
function subjectFrom(words: Words, at: number): Subject | undefined {
  const text = textAt(words, at)
  if (text === 'qui' && words[at]?.before === ' ') {
    const group = antecedentOf(words, at)
    return group && { ...group, end: at + 1 }
  }
  const pronoun = pronounSubjects[text]
  if (pronoun)
    return opensClause(words, at) && words[at]?.before !== '-' ? { ...pronoun, end: at + 1 } : undefined
  if (!opensClause(words, at)) return undefined
  const group = subjectAt(words, at)
  // «mon frère et ma sœur»: masculine prevails.
  return group
}

function past(words: Words, at: number, skipped: ReadonlySet<string>): number {
  let index = at
  while (skipped.has(textAt(words, index)) && spaced(words, index)) index += 1
  return index
}

/** Words after «être» that never agree. */
const steady =
  /^(?:partie|bien|mieux|pire|dû|due|fait|fort|tout|public|debout|ensemble|vers|sensé|égal|bref|sport|marron|compris|mis|entendu|question|permis)$/u

/** «les horaires me sont familier», «les missions qui m’ont été confié», «elle a été proposé». */
function attributeOfSubject(words: Words, at: number): AgreementFault | undefined {
  const subject = subjectFrom(words, at)
  if (!subject) return undefined
  const verb = past(words, subject.end, objectPronouns)
  const objects = new Set(
    Array.from({ length: verb - subject.end }, (_, index) => textAt(words, subject.end + index)),
  )
  if (objects.has('se') || objects.has('s') || !spaced(words, verb)) return undefined
  const place = attributePlace(words, verb)
  const word = textAt(words, place ?? -1)
  if (
    place === undefined ||
    words[place]?.before !== ' ' ||
    steady.test(word) ||
    words[place + 1]?.before === '-'
  )
    return undefined
  const forms = partedForms(word)
  return forms && wrongForm(forms, word, subject, place)
}

function attributePlace(words: Words, verb: number): number | undefined {
  const next = past(words, verb + 1, between)
  if (having.has(textAt(words, verb)))
    return textAt(words, next) === 'été' ? past(words, next + 1, between) : undefined
  if (being.has(textAt(words, verb))) return next
  return /^(?:doivent|doit|peuvent|peut|vont|va|devront|devra|pourront|pourra|devraient|devrait|pourraient|pourrait|sauront|saura)$/u.test(
    textAt(words, verb),
  ) && /^(?:être|rester|devenir|paraître|demeurer)$/u.test(textAt(words, next))
    ? past(words, next + 1, between)
    : undefined
}

function wrongForm(
  forms: Forms,
  word: string,
  { plural, gender }: Omit<Subject, 'end'>,
  at: number,
): AgreementFault | undefined {
  const number = plural ? 1 : 0
  if (gender) {
    const right = forms[gender][number]
    return right === word ? undefined : { at, message: texts.attribute(right), right }
  }
  const accepted = [forms.masculine[number], forms.feminine[number]]
  if (accepted.includes(word)) return undefined
  const isFeminine = forms.feminine.includes(word) && !forms.masculine.includes(word)
  const right = forms[isFeminine ? 'feminine' : 'masculine'][number]
  // For a subject of unknown gender, only «fidèle» and «fidèles» are certain.
  return {
    at,
    message: texts.attribute(right),
    ...((isFeminine || accepted[0] === accepted[1]) && { right }),
  }
}

const subjectPronoun = /^(?:je|j|tu|il|elle|on|nous|vous|ils|elles)$/u

/** Whether no possible direct object precedes «avoir». */
function hasNoObjectBefore(words: Words, at: number): boolean {
  let index = at - 1
  while (/^(?:n|ne|y)$/u.test(textAt(words, index))) index -= 1
  const subject = textAt(words, index)
  if (!subjectPronoun.test(subject)) return false
  // «nous vous avons vus», «il nous a aidés»
  if (/^(?:nous|vous)$/u.test(subject) && !opensClause(words, index)) return false
  const clause = [1, 2, 3, 4].map((back) => textAt(words, index - back))
  if (
    /^(?:que|qu|dont|combien)$/u.test(clause[0] ?? '') &&
    !/^(?:parce|lorsque|puisque|bien|sais|savez|crois|pense|dire|sachez|montre|prouve|alors|tandis|afin|est)$/u.test(
      clause[1] ?? '',
    )
  )
    return false
  return !clause.some((word) => /^(?:quel|quels|quelle|quelles|combien|lesquels|lesquelles)$/u.test(word))
}

/** «j’ai travaillée», «nous avons préparés un repas»: with «avoir» and no object before, nothing agrees. */
function nothingToAgree(words: Words, at: number): AgreementFault | undefined {
  const verb = words[at]
  if (!verb || !avoir.has(verb.text)) return undefined
  const place = past(words, at + 1, between)
  if (verb.text === 'ayant') return opensSentence(verb) ? invariable(words, place) : undefined
  const isCertain = hasNoObjectBefore(words, at) || nounHas(words, at) || isJoined(words, at, place)
  return isCertain ? invariable(words, place) : undefined
}

/** «Mon stage m’a plu et a confirmée ma vocation»: the object follows, and no relative pronoun precedes. */
function isJoined(words: Words, at: number, place: number): boolean {
  if (textAt(words, at - 1) !== 'et' || !possessives.has(textAt(words, place + 1))) return false
  for (let index = at - 2; index >= 0; index--) {
    const word = words[index]
    if (!word || /^(?:que|qu|quels?|quelles?|combien)$/u.test(word.text)) return false
    if (opensSentence(word)) return true
  }
  return false
}

const possessives = list('mon ma mes son sa ses notre nos votre vos leur leurs')

function invariable(words: Words, place: number, why = texts.objectAfter): AgreementFault | undefined {
  const word = textAt(words, place)
  const base = isPlainParticiple(word) ? participleBase(word) : undefined
  if (base === undefined || base === word || words[place]?.before !== ' ' || words[place + 1]?.before === '-')
    return undefined
  // «elle a mise et remise»: «la prise», «la mise» are nouns too, never after «avoir».
  return { at: place, message: why(base), right: base }
}

/** «mes responsables ont soulignés …»: a noun is the subject, without an object between. */
function nounHas(words: Words, at: number): boolean {
  for (let start = Math.max(0, at - 6); start < at - 1; start++)
    if (
      opensClause(words, start) &&
      !/^(?:que|qu|dont)$/u.test(textAt(words, start - 1)) &&
      subjectAt(words, start)?.end === at
    )
      return true
  return false
}

/** Verbs with an indirect object: «ils m’ont confiée leurs clés» agrees with nothing. */
const dativeVerbs =
  /^(?:confi|propos|donn|demand|enseign|montr|expliqu|laiss|accord|apport|attribu|inculqu|procur|signal|indiqu|permis|appris|offer|transmis|remis|ouver)/u
const objectsOpen = list(
  'un une le la l les des du de d mes mon ma leur leurs son sa ses ce cette ces plusieurs deux trois quatre votre vos',
)

/** «elles m’ont permises de», «on m’a confiée la caisse», «ils m’ont félicités». */
function objectOfMe(words: Words, at: number): AgreementFault | undefined {
  if (textAt(words, at - 1) !== 'm' || !having.has(textAt(words, at))) return undefined
  const place = past(words, at + 1, between)
  const word = textAt(words, place)
  const base = isPlainParticiple(word) ? participleBase(word) : undefined
  if (base === undefined || base === word || words[place]?.before !== ' ') return undefined
  // «les clés qu’on m’a confiées», «l’aide qu’ils m’ont apportée»
  if ([2, 3, 4, 5].some((back) => /^(?:que|qu)$/u.test(textAt(words, at - back)))) return undefined
  const follows = textAt(words, place + 1)
  if (dativeVerbs.test(word))
    return objectsOpen.has(follows) || isInfinitive(follows) || follows === 'à' || follows === 'que'
      ? { at: place, message: texts.objectAfter(base), right: base }
      : undefined
  // One person writes: «m’» is never plural.
  return word === `${base}s` || word === `${base}es`
    ? { at: place, message: texts.attribute(word.replace(/s$/u, '')), right: word.replace(/s$/u, '') }
    : undefined
}

/** «les affiches que vous avez dessiné»: the plural is certain, whatever the gender. */
function pluralBefore(words: Words, at: number): AgreementFault | undefined {
  if (!/^(?:que|qu)$/u.test(textAt(words, at)) || words[at]?.before !== ' ') return undefined
  const group = antecedentOf(words, at)
  // «que l’on m’a confiées»
  const subject = textAt(words, at + 1) === 'l' && textAt(words, at + 2) === 'on' ? at + 2 : at + 1
  if (!group || !subjectPronoun.test(textAt(words, subject))) return undefined
  if (!group.plural && (group.gender !== 'feminine' || timesAndThoughts.test(textAt(words, at - 1))))
    return undefined
  const verb = past(words, subject + 1, list('n ne y m t nous vous lui leur'))
  if (!avoir.has(textAt(words, verb))) return undefined
  const place = past(words, verb + 1, between)
  const word = textAt(words, place)
  const base = isPlainParticiple(word) ? participleBase(word) : undefined
  const next = textAt(words, place + 1)
  if (base === undefined || words[place]?.before !== ' ') return undefined
  const isFeminine = group.gender === 'feminine'
  if (group.plural ? /[sx]$/u.test(word) && !(isFeminine && word === base) : word !== base) return undefined
  if (
    /^(?:pu|dû|voulu|su|fait|été|eu|laissé|cru|souhaité|pensé|aimé|espéré|estimé|fallu|vu|entendu)$/u.test(
      word,
    )
  )
    return undefined
  if (words[place + 1]?.before === ' ' && (/^(?:à|de|d)$/u.test(next) || isInfinitive(next))) return undefined
  const right = rightAfter(base, group)
  return { at: place, message: texts.objectBefore(right || `${word}s`), ...(right && { right }) }
}

/** «menés», «menées», «menée»; undefined when the gender is unknown. */
function rightAfter(base: string, { plural, gender }: Omit<Subject, 'end'>): string {
  if (!gender) return ''
  const singular = gender === 'feminine' ? `${base}e` : base
  return plural && !singular.endsWith('s') ? `${singular}s` : singular
}

/** After these, «que» is seldom an object: «la fois que», «la semaine que», «la preuve que». */
const timesAndThoughts =
  /^(?:fois|semaine|année|journée|heure|minute|saison|nuit|soirée|matinée|période|époque|preuve|impression|idée|certitude|chose|raison|façon|manière|conviction|façon)$/u

const toOneself = /^(?:(?:succéd|parl|téléphon|ressembl)é(?:e|s|es)|permises?)$/u
const beingOneself = list('suis es est sommes sont étais était étions étaient être serait seraient')

/** «elles se sont succédées», «je me suis permise de»: pronominal verbs whose participle never agrees. */
function indirectOfOneself(words: Words, at: number): AgreementFault | undefined {
  const word = textAt(words, at)
  let verb = at - 1
  while (between.has(textAt(words, verb))) verb -= 1
  if (!beingOneself.has(textAt(words, verb)) || !/^(?:me|m|se|s|nous|vous)$/u.test(textAt(words, verb - 1)))
    return undefined
  if (word.startsWith('permis') && !/^(?:de|d)$/u.test(textAt(words, at + 1))) return undefined
  return invariable(words, at, texts.indirectOfOneself)
}

/** Checks of participles and attributes, with «être» and «avoir». */
export const attributeChecks: readonly Check[] = [
  {
    starts: (word) => opensGroup(word) || word === 'qui' || Object.hasOwn(pronounSubjects, word),
    check: attributeOfSubject,
  },
  { starts: (word) => avoir.has(word), check: nothingToAgree },
  { starts: (word) => having.has(word), check: objectOfMe },
  { starts: (word) => word === 'que' || word === 'qu', check: pluralBefore },
  { starts: (word) => toOneself.test(word), check: indirectOfOneself },
]
