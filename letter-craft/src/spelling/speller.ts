import type { French } from '../french/sentence.ts'
import type { Language } from '../typography/fix.ts'
import type { AffixDictionary } from './affix-dictionary.ts'
import { type Suggestions, suggester } from './suggest.ts'
import { tradeWords } from './trade-words.fr.ts'

/** Checks words against a dictionary and suggests corrections. Results are memoized. */
export type Speller = {
  /** `word` is letters, apostrophes and hyphens; a capital is always allowed, because it may start a sentence. */
  knows: (word: string) => boolean
  /** At most five words, likeliest first. */
  suggest: (word: string) => Suggestions
  /** The engine that reads French sentences; undefined in another language. */
  french?: French
}

/** UTF-16 units, compounds included. */
const longestWord = 100

/** A letter has a few hundred different words: beyond this size, the input is made to fill the memory. */
const mostRemembered = 20_000

/** The speller of French, on the dictionary of the engine that reads its sentences. */
export const createFrenchSpeller = (french: French): Speller => ({
  ...createSpeller([french.dictionary], 'fr'),
  french,
})

/** A speller over one or several dictionaries of a language; a word in any of them is correct. */
export function createSpeller(dictionaries: readonly AffixDictionary[], language: Language): Speller {
  const remembered = new Map<string, boolean>()
  const suggested = new Map<string, Suggestions>()
  const has = (word: string) =>
    (language === 'fr' && tradeWords.has(word)) || dictionaries.some((dictionary) => dictionary.has(word))
  const hasInAnyCase = (word: string): boolean => {
    if (has(word)) return true
    const lower = word.toLowerCase()
    if (lower === word) return false
    return has(lower) || has(lower.charAt(0).toUpperCase() + lower.slice(1))
  }
  const stands = (part: string): boolean => {
    if (part === '' || hasInAnyCase(part)) return true
    if (language === 'fr') for (const old of oldSpellings(part)) if (hasInAnyCase(old)) return true
    return false
  }
  const split = language === 'fr' ? frenchParts : englishParts
  const read = (word: string): boolean =>
    word.length <= longestWord && (stands(word) || split(word)?.every(stands) === true)
  const knows = (given: string): boolean => {
    const word = given.replace(/[’ʼ]/gu, "'").normalize('NFC')
    let known = remembered.get(word)
    if (known === undefined) {
      known = read(word)
      if (remembered.size >= mostRemembered) remembered.clear()
      remembered.set(word, known)
    }
    return known
  }
  const suggest = suggester({
    mayPropose: (word) =>
      (language === 'fr' && tradeWords.has(word)) ||
      dictionaries.some((dictionary) => dictionary.mayPropose(word)),
    confused: language === 'fr' ? confusedInFrench : [],
    replacements: dictionaries.flatMap((dictionary) => dictionary.replacements),
    letters: language === 'fr' ? 'eaisntrulodcmpévqfbghjàxèêçzyùîôûœkwïâë' : 'esiarntolcdugmphbyfvkwzxjq',
  })
  return {
    knows,
    suggest(word) {
      let found = suggested.get(word)
      if (!found) {
        found = suggest(word.normalize('NFC'))
        if (suggested.size >= mostRemembered) suggested.clear()
        suggested.set(word, found)
      }
      return found
    },
  }
}

const confusedInFrench = (
  'ge>gue gi>gui gue>ge ceu>cue ueu>ue eui>uei geu>gue cceu>ccue sc>c xc>x exe>exce tion>ssion en>an an>en am>an em>en ' +
  'ment>mment amment>emment emment>amment y>i i>y ph>f f>ph th>t t>th ch>c ein>ain ain>ein'
)
  .split(' ')
  .map((pair) => pair.split('>') as [string, string])

const elided = /^(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu|presqu)'(?=\p{L})/iu
const clitic =
  /-(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|lui|leur|les?|la|y|en|ci|là|même|mêmes)$/iu
const prefixed =
  /^(?:agro|anti|auto|bio|cyber|extra|géo|hydro|hyper|inter|macro|micro|multi|néo|ortho|photo|pluri|poly|pseudo|psycho|socio|super|techno|thermo|télé|ultra|électro)-?/iu

/** «l’», «-t-il», parts of a compound, learned prefixes: French forms that are no new word. */
function frenchParts(word: string): string[] | undefined {
  const bare = word.replace(elided, '').replace(clitic, '')
  if (bare.includes('-')) return bare.split('-').map((part) => part.replace(elided, ''))
  if (bare !== word) return [bare]
  const rest = bare.replace(prefixed, '')
  return rest !== bare && rest.length > 4 ? [rest] : undefined
}

/**
 * The spelling of 1990 drops the circumflex of i and u, and writes è before a mute e: both spellings are correct.
 * Source: Conseil supérieur de la langue française, « Les rectifications de l’orthographe », JO of 6 December 1990.
 * The ligature œ is left to typography.
 */
function* oldSpellings(word: string): Iterable<string> {
  if (/oe|ae/iu.test(word)) yield word.replace(/oe/gu, 'œ').replace(/Oe|OE/gu, 'Œ').replace(/ae/gu, 'æ')
  for (const { index } of word.matchAll(/[iu]/gu))
    yield word.slice(0, index) + (word[index] === 'i' ? 'î' : 'û') + word.slice(index + 1)
  for (const { index } of word.matchAll(/è(?=[bcdfghjklmnpqrstvz]{1,2}e)/gu))
    yield `${word.slice(0, index)}é${word.slice(index + 1)}`
}

function englishParts(word: string): string[] | undefined {
  const bare = word.replace(/'s$/iu, '').replace(/s'$/iu, 's')
  if (bare.includes('-')) return bare.split('-')
  return bare === word ? undefined : [bare]
}
