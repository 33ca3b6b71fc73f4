import { cleanJobTitle } from './clean-job-title.ts'
import type { Gender } from './inclusive.ts'
import { recruits } from './recruiting.fr.ts'
import { jobEnding } from './words.fr.ts'

/** A job title within a sentence, and as the offer wrote it. */
export type ReadTitle = { title: string; asWritten: string }

/** A title is at the top, or follows a recruiting verb. */
const topLines = 8

const mark =
  /[([]?\s*(?<![\p{L}\d])(?:H|F)\s?[/.|-]\s?(?:F|H)(?:\s?[/.|-]\s?(?:X|D|NB|N))?(?![\p{L}\d])\s*[)\]]?/iu
const titleLabel =
  /^(?:intitulé(?: du poste)?|poste(?: proposé| à pourvoir)?|offre d[’']emploi|titre|métier|fonction)\s*:\s*(.+)$/iu

/** The job of an offer: on a line of its own, after a label, or after a recruiting verb. */
export function readTitle(lines: readonly string[], gender?: Gender): ReadTitle | undefined {
  const top = lines.slice(0, topLines)
  const first = top[0] ?? ''
  return (
    (mark.test(first) && !sentence.test(first)
      ? announced(first, gender, !recruits.test(first))
      : undefined) ??
    firstOf(lines.slice(0, topLines * 2), (line) => {
      const labelled = titleLabel.exec(line)?.[1]
      return labelled && labelled.length < 120 ? asTitle(labelled, gender) : undefined
    }) ??
    firstOf(top, (line) => (mark.test(line) ? announced(line, gender) : undefined)) ??
    firstOf(top, (line, index) => titleIn(line, top[index + 1], gender)) ??
    (first.split(/\s+/u).length <= 9 && !/[.!?]$/u.test(first) ? asTitle(first, gender) : undefined) ??
    firstOf(lines.slice(0, topLines * 3), (line) => namedInPassing(line, gender))
  )
}

function firstOf(
  lines: readonly string[],
  read: (line: string, index: number) => ReadTitle | undefined,
): ReadTitle | undefined {
  for (const [index, line] of lines.entries()) {
    const found = read(line, index)
    if (found) return found
  }
  return undefined
}

/** A whole sentence is no title, even with «H/F». */
const sentence = /\?|(?<!\p{L})(?:vous|nous|allez|est|sont)(?!\p{L})/iu
const announcer =
  /(?:en tant qu(?:e |[’'])|(?:un |le |des |du |nos )?(?:poste|métier|emploi|fonction)s? d(?:e |[’'])|talents?\s*:?\s|pour (?:son|notre|l[’']un de (?:ses|nos)) clients?[^:(]{0,90}(?::|,)\s?)/giu

/** «L’Atelier Morin recherche un Monteur (F/H) en CDI…»: what follows the verb, up to the mark. */
function announced(line: string, gender: Gender | undefined, marked = false): ReadTitle | undefined {
  const found = recruits.exec(line)
  const after = found ? line.slice(found.index + found[0].length) : line
  const end = mark.exec(after)
  const upTo = end ? after.slice(0, end.index + end[0].length) : after
  const last = [...upTo.matchAll(announcer)].at(-1)
  const said = last ? upTo.slice(last.index + last[0].length) : upTo
  const opened = found || last ? afterArticles(said) : []
  const bare = said.replace(/^[^\p{L}]+/u, '')
  return firstOf([...opened, bare], (words) => asTitle(words, gender, marked))
}

const article =
  /(?<![\p{L}’'])(?:un\(?\s?[.(/·]?\s?e?\)?|un|une|d[’']une?|son\/sa|son\(sa\)|sa\/son|son|sa|des|ses|leur|notre|votre)\s+(?:(?:future?s?\(?e?\)?|nouve(?:au|lle|aux)(?:\(?elle\))?)\s+)?(?=\p{L})/giu

/** The text after each article, in order: «pour l’un de ses clients un cariste» has three. */
const afterArticles = (words: string): string[] =>
  [...words.slice(0, 160).matchAll(article)].map((match) => words.slice(match.index + match[0].length))

const stop =
  /\s(?:titulaire|diplômé|en (?=CDI|CDD|intérim|alternance|contrat|stage|temps|vue|charge|mesure)|pour|afin|dès|à partir|à temps|qui|dont|dans le cadre|au sein|chez|passionné|motivé|dynamique|confirmé|expérimenté|polyvalente? et|possédant|ayant|désireu|capable|maîtrisant|h\/f|f\/h|sur (?=\p{Lu})|à (?=\p{Lu})|\()|[,:;!?–]|\.(?!\p{L})|\s-\s/iu

function titleIn(line: string, next = '', gender?: Gender): ReadTitle | undefined {
  const found = recruits.exec(line)
  if (!found) return undefined
  const rest = line.slice(found.index + found[0].length)
  const words = /^\s*:?\s*$/u.test(rest) ? next : rest
  const opened = afterArticles(words)
  return firstOf(opened.length > 0 || words === rest ? opened : [words], (post) =>
    asTitle(cutShort(post), gender),
  )
}

const cutShort = (words: string) => words.slice(0, stop.exec(words)?.index ?? words.length)

/** «Le poste est celui d’aide paysagiste», «En tant que TISF, vous…», «vous êtes infirmier de bloc». */
const inPassing: readonly RegExp[] = [
  /(?:poste|emploi)[^.\n]{0,30}est celui d(?:e |[’'])(?:une? )?/iu,
  /en tant qu(?:e |[’'])(?:une? )?/iu,
  /(?:en qualité|(?:un|le|ce|notre) poste|fonctions?|renfort) d(?:e |[’'])(?:une? )?/iu,
  /^(?:vous êtes|tu es) (?:une? )?(?=\p{Ll}+(?:eur|ier|ien|iste|teur)(?!\p{L}))/iu,
]

function namedInPassing(line: string, gender: Gender | undefined): ReadTitle | undefined {
  if (/,? c[’']est :?$/u.test(line)) return asTitle(line.replace(/ (?:à|au|chez) .*$/u, ''), gender)
  return firstOf(
    inPassing.map((pattern) => line.split(pattern)[1] ?? ''),
    (words) => (words === '' ? undefined : asTitle(cutShort(words), gender)),
  )
}

/** Titles whose first word is no trade by itself. */
const otherTrade =
  /^(?:femme de (?:chambre|ménage)|homme (?:toutes mains|d’entretien)|garde(?: d’enfants?| forestier|-malade)?$|manœuvre|nourrice|baby-sitter|(?:product|project|account|key account|business|sales|customer|brand|traffic|growth|store|office|community|scrum|event|category|area) (?:manager|owner|developer|analyst|master|success|partner|assistant|executive)|lead (?:dev|tech)|dev(?:ops|eloper)?(?!\p{L})|full ?stack|front-?end|back-?end|head of)/iu

/** Words that end like trades and are none. */
const people =
  /^(?:clients?|talents?|patients?|enfants?|étudiante?s?|candidate?s?|personne|adhérents?|établissements?|comment|environnement|département|accompagnement|développement|recrutement|alternante?s|apprentie?s|présent|différents?|détachement|remplacement|établissement|renforcement|changement|titulaires?)$/iu

/** A short title that starts with a trade, or that «H/F» marks; anything else is a sentence. */
/** Words of a sentence stuck to the title. */
const prose = /\s(?:une?|nous|vous|situé|recrute|recherche)\s/iu

function asTitle(text: string, gender: Gender | undefined, marked = false): ReadTitle | undefined {
  const raw = text.slice(0, 140).trim()
  const title = cleanJobTitle(raw, gender)
  const words = title.split(/\s+/u)
  const trade = /^[\p{L}-]+/u.exec(words[0] ?? '')?.[0] ?? ''
  const known = (jobEnding.test(trade) || otherTrade.test(title)) && !people.test(trade)
  return (known || (marked && title !== '')) && words.length <= 10 && !prose.test(title)
    ? { title, asWritten: raw }
    : undefined
}
