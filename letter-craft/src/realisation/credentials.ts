import { enumerate } from '../composer/enumerate.ts'
import { articleElides, elides } from '../french/elision.ts'
import { isAcronym, lowerFirst, plainLetters } from '../french/plain-letters.ts'
import { certificateArticles, certifiedBy, courseFields, spokenCertificates } from './certificate-names.fr.ts'

/** What is being prepared, or has ended, is not held. */
const notHeld =
  /(?<!\p{L})(?:en cours(?! de validit)|en pr[ée]paration|à (?:passer|venir)|pr[ée]vue?|expir[ée]e?|p[ée]rim[ée]e?|échue?s?|(?:partie )?théorique|théorie seule|non (?:valid[ée]e?|obtenue?)|pas encore|inscrite?s? (?:à|au|pour)|code obtenu|admissib\p{L}+|liste d’attente|partiel(?:le)?)(?!\p{L})/iu

/** Whether a line names what one holds, and not what one prepares: «permis B en cours» is not held. */
export const isHeld = (raw: string): boolean => !notHeld.test(raw)

/**
 * A certificate within a sentence: «le permis B», «l’AFGSU 2», «les CACES R489 1B et 3», «le diplôme d’État d’ambulancier»
 * for «DEA (Diplôme d'Etat d'Ambulancier)», where `isSpelled` knows all its words; undefined for words that fit none, and
 * for what is not held yet.
 */
export function certificateWithArticle(
  raw: string,
  isSpelled: (word: string) => boolean = () => false,
): string | undefined {
  const typed = raw.replaceAll("'", '’').replace(/\s+/gu, ' ').trim()
  if (!isHeld(typed) || isPrivate.test(typed) || / pour plusieurs |(?<!\p{L})MOOCs?(?!\p{L})/iu.test(typed))
    return undefined
  // «Brevet national de sécurité et de sauvetage aquatique (BNSSA)»: known by its initials.
  const [, initials] = /^.{16,}\s\((\p{Lu}{3,7}\d?)\)$/u.exec(typed) ?? []
  const short = initials === undefined ? undefined : named(initials)
  if (short !== undefined) return short
  const name = bareName(typed)
  if (name === '' || name.split(' ').length > 9 || name.length > 70) return undefined
  return (
    spelledOut(typed, isSpelled) ??
    caces(typed) ??
    electrical(name) ??
    licence(name) ??
    scored(name) ??
    competition(name) ??
    spoken(name) ??
    course(name) ??
    named(name)
  )
}

/** Papers that are nobody’s business before a contract. */
const isPrivate =
  /^(?:(?:titre|carte|autorisation) de (?:séjour|résidente?|travail)|récépissé|rqth|carte (?:d’identité|vitale|d’invalidité))(?!\p{L})/iu

/** Without brackets, years, hours, and what stands behind a colon or a comma. */
const bareName = (typed: string): string =>
  typed
    .replace(/ & (?=\p{L}|\d)/gu, ' et ')
    // «TOEIC en candidat libre - certification de niveau d’anglais»
    .replace(/^(TOEIC|TOEFL)(?: bridge)?(?= \p{L}|$)(?!.*\d{2}).*$/iu, (_, name: string) =>
      name.toUpperCase(),
    )
    .replace(/\s*\([^()]*\)?/gu, '')
    .replace(/[;:].*$| [•·|] .*$/u, '')
    // «Accréditation PSA - Technicien au diagnostic»
    .replace(/(?<=\p{Lu}) [-–—] \p{Lu}\p{Ll}.*$/u, '')
    .replace(/,? (?:chaque année|tous les ans|annuelle)$/iu, '')
    .replace(/ \/ .*$/u, '')
    .replace(/ \d+ ?\/ ?\d+$/u, '')
    .replace(/^(?!permis|caces|b\d|h\d|habilitation)([^,]*),.*$/iu, '$1')
    .replace(/\s*[-–—]?\s*\d{1,3} ?(?:h|heures?|jours?|j)(?![\p{L}\d]).*$/iu, '')
    .replace(
      /,?\s*(?:obtenue?|valid(?:e|it[ée]|[ée]e?)|valable|recycl[ée]e?|depuis|jusqu’en|à jour)(?!\p{L}).*$/iu,
      '',
    )
    .replace(/\s*(?:[-–—,]\s*)?(?:en |de )?(?:\d\d\/)?(?:19|20)\d\d$/u, '')
    .replace(/[\s.,–—-]+$/u, '')
    .trim()

/** «DEA (Diplôme d'Etat d'Ambulancier)»: the words tell more than the initials. */
function spelledOut(typed: string, isSpelled: (word: string) => boolean): string | undefined {
  const found = /^[\p{Lu}\d]{2,8}\s*\((diplôme|brevet|certificat|titre)(?!\p{L})([^()]*)\)/iu.exec(typed)
  if (!found) return undefined
  const words = `${found[1]}${found[2]}`.toLowerCase().replace(/ d’[ée]tat(?!\p{L})/u, ' d’État')
  const known = words.split(/[ ’]/u).every((word) => word.length < 3 || word === 'État' || isSpelled(word))
  return known && words.split(' ').length <= 8 ? `le ${words}` : undefined
}

const separators = /\s*(?:[/,;+&]|-|–| et | )\s*/u

/** «CACES R489 1B/3/5» → «les CACES R489 1B, 3 et 5», «caces 3» → «le CACES 3» */
function caces(typed: string): string | undefined {
  const [, norm, listed] =
    /^caces\s*(r ?\d{3}[a-z]?)?\s*(?:\(?cat[ée]?g?(?:ories?)?\.?s?)?\s*:?\s*((?:(?:\d[a-b]?|[a-g]\d?)(?![\p{L}\d])(?:\s*(?:[/,;+&-]|et)?\s*))+)/iu.exec(
      typed,
    ) ?? []
  const numbers = (listed ?? '')
    .trim()
    .toUpperCase()
    .split(separators)
    .filter((one) => /^(?:\d[AB]?|[A-G]\d?)$/u.test(one))
  if (numbers.length === 0) return undefined
  const family = ['CACES', norm?.replace(' ', '').toUpperCase()].filter(Boolean).join(' ')
  if (numbers.length > 1) return `les ${family} ${enumerate(numbers)}`
  return norm === undefined ? `le ${family} ${numbers[0]}` : `le ${family} catégorie ${numbers[0]}`
}

const electricalCode = /^(?:[BH][012]V?|[BH]E|[BH][RCSPF]|BS|BE|HE|[BH]0)$/u

/** «B2V BR BC H1» → «les habilitations électriques B2V, BR, BC et H1» */
function electrical(name: string): string | undefined {
  const typed = name.replace(/^habilitations?(?: [ée]lectriques?)? ?/iu, '')
  const codes = typed
    .toUpperCase()
    .replace(/(?<=^| )([BH]0V?)([BH]0V?)(?= |$)/gu, '$1 $2')
    .split(separators)
    .filter((code) => code !== 'MANOEUVRE' && code !== 'MANŒUVRE')
  if (codes.length === 0 || !codes.every((code) => electricalCode.test(code))) return undefined
  // «BE» alone is a licence to drive too.
  if (typed === name && codes.length === 1 && !/\d/u.test(codes[0] ?? '')) return undefined
  return codes.length > 1
    ? `les habilitations électriques ${enumerate(codes)}`
    : `l’habilitation électrique ${codes[0]}`
}

/** «Permis B, C, CE» → «les permis B, C et CE», «permis B + voiture» → «le permis B et une voiture» */
function licence(name: string): string | undefined {
  const [, listed = '', owned] =
    /^permis\s*:?\s*(?!de )((?:(?:[ABCD][12]?E?|AM|BE|EB|EC|BVA)(?![\p{L}’])\s*(?:[/,+&-]|et)?\s*)+)(?:[(,+&]|et|avec)?\s*(v[ée]hicul[ée]?e?s?|v[ée]hicule (?:personnel)?|voiture(?: personnelle)?|moto|scooter)?.*$/iu.exec(
      name,
    ) ?? []
  const letters = listed
    .trim()
    .toUpperCase()
    .split(separators)
    .filter((one) => /^[A-Z][A-Z\d]{0,2}$/u.test(one) && one !== 'ET')
  if (letters.length === 0) return undefined
  const permits = letters.length > 1 ? `les permis ${enumerate(letters)}` : `le permis ${letters[0]}`
  if (owned === undefined || letters.length > 1) return permits
  return `${permits} et ${/^(?:voiture|moto)/iu.test(owned) ? `une ${/^voiture/iu.test(owned) ? 'voiture' : 'moto'}` : /^scooter/iu.test(owned) ? 'un scooter' : 'un véhicule'}`
}

/** «Projet Voltaire 871 points» → «la certification Voltaire (871 points)» */
function scored(name: string): string | undefined {
  const [, test = '', points] =
    /^(?:certificat(?:ion)? |projet |score )?(voltaire|toeic|toefl(?: ibt)?|tosa(?: \p{L}+)?|bulats|pix)(?: de| à)?\s*(\d{2,4})(?: ?\/ ?\d+)?(?: ?(?:pts?|points?))?$/iu.exec(
      name,
    ) ?? []
  if (points === undefined) return undefined
  if (/^voltaire/iu.test(test)) return `la certification Voltaire (${points} points)`
  if (/^pix/iu.test(test)) return `la certification Pix (${points} points)`
  return `le ${test.replace(/^\p{L}+/u, (word) => word.toUpperCase())} (${points} points)`
}

const ranks: Readonly<Record<string, string>> = { '1': 'première', '2': 'deuxième', '3': 'troisième' }

/** «Concours adjoint administratif 2ème classe» → «le concours d’adjoint administratif de deuxième classe» */
function competition(name: string): string | undefined {
  const [, post] =
    /^concours (?!(?:externe|interne|g[ée]n[ée]ral)(?!\p{L}))(?:d’|de |du )?(\p{L}{4,}.*)$/iu.exec(name) ?? []
  if (post === undefined) return undefined
  const said = lowerFirst(post).replace(
    /,? (?:de )?([123]) ?(?:[èe]re|re|nde?|[èe]me|e) classe/iu,
    (_, rank: string) => ` de ${ranks[rank]} classe`,
  )
  return /\d/u.test(said) ? undefined : `le concours ${elides(said) ? 'd’' : 'de '}${said}`
}

function spoken(name: string): string | undefined {
  const found = spokenCertificates.find(([shape]) => shape.test(name))
  return found && name.replace(found[0], found[1]).trim()
}

/** «Formation comptabilité» → «une formation à la comptabilité», «Formation en paie» → «une formation en paie» */
function course(name: string): string | undefined {
  const [, field] = /^formation (.+)$/iu.exec(name) ?? []
  if (field === undefined || isAcronym(field.split(' ')[0] ?? '')) return undefined
  if (/^(?:à|au|aux|en|de|du|des|d’|sur) ?/iu.test(field)) return `une formation ${lowerFirst(field)}`
  const subject = courseSubject(field)
  return subject && `une formation ${subject}`
}

/** What a course is about: «archivage et gestion documentaire» → «à l’archivage et à la gestion documentaire». */
export function courseSubject(field: string): string | undefined {
  const said = field.split(' et ').map((part) => {
    const known = courseFields.find(([shape]) => shape.test(part))
    return known && `${known[1]}${lowerFirst(part)}`
  })
  if (said.every((part) => part !== undefined)) return said.join(' et ')
  return said[0] && `${said[0]}${field.slice(field.split(' et ')[0]?.length)}`
}

function named(name: string): string | undefined {
  if (certifiedBy.test(name)) return `la certification ${name}`
  const [first = ''] = name.split(' ')
  const cased = (isAcronym(first) ? name : lowerFirst(name))
    .replace(/^(?:titre pro|TP)\.?(?= \p{L})/iu, 'titre professionnel')
    .replace(
      /(?<=^titre professionnel) (?=(?:agente?|assistante?|conduct|employ|secr[ée]taire|comptable|vend|conseill|gestion|[ée]lectric|ma[çc]on)\p{L}*)/iu,
      ' de ',
    )
    .replace(/ de (?=[aeiouéè])/iu, ' d’')
    .replace(
      /^((?:attestation|certificat|habilitation|formation) .*|\p{Lu}{3,}) niveau (\d)$/u,
      '$1 (niveau $2)',
    )
    .replace(/^dipl[ôo]me d’[ée]tat/iu, 'diplôme d’État')
  const found = certificateArticles.find(([shape]) => shape.test(plainLetters(cased)))
  if (!found || /[+@"]|\d{5}/u.test(cased)) return undefined
  const [, article] = found
  if (article !== 'les' && articleElides(cased)) return `l’${cased}`
  return `${article} ${cased}`
}

const nativeLevels = /matern|natif|natale/iu
const fluent =
  /bilingue|courant|c1|c2|avanc|fluent|tr[èe]s bon|lu[, ]+(?:é|e)crit[, ]+parl|lu[, ]+parl[^,]*[, ]+(?:et )?(?:é|e)crit/iu
const ofWork = /professionnel/iu
/** What one reads and writes, and may not speak. */
const readOnly = /(?<!\p{L})lu(?!\p{L})(?!.*parl)|technique/iu
const good = /b2|bon|op[ée]rationnel|correct/iu

export type LanguageSkill = { readonly name: string; readonly level: string; readonly cefr: string }

/**
 * What one says of a language, as a predicate of «je»: «parle couramment anglais», «parle espagnol». Undefined for a level
 * that a letter does not boast of.
 */
export function languagePredicate({ name, level, cefr }: LanguageSkill): string | undefined {
  const language = name.trim().toLowerCase()
  if (!/^\p{L}+$/u.test(language)) return undefined
  const said = `${level} ${cefr}`
  if (nativeLevels.test(said)) return `parle ${language} depuis toujours`
  if (readOnly.test(level))
    return `lis ${/[éeh]crit/iu.test(level) ? 'et écris ' : ''}${/^[aeiouyéh]/u.test(language) ? `l’${language}` : `le ${language}`}`
  if (fluent.test(said) && !/interm[ée]diaire/iu.test(said)) return `parle couramment ${language}`
  if (ofWork.test(said)) return `parle ${language} (niveau professionnel)`
  if (/b2/iu.test(said)) return `parle ${language} (niveau B2)`
  if (good.test(said)) return `parle ${language}`
  return undefined
}

/** The same of a language that is asked for: «parle anglais au niveau B1» is said too. */
export const askedLanguagePredicate = (skill: LanguageSkill): string | undefined =>
  languagePredicate(skill) ??
  (/^\p{L}+$/u.test(skill.name.trim()) && /b1|interm[ée]diaire/iu.test(`${skill.level} ${skill.cefr}`)
    ? `parle ${skill.name.trim().toLowerCase()} (niveau ${/b1/iu.test(`${skill.level} ${skill.cefr}`) ? 'B1' : 'intermédiaire'})`
    : undefined)

/** A language spoken at work, not only understood. */
export const isFluent = ({ level, cefr }: LanguageSkill): boolean =>
  nativeLevels.test(level) ||
  ofWork.test(level) ||
  (fluent.test(`${level} ${cefr}`) && !/interm[ée]diaire/iu.test(level) && !readOnly.test(level))
