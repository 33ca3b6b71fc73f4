import type { Language } from '../typography/fix.ts'

/** A number in a text; «une dizaine» counts as ten. */
export type FoundNumber = { value: number; start: number; end: number }

const french: Readonly<Record<string, number>> = {
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  octante: 80,
  nonante: 90,
  cent: 100,
  cents: 100,
  mille: 1_000,
  dizaine: 10,
  dizaines: 10,
  douzaine: 12,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  soixantaine: 60,
  centaine: 100,
  centaines: 100,
  millier: 1_000,
  milliers: 1_000,
  million: 1_000_000,
  millions: 1_000_000,
}
const english: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dozen: 12,
  dozens: 12,
  hundred: 100,
  hundreds: 100,
  thousand: 1_000,
  thousands: 1_000,
  million: 1_000_000,
  millions: 1_000_000,
}
const words = { fr: french, en: english } as const

const digits =
  /(?<![\p{L}\d.,/-])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?(?!\d)|(?<![\p{L}\d/]|\d[-.])\d+(?:[.,]\d+)?(?![\d/]|-\d)/gu
const spelled = (language: Language) => {
  const known = Object.keys(words[language])
    .sort((one, other) => other.length - one.length)
    .join('|')
  const link = language === 'fr' ? '(?:[ \\u00a0-]et[ \\u00a0-](?:une?|onze)|-une?)' : '-one'
  return new RegExp(
    `(?<![\\p{L}-])(?:${known})(?:[ \\u00a0-](?:${known})(?![\\p{L}])|${link})*(?!\\p{L})`,
    'giu',
  )
}
const patterns = { fr: spelled('fr'), en: spelled('en') } as const

/** Numbers above one, in digits or in words («vingt-trois», «une quinzaine»); «38 000» is one number. */
export function findNumbers(text: string, language: Language): FoundNumber[] {
  const found: FoundNumber[] = []
  for (const { 0: match, index } of text.matchAll(digits)) {
    const value = Number(match.replace(/[ \u00a0\u202f]/gu, '').replace(',', '.'))
    found.push({ value, start: index, end: index + match.length })
  }
  for (const { 0: match, index } of text.matchAll(patterns[language]))
    found.push({ value: amountOf(match, language), start: index, end: index + match.length })
  return found.sort((one, other) => one.start - other.start)
}

/** «quatre-vingt-dix-huit», «deux cent trente», «three hundred»: hundreds and more multiply what stands before them. */
function amountOf(text: string, language: Language): number {
  let total = 0
  let group = 0
  for (const part of text.toLowerCase().split(/[ \u00a0-]+/u)) {
    if (part === 'et') continue
    const value = words[language][part] ?? (part === 'onze' ? 11 : 1)
    if (value >= 1_000) {
      total += Math.max(1, group) * value
      group = 0
    } else if (value === 100 || part.startsWith('dozen')) group = Math.max(1, group) * value
    else if (value === 20 && group % 100 === 4) group += 76
    else group += value
  }
  return total + group
}
