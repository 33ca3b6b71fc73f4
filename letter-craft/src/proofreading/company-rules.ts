import { plainLetters } from '../french/plain-letters.ts'
import { cleanCompanyName } from '../offers/clean-company-name.ts'
import { notCompanies } from './fr/places.fr.ts'
import { contentMessages as texts } from './messages.fr.ts'
import type { ProofLetter, Rule, RuleMatch, TextSpan } from './proof-letter.ts'

const name =
  '(?<name>\\p{Lu}[\\p{L}\\p{N}&’.+-]*(?:(?: (?:de|du|des|la|le|les|et|&|d’|l’))* ?(?<=[ ’])\\p{Lu}[\\p{L}\\p{N}&’.+-]*)*)'
const wish =
  '(?:souhait\\p{L}*|désir\\p{L}*|veux|voudrais|aimerais|envie|pour|motiv\\p{L}*|hâte|prête?|idée|impatiente?|enthousiaste|contente?|décide|compte|désormais|intéressée?|souhaiterais|rêve|projet|but|objectif|ambition|décidée?|heureu\\p{L}+|ravie?|fière?)'
const kinds =
  '(?:entreprise|société|maison|groupe|agence|cabinet|association|établissement|école|enseigne|structure|magasin|boutique|restaurant|hôtel|clinique|garage|librairie|studio|atelier|laboratoire|pharmacie|boulangerie|filiale|usine)'

/** Durations: an employer «depuis» or «pendant» some time is a former one, or not the only one. */
const since = '(?:[Aa]près|[Dd]epuis|[Ff]orte? de|[Aa]ns|[Aa]nnées?|[Mm]ois|[Ee]xpériences?|[Ss]tages?) '

/** Words that certainly introduce the reader’s company. */
const addressed: readonly RegExp[] = [
  `(?<!\\p{L})${wish}[^.!?\\n]{0,40}(?:rejoindre|intégrer)(?: les équipes (?:de|d’|du) ?| l’équipe (?:de|d’|du) ?| l’entreprise| la société| le groupe)? ?${name}`,
  `(?<!\\p{L})[Vv]otre ${kinds},? ${name}`,
  `(?<=^|[.!?»] )(?:[Rr]ejoindre|[Ii]ntégrer) (?:les équipes (?:de|d’) ?|l’équipe (?:de|d’) ?|(?:le|la|l’)(?: ?))?(?:${kinds} )?(?:(?:clinique|hôtel|garage|boulangerie|restaurant|librairie|mairie|menuiserie|pharmacie|crèche|banque|usine|ferme) )?${name}`,
  `(?<!\\p{L})[Vv]otre ${kinds}, (?:le |la |l’|les )?${name}`,
  `(?<!\\p{L})(?:au service de|aux couleurs de|les rangs de|les équipes de) ${name}`,
  `(?<!\\p{L})(?<!${since}[^.!?\\n]{0,40})[Cc]hez ${name}, (?:je (?:suis (?:sûre?|certaine?|convaincue?|persuadée?)|pourrai|pourrais|saurai|saurais|souhaite|voudrais|veux|serai|serais|compte|trouverai|mettrai|apprendrai)|j’(?:apporterai|aimerais|apprendrai|aurais|aurai|espère|apporterais))`,
  `(?<!\\p{L})(?:convaincue?|sûre?|certaine?|persuadée?|pense|crois|espère|souhaite|sais) que ${name} (?:saura|saurait|pourra|pourrait|est|sera|recherche|cherche|m’|me)`,
  `(?<!\\p{L})(?:rejoindrais?|intégrerais?|rejoins|intègre) (?:l’équipe de |les équipes de )?${name}`,
  `(?<!\\p{L})chez vous, (?:à |chez )?${name}`,
  `(?<!\\p{L})(?:[Pp]ostul\\p{L}+|[Cc]andidat\\p{L}+)(?: spontanée| (?:au|à l|pour le|pour un|pour l)[^.,;!?\\n]{0,60})? (?:chez|auprès de) ${name}`,
  `(?<!\\p{L})(?:[Tt]ravailler|évoluer|progresser|grandir|m’investir|m’engager|m’épanouir|faire carrière) (?:chez|pour|au sein de|avec) ${name}`,
].map((source) => new RegExp(source, 'gu'))

/** A name with an article may be a place, a service or a diploma too. */
const withArticle = new RegExp(
  `(?:rejoindre|intégrer) (?:le |la |les |l’)(?!(?:Direction|Service|Département|Pôle|Région|Conservatoire|Ministère|Bureau|Secrétariat|Institut|Programme|Réseau|Ville|Sud|Nord|Est|Ouest)(?!\\p{L}))${name}`,
  'gu',
)

/** Qualities brought to a company. */
const offered =
  '(?:énergie|expérience|compétences?|savoir-faire|motivation|enthousiasme|dynamisme|rigueur|contribution|concours|sérieux|aide)'

/** Words that may introduce a former employer too. */
const mentioned = new RegExp(
  `(?<!\\p{L})(?:[Aa]pport\\p{L}+ (?:toute? )?(?:mon|ma|mes) ${offered} à (?!M\\.|Mme|Mlle|Monsieur|Madame|Dr|Maître)|[Aa]u sein (?:de|d’|du) ?(?:l’entreprise |la société |groupe )?|(?:[Ll]es (?:valeurs|projets|engagements)|[Ll]a (?:réputation|culture|philosophie)|[Ll]’image|contribuer au développement) (?:de|d’) ?|[Mm]on (?:attachement|admiration) (?:pour|à) |[Ee]n (?:rejoignant|intégrant) )${name}`,
  'gu',
)

/** Praise of a company, as addressed to the reader. */
const praised = new RegExp(
  `(?<=^|[.!?»,] )${name} est une? (?:\\p{L}+ )?${kinds}(?: \\p{L}+)? (?:que j’(?:admire|apprécie|estime|aime)|que je (?:connais|fréquente|respecte|suis)|qui (?:m’|me )|dont j’(?:admire|apprécie|estime|aime)|où je (?:souhaite|voudrais|pourrai))`,
  'gu',
)

const past =
  /(?<!\p{L})(?:j’ai|j'ai|j’étais|j'étais|j’avais|expérience|stage|alternance|apprentissage|ans|années?|mois|depuis|m’a|m'a|m’ont|avant|après|ancien\p{L}*|précéden\p{L}+|\d{4})(?!\p{L})/iu

const pastVerb =
  /(?<!\p{L})(?:j[’']ai|j[’']étais|j[’']avais|m[’']a|avant|après|ancien\p{L}*|précéden\p{L}+)(?!\p{L})/iu

/** A name after one of the words that introduce the reader’s company. */
const namesSomeone =
  /\p{Lu}[^.!?\n]{0,60} est une? |(?:[Aa]pport|[Rr]ejoindre|[Ii]ntégrer|[Cc]hez|[Vv]otre|service de|couleurs de|rangs de|équipes de|que|auprès de|travailler|évoluer|progresser|grandir|[Aa]u sein d|valeurs d|projets d|engagements d|réputation d|culture d|philosophie d|image d|développement d|attachement à|admiration pour|rejoignant|intégrant|m’investir|m’engager|m’épanouir|carrière|[Cc]andidat\p{L}+|[Pp]ostul\p{L}+)[^.!?\n]{0,80}\p{Lu}/u

function* wrongCompany({ sentences, context }: ProofLetter): Iterable<RuleMatch> {
  const company = cleanCompanyName(context.company ?? '')
  if (company === '') return
  // An agency recruits for another company: the employer named in the offer is accepted.
  const known = { company, offer: wholeWords(context.offer ?? '') }
  for (const { text, start } of sentences) {
    const sentence = { text: text.replaceAll("'", '’'), start }
    const severity = pastVerb.test(sentence.text) ? 'warning' : 'error'
    if (!namesSomeone.test(sentence.text)) continue
    for (const pattern of addressed) yield* others(sentence, pattern, known, severity)
    if (past.test(sentence.text)) continue
    for (const pattern of [withArticle, mentioned, praised])
      yield* others(sentence, pattern, known, 'warning')
  }
}

function* others(
  { text, start }: TextSpan,
  pattern: RegExp,
  { company, offer }: { company: string; offer: string },
  severity: 'error' | 'warning',
): Iterable<RuleMatch> {
  for (const found of text.matchAll(pattern)) {
    const other = (found.groups?.name ?? '').replace(/[.’-]+$/u, '')
    if (
      other.length < 2 ||
      sameCompany(other, company) ||
      offer.includes(wholeWords(other)) ||
      other.split(' ').every((word) => commonNames.test(letters(word))) ||
      notCompanies.has(plainLetters(other.split(/[ ’]/u)[0] ?? ''))
    )
      continue
    if (severity === 'warning' && /(?:avant|après) /iu.test(found[0])) continue
    const at = start + found.index + found[0].lastIndexOf(other)
    yield { start: at, end: at + other.length, message: texts.otherCompany(other, company), severity }
  }
}

/** Words common to many names. */
const commonNames =
  /^(?:hotel|grand|clinique|garage|groupe|cabinet|maison|restaurant|boulangerie|pharmacie|agence|atelier|ateliers|transports|societe|etablissements|menuiserie|residence|ecole|college|lycee|mairie|ville|centre|creche|librairie|imprimerie|ferme|jardin|jardins|saint|sainte|france|services|conseil|banque|hopital|association)$/u

/** «la poste» between spaces: matched as whole words. */
const wholeWords = (text: string) =>
  ` ${plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

const letters = (text: string) => plainLetters(text).replace(/[^\p{L}\p{N}]/gu, '')

/** «Morvan» is «Ateliers Morvan», «La Poste» is «Groupe La Poste», «CHU» may be any hospital. */
function sameCompany(one: string, other: string): boolean {
  const [mine, theirs] = [letters(one), letters(other)]
  if (mine === '' || theirs.includes(mine) || mine.includes(theirs)) return true
  const words = other.split(/[\s’-]+/u).map(letters)
  if (mine === words.map((word) => word.charAt(0)).join('')) return true
  return one
    .split(/[\s’-]+/u)
    .map(letters)
    .some((word) => word.length > 3 && !commonNames.test(word) && words.includes(word))
}

const monthNames = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
const duration = new RegExp(
  `(?<!\\p{L})(?:(?:\\d+|deux|trois|quatre|cinq|six|huit|dix|douze|plusieurs) ?(?:à \\d+ )?(?:mois|semaines?|jours?|heures?)|${monthNames}|\\d{1,2}/\\d{1,2}|semestre|trimestre|été|hiver|printemps|automne|rentrée)(?!\\p{L})`,
  'iu',
)
const apprenticeship =
  /(?<!\p{L})(?:en alternance|contrat d[’']apprentissage|contrat de professionnalisation|en apprentissage)(?!\p{L})/iu
const pastStage = /(?<!\p{L})(?:ai|stage chez|était|pendant|diplômée?)(?!\p{L})/iu
const rhythm = /(?<!\p{L})(?:rythme|semaines?|jours?|deux ans|un an|\d+ mois|rentrée)(?!\p{L})/iu

/** An internship needs its length and dates, an apprenticeship its rhythm: checked on whole letters. */
function* dates({ content, context, sentences, opening, closing }: ProofLetter): Iterable<RuleMatch> {
  const [first] = sentences
  if (!first || !opening || !closing || sentences.length === 0) return
  const whole = { start: first.start, end: first.start + first.text.length }
  const sought = sentences.find(({ text }) => apprenticeship.test(text) && !pastStage.test(text))
  if (sought && sentences.length >= 4 && !rhythm.test(content))
    yield { start: sought.start, end: sought.start + sought.text.length, message: texts.noRhythm }
  else if (context.type === 'internship' && !duration.test(content))
    yield { ...whole, message: texts.noDuration }
}

export const companyRules: readonly Rule[] = [
  { id: 'wrong-company', severity: 'error', languages: ['fr'], check: wrongCompany },
  { id: 'internship-dates', severity: 'advice', languages: ['fr'], check: dates },
]
