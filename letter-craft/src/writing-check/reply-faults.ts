import { plainLetters } from '../french/plain-letters.ts'
import type { Language } from '../typography/fix.ts'

export type ReplyFault =
  | 'empty'
  | 'too-short'
  | 'too-long'
  | 'wrong-language'
  | 'not-a-letter'
  | 'placeholder'
  | 'wrong-company'
  | 'unsupported'
  | 'obeys-data'

/** A reply that mentions its instructions, or that it is a machine, has followed an injection in the data. */
const machineTalk =
  /(?:en tant qu[’'](?:ia(?!\p{L})|assistant (?:ia|virtuel|numérique|conversationnel)|intelligence artificielle|un modèle)|en tant que (?:modèle (?:de langage|d[’']ia)|robot(?!\p{L}))|je suis une? (?:ia|intelligence artificielle|assistant (?:ia|virtuel|numérique|conversationnel)|modèle de langage)(?!\p{L})|(?<!\p{L})as an? (?:ai|large language model|language model|virtual assistant)(?!\p{L})|i(?: a|[’'])m an? (?:ai|large language model|language model)(?!\p{L})|(?<!\p{L})ignore[sz]? (?:(?:all|any|your|the|my|previous|prior|above|toutes?|vos|les|tes|mes|ces) )+(?:\p{L}+ )?(?:instructions|rules|consignes|règles)|system prompt|(?:mes|vos|tes) (?:instructions|consignes) (?:système|secrètes|internes)|(?:my|your) (?:hidden |secret |system |initial )?(?:prompt|instructions) (?:is|are|say|was|were))/iu

/** Whether a reply repeats one of `secrets` (data delimiter, instructions) or speaks as a machine. */
export function followsInjection(reply: string, secrets: readonly string[]): boolean {
  if (machineTalk.test(reply)) return true
  const said = squeeze(reply)
  return secrets.some((secret) => secret !== '' && said.includes(squeeze(secret)))
}

const squeeze = (text: string) =>
  plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const commonWords = {
  fr: /(?<!\p{L})(?:le|la|les|des|une?|et|est|pour|que|qui|dans|sur|vous|votre|vos|je|mon|ma|mes|au|aux|du|avec|nous)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|a|an|and|is|for|that|which|in|on|you|your|i|my|to|of|with|we|at|as|have)(?!\p{L})/giu,
} as const

/** Whether a sentence, a short one too, has frequent words of the other language alone. */
export function isSentenceInAnother(text: string, language: Language): boolean {
  const count = (which: Language) => text.match(commonWords[which])?.length ?? 0
  return count(language) === 0 && count(language === 'fr' ? 'en' : 'fr') >= 2
}

/** Decided by the most frequent words; a short text is accepted. */
export function isInAnotherLanguage(text: string, language: Language): boolean {
  const other = language === 'fr' ? 'en' : 'fr'
  const count = (which: Language) => text.match(commonWords[which])?.length ?? 0
  const words = text.split(/\s+/u).length
  return words >= 12 && (count(other) > count(language) || count(language) < words / 25)
}
