import { elides } from '../french/elision.ts'
import type { Gender } from '../french/nouns.fr.ts'
import { adjectiveForms, type Forms, preposedOf } from './adjectives.ts'
import {
  type AgreementFault,
  type Check,
  groupOpeners,
  isHyphened,
  list,
  spaced,
  textAt,
  type Words,
} from './agreement-words.ts'
import { conjugationsOf } from './conjugation.ts'
import { genderOf, isParticiple, mayBeVerb, nounForm, pluralOf } from './lexicon.ts'
import { agreementMessages as texts } from './messages.fr.ts'

const plurals = list(
  `les des mes tes ses ces vos nos leurs plusieurs quelques différents différentes diverses certains certaines nombreux nombreuses
  deux trois quatre cinq six sept huit neuf dix douze quinze vingt trente quarante cinquante cent soixante mille onze treize quatorze seize aux`,
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

const isPluralDeterminer = (words: Words, at: number) =>
  plurals.has(textAt(words, at)) ||
  (/^(?:[2-9]|[1-9]\d{1,2})$/u.test(textAt(words, at)) && !/[+\d,.\p{L}'’/-]$/u.test(words[at]?.before ?? ''))

/** «les compétence», «plusieurs année», «de nombreux client», «3 stage». */
function missingPlural(words: Words, at: number): AgreementFault | undefined {
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
  return { at: next, message: texts.plural(right), right }
}

/** «mon expériences», «cette entreprises», «un stages». */
function missingSingular(words: Words, at: number): AgreementFault | undefined {
  const determiner = textAt(words, at)
  const word = textAt(words, at + 1)
  const form = nounForm(word)
  if (!singulars.has(determiner) || !form?.plural || !spaced(words, at + 1) || isHyphened(words, at + 1))
    return undefined
  if (textAt(words, at - 1) === 'et' || notNouns.has(form.singular)) return undefined
  if (/^(?:le|la|l)$/u.test(determiner) && mayBeVerb(word)) return undefined
  return { at: at + 1, message: texts.singular(form.singular), right: form.singular }
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

const gendered = new Set(determiners.flat())

function rightDeterminer(determiner: string, gender: Gender, following: string): string | undefined {
  const row = determiners.find((forms) => forms.includes(determiner))
  if (!row) return undefined
  const isFeminine = gender === 'feminine'
  return row[(elides(following) ? 2 : 0) + (isFeminine ? 1 : 0)]
}

/** «un expérience», «ma parcours», «cette emploi», «le entreprise». */
function wrongGender(words: Words, at: number): AgreementFault | undefined {
  const [determiner, first] = [textAt(words, at), textAt(words, at + 1)]
  if (!gendered.has(determiner) || words[at + 1]?.before !== ' ') return undefined
  const adjective = preposedOf(first)
  const noun = adjective && words[at + 2]?.before === ' ' ? textAt(words, at + 2) : first
  const gender = genderOf(noun)
  if (!gender || nounForm(noun)?.plural || isHyphened(words, noun === first ? at + 1 : at + 2))
    return undefined
  if (/^(?:le|la)$/u.test(determiner) && (mayBeVerb(noun) || mayBeVerb(first))) return undefined
  const right = rightDeterminer(determiner, gender, first)
  if (!right || right === determiner) return undefined
  // «l’un», «celui-ci»: no determiner.
  if (/-$/u.test(words[at]?.before ?? '') || (determiner === 'un' && textAt(words, at - 1) === 'l'))
    return undefined
  // The space is removed with an elided article.
  return { at: at, message: texts.gender(`${right}${right.endsWith('’') ? '' : ' '}${first}`), right }
}

/** «premier expérience», «nouveau emploi», «de nouvelle compétences». */
function wrongPreposed(words: Words, at: number): AgreementFault | undefined {
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
    !/^(?:un|une|mon|ma|le|la|ce|cette|cet|de|d|votre|notre|mes|vos|les|des|ces|quelle?|l|du|au|toute?|en|à|par|pour|sans|avec|dans|sur)$/u.test(
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
  // «les bon client»: the noun is corrected first.
  if (form.plural === false && plurals.has(textAt(words, at - 1))) return undefined
  return { at: at, message: texts.adjective(right), right }
}

/** «des compétences techniques et humaine», «une personne sérieuse et rigoureux»: two adjectives of one noun. */
function secondAdjective(words: Words, at: number): AgreementFault | undefined {
  const gender = genderOf(textAt(words, at))
  const isPlural = nounForm(textAt(words, at))?.plural
  if (!gender || isPlural === undefined || textAt(words, at + 2) !== 'et') return undefined
  const number = isPlural ? 1 : 0
  if ([1, 2, 3].some((step) => words[at + step]?.before !== ' ') || !groupOpeners.has(textAt(words, at - 1)))
    return undefined
  const [first, second] = [textAt(words, at + 1), textAt(words, at + 3)]
  const forms = nounForm(second) ? undefined : adjectiveForms(second)
  if (adjectiveForms(first)?.[gender][number] !== first || !forms) return undefined
  if (isPlural ? forms[gender][0] !== second : gender !== 'feminine' || forms.masculine[0] !== second)
    return undefined
  const right = forms[gender][number]
  const next = words[at + 4]
  if (right === second || preposedOf(second) || (next?.before === ' ' && nounForm(next.text)))
    return undefined
  if (conjugationsOf(second).length > 0) return undefined
  return { at: at + 3, message: texts.adjective(right), right }
}

/** «un bonne mémoire», «de bonne notions»: determiner and adjective agree before any noun. */
function wrongOpener(words: Words, at: number): AgreementFault | undefined {
  const [word, noun] = [textAt(words, at), textAt(words, at + 1)]
  // «de très bons contacts»
  const opener = textAt(words, /^(?:très|plus|si|aussi)$/u.test(textAt(words, at - 1)) ? at - 2 : at - 1)
  const forms = preposedOf(word)
  if (!forms || words[at]?.before !== ' ' || words[at + 1]?.before !== ' ' || isHyphened(words, at + 1))
    return undefined
  const isKnown = genderOf(noun) !== undefined && opener === textAt(words, at - 1)
  if (isKnown || /^(?:et|ou|de|d|à|pour|que|en|dans|sur)$/u.test(noun)) return undefined
  const [isMasculine, isFeminine] = [
    forms.masculine[0] === word || forms.vowel === word,
    forms.feminine[0] === word,
  ]
  if (isMasculine === isFeminine) return undefined
  const isNounLike = nounForm(noun) !== undefined
  if (isNounLike && isFeminine && /^(?:un|le|du|au|ce)$/u.test(opener))
    return { at, message: texts.adjective(forms.masculine[0]) }
  if (isNounLike && isMasculine && /^(?:une|la|ma|sa|cette)$/u.test(opener))
    return { at, message: texts.adjective(forms.feminine[0]), right: forms.feminine[0] }
  const isMany =
    /^(?:de|les|mes|vos|nos|ces|plusieurs|quelques)$/u.test(opener) &&
    /^\p{L}{4,}s$/u.test(noun) &&
    nounForm(noun)?.plural !== false
  if (
    !isMany ||
    (nounForm(noun) === undefined && preposedOf(noun) === undefined && adjectiveForms(noun) !== undefined)
  )
    return undefined
  if (nounForm(noun)?.plural === undefined && nounForm(noun) !== undefined) return undefined
  const right = forms[isFeminine ? 'feminine' : 'masculine'][1]
  return right === word ? undefined : { at, message: texts.plural(right), right }
}

const times = list('an année mois jour semaine heure fois')

/** «une expérience professionnel», «mes compétences technique», «mes salutations distinguée». */
function wrongAdjective(words: Words, at: number): AgreementFault | undefined {
  const [noun, word] = [textAt(words, at), textAt(words, at + 1)]
  const [gender, form] = [genderOf(noun), nounForm(noun)]
  const forms =
    gender && words[at + 1]?.before === ' '
      ? (adjectiveForms(word) ?? unknownForms(word, form?.plural))
      : undefined
  if (!forms || !gender || !form || times.has(form.singular) || (nounForm(word) && !isAgreeing(word)))
    return undefined
  // «le stage dure huit semaines»
  if (conjugationsOf(word).length > 0 && !isParticiple(word)) return undefined
  // «les acteurs petite enfance»: the adjective belongs to the noun after it.
  if (preposedOf(word) && words[at + 2]?.before === ' ' && nounForm(textAt(words, at + 2))) return undefined
  const opener = preposedOf(textAt(words, at - 1)) ? at - 2 : at - 1
  if (!groupOpeners.has(textAt(words, opener)) || !spaced(words, at)) return undefined
  const before = textAt(words, opener - 1)
  const isFormula = /^(?:salutation|sentiment)$/u.test(form.singular)
  const isPlural = /^(?:les|mes|vos|nos|ces|ses)$/u.test(textAt(words, opener))
  const isOne = /^(?:un|une)$/u.test(textAt(words, opener)) && !isParticiple(word) && form.plural === false
  if (
    !isFormula &&
    !(isOne && /^(?:de|d)$/u.test(before)) &&
    (/^(?:ou|de|d|en)$/u.test(before) || (!isPlural && /^(?:et|que)$/u.test(before)))
  )
    return undefined
  if (!isFormula && words[opener]?.before.includes(',')) return undefined
  const plural = form.plural ?? /s$|x$|^aux$/u.test(textAt(words, opener))
  const right = forms[gender][plural ? 1 : 0]
  if (right === word || isHyphened(words, at + 1)) return undefined
  if (form.plural === false && plurals.has(textAt(words, opener))) return undefined
  return { at: at + 1, message: texts.adjective(right), right }
}

/** After a plural noun, a word in -é is a participle, even an unknown one: «les horaires décalé». */
function unknownForms(word: string, plural: boolean | undefined): Forms | undefined {
  if (
    !plural ||
    !/^\p{L}{3,}é$/u.test(word) ||
    nounForm(word) ||
    /^(?:malgré|excepté|côté|degré|café)$/u.test(word)
  )
    return undefined
  return { masculine: [word, `${word}s`], feminine: [`${word}e`, `${word}es`] }
}

/** Adjectives that are nouns too, and still agree after a noun. */
const isAgreeing = (word: string) =>
  /^(?:professionnel|technique|commercial|informatique|personnel|important|humain|sérieu|quotidien|patient|fermier|ménager|maraîcher|artisan|routier|étranger|ouvrier|militaire|public|technicien)/u.test(
    word,
  )

const owned = /^([ms]ien)(?:s|nes?)?$|^([nv]ôtre)s?$/u

/** «les mienne», «le mienne»: a possessive pronoun and its article. */
function wrongOwned(words: Words, at: number): AgreementFault | undefined {
  const [word, opener] = [textAt(words, at), textAt(words, at - 1)]
  const [, mine, ours] = owned.exec(word) ?? []
  if (words[at]?.before !== ' ' || isHyphened(words, at)) return undefined
  const isPlural = /^(?:les|aux|des)$/u.test(opener)
  const isFeminine = isPlural ? word.includes('nn') : opener === 'la'
  if (!isPlural && !/^(?:la|le|du|au)$/u.test(opener)) return undefined
  const right = `${mine ? `${mine}${isFeminine ? 'ne' : ''}` : ours}${isPlural ? 's' : ''}`
  return right === word ? undefined : { at, message: texts.adjective(right), right }
}

/** Checks of noun groups. */
export const nounGroupChecks: readonly Check[] = [
  { starts: (word) => plurals.has(word) || /^\d/u.test(word), check: missingPlural },
  { starts: (word) => singulars.has(word), check: missingSingular },
  { starts: (word) => gendered.has(word), check: wrongGender },
  { starts: (word) => preposedOf(word) !== undefined, check: wrongPreposed },
  { starts: (word) => preposedOf(word) !== undefined, check: wrongOpener },
  { starts: (word) => genderOf(word) !== undefined, check: wrongAdjective },
  { starts: (word) => genderOf(word) !== undefined, check: secondAdjective },
  { starts: (word) => owned.test(word), check: wrongOwned },
]
