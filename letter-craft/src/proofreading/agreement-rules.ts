import { elides } from '../french/elision.ts'
import type { Gender } from '../french/nouns.fr.ts'
import { adjectiveForms, preposedOf } from './adjectives.ts'
import { beforeSubject } from './fr/forms.fr.ts'
import {
  genderOf,
  isInfinitive,
  isParticiple,
  isPlainParticiple,
  mayBeVerb,
  nounForm,
  pluralOf,
} from './lexicon.ts'
import { agreementMessages as say } from './messages.fr.ts'
import { like } from './phrases.ts'
import type { Mark, ProofLetter, Rule } from './proof-letter.ts'
import { follows, opensSentence, readingOf, type Word } from './reading.ts'

type Words = readonly Word[]
/** Words from `from` to `to` (both within), what is wrong and what is right. */
type Fault = { from: number; to: number; message: string; right?: string }

const list = (words: string) => new Set(words.split(/\s+/u))
const plurals = list(
  `les des mes tes ses ces vos nos leurs plusieurs quelques différents différentes diverses certains certaines nombreux nombreuses
  deux trois quatre cinq six sept huit neuf dix douze quinze vingt trente quarante cinquante cent aux`,
)
const singulars = list(
  'un une mon ma son sa ce cet cette chaque votre notre le la l du au quel quelle aucun aucune',
)
const countables = list(
  'an année jour semaine mois heure personne client patient enfant élève employé salarié collaborateur stage projet dossier commande magasin équipe site langue couvert table lit repas apprenti stagiaire véhicule agent',
)
/** Words that may be adjectives before another noun, or no noun at all. */
const notNouns = list(
  'bien fait ensemble point pas professionnel commercial technique dynamique physique politique moral standard plus propre sens français anglais merci tour bref entre vers sous dit écrit vue sport tout fort',
)

const textAt = (words: Words, at: number) => words[at]?.text ?? ''
const spaced = (words: Words, at: number) => words[at]?.before === ' ' || words[at]?.before === '’'
const isHyphened = (words: Words, at: number) => /[-‑’]/u.test(words[at + 1]?.before ?? '')

const isPluralDeterminer = (words: Words, at: number) =>
  plurals.has(textAt(words, at)) ||
  (/^(?:[2-9]|[1-9]\d{1,2})$/u.test(textAt(words, at)) && !/[+\d,.\p{L}'’/-]$/u.test(words[at]?.before ?? ''))

/** «les compétence», «plusieurs année», «de nombreux client», «3 stage». */
function missingPlural(words: Words, at: number): Fault | undefined {
  if (!isPluralDeterminer(words, at)) return undefined
  const next =
    preposedOf(textAt(words, at + 1)) && spaced(words, at + 2) && nounForm(textAt(words, at + 2))
      ? at + 2
      : at + 1
  const word = textAt(words, next)
  if (words[next]?.before !== ' ' || isHyphened(words, next) || notNouns.has(word)) return undefined
  const determiner = textAt(words, at)
  const form = nounForm(word)
  if (/^\d/u.test(determiner) && !countables.has(word)) return undefined
  if (form ? form.plural !== false : !/.{3}(?:tion|sion|ité)$/u.test(word)) return undefined
  if (/^(?:les|des)$/u.test(determiner) && mayBeVerb(word)) return undefined
  const right = pluralOf(word)
  return { from: next, to: next, message: say.plural(right), right }
}

/** «mon expériences», «cette entreprises», «un stages». */
function missingSingular(words: Words, at: number): Fault | undefined {
  const determiner = textAt(words, at)
  const word = textAt(words, at + 1)
  const form = nounForm(word)
  if (!singulars.has(determiner) || !form?.plural || !spaced(words, at + 1) || isHyphened(words, at + 1))
    return undefined
  if (textAt(words, at - 1) === 'et' || notNouns.has(form.singular)) return undefined
  if (/^(?:le|la|l)$/u.test(determiner) && mayBeVerb(word)) return undefined
  return { from: at + 1, to: at + 1, message: say.singular(form.singular), right: form.singular }
}

/** Determiners by gender: masculine, feminine, masculine and feminine before a vowel. */
const determiners: readonly (readonly [string, string, string, string])[] = [
  ['un', 'une', 'un', 'une'],
  ['mon', 'ma', 'mon', 'mon'],
  ['son', 'sa', 'son', 'son'],
  ['ce', 'cette', 'cet', 'cette'],
  ['le', 'la', 'l’', 'l’'],
  ['du', 'de la', 'de l’', 'de l’'],
  ['au', 'à la', 'à l’', 'à l’'],
  ['quel', 'quelle', 'quel', 'quelle'],
  ['aucun', 'aucune', 'aucun', 'aucune'],
]

function rightDeterminer(determiner: string, gender: Gender, following: string): string | undefined {
  const row = determiners.find((forms) => forms.includes(determiner))
  if (!row) return undefined
  const isFeminine = gender === 'feminine'
  return row[(elides(following) ? 2 : 0) + (isFeminine ? 1 : 0)]
}

/** «un expérience», «ma parcours», «cette emploi», «le entreprise». */
function wrongGender(words: Words, at: number): Fault | undefined {
  const [determiner, first] = [textAt(words, at), textAt(words, at + 1)]
  if (words[at + 1]?.before !== ' ') return undefined
  const adjective = preposedOf(first)
  const noun = adjective && words[at + 2]?.before === ' ' ? textAt(words, at + 2) : first
  const gender = genderOf(noun)
  if (!gender || nounForm(noun)?.plural || isHyphened(words, noun === first ? at + 1 : at + 2))
    return undefined
  if (/^(?:le|la)$/u.test(determiner) && (mayBeVerb(noun) || mayBeVerb(first))) return undefined
  const right = rightDeterminer(determiner, gender, first)
  if (!right || right === determiner) return undefined
  // «ce» before a verb, «un» of «l’un»: no noun group.
  if (/[’-]$/u.test(words[at]?.before ?? '') && determiner !== 'ce') return undefined
  // The space goes with an elided article.
  return { from: at, to: at, message: say.gender(`${right}${right.endsWith('’') ? '' : ' '}${first}`), right }
}

/** «premier expérience», «nouveau emploi», «de nouvelle compétences». */
function wrongPreposed(words: Words, at: number): Fault | undefined {
  const [word, noun] = [textAt(words, at), textAt(words, at + 1)]
  const forms = preposedOf(word)
  const [gender, form] = [genderOf(noun), nounForm(noun)]
  if (
    !forms ||
    !gender ||
    !form ||
    words[at + 1]?.before !== ' ' ||
    isHyphened(words, at + 1) ||
    !spaced(words, at)
  )
    return undefined
  if (
    !/^(?:un|une|mon|ma|le|la|ce|cette|cet|de|d|votre|notre|mes|vos|les|des|ces|quelle?|l|du|au|toute?)$/u.test(
      textAt(words, at - 1),
    )
  )
    return undefined
  if (word === 'certain' || word === 'seul') return undefined
  const [singular, plural] = forms[gender]
  const beforeVowel = gender === 'masculine' && forms.vowel && elides(noun) ? forms.vowel : singular
  const accepted = form.plural === undefined ? [beforeVowel, plural] : [form.plural ? plural : beforeVowel]
  const right = accepted[0]
  if (!right || accepted.includes(word)) return undefined
  // «les bon client»: the noun is mended first.
  if (form.plural === false && plurals.has(textAt(words, at - 1))) return undefined
  return { from: at, to: at, message: say.adjective(right), right }
}

const groupOpeners = list(
  'un une mon ma son sa ce cet cette votre notre le la l du au les des mes ses ces vos nos leurs leur plusieurs quelques chaque aux',
)
const times = list('an année mois jour semaine heure fois')

/** «une expérience professionnel», «mes compétences technique», «mes salutations distinguée». */
function wrongAdjective(words: Words, at: number): Fault | undefined {
  const [noun, word] = [textAt(words, at), textAt(words, at + 1)]
  const [gender, form] = [genderOf(noun), nounForm(noun)]
  const forms = words[at + 1]?.before === ' ' ? adjectiveForms(word) : undefined
  if (!forms || !gender || !form || times.has(form.singular) || (nounForm(word) && !isAgreeing(word)))
    return undefined
  const opener = preposedOf(textAt(words, at - 1)) ? at - 2 : at - 1
  if (!groupOpeners.has(textAt(words, opener)) || !spaced(words, at)) return undefined
  const before = textAt(words, opener - 1)
  if (/^(?:et|ou|de|d|en|que)$/u.test(before) || words[opener]?.before.includes(',')) return undefined
  const plural = form.plural ?? /s$|x$|^aux$/u.test(textAt(words, opener))
  const right = forms[gender][plural ? 1 : 0]
  if (right === word || isHyphened(words, at + 1)) return undefined
  if (form.plural === false && plurals.has(textAt(words, opener))) return undefined
  return { from: at + 1, to: at + 1, message: say.adjective(right), right }
}

/** Adjectives that are nouns too, and yet agree after a noun. */
const isAgreeing = (word: string) =>
  /^(?:professionnel|technique|commercial|informatique|personnel|important|humain)/u.test(word)

/** «mes compétences sont adapté», «mes missions ont été varié», «cette formation est adapté». */
function wrongAttribute(words: Words, at: number): Fault | undefined {
  const word = textAt(words, at)
  const forms = adjectiveForms(word)
  if (!forms || words[at]?.before !== ' ' || word === 'été') return undefined
  const adverb =
    /^(?:très|toujours|bien|tout|également|aussi|particulièrement|parfaitement|plus|assez)$/u.test(
      textAt(words, at - 1),
    )
      ? 1
      : 0
  const last = at - 1 - adverb
  const isComposed = textAt(words, last) === 'été'
  const verb = isComposed ? last - 1 : last
  const being = textAt(words, verb)
  const isPlural = isComposed ? being === 'ont' : /^(?:sont|étaient|seront|sommes)$/u.test(being)
  const isSingular = isComposed ? being === 'a' : /^(?:est|était|sera)$/u.test(being)
  if (!isPlural && !isSingular) return undefined
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
      ? { from: at, to: at, message: say.attribute(right ?? forms.masculine[1]), ...(right && { right }) }
      : undefined
  }
  const right = isSingular && gender ? forms[gender][0] : undefined
  return right && right !== word ? { from: at, to: at, message: say.attribute(right), right } : undefined
}

/** «je serai ravis»: one person speaks. */
function oneWriter(words: Words, at: number): Fault | undefined {
  const word = textAt(words, at)
  const forms = adjectiveForms(word)
  if (!forms || words[at]?.before !== ' ') return undefined
  const gender = (['masculine', 'feminine'] as const).find(
    (one) => forms[one][1] === word && forms[one][0] !== word,
  )
  const skipped = /^(?:très|toujours|bien|tout|également|aussi|particulièrement|vraiment|plus|assez|été)$/u
  let verb = at - 1
  while (skipped.test(textAt(words, verb))) verb -= 1
  const isBeing =
    /^(?:suis|serai|serais|étais|ai)$/u.test(textAt(words, verb)) &&
    (textAt(words, verb) !== 'ai' || textAt(words, verb + 1) === 'été')
  if (!gender || !isBeing || !/^(?:je|j)$/u.test(textAt(words, verb - 1))) return undefined
  return { from: at, to: at, message: say.attribute(forms[gender][0]), right: forms[gender][0] }
}

/** The gender of the noun right before the verb, where it plainly is the subject. */
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

/** «les missions que j’ai effectué»: the object stands before, the participle agrees. */
function objectBefore(words: Words, at: number): Fault | undefined {
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
  return right && right !== word
    ? { from: place, to: place, message: say.objectBefore(right), right }
    : undefined
}

/** «j’ai effectuée un stage»: the object comes after, nothing agrees. */
function objectAfter(words: Words, at: number): Fault | undefined {
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
  return { from: at + 1, to: at + 1, message: say.objectAfter(base), right: base }
}

const checks = [
  missingPlural,
  missingSingular,
  wrongGender,
  wrongPreposed,
  wrongAdjective,
  wrongAttribute,
  oneWriter,
  objectBefore,
  objectAfter,
]

function* agreements(letter: ProofLetter): Iterable<Mark> {
  const { words } = readingOf(letter)
  for (let at = 0; at < words.length; at++)
    for (const check of checks) {
      const fault = check(words, at)
      const [first, last] = [words[fault?.from ?? -1], words[fault?.to ?? -1]]
      if (!fault || !first || !last) continue
      // An elided article takes the space after it.
      const end = fault.right?.endsWith('’') ? (words[fault.to + 1]?.start ?? last.end) : last.end
      const { message, right } = fault
      yield {
        start: first.start,
        end,
        message,
        ...(right && { fix: like(letter.content.slice(first.start, end), right) }),
      }
    }
}

export const agreementRules: readonly Rule[] = [
  { id: 'agreement', severity: 'error', languages: ['fr'], check: agreements },
]
