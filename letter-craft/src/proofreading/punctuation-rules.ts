import { SpanIndex } from '../text/span-index.ts'
import { lowerCaseWords, monthsAndDays, tongues } from './fr/capitals.fr.ts'
import { readLetterWords } from './letter-words.ts'
import { punctuationMessages as texts } from './messages.fr.ts'
import { matches, type ProofLetter, type Rule, type RuleMatch, type TextSpan } from './proof-letter.ts'

const address = /@|:\/\/|^www\.|\.(?:fr|com|org|net|eu|io)(?!\p{L})/iu

/** Ranges between spaces that are web or e-mail addresses. */
const addressesIn = (content: string) =>
  new SpanIndex(
    [...content.matchAll(/\S+/gu)]
      .filter(([text]) => address.test(text))
      .map(({ index, 0: text }) => ({ start: index, end: index + text.length })),
  )

function* spaces(letter: ProofLetter): Iterable<RuleMatch> {
  const { content } = letter
  if (letter.language === 'fr') {
    yield* afterElision(letter)
    yield* needlessDots(letter)
  }
  const addresses = addressesIn(content)
  const isAddress = (at: number) =>
    addresses.someNear({ start: at, end: at }, ({ start, end }) => start <= at && at <= end)
  for (const found of content.matchAll(
    /(?<=\p{L}),(?=\p{L})|(?<=[\p{Ll}\d]{2})\.(?=\p{Lu}(?:\p{Ll}|[’']\p{L}))|(?<=\p{L}{2})[;!?](?=\p{L})|(?<=\p{L}{3}):(?=\p{L})/gu,
  )) {
    if (isAddress(found.index)) continue
    yield { start: found.index, end: found.index + 1, message: texts.spaceAfter, fix: `${found[0]} ` }
  }
  for (const found of content.matchAll(
    /,(?:\s*,)+|;(?:\s*;)+|(?<![.…])\.\.(?![.…])|(?<!:):(?:\s?:)+|[,;]\.|\.,(?! )/gu,
  )) {
    const before = content.slice(Math.max(0, found.index - 4), found.index)
    if (isAddress(found.index) || /(?:etc\.?|p|J)$/u.test(before)) continue
    yield { start: found.index, end: found.index + found[0].length, message: texts.repeated }
  }
}

/** «etc…», «Mme. Petit»: superfluous punctuation. */
function* needlessDots({ content }: ProofLetter): Iterable<RuleMatch> {
  for (const { 0: text, index } of content.matchAll(/(?<!\p{L})etc(?:\.?…|\.{2,3}(?!\.)|\.{4})/giu))
    yield { start: index, end: index + text.length, message: texts.etc, fix: 'etc.' }
  for (const { index, 1: title = '' } of content.matchAll(/(?<!\p{L})(Mme|Mlle|Mmes)\.(?=[ \u00a0]\p{Lu})/gu))
    yield { start: index, end: index + title.length + 1, message: texts.titleDot, fix: title }
}

/** «qu’ agent»: no space after an elided word. */
function* afterElision({ content }: ProofLetter): Iterable<RuleMatch> {
  for (const found of content.matchAll(
    /(?<=(?<!\p{L})(?:[ldjmnstc]|qu|lorsqu|jusqu|puisqu)[’'])[ \u00a0]+(?=\p{L})/giu,
  ))
    yield { start: found.index, end: found.index + found[0].length, message: texts.noSpace, fix: '' }
}

/** A quotation or parenthesis left open in its paragraph. */
function* pairs({ paragraphs }: ProofLetter): Iterable<RuleMatch> {
  for (const paragraph of paragraphs) {
    yield* unpaired(paragraph, '«', '»')
    if (!/(?:^|\s)[\da-z]\)/u.test(paragraph.text) && !/[:;]-?[()]/u.test(paragraph.text))
      yield* unpaired(paragraph, '(', ')')
  }
}

function* unpaired({ text, start }: TextSpan, open: string, close: string): Iterable<RuleMatch> {
  if (!text.includes(open) && !text.includes(close)) return
  const opened: number[] = []
  for (let at = 0; at < text.length; at++) {
    if (text[at] === open) opened.push(at)
    else if (text[at] === close && opened.pop() === undefined) yield mark(start + at, texts.unopened(close))
  }
  for (const at of opened) yield mark(start + at, texts.unclosed(open))
}

const mark = (at: number, message: string): RuleMatch => ({ start: at, end: at + 1, message })

/** Months, days and languages take no capital; nor does a common word after a comma. */
function* capitals(letter: ProofLetter): Iterable<RuleMatch> {
  const { content } = letter
  const { words } = readLetterWords(letter)
  for (const [at, { text, start, end, before }] of words.entries()) {
    const first = content.charAt(start)
    if (first === text.charAt(0) || (/^\p{Lu}+$/u.test(content.slice(start, end)) && text.length > 1))
      continue
    const previous = words[at - 1]
    if (!previous || !needless(text, before, previous.text, words[at + 1]?.text ?? '')) continue
    // «rue de Mars», «place du 8 Mai».
    if (
      [2, 3].some((back) =>
        /^(?:rue|avenue|place|boulevard|quai|champ|champs|cours|allée|impasse|chemin)$/u.test(
          words[at - back]?.text ?? '',
        ),
      )
    )
      continue
    yield { start, end: start + 1, message: texts.needlessCapital(text), fix: text.charAt(0) }
  }
}

function needless(word: string, before: string, previous: string, next: string): boolean {
  if (before === ', ')
    return lowerCaseWords.has(word) && !/^(?:madame|monsieur|mesdames|messieurs|bonjour)$/u.test(previous)
  if (before !== ' ' && before !== '’') return false
  if (monthsAndDays.has(word))
    return (
      /^(?:\d{1,2}|1er|premier|du|au|des|un|tous|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|en|fin|début|mi|mois|depuis|dès|de|à|le|jusqu|avril|mai|et|au|ce|les|chaque|d|jusque|prochain|courant)$/u.test(
        previous,
      ) && !(word === 'mars' && previous === 'de' && /^\d/u.test(next) === false && next === '')
    )
  if (nationalities.test(word)) return /^(?:nationalité|langue|origine|cuisine|culture)$/u.test(previous)
  if (!tongues.has(word)) return false
  return (
    /^(?:couramment|peu|également|bien|parfaitement|aussi|notions|en|l|d|parle|parler|parlant|maîtrise|bac|cours|langue|langues|niveau|mon|un|bon|lu|et|de)$/u.test(
      previous,
    ) && !isPerson(previous, next)
  )
}

const nationalities =
  /^(?:française?|anglaise|italienne|espagnole|allemande|portugaise|marocaine|algérienne|tunisienne|sénégalaise|japonaise|chinoise|turque|maternelle|européenne|africaine|américaine)$/u

/** «un Anglais», «d’Espagnols»: people take a capital. */
const isPerson = (previous: string, next: string) =>
  /^(?:un|et|de)$/u.test(previous) &&
  !/^(?:courant|professionnel|technique|scolaire|commercial|correct|fluide|parlé|écrit|lu)$/u.test(next)

const auxiliary =
  'suis|es|est|ai|as|a|peux|peut|veux|veut|sais|sait|connais|connaît|dois|doit|fais|fait|vois|crois|pense|aime|souhaite|travaille|cherche|compte|hésite|ont|sont|avons|sommes|avez|êtes|était|étais|avait|avais|vais|va|parle|trouve|possède|dispose|perds|recule|maîtrise|regrette|manque|laisse|ferai|serai|aurai|décevrai|hésiterai|manquerai'
const withoutNe = new RegExp(
  `(?<![\\p{L}’'-])(?<!(?<!\\p{L})(?:ne|n[’']|que|qu’) ?)(?:je |j[’']|il |elle |on |ils |elles |c[’']|ça |cela |ce )(?:y |en |me |m[’']|vous |l[’']|le |la |les |lui |leur |se )?(?:${auxiliary}) (pas(?! à pas)|jamais|rien|aucune?)(?![\\p{L}-])|(?<!n’|n')(?<!\\p{L})il y (?:a|avait) (pas|aucune?|rien)(?!\\p{L})`,
  'giu',
)

export const punctuationRules: readonly Rule[] = [
  { id: 'punctuation', severity: 'error', languages: ['fr', 'en'], check: spaces },
  { id: 'unpaired', severity: 'warning', languages: ['fr', 'en'], check: pairs },
  { id: 'needless-capital', severity: 'warning', languages: ['fr'], check: capitals },
  {
    id: 'missing-negation',
    severity: 'warning',
    languages: ['fr'],
    check: (letter) =>
      /(?<!\p{L})(?:pas|jamais|rien|aucune?)(?!\p{L})/iu.test(letter.content)
        ? matches(letter, withoutNe, () => ({ message: texts.negation }))
        : [],
  },
]
