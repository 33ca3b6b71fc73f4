import { placeKey } from '../career/lexicon.ts'
import { plainLetters } from '../french/plain-letters.ts'
import type { FactDeps, JobCard } from './facts.ts'

const month =
  '(?:janv(?:ier)?|f[ée]vr?(?:ier)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|ao[uû]t|sept(?:embre)?|oct(?:obre)?|nov(?:embre)?|d[ée]c(?:embre)?|printemps|[ée]t[ée]|automne|hiver)'

/** «Juin 2025», «09/2019 – 06/2020», «de mars à juillet 2021», «2018 à ce jour», «3 mois». */
const isDate = new RegExp(
  `^(?:(?:de|du|d’|d'|depuis|en|à|au|jusqu’en|[–—/-]|à ce jour|aujourd’hui|actuel(?:lement)?|présent|\\(|\\)|\\d{1,2}|\\d{1,2}/(?:\\d{1,2}/)?(?:19|20)\\d\\d|(?:19|20)\\d\\d|${month}\\.?|\\d+ (?:ans?|mois|semaines?|jours?))[\\s,.]*)+$`,
  'iu',
)

/** Whom one is, and no work. */
const isPrivate =
  /^(?:mari[ée]e?|c[ée]libataire|divorc[ée]e?|pacs[ée]e?|\d+ enfants?|\d\d ans|n[ée]e? le|nationalit[ée]|permis [a-e](?![\p{L}])|v[ée]hicul[ée]e?)(?!\p{L})/iu

/**
 * Whether a line of a job may tell of its work: not its place or date once more, nor what its employer is («Duval est une
 * fondation…»).
 */
export function mayTellWork(line: string, { place, employer }: JobCard, towns: FactDeps['towns']): boolean {
  const bare = line.trim()
  if (isDate.test(bare) || isPrivate.test(bare)) return false
  if (place !== '' && plainLetters(bare) === plainLetters(place)) return false
  const parts = bare.split(/\s*[,/(–—-]\s+|\s*[()]\s*/u).filter(Boolean)
  // «Córdoba, Argentine», «Paris 12e»: a place alone.
  if (parts.length < 4 && isTown(parts[0] ?? '', towns)) return false
  const name = plainLetters(employer)
  return !(name.length > 2 && plainLetters(bare).startsWith(`${name} `) && saysWhatItIs.test(bare))
}

const saysWhatItIs = / (?:est|sont|propose|fournit|conçoit|édite|fabrique|commercialise|accompagne) /u

const isTown = (written: string, towns: FactDeps['towns']): boolean => {
  const name = written.replace(/ \d{1,2}(?:er?|[èe]me)?$/u, '')
  return (
    /^\p{Lu}/u.test(name) &&
    !/ (?!sur |sous |en |la |le |les |lès )\p{Ll}/u.test(name) &&
    towns?.has(placeKey(name)) === true
  )
}
