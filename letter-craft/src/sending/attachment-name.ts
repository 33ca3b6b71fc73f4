import type { Language } from '../typography/fix.ts'
import { splitName } from './person-name.ts'

const kinds = { fr: 'Lettre-de-motivation', en: 'Cover-Letter' } as const satisfies Record<Language, string>
const drafts = { fr: 'BROUILLON', en: 'DRAFT' } as const satisfies Record<Language, string>
const mostCharacters = 115

const letters: Readonly<Record<string, string>> = {
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  Æ: 'AE',
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  þ: 'th',
  Þ: 'Th',
}

/**
 * `NOM_Prenom_Lettre-de-motivation_Entreprise`, the usual file name for recruiters: ASCII letters, digits, hyphens and
 * underscores. Without a company, the post stands in its place; unknown parts, or parts in another alphabet, are left
 * out. At most 115 characters, so 120 with the longest extension.
 */
export function attachmentName({
  name,
  company,
  post,
  language,
  isUnfinished = false,
}: {
  name: string
  company: string
  post: string
  language: Language
  /** Text is missing: the name says so. */
  isUnfinished?: boolean
}): string {
  const { given, family } = splitName(name)
  const person = [slug(family).toUpperCase(), capitalised(slug(given))]
  const fixed = [...person.map((part) => shorten(part, 40)), kinds[language]].filter((part) => part !== '')
  const mark = isUnfinished ? [drafts[language]] : []
  const room = mostCharacters - [...fixed, ...mark].join('_').length - 1
  return [...fixed, shorten(capitalised(slug(company) || slug(post)), room), ...mark]
    .filter((part) => part !== '')
    .join('_')
}

function slug(text: string): string {
  return (
    text
      .replace(/[œŒæÆßøØłŁđĐıþÞ]/gu, (letter) => letters[letter] ?? letter)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      // «N’Diaye» and «O’Brien» are one word.
      .replace(/(?<=^|[^A-Za-z])([A-Z])['’](?=[A-Z])/gu, '$1')
      .replace(/[^A-Za-z0-9]+/gu, '-')
      .replace(/^-+|-+$/gu, '')
  )
}

/** Capitalises a first name: «jean-luc» is «Jean-Luc», «chargée de…» «Chargee-de…». */
function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Cut at the end of a word. */
function shorten(text: string, room: number): string {
  if (text.length <= room) return text
  const cut = text.slice(0, Math.max(0, room) + 1)
  const end = cut.lastIndexOf('-')
  return (end > 0 ? cut.slice(0, end) : cut.slice(0, Math.max(0, room))).replace(/-+$/u, '')
}
