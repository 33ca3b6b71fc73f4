import { withoutLegalForm } from './legal-form.ts'
import { accentedWord, isAllCaps } from './restore-capitals.ts'
import { knownAcronyms, smallWords } from './words.fr.ts'

/**
 * Cleans a company name: capitals become a proper noun («FLUNCH» → «Flunch»), acronyms and mixed case stay. Capitals
 * without accents keep their missing accents.
 */
export function cleanCompanyName(raw: string): string {
  const name = withoutLegalForm(tidyName(raw))
  if (!isAllCaps(raw) && !isAllCaps(name)) return name
  const words = name.split(' ')
  return words.map((word, index) => properWord(word, words[index - 1])).join(' ')
}

function tidyName(raw: string): string {
  return (
    raw
      .replace(/<[^>]*>/gu, ' ')
      .replace(/&amp;/gu, '&')
      // «Caisse MSA»: both say what it is.
      .replace(/^caisse (?:de (?:la )?)?(?=(?:MSA|CAF|CPAM|CARSAT|URSSAF)(?!\p{L}))/iu, '')
      .replace(/(?<!\p{L})groupt\.?(?=\s)/giu, 'Groupement')
      .replace(/(?<!\p{L})f[ée]d[ée]r\.?(?=\s)/giu, 'Fédération')
      .replace(/(?<=(?:^|\s)des )assoc\.?(?=\s)/giu, 'Associations')
      .replace(/(?<!\p{L})assoc\.?(?=\s)/giu, 'Association')
      .replace(/[“”"*_#[\]{}<>|`\\]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim()
      .replace(/[\s,;:.!?-]+$/u, '')
      .replace(/'/gu, '’')
      .replace(/\s+\/.*$/u, '')
  )
}

const sayable =
  /^(?:LE|LA|LES|DU|DES|BON|VAL|MAS|BEL|SUD|EST|ART|BIO|PUB|DOM|NEW|ECO|ROI|MER|VIE|JOB|SPA|EAU|BAR|VIN|SOL|AIR|TOP|GAN)$/u

function properWord(word: string, previous: string | undefined): string {
  return word.replace(/[\p{L}\p{N}&.]+/gu, (part, offset: number) => {
    const bare = part.replace(/\./gu, '')
    if (knownAcronyms.has(bare) || /\d/u.test(bare) || /^(?:\p{L}\.)+\p{L}?$/u.test(part)) return part
    const lower = part.toLowerCase()
    if (smallWords.has(lower) && (previous !== undefined || offset > 0)) {
      const opensName = /^(?:le|la|les)$/u.test(lower) && !smallWords.has((previous ?? '').toLowerCase())
      return opensName ? proper(part) : lower
    }
    // Unpronounceable letters are initials, and so are three letters alone, far more often than a word.
    if (
      !/[AEIOUYÉÈÀÊ]/u.test(part) ||
      /^(\p{L})\1/u.test(part) ||
      /[BCDFGHJKLMNPQRSTVWXZ]{4}$|^[BCDFGHJKLMNPQRSTVWXZ]{4}/u.test(part)
    )
      return part
    if (part.length === 4 && /^[AEIOU]?[BCDFGHJKLMNPQRSTVWXZ]{3}[AEIOU]?$/u.test(part)) return part
    const isElided = /[’']/u.test(word.charAt(offset - 1))
    const complement = isElided || (previous !== undefined && smallWords.has(previous.toLowerCase()))
    if (part.length <= 3 && !complement && !sayable.test(part)) return part
    return proper(accentedWord(part) ?? part)
  })
}

const proper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
