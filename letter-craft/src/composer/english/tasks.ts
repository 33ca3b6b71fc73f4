import { plainLetters } from '../../french/plain-letters.ts'
import { toolsIn } from '../../offers/find-tools.ts'
import { type Concept, isNamedIn } from '../../plan/concept.ts'
import type { FactJob } from '../../plan/facts.ts'
import { joinCutLines } from '../../realisation/task.ts'
import type { VerbPhrase } from '../../realisation/verb-phrase.ts'
import { translateTask } from './translate-task.ts'
import { baseOf, type EnglishPhrase, readEnglishPhrase } from './verb-forms.ts'

/** A task of a card as an English sentence can tell it. */
export type EnglishTask = {
  readonly phrase: EnglishPhrase
  /** What tells it; a task typed in English has none. */
  readonly concept?: Concept
  /** Whether it was done once, and not a habit. */
  readonly isResult: boolean
}

/** A line that says what one saw or learnt, not what one did. */
const notDone =
  /^(?:formation|initiation|observation|decouverte|sensibilisation|immersion|assistance a|participation a des? cours|cours de|etude de|stage)(?![a-z])/u

/**
 * What one did in a job, in English: each line through the concepts that it names, or as it stands where it is English; a line
 * that is neither is left out.
 */
export function englishTasks(job: FactJob, concepts: ReadonlyMap<string, Concept>): EnglishTask[] {
  const tasks: EnglishTask[] = []
  const add = (task: EnglishTask) => {
    if (
      !tasks.some((one) => one.concept !== undefined && one.concept.id === task.concept?.id) &&
      !tasks.some((one) => repeatsWords(one, task))
    )
      tasks.push(task)
  }
  for (const text of job.card.results.map((result) => result.text)) {
    const result = englishResult(text) ?? englishLine(text)
    if (result) add({ phrase: result, isResult: true })
  }
  if (notDone.test(plainLetters(job.card.title))) return tasks
  for (const phrase of job.tasks) {
    const [concept] = notDone.test(plainLetters(phrase.text)) ? [] : conceptsIn(phrase.text, job, concepts)
    const translated = translateTask(withoutBracket(phrase))
    if (translated && !(isModest(job) && /^(?:manage|run|direct) the /u.test(translated.text)))
      add({ phrase: translated, isResult: false, ...(concept && { concept }) })
  }
  for (const line of joinCutLines(job.card.tasks)) {
    if (ofEmployer.test(plainLetters(line))) continue
    const own = englishLine(line)
    const result = own ? undefined : englishResult(line)
    if (own) add({ phrase: own, isResult: false })
    else if (result) add({ phrase: result, isResult: true })
    else
      for (const piece of piecesOf(line))
        for (const concept of notDone.test(plainLetters(piece)) ? [] : conceptsIn(piece, job, concepts)) {
          const told = withFigure(concept, piece)
          const phrase = readEnglishPhrase(
            helped.test(piece) && !told.startsWith('help ') ? `help to ${told}` : told,
          )
          if (phrase) add({ phrase, concept, isResult: false })
        }
  }
  return tasks
}

/** A bracket of a French task lists words of French. */
const withoutBracket = (phrase: VerbPhrase): VerbPhrase => ({
  ...phrase,
  text: phrase.text.replace(/ \([^()]*\)$/u, ''),
})

/** Two wordings that share their object say one thing: «welcome customers» and «welcome the public». */
function repeatsWords(one: EnglishTask, other: EnglishTask): boolean {
  const longWords = ({ phrase }: EnglishTask) =>
    phrase.text
      .split(/[^a-z’]+/u)
      .filter((word) => word.length > 3 && !phrase.verbs.some(({ base }) => base === word))
  const [first, second] = [longWords(one), longWords(other)]
  const shared = second.filter((word) => first.includes(word)).length
  return (
    shared > 0 &&
    (one.phrase.verbs[0]?.base === other.phrase.verbs[0]?.base || shared >= 2 || shared === second.length)
  )
}

/** The concepts that say what a piece of a line says, those of the job’s own trade first. */
function conceptsIn(piece: string, job: FactJob, concepts: ReadonlyMap<string, Concept>): Concept[] {
  const plain = plainLetters(piece.replaceAll("'", '’'))
  const named = [...concepts.values()].filter(
    (concept) => isNamedIn(concept, plain) && saysSame(concept, plain, job),
  )
  const worthOf = (concept: Concept) =>
    concept.weight + (isOfTrade(concept, job) ? 3 : isForeign(concept, job) ? -1.5 : 0)
  return named.sort((one, other) => worthOf(other) - worthOf(one)).slice(0, 1)
}

const isOfTrade = ({ occupations }: Concept, { code }: FactJob): boolean =>
  code !== undefined && occupations.some((one) => code.startsWith(one) || one.startsWith(code.slice(0, 3)))
const isForeign = ({ occupations }: Concept, { code }: FactJob): boolean =>
  code !== undefined && occupations.length > 0 && !occupations.some((one) => one.charAt(0) === code.charAt(0))

/** Words that say that something was done, and not what. */
const transparent =
  /^(?:gerer|gestion|gere|assur|realis|effectu|faire|fait|suivre|suivi|mettre|mise|oeuvre|place|charge|occup|particip|contribu|aide|aider|appui|soutien|travaux|operation|execution|execut|responsab|mission|taches?|divers|different|ensemble|quotidien|bon|bonne|respect|necessaire|selon|tout|tous|toutes|grand|petit|nouveau|nouvelle|nouveaux)/u
const smallWords =
  /^(?:de|du|des|d|la|le|les|l|un|une|et|ou|en|a|au|aux|dans|sur|pour|par|avec|sans|sous|chez|lors|ainsi|que|qui|son|sa|ses|leur|leurs|mon|ma|mes|ce|cette|ces|se|s|type|environ|\d+)$/u

const stemOf = (word: string): string => word.slice(0, Math.max(4, Math.min(6, word.length - 2)))
const wordsOf = (plain: string): string[] =>
  plain.split(/[^a-z0-9+#]+/u).filter((word) => word !== '' && !smallWords.test(word))

const maxJudged = 5

/**
 * Whether a piece says what the concept says, and not only a word of it: its head, and half of its first words, are in what the
 * concept’s pattern found or in its own wordings. «Entretien des radars» is no «nettoyer les locaux».
 */
function saysSame(concept: Concept, plain: string, job: FactJob): boolean {
  const found = concept.says.exec(plain)
  if (!found) return false
  const content = wordsOf(plain)
  const telling = content.filter((word) => !transparent.test(word)).slice(0, maxJudged)
  const [head] = telling
  if (head === undefined) return false
  // To run a place is more than to see to it.
  if (
    concept.id !== 'lead-team' &&
    /^(?:diriger|encadrer|conduire les|fixer les grandes)/u.test(concept.does[0]) &&
    !/^(?:dirig|direct|respons|gera|pilot|encadr|manag|superv|coordin|anim|chef|conduite|conduire|command)/u.test(
      content.join(' '),
    )
  )
    return false
  if (
    isModest(job) &&
    /^(?:run|lead|manage) (?:a|an|the) (?!till|stand|market|website|database|reception)/u.test(
      concept.english,
    )
  )
    return false
  const known = new Set(
    wordsOf(plainLetters([found[0], concept.noun, ...concept.does].join(' '))).map(stemOf),
  )
  const isKnown = (word: string) => known.has(stemOf(word)) || wordsOf(found[0]).includes(word)
  const share = telling.filter(isKnown).length / telling.length
  return isKnown(head) && share >= (isOfTrade(concept, job) ? 0.4 : 0.5)
}

/** An intern or an assistant sees to a shop, and does not run it. */
const isModest = ({ card }: FactJob): boolean =>
  card.kind === 'internship' || /^(?:stag|assist|vacat|[ée]qui|employ|aide)/iu.test(card.title)

const action =
  /^(?:\p{L}+(?:tion|sion|age|ment|ance|ence)s?|mise|suivi|aide|accueil|tenue|conseils?|gestion|vente|garde|entretien|tri|contr[ôo]les?|soins?|prise|service|r[ée]ception|\p{L}{3,}(?:er|ir)|prendre|vendre|rendre|mettre)$/iu

/** A line as pieces that say one thing each: «accueil des clients, encaissement et mise en rayon». */
function piecesOf(line: string): string[] {
  return line
    .replaceAll("'", '’')
    .replace(/^(?:missions?|t[âa]ches?|activit[ée]s?|r[ôo]le)(?:\s+\p{L}+)?\s*:\s*/iu, '')
    .split(/\s*(?:--+|[•·▪|;()/]|\.{2,}|…|(?<=\p{L}{3})[.:](?=\s)|,)\s*/u)
    .flatMap((part) => {
      // «Prise des commandes et préparation des boissons» is two; «tri et distribution du courrier» is one.
      const cut = [...part.matchAll(/ et (?:d[eu]s? |d’|la |le |les |l’)?(?=(\p{L}+))/gu)].find(
        ({ index, 1: next = '' }) => part.slice(0, index).split(' ').length > 1 && action.test(next),
      )
      if (cut) return [part.slice(0, cut.index), part.slice(cut.index + cut[0].length)]
      return [part]
    })
    .map((piece) => piece.trim())
    .filter(
      (piece) =>
        piece.split(' ').length <= 14 &&
        /\p{L}{3}/u.test(piece) &&
        !isFragment.test(piece) &&
        !/^\p{Lu}+$/u.test(piece),
    )
}

/** What goes on from words before it. */
const isFragment = /^(?:du|de|des|d’|dans|au|aux|par|pour|avec|en|sur)(?!\p{L})/u

/** A line about the employer: «Éditeur de logiciels», «Cabinet de conseil». */
const ofEmployer =
  /^(?:editeur|fournisseur|cabinet|leader|societe|entreprise|groupe|specialiste|acteur|filiale|agence|fabricant|membre|association|club|start-?up|fondation|projet)(?![a-z])/u

/** «Participation à la gestion des embauches»: one helped. */
const helped =
  /^(?:participation|participer|contribution|contribuer|aide|aider|assistance|appui|soutien) (?:active? |active?ment )?(?:à|au|aux|dans|de)/iu

const number = String.raw`(\d{1,3}(?:[  .]\d{3})*|\d+)`
const people =
  '(?:personnes|salaries|salariees|collaborateurs|collaboratrices|agents|vendeurs|vendeuses|employes|techniciens|membres|pompiers|etp|ouvriers|commerciaux|developpeurs|animateurs|benevoles|serveurs)'

/** Figures that a wording can hold: «encadrer une équipe de 6 personnes» → «lead a team of 6 people». */
const figures: readonly (readonly [string, RegExp, (count: string) => string])[] = [
  [
    'lead-team',
    new RegExp(
      `(?:equipe|encadre\\p{L}*|manage\\p{L}*|dirig\\p{L}*|direction|encadrement) (?:composee? )?(?:d.une equipe )?(?:d.environ |de |d.)?${number} ${people}`,
      'u',
    ),
    (count) => `lead a team of ${count}`,
  ],
  [
    'lead-sales-team',
    new RegExp(`equipe de ${number} ${people}`, 'u'),
    (count) => `lead a sales team of ${count}`,
  ],
  [
    'mind-groups-of-children',
    new RegExp(`groupes? (?:d.environ |de )${number} enfants`, 'u'),
    (count) => `look after groups of ${count} children`,
  ],
  [
    'run-leisure-centre',
    new RegExp(`(?:centre|accueil|sejour) (?:\\p{L}+ ){0,4}(?:d.environ |de )${number} enfants`, 'u'),
    (count) => `run a leisure centre for ${count} children`,
  ],
  [
    'keep-client-portfolio',
    new RegExp(`portefeuille (?:d.environ |de )${number} (?:clients|comptes)`, 'u'),
    (count) => `look after a portfolio of ${count} customers`,
  ],
  [
    'manage-budget',
    new RegExp(`budget (?:annuel )?(?:d.environ |de )${number} ?(?:€|euros)`, 'u'),
    (count) => `manage a budget of €${count}`,
  ],
  [
    'teach-classes',
    new RegExp(`classes? de ${number} eleves`, 'u'),
    (count) => `teach classes of ${count} pupils`,
  ],
  [
    'train-adults',
    new RegExp(`groupes? de ${number} (?:adultes|stagiaires|apprenants|personnes)`, 'u'),
    (count) => `train groups of ${count} adults`,
  ],
]

function withFigure({ id, english }: Concept, line: string): string {
  const plain = plainLetters(line)
  for (const [concept, shape, worded] of figures) {
    const count = concept === id ? shape.exec(plain)?.[1] : undefined
    if (count !== undefined && count !== '1') return worded(count.replace(/[ {2}.](?=\d{3})/gu, ','))
  }
  return english
}

const measures = new Map(
  `ventes = sales; chiffre d’affaires = turnover; ca = turnover; ruptures = stock shortages; ruptures de stock = stock shortages
delais = lead times; delais de livraison = delivery times; temps de traitement = processing time; couts = costs; frais = expenses
casse = breakage; absenteisme = absenteeism; accidents = accidents; accidents du travail = accidents at work; reclamations = complaints
retours = returns; pertes = waste; demarque = stock losses; productivite = productivity; frequentation = attendance
trafic = traffic; audience = audience; panier moyen = average basket; satisfaction client = customer satisfaction
consommation d’energie = energy use; factures impayees = unpaid invoices; impayes = unpaid invoices; pannes = breakdowns; rebuts = scrap`
    .split(/[\n;]/u)
    .map((line) => line.trim().split(' = '))
    .map(([french = '', english = '']) => [french, english] as const),
)

/** «baisser de 12 % les ruptures», «hausse de 8 % du chiffre d’affaires»: a change with its figure. */
function englishResult(line: string): EnglishPhrase | undefined {
  const plain = plainLetters(line.replaceAll("'", '’'))
  const found =
    /^(?:j’ai )?(augment|accroi|accru|develop|fait progresser|hausse|progression|reduct|redui|baiss|diminu|fait baisser)\p{L}*(?: (?:de|du|des|d’|le|la|les|l’))? ?(.*)$/u.exec(
      plain,
    )
  const share = /(\d+(?:,\d+)?) ?%/u.exec(plain)?.[1]
  if (!found || share === undefined) return undefined
  const isLess = /^(?:redu|baiss|diminu|fait baisser)/u.test(found[1] ?? '')
  const thing = [...measures]
    .filter(([french]) => plain.includes(french))
    .sort(([one], [other]) => other.length - one.length)[0]
  return (
    thing && readEnglishPhrase(`${isLess ? 'reduce' : 'increase'} ${thing[1]} by ${share.replace(',', '.')}%`)
  )
}

const french =
  /[^\p{ASCII}’–€%]|(?<!\p{L})(?:de|du|des|le|la|les|et|en|aux?|pour|avec|dans|sur|par|une?)(?!\p{L})/iu
const minEnglishWords = 2
const maxEnglishWords = 14

/** A task typed in English, in the base form: «Managed a team of 5», «Managing stock». */
function englishLine(raw: string): EnglishPhrase | undefined {
  const line = raw
    .replaceAll("'", '’')
    .replace(/\s*\([^()]*\)?/gu, '')
    .replace(/^[\s•·–-]+|[\s.;,:]+$/gu, '')
    .split(/(?:;|\.\s|\s[-–]\s)/u)[0]
    ?.trim()
  if (!line || french.test(line) || /[:?!/@#]/u.test(line)) return undefined
  const [first = ''] = line.split(' ')
  const base = baseOf(first)
  if (base === undefined || line.split(' ').length < minEnglishWords) return undefined
  // «maintenance serveur», «design graphique»: French without small words.
  const rest = line.slice(first.length + 1)
  if (
    !/(?<!\p{L})(?:the|and|of|with|for|in|to|a|an|at|as|on|by|from|our|new|all)(?!\p{L})/u.test(rest) &&
    !/\p{Ll}(?:s|ing|ed)$/u.test(rest)
  )
    return undefined
  if (/(?<!\p{L})(?:my|I|me|our|we|us)(?!\p{L})/u.test(rest)) return undefined
  const coordinated = rest.replace(
    /(?<=(?:^|,| and) )\p{Ll}+(?:ed|ing)(?= )/gu,
    (word) => baseOf(word) ?? word,
  )
  const text = `${base} ${coordinated}`
    .split(' ')
    .slice(0, maxEnglishWords + 1)
    .join(' ')
  if (text.split(' ').length > maxEnglishWords) return undefined
  return readEnglishPhrase(text)
}

/** Names that French and English spell alike; a licence or a course is no tool. */
const notTools = /^(?:permis|caces|fimo|fco|langue|anglais|bafa|haccp|sst|psc|afgsu|pack office)/iu

/** Software, machines and methods that the tasks of a job name. */
export const toolsOf = ({ card }: FactJob): string[] =>
  toolsIn([...card.tasks, ...card.results.map(({ text }) => text)].join('\n')).filter(
    (tool) => !notTools.test(tool) && /^[\p{ASCII}]+$/u.test(tool) && /^\p{Lu}|\d|^\./u.test(tool),
  )
