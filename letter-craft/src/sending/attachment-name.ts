import type { Language } from '../typography/fix.ts'
import { splitName } from './person-name.ts'

const kinds = { fr: 'LM', en: 'Cover-Letter' } as const satisfies Record<Language, string>
const mostCharacters = 116

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
 * `NOM_Prenom_LM_Poste`, the usual file name for recruiters: ASCII letters, digits, hyphens and underscores. Unknown
 * parts, or parts in another alphabet, are left out. At most 116 characters, so 120 with `.pdf`.
 */
export function attachmentName({
  name,
  post,
  language,
}: {
  name: string
  post: string
  language: Language
}): string {
  const { given, family } = splitName(name)
  const person = [slug(family).toUpperCase(), capitalised(slug(given))]
  const fixed = [...person.map((part) => shorten(part, 40)), kinds[language]].filter((part) => part !== '')
  const room = mostCharacters - fixed.join('_').length - 1
  return [...fixed, shorten(capitalised(slug(post)), room)].filter((part) => part !== '').join('_')
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
