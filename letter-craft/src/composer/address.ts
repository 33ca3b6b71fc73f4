import type { Language } from '../typography/fix.ts'
import type { LetterType, Tone } from './request.ts'

/**
 * The salutation, without its comma. French: «Madame, Monsieur» unless a civility or a function is known; never a
 * surname after «Monsieur» (rule 12). English: the surname when it is known.
 */
export function openingAddress(
  recipient: string | undefined,
  language: Language,
  tone: Tone,
  type: LetterType = 'job_application',
): string {
  const name = (recipient ?? '')
    .replace(/[[\]{}<>*_#|]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\s,.]+$/u, '')
  return language === 'fr' ? frenchAddress(name, tone) : englishAddress(name, tone, type)
}

const madame = /^(?:mme|mmes|madame|mlle|mademoiselle)(?!\p{L})\.?\s*/iu
const monsieur = /^(?:m|mr|monsieur)(?!\p{L})\.?\s*/iu

function frenchAddress(name: string, tone: Tone): string {
  const both = madame.test(name) && /(?<!\p{L})(?:monsieur|m\.|mr)(?!\p{L})/iu.test(name)
  const civility = both
    ? 'Madame, Monsieur'
    : madame.test(name)
      ? 'Madame'
      : monsieur.test(name)
        ? 'Monsieur'
        : undefined
  const title = civility && !both ? name.replace(madame.test(name) ? madame : monsieur, '') : ''
  const office = /^(?:la|le|l[’'])\s*(\p{L}[\p{L} ’'-]{2,40})$/u.exec(title)
  if (civility && office)
    return `${civility} ${title.replace(/'/gu, '’').replace(/^(la|le|l’)(\s?)(\p{Ll})/iu, (_, article: string, space: string, letter: string) => article.toLowerCase() + space + letter.toUpperCase())}`
  if (/^(?:docteur|dr|maître|me|professeur|pr)(?!\p{L})/iu.test(name))
    return /^(?:docteur|dr)/iu.test(name)
      ? 'Docteur'
      : /^(?:maître|me)/iu.test(name)
        ? 'Maître'
        : 'Professeur'
  if (tone !== 'casual') return civility ?? 'Madame, Monsieur'
  return civility && !both ? `Bonjour ${civility}` : 'Bonjour'
}

function englishAddress(name: string, tone: Tone, type: LetterType): string {
  const titled =
    /^(mr|mrs|ms|miss|mx|dr|prof|professor|sir|mme|madame|mlle|mademoiselle|m|monsieur|docteur)(?!\p{L})\.?\s+(.+)$/iu.exec(
      name,
    )
  const surname = titled?.[2]?.trim().split(' ').at(-1)
  if (titled && surname && !/^(?:la|le|l’)/iu.test(titled[2] ?? ''))
    return `Dear ${englishCivility(titled[1] ?? '')} ${surname}`
  const words = name.split(' ').filter((word) => word !== '')
  if (
    words.length >= 2 &&
    words.length <= 4 &&
    words.every((word) => /^\p{Lu}\p{Ll}[\p{L}’'-]*$/u.test(word)) &&
    !/^(?:Service|Direction|Responsable|Direct|Équipe|Human|Hiring|Team)/u.test(name)
  )
    return tone === 'casual' ? `Dear ${words[0]}` : `Dear ${words.join(' ')}`
  return type === 'scholarship' || type === 'motivation' ? 'Dear Sir or Madam' : 'Dear Hiring Manager'
}

function englishCivility(word: string): string {
  const civility = word.toLowerCase()
  if (/^(?:mme|madame|mlle|mademoiselle|ms)$/u.test(civility)) return 'Ms'
  if (/^(?:m|monsieur|mr|sir)$/u.test(civility)) return 'Mr'
  if (civility === 'docteur' || civility === 'dr') return 'Dr'
  return civility.charAt(0).toUpperCase() + civility.slice(1)
}

/** What the closing formula repeats: «Madame» for «Bonjour Madame». */
export const repeatedAddress = (opening: string): string => opening.replace(/^Bonjour\s+/u, '')
