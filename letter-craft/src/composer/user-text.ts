import type { Morphology } from '../french/morphology.ts'
import { lowerFirst, plainLetters, upperFirst } from '../french/plain-letters.ts'
import {
  infinitiveOf,
  infinitiveOfForm,
  infinitiveOfParticiple,
  nounOf,
  thirdPersonOf,
} from '../french/word-forms.ts'
import { toolsIn } from '../offers/find-tools.ts'
import { withoutLegalForms } from '../offers/legal-form.ts'
import { isAllCaps } from '../offers/restore-capitals.ts'
import { jobEnding, knownAcronyms } from '../offers/words.fr.ts'
import { fixTypography, type Language } from '../typography/fix.ts'
import { fixTyping, isUnreadable } from './fix-typing.ts'

/** A piece of the user’s words: a whole sentence kept as it is, or a note that needs a frame. */
export type UserPiece = { readonly kind: 'sentence' | 'fragment'; readonly text: string }

/** Undefined for English, and where the dictionary is not at hand: only first persons are then known as sentences. */
type Dictionary = Morphology | undefined

const maxSentenceWords = 50
const maxFragmentWords = 24
const unusable =
  /https?:|www\.|@|\[|\]|\{|\}|\bXXX+\b|<|>|\b(?:lorem ipsum|à compléter|todo|n\/a|undefined|null)\b|\b0\d(?:[ .]?\d\d){4}\b/iu
const noAnswer =
  /^(?:non|oui|rien|aucune?s?|je ne sais pas|je sais pas|sais pas|pas d[’']idée|aucune idée|n[ée]ant|ras|-|\?|test|x+|no|none|nothing)\W*$/iu

/** Splits free text into clean, typographically correct pieces; unusable ones are dropped. */
export function readUserText(
  raw: string | undefined,
  language: Language,
  morphology?: Morphology,
): UserPiece[] {
  if (!raw) return []
  return raw
    .replace(/<[^>]{0,100}>/gu, '\n')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u200b-\u200f\ufeff]|\ufe0f/gu, '')
    .replace(/(?<!\d)[*_#`~\\^=]+/gu, ' ')
    .split(/\r?\n|\s[•●▪➢►]\s|\t/u)
    .flatMap((line) => piecesOfLine(line, language, morphology))
}

function piecesOfLine(line: string, language: Language, morphology: Dictionary): UserPiece[] {
  const bare = line
    .replace(/\s*\|\s*/gu, ' - ')
    .replace(/^\s*(?:[-–—•*·▪●►➢✓>+]+(?!\d)|\d{1,2}[.)](?=\s))\s*/u, '')
    .replace(/(?:\s*[;:)]-?[)(DP])+\s*$/u, '')
    .trim()
  if (bare === '' || /^.{0,40}:$/u.test(bare) || noAnswer.test(bare)) return []
  // «BTS MCO 2021» is in capitals by nature: only long words count as all capitals.
  const shouts = isAllCaps(bare) && (bare.match(/\p{Lu}{5,}/gu) ?? []).length >= 2
  const calm = shouts ? calmDown(bare) : bare
  return (language === 'fr' ? startSentences(calm) : calm)
    .split(/(?<=\p{L}{2}[.!?…]|\d[.!?]|[)»][.!?])\s+(?=[\p{Lu}«])/u)
    .flatMap((part) => pieceOf(part.trim(), language, morphology))
}

/** «… restauration. j’ai géré …»: a missing capital still separates two sentences. */
function startSentences(text: string): string {
  return text.replace(
    /(?<=\p{L}{3}[.!?…]\s+)(?:je|j(?=ai)|j|nous|on|il|elle|mon|ma|mes|la|le|les|c)(?=[\s’']|ai\s)/gu,
    upperFirst,
  )
}

function pieceOf(part: string, language: Language, morphology: Dictionary): UserPiece[] {
  const text = fixTypography(language === 'fr' ? fixed(part, morphology) : part, language).replace(
    /\s+$/u,
    '',
  )
  const words = text.split(/\s+/u).length
  if (!/\p{L}{2}/u.test(text) || unusable.test(text) || noAnswer.test(text) || !isInLanguage(text, language))
    return []
  const sentence = language === 'fr' ? frenchSentence(text, morphology) : englishSentence(text)
  if (sentence !== undefined && language === 'fr' && isUnreadable(sentence)) return []
  if (sentence !== undefined) return words > maxSentenceWords ? [] : [{ kind: 'sentence', text: sentence }]
  const fragment = text.replace(/[\s.,;:!?…]+$/u, '')
  return words > maxFragmentWords || fragment === '' ? [] : [{ kind: 'fragment', text: fragment }]
}

// English sentences are filtered later; fixing them as French would hide their language.
const fixed = (part: string, morphology: Dictionary) =>
  isInLanguage(part, 'fr') ? fixTyping(withoutLegalForms(part.replace(/'/gu, '’')), morphology) : part

const firstPerson = /(?<!\p{L})(?:je(?=\s)|j’(?=\p{L}))/iu
const finite =
  /\s(?:est|sont|a|ont|plaît|plaisent|correspond|correspondent|attire|attirent|intéresse|intéressent|ressemble|ressemblent|permet|permettent|va|vont|fait|font|compte|comptent|reste|donne|donnent|rejoint|parle|parlent|motive|était|étaient|m’a|m’ont|m’attire|m’intéresse|me plaît|me parle|sera|prévoit|prévoient|ouvre|ouvrent|propose|proposent|offre|offrent|demande|veut|veulent|peut|peuvent|doit|doivent|se termine|commence|finit|dure|financera|paiera|couvrira|aidera|permettra)(?=\s|[.!?,])/iu

/** «Elles m’ont…», «Vous proposez…», «Votre programme ouvre…»: a subject, then a verb of the lexicon. */
function opensWithSubject(text: string, morphology: Dictionary): boolean {
  if (/^(?:qu[ei]|qu’|dont)/iu.test(text)) return false
  if (/^(?:elles?|ils?|on|vous|nous|ça|cela|c’est|ce sont|il y a)(?:\s|(?<=’))\S/iu.test(text))
    return text.split(' ').length > 2
  if (
    !/^(?:votre|vos|mon|ma|mes|notre|nos|la|le|les|l’|cette|ces?|un|une|chaque|tout|deux)(?:\s|(?<=’))/iu.test(
      text,
    )
  )
    return false
  // «Votre offre», «la demande»: a word after a determiner is its noun.
  const afterNoun = text.replace(/^(?:l’\S+|\S+\s+\S+)/iu, '')
  if (finite.test(afterNoun)) return !/\squi\s/u.test(text.slice(0, 25))
  return hasVerbOf(text, morphology)
}

const opensPlural = /^(?:vos|mes|nos|les|ces|deux)\s/iu
const relative = /^(?:qu[ei]|qu’.*|dont|où)$/iu
const beforeNoun =
  /^(?:de|d’|en|sans|par|pour|avec|un|l[ea]|votre|mon|ma|notre|son|sa|ce|cette|chaque|très|plus)$/iu
const afterVerb =
  /^(?:l[ea]s?|l’.*|une?|des|du|à|au|aux|de|d’.*|mon|ma|mes|son|sa|ses|leurs?|ce|cet|cette|ces|vos|votre|nos|notre|toute?s?|chaque)$/iu
const lastPlace = 9

/**
 * Whether a group with a determiner is followed by its verb: «vos portraits montrent…», not «vos portraits qui
 * montrent…».
 */
function hasVerbOf(text: string, morphology: Dictionary): boolean {
  const words = text.replace(/[.!?…]+$/u, '').split(/\s+/u)
  const clause = words.slice(0, lastPlace)
  const end = clause.findIndex((word) => relative.test(word))
  const isVerb = opensPlural.test(text) ? isPluralVerb : isSingularVerb
  return (end === -1 ? clause : clause.slice(0, end)).some(
    (word, index) =>
      index > 0 &&
      !beforeNoun.test(words[index - 1] ?? '') &&
      isVerb(morphology, word, words[index + 1] ?? '', index),
  )
}

const isPluralVerb = (morphology: Dictionary, word: string, _after: string, index: number) =>
  index > 1 && word.endsWith('nt') && !nounOf(morphology, word) && thirdPersonOf(morphology, word, 'p')

/**
 * Many verb forms are nouns too: in «votre restaurant cuisine des produits» a noun precedes, in «votre aide aux
 * familles» none does.
 */
function isSingularVerb(morphology: Dictionary, word: string, after: string, index: number): boolean {
  // «Une offre complète de services»: no verb.
  const isAdjective = word === 'complète' && /^(?:de|d’.*)$/u.test(after)
  const ofDuties =
    infinitiveOfForm(morphology, word) !== undefined && !nounOf(morphology, word) && !isAdjective
  if (ofDuties && afterVerb.test(after)) return true
  return (
    index > 1 &&
    thirdPersonOf(morphology, word, 's') &&
    afterVerb.test(after) &&
    !/^(?:du|aux?|à|de|d’.*)$/iu.test(after)
  )
}

/** A first-person sentence with its verb, or a statement with a common verb. */
function frenchSentence(text: string, morphology: Dictionary): string | undefined {
  const because = /^(?:parce qu[e’]|c’est parce qu[e’])/iu.test(text)
  const direct = because ? text.replace(/(?<=\s(?:et|ou)\s)qu(?:e\s|’)/giu, '') : text
  const open = repairJe(direct).replace(
    /^(?:(?:c’est\s)?parce qu[e’]\s?|car\s|et\s|mais\s|donc\s|alors\s|ben\s|euh\s|bah\s)+/iu,
    '',
  )
  const spoken =
    firstPerson.test(open) &&
    !/^(?:que\s|qu’|d’|de\s|pour\s|qui\s|dont\s|afin\s|quand j|si j|lorsqu)/iu.test(open)
  const stated = opensWithSubject(open, morphology)
  if (!spoken && !stated) return undefined
  if (/^(?:je|j’|nous)/iu.test(open) || stated || firstPerson.test(open)) return ended(upperFirst(open))
  return undefined
}

/** «travaillé a Lyon» is a common error, like capitals inside a sentence. */
function repairJe(text: string): string {
  return text
    .replace(/(?<=travaillé |\d[ \u00a0](?:ans?|mois) )a (?=\p{L})/giu, 'à ')
    .replace(/(?<=[\s(])Je(?=\s)|(?<=[\s(])J(?=’)/gu, (je) => je.toLowerCase())
}

function englishSentence(text: string): string | undefined {
  const open = text.replace(/^(?:because|and|but|so|well)\s+/iu, '').replace(/(?<!\p{L})i(?=\s|’)/gu, 'I')
  const spoken =
    /(?<!\p{L})(?:I|we|my)(?=\s|’)/u.test(` ${open}`.replace(/^ My/u, ' my')) &&
    /^(?!to |for |that )/u.test(open)
  const verb =
    /\b(?:I|we)(?:’(?:ve|m|d|ll))?\s+\p{L}+|\b(?:is|are|was|were|has|have|means|matters|includes|appeals)\b/iu.test(
      open,
    )
  return spoken && verb ? ended(upperFirst(open)) : undefined
}

function ended(text: string): string {
  const bare = text.replace(/[\s,;:–-]+$/u, '')
  return /[.!?…]$/u.test(bare) ? bare : `${bare}.`
}

/** Sentence case for text typed in capitals; known acronyms and initials stay. */
function calmDown(text: string): string {
  const calm = text.replace(/\p{L}+/gu, (word) =>
    knownAcronyms.has(word) || (word.length > 1 && !/[AEIOUYÉÈÀÊ]/u.test(word)) ? word : word.toLowerCase(),
  )
  return upperFirst(calm.replace(/(?<=[.!?]\s+)\p{Ll}/gu, (letter) => letter.toUpperCase()))
}

const frenchWords =
  /(?<!\p{L})(?:le|la|les|des|du|une?|et|est|dans|pour|avec|chez|sur|mon|ma|mes|je|j’ai|en|au|aux|vous|votre|ans|à|de|d’|l’|qui)(?!\p{L})/giu
const englishWords =
  /(?<!\p{L})(?:the|and|of|with|for|my|I|in|to|have|was|were|is|at|as|a|your|from|years|worked|managed|led|built|by|I’ve|I’m)(?!\p{L})/gu

/** Text in the other language is not usable; short notes pass unless their words identify it. */
export function isInLanguage(text: string, language: Language): boolean {
  const [french, english] = [(text.match(frenchWords) ?? []).length, (text.match(englishWords) ?? []).length]
  const accents = /[éèêàùçîôûœ]/iu.test(text) ? 1 : 0
  return language === 'fr' ? english <= french + accents || english === 0 : french + accents <= english
}

/** Lower-cases the first letter of a note unless it is a proper noun, an acronym or unknown. */
export function asContinuation(text: string, morphology?: Morphology): string {
  const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? ''
  if (toolsIn(first).length > 0) return text
  if (first === '' || first !== first.charAt(0) + first.slice(1).toLowerCase()) return text
  const followed = /^\p{L}+\s(?:d[eu]s?|d’|en|à|au|aux|sur|pour|et|avec|dans)(?:\s|(?<=’))/u.test(text)
  const known =
    followed ||
    nounOf(morphology, first) ||
    infinitiveOf(morphology, first) ||
    infinitiveOfForm(morphology, first) ||
    infinitiveOfParticiple(morphology, first) ||
    jobEnding.test(first) ||
    /^(?:le|la|les|l|une?|des|mon|ma|mes|son|sa|ses|votre|vos|ce|cette|avoir|être|dès|à|au|bonne?|très|plus|terminale|deux|trois|quatre|cinq|six|premier|première|nombreux|excellente?|zero|aucune?)$/u.test(
      plainLetters(first),
    ) ||
    /^(?:dès|être|très|première)$/iu.test(first) ||
    /(?:tion|ment|age|té|ance|ence|esse|isme|eur|ie)s?$/u.test(first)
  return known ? lowerFirst(text) : text
}
