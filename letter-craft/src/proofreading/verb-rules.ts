import { adjectiveForms } from './adjectives.ts'
import { personsOf } from './conjugation.ts'
import {
  adverbs,
  afterDe,
  avoir,
  beforeInfinitive,
  beforeSubject,
  etre,
  etreAfterSubject,
  leadsToA,
  objects,
} from './fr/forms.fr.ts'
import { participles } from './fr/verbs.fr.ts'
import { follows, opensSentence, readLetterWords, type Word } from './letter-words.ts'
import { isInfinitive, isKnownVerb, isParticiple, isPlainParticiple, nounForm, stems } from './lexicon.ts'
import { memoize } from './memoize.ts'
import { verbMessages as texts } from './messages.fr.ts'
import { like } from './phrases.ts'
import type { ProofLetter, Rule, RuleMatch } from './proof-letter.ts'
import { personFault, type VerbFault } from './verb-persons.ts'

type Words = readonly Word[]

/** Index of the word that governs word `at`, past the words of `between`. */
function governor(words: Words, at: number, between: ReadonlySet<string>): number {
  let index = at
  while (follows(words[index]) && index > 0) {
    index -= 1
    if (!between.has(words[index]?.text ?? '')) return index
  }
  return -1
}

const objectsAndAdverbs = new Set([...objects, ...adverbs])
const textAt = (words: Words, at: number) => words[at]?.text ?? ''

const soundsAsInfinitive = /^(.+)(?:é|ée|és|ées|ez|ait|ais)$/u

/** «pour travaillé», «je peux aidez», «de participé»: infinitive required. */
function infinitiveFault(words: Words, at: number): VerbFault | undefined {
  const stem = soundsAsInfinitive.exec(textAt(words, at))?.[1]
  if (!stem || !stems.has(stem)) return undefined
  const by = governor(words, at, objectsAndAdverbs)
  if (isException(textAt(words, at), textAt(words, by))) return undefined
  if (!amongInfinitives(words, at) && (by < 0 || !callsInfinitive(words, by, at))) return undefined
  return { message: texts.infinitive(`${stem}er`), right: `${stem}er` }
}

/** «accueillir, renseigné et orienter»: between two infinitives, a third one. */
const amongInfinitives = (words: Words, at: number) =>
  words[at]?.before === ', ' &&
  isInfinitive(textAt(words, at - 1)) &&
  textAt(words, at + 1) === 'et' &&
  isInfinitive(textAt(words, at + 2))

/** A noun such as «employé», or a certain participle («sans précédé»). */
const isException = (word: string, by: string) =>
  nounForm(word) !== undefined ||
  !((modal.test(by) ? isParticiple(word) : isPlainParticiple(word)) || /(?:ez|ai[ts])$/u.test(word))

/** Only an infinitive follows these: «je voudrais entré». */
const modal =
  /^(?:peux|pourrai|pourrais|veux|voudrais|souhaite|souhaiterais|aimerais|dois|devrai|vais|sais)$/u

/** After an article a participle may be a noun: «le confort de l’opéré». */
const articles = /^(?:le|la|l)$/u
/** «une équipe de passionnés», «quelque chose de varié»: no infinitive after «de». */
const takesNoInfinitive =
  /^(?:chose|quelqu|un|rien|personne|quoi|plus|moins|ceux|celles|trop|peu|équipe|groupe|poste|statut|nombre|rôle|profil|fonction|contrat)$/u

function callsInfinitive(words: Words, by: number, at: number): boolean {
  const [word, before] = [textAt(words, by), textAt(words, by - 1)]
  const isSingular = /(?:é|ez)$/u.test(textAt(words, at))
  const isPreposition = word === 'à' || word === 'pour' || word === 'sans' || afterDe.has(word)
  if (isPreposition && articles.test(textAt(words, at - 1)) && textAt(words, at).endsWith('é')) return false
  if (word === 'à') return isSingular && leadsToA.test(before)
  if (afterDe.has(word)) return isSingular && !takesNoInfinitive.test(before)
  if (word === 'sais' && before === 'vous') return false
  // «il vous faut motivé» is only a slip; «compte» and «passe» may be nouns.
  if (word === 'compte' && before !== 'je') return false
  if (/^(?:pu|dû|su|voulu)$/u.test(word)) return avoir.has(before) && isSingular
  if (word === 'pour' || word === 'sans') return isSingular
  return beforeInfinitive.has(word)
}

/** «en train de passé mon permis», «commencer par vérifié le niveau»: an object follows. */
function infinitiveWithObject(words: Words, at: number): VerbFault | undefined {
  const stem = /^(.{3,})é$/u.exec(textAt(words, at))?.[1]
  if (!stem || !stems.has(stem) || words[at]?.before === '-') return undefined
  const by = textAt(words, at - 1)
  if (!/^(?:de|d|par|pour|sans)$/u.test(by) || !follows(words[at]) || !follows(words[at + 1]))
    return undefined
  if (
    !/^(?:le|la|l|les|un|une|des|mon|ma|mes|votre|vos|notre|nos|leurs?|ce|cette|ces)$/u.test(
      textAt(words, at + 1),
    )
  )
    return undefined
  return { message: texts.infinitive(`${stem}er`), right: `${stem}er` }
}

const soundsAsParticiple = /^(.+)(?:er|ez)$/u
const meals = /^(?:dîner|déjeuner|goûter|souper|lever)$/u

/** «j’ai travailler», «j’ai été former»: participle required. */
function participleFault(words: Words, at: number): VerbFault | undefined {
  const word = textAt(words, at)
  const stem = soundsAsParticiple.exec(word)?.[1]
  if (!stem || !stems.has(stem) || meals.test(word)) return undefined
  const by = governor(words, at, adverbs)
  if (by < 0) return undefined
  // «quelqu’un d’organiser»
  const isOfSomeone = afterDe.has(textAt(words, by)) && textAt(words, by - 2) === 'quelqu'
  if (governsParticiple(words, by) || (isOfSomeone && word.endsWith('er')))
    return { message: texts.participle(`${stem}é`), right: `${stem}é` }
  return isBeing(words, by) ? { message: texts.participle(`${stem}é`) } : undefined
}

/** «j’ai servi les clients et tenir la caisse»: coordinated with a participle, a participle. */
function joinedParticipleFault(words: Words, at: number): VerbFault | undefined {
  const word = textAt(words, at)
  const stem = /^(.+)er$/u.exec(word)?.[1]
  if (textAt(words, at - 1) !== 'et' || !stem || !stems.has(stem) || nounForm(word)) return undefined
  for (let index = at - 2; index >= Math.max(0, at - 16); index--) {
    const text = textAt(words, index)
    const found = words[index]
    if (
      !found ||
      isKnownVerb(text) ||
      /^(?:pour|sans|afin|que|qui|est|pu|dû|su|voulu|fait|souhaité|décidé|envie|besoin|objectif|but)$/u.test(
        text,
      )
    )
      return undefined
    if (/^(?:ai|avons)$/u.test(text)) {
      const next = adverbs.has(textAt(words, index + 1)) ? index + 2 : index + 1
      return isPlainParticiple(textAt(words, next)) && next < at - 2
        ? { message: texts.participle(`${stem}é`), right: `${stem}é` }
        : undefined
    }
    if (opensSentence(found)) return undefined
  }
  return undefined
}

/** «j’ai travaille», «je suis passionne»: an accent missing in phone typing. */
function bareParticiple(words: Words, at: number): VerbFault | undefined {
  const word = textAt(words, at)
  const stem = /^(.{3,})e$/u.exec(word)?.[1]
  if (!stem || !stems.has(stem) || nounForm(word) || adjectiveForms(word)) return undefined
  const by = governor(words, at, adverbs)
  const [verb, subject] = [textAt(words, by), textAt(words, by - 1)]
  const led =
    (/^(?:ai|avons|avais)$/u.test(verb) && /^(?:j|nous|n|l|y|en)$/u.test(subject)) ||
    (/^(?:suis|étais|serais)$/u.test(verb) && /^(?:je|j|me|m)$/u.test(subject)) ||
    (/^(?:a|ont)$/u.test(verb) && /^(?:m|l|n|il|ils|on|qui)$/u.test(subject))
  return by >= 0 && led ? { message: texts.participle(`${stem}é`), right: `${stem}é` } : undefined
}

/** «de vous lires»: an infinitive takes no s. */
function pluralInfinitive(words: Words, at: number): VerbFault | undefined {
  const word = textAt(words, at)
  if (nounForm(word) || personsOf(word).size > 0 || !follows(words[at])) return undefined
  if (!/^(?:vous|me|m|se|s|peux|pourrai|veux|voudrais|dois|vais|souhaite)$/u.test(textAt(words, at - 1)))
    return undefined
  const right = word.slice(0, -1)
  return { message: texts.infinitive(right), right }
}

/** «Travaillé en équipe est un plaisir»: the opening infinitive is the subject. */
function subjectInfinitive(words: Words, at: number): VerbFault | undefined {
  const word = words[at]
  if (!word || !opensSentence(word) || nounForm(word.text)) return undefined
  for (let index = at + 1; index < Math.min(words.length, at + 8); index++) {
    const next = words[index]
    if (!next || !follows(next) || /^(?:qui|que|qu|dont|où|je|j|il|elle|on|ce|c)$/u.test(next.text))
      return undefined
    if (!/^(?:est|reste|demande|permet|exige|suppose)$/u.test(next.text) || words[index + 1]?.before !== ' ')
      continue
    const right = word.text.replace(/é$/u, 'er')
    return index > at + 1 ? { message: texts.infinitive(right), right } : undefined
  }
  return undefined
}

const subjectsOfHas = /^(?:il|elle|on|qui|m|l|t|n|cela|ça|nous|vous|y)$/u

function governsParticiple(words: Words, by: number): boolean {
  const [word, before] = [textAt(words, by), textAt(words, by - 1)]
  if (word === 'avoir') return true
  if (word === 'a')
    return !leadsToA.test(before) && (subjectsOfHas.test(before) || nounForm(before) !== undefined)
  return avoir.has(word)
}

function isBeing(words: Words, by: number): boolean {
  const [word, before] = [textAt(words, by), textAt(words, by - 1)]
  if (word === 'être') return !/^peu[tx]$/u.test(before)
  if (etre.has(word)) return before !== 'c' && before !== 'ce' && nounForm(before) === undefined
  return etreAfterSubject.has(word) && /^(?:il|elle|ils|elles|qui|on|s|m)$/u.test(before)
}

const misspeltParticiples = new Map(
  Object.entries(participles).flatMap(([right, wrong]) =>
    wrong
      .split(' ')
      .filter(Boolean)
      .map((one) => [one, right] as const),
  ),
)

/** «j’ai acquit», «j’ai suivit», «j’ai du m’adapter». */
function misspeltParticiple(words: Words, at: number): VerbFault | undefined {
  const word = textAt(words, at)
  const right = word === 'du' ? duBefore(words, at) : misspeltParticiples.get(word)
  if (!right) return undefined
  const by = governor(words, at, adverbs)
  if (by < 0 || !avoir.has(textAt(words, by))) return undefined
  const before = [by - 1, by - 2].map((index) => textAt(words, index))
  // «les cours que j’ai suivis» agrees.
  const isObjectBefore = before.some((one) => /^(?:que|qu|les|nous|vous)$/u.test(one))
  if (word.endsWith('s') && isObjectBefore && isParticiple(word)) return undefined
  // After «que», agreement may be required.
  return { message: texts.participle(right), ...(before.some((one) => /^qu/u.test(one)) ? {} : { right }) }
}

function duBefore(words: Words, at: number): string | undefined {
  const next = words[at + 1]
  return follows(next) &&
    (isInfinitive(next.text) || /^(?:m|me|s|se|vous|nous|y|faire)$/u.test(next.text)) &&
    textAt(words, at - 1) !== 'y'
    ? 'dû'
    : undefined
}

/** «vous recherché», «le poste que vous me proposer»: second person required. */
function secondPersonFault(words: Words, at: number): VerbFault | undefined {
  const word = textAt(words, at)
  const subject = /^(?:le|la|l|les|me|m|nous|y|en|lui|leur)$/u.test(textAt(words, at - 1)) ? at - 2 : at - 1
  const you = words[subject]
  const stem = /^(.+)(?:é|er|és)$/u.exec(word)?.[1]
  if (you?.text !== 'vous' || !follows(words[at]) || !stem || !stems.has(stem)) return undefined
  const led = !opensSentence(you) && beforeSubject.has(textAt(words, subject - 1))
  const opens =
    opensSentence(you) && (!word.endsWith('er') || /^(?:re)?cherch$|^recrut$|^propos$/u.test(stem))
  if (!led && !opens) return undefined
  return { message: texts.secondPerson(`${stem}ez`), right: `${stem}ez` }
}

/** «l’attention que vous porterai»: the future of «vous». */
function futureFault(words: Words, at: number): VerbFault | undefined {
  const word = textAt(words, at)
  if (!/.rai$/u.test(word) || word === 'vrai' || textAt(words, at - 1) !== 'vous' || !follows(words[at]))
    return undefined
  if (!/^(?:que|dont|où|quand|lorsque)$/u.test(textAt(words, at - 2))) return undefined
  const right = word.replace(/ai$/u, 'ez')
  return { message: texts.person(right), right }
}

type VerbCheck = {
  /** Depends on the word alone, so that its result can be memoized. */
  starts: (word: string) => boolean
  check: (words: Words, at: number) => VerbFault | undefined
}
const knownStem = (pattern: RegExp) => (word: string) => stems.has(pattern.exec(word)?.[1] ?? '')

const checks: readonly VerbCheck[] = [
  { starts: (word) => word.endsWith('rai'), check: futureFault },
  { starts: knownStem(soundsAsInfinitive), check: infinitiveFault },
  { starts: knownStem(/^(.{3,})é$/u), check: infinitiveWithObject },
  { starts: knownStem(/^(.{3,})é$/u), check: subjectInfinitive },
  {
    starts: (word) => word.length > 4 && word.endsWith('s') && isKnownVerb(word.slice(0, -1)),
    check: pluralInfinitive,
  },
  { starts: knownStem(soundsAsParticiple), check: participleFault },
  { starts: knownStem(/^(.+)er$/u), check: joinedParticipleFault },
  { starts: knownStem(/^(.{3,})e$/u), check: bareParticiple },
  { starts: (word) => word === 'du' || misspeltParticiples.has(word), check: misspeltParticiple },
  { starts: knownStem(/^(.+)(?:é|er|és)$/u), check: secondPersonFault },
  { starts: (word) => (word.length > 1 || word === 'a') && !objects.has(word), check: personFault },
]
const checksOf = memoize((word) => checks.filter(({ starts }) => starts(word)))

function* verbForms(letter: ProofLetter): Iterable<RuleMatch> {
  const { words } = readLetterWords(letter)
  for (const [at, { text, start, end }] of words.entries())
    for (const { check } of checksOf(text)) {
      const fault = check(words, at)
      if (!fault) continue
      const { message, right } = fault
      yield { start, end, message, ...(right && { fix: like(letter.content.slice(start, end), right) }) }
      break
    }
}

export const verbRules: readonly Rule[] = [
  { id: 'verb-form', severity: 'error', languages: ['fr'], check: verbForms },
]
