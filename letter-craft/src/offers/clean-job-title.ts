import { isAcronym, lowerFirst } from '../french/plain-letters.ts'
import { resolvePair } from './gender-pair.ts'
import { type Gender, resolveInclusive } from './inclusive.ts'
import { restoreCapitals } from './restore-capitals.ts'
import { knownTools } from './tools.fr.ts'
import { departments, jobEnding } from './words.fr.ts'

const tools = new Set(knownTools)

const hf =
  /[([]?\s*(?<![\p{L}\d])(?:H|F|M|W)(?:\s?[/.|-]\s?(?:H|F|M|W|D|X|NB|N|NC))+(?![\p{L}\d])\s*[)\]]?/giu
const contract =
  /(?<![\p{L}])(?:en\s+)?(?:CDI|CDD|C\.D\.I\.?|intérim|interim|temps\s+(?:complet|plein|partiel)|plein\s+temps|mi-temps|alternance|apprentissage|saisonnier\s*$|free-?lance|urgent|\d{1,2}\s?h(?:eures)?(?:\s?\/\s?(?:semaine|sem))?)(?!\p{L})/giu
const leadIn =
  /^(?:(?:offre(?:\s+d[’'](?:emploi|alternance)|\s+de\s+stage)?|recrutement|recrute|recherche|poste|nous recrutons|nous recherchons|stage|stagiaire|alternant|alternante|alternance|mission(?: de service civique)?(?=\s*:)|service civique)(?:\s*[:\-–|]\s*|\s+(?:d[’']|de\s|en\s)?|$))+/iu
const article = /^(?:un\s?[.(/·]\s?e\)?|un\s?\/\s?une|une?|des)\s+(?=\p{L})/iu
const preposition =
  /^(?:d[eu]s?|d[’']|en|pour|à|au|aux|chez|sur|dans|avec|et|\/|langage|h\/f)(?:\s|(?<=[’'/]))/iu
const code =
  /(?<![\p{L}\d])(?:(?=[\p{L}\d-]*\d{3})[\p{L}\d-]{5,}|réf(?:érence)?\.?\s*:?\s*\S+|n°\s*\S+|#\S+)/giu
const unasked =
  /^candidatures? spontan[ée]es?(?:\s*[:–—|-]\s*|\s+(?:comme|pour un poste de|au poste de)\s+|$)/iu
/** The first word of a trade. */
const ofTrade =
  /^(?:\p{L}+(?:eur|euse|rice|ier|ière|ien|ienne|iste|ante?|logue|graphe)|chargée?|responsable|cheffe?|secrétaire|comptable|manager|aide|agente?|employée?|auxiliaire|commis|ouvri(?:er|ère))(?!\p{L})/iu
const separators = /\s+[-–—|]\s+|\s*\|\s*/u

/**
 * The job title within a sentence («cariste», «infirmière de bloc», «TISF»): no H/F, code, city or contract;
 * inclusive forms and «X / Y» pairs resolved by gender, masculine when it is unknown.
 */
export function cleanJobTitle(raw: string, gender?: Gender): string {
  const spaced = raw
    .replace(/<[^>]*>/gu, ' ')
    .replace(/&(?:amp|nbsp);/gu, ' ')
    .replace(
      /^\s*contrat (?:d[’']apprentissage|de professionnalisation|en alternance)(?: de| d[’']| en)?\s*[:–|-]?\s*/iu,
      '',
    )
    .replace(/\s+/gu, ' ')
    .trim()
  const [spontaneous = ''] = unasked.exec(spaced) ?? []
  // «Candidature spontanée : communication» names no post.
  if (spontaneous !== '' && !ofTrade.test(spaced.slice(spontaneous.length))) return ''
  const bare = dropAfterMark(
    spaced
      .slice(spontaneous.length)
      .replace(/(?<=infirmi(?:er|ère)(?:\(e\))?) DE compétences? (?=bloc)/iu, ' de '),
  ).replace(article, '')
  const parts = dropCodes(bare)
    .split(separators)
    .map((part) =>
      part
        .replace(contract, ' ')
        .replace(/\(\s*\)|\(\s*\d{2,5}\s*\)/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter((part) => part !== '')
  const title = restoreCapitals(stripLeadIn(tellingPart(parts)))
  const resolved = resolveInclusive(resolvePair(title, gender), gender)
  return tidy(resolved).replace(/(?<!\p{L})(experte?) (?=comptable)/iu, '$1-')
}

/** Text after an inner «H/F» is a slogan or a code unless it starts with a preposition. */
function dropAfterMark(title: string): string {
  const marks = [...title.matchAll(hf)]
  const first = marks[0]
  if (!first) return title
  const before = title.slice(0, first.index).trim()
  const after = title
    .slice(first.index + first[0].length)
    .replace(hf, ' ')
    .trim()
  if (before === '') return after
  if (preposition.test(after)) return `${before} ${after}`
  const dashed = /^[-–|:]\s*(.*)$/u.exec(after)
  return dashed ? `${before} - ${dashed[1]}` : before
}

/** A code of the recruiter, a year, a sector: no trade. */
function dropCodes(title: string): string {
  return title
    .replace(code, ' ')
    .replace(/(?<!\s(?:la|une|de))\s(?:saison|campagne)(?!\p{L}).*$/iu, '')
    .replace(/\s+[Ss]ecteur\s+(?:de\s+|d[’'])?\p{Lu}.*$/u, '')
}

/** «Offre de stage - Assistant», «Manager - Responsable de secteur»: the first part is no title by itself. */
function tellingPart(parts: readonly string[]): string {
  const [first = '', second = ''] = parts
  const saysLittle = first.replace(leadIn, '').trim() === '' || generic.test(first)
  return saysLittle && continuesTitle(second) ? second : first
}

const generic =
  /^(?:manager|responsable|technicien|agent|employé|assistant|conseiller|chargé|opérateur|chef)$/iu

function continuesTitle(part: string): boolean {
  const first = /^[\p{L}'’-]+/u.exec(part)?.[0] ?? ''
  return jobEnding.test(first)
}

function stripLeadIn(title: string): string {
  const stripped = title.replace(leadIn, '').replace(article, '').trim()
  return stripped.length >= 3 ? stripped : title
}

function tidy(title: string): string {
  const words = title
    .replace(/[“”"«»*_#\\[\]{}<>|`]/gu, ' ')
    .replace(/\(([^()]*)\)?/gu, ' ')
    .replace(/\s*[,;:!?.…-]+\s*$/u, '')
    .replace(/\s*\/\s*/gu, '/')
    .replace(/'/gu, '’')
    .replace(/\s+/gu, ' ')
    .trim()
    .split(' ')
  while (
    words.length > 1 &&
    /^(?:de|du|des|d’|en|à|au|aux|pour|et|ou|-|–|le|la|sur|chez|avec|dans)$/iu.test(words.at(-1) ?? '')
  )
    words.pop()
  return lowerFirst(lowerTitleCase(words).join(' '))
}

/** «Responsable Administratif et Financier» is Title Case, not proper nouns; «Formateur langage Delphi» is not. */
function lowerTitleCase(words: string[]): string[] {
  const long = words.slice(1).filter((word) => word.length > 3 && !preposition.test(`${word} `))
  const capitalised = long.filter((word) => /^\p{Lu}/u.test(word))
  const everywhere = long.length > 0 && capitalised.length / long.length > 0.7
  return words.map((word, index) =>
    word
      .split('/')
      .map((part) => {
        if (index === 0 && word === part) return part
        if (isAcronym(part) || !/^(?:[ld]’)?\p{Lu}\p{Ll}/u.test(part) || tools.has(part)) return part
        return everywhere || jobEnding.test(part) || departments.test(part) ? part.toLowerCase() : part
      })
      .join('/'),
  )
}
