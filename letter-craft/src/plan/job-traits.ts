import { plainLetters } from '../french/plain-letters.ts'
import { stemsOf } from '../french/stems.ts'
import { asPattern } from '../text/as-pattern.ts'
import type { FactJob } from './facts.ts'

/** What one does beside one’s work, whatever kind its card gives: a seat on a committee is no post. */
export const isUnpaid = ({ card, title }: FactJob): boolean =>
  card.kind === 'volunteering' ||
  /^(?:membre|représentante?|déléguée?|élue?)(?!\p{L})/u.test(title?.title ?? '')

/** Work for a living: no internship, nothing for an association. */
export const isPaid = ({ card }: FactJob): boolean => card.kind === 'employment' || card.kind === 'business'

/** A week of school in a house, «stage de 3e», «stage d’observation»: what a pupil saw there is no work. */
export const isOfPupil = ({ card }: FactJob): boolean =>
  card.kind === 'internship' &&
  /(?<!\p{L})(?:3 ?(?:e|[eè]me)|troisi[eè]me|coll[eè]ge|d[’']observation|de d[ée]couverte)(?!\p{L})/iu.test(
    card.title,
  )

/** A title of who led others: «responsable de salle», and not «chef de rang». */
export const hasLed = ({ title }: FactJob): boolean =>
  /(?<!\p{L})(?:cheff?e?(?! de (?:rang|partie|projet|produit))|(?<!(?:office|community|account|product|project|content|traffic|data|customer success) )manager|responsable|direct(?:eur|rice)|présidente?|superviseu(?:r|se)|encadrante?)(?!\p{L})/iu.test(
    title?.title ?? '',
  )

/** What one does in any trade: money, people, customers, time. */
export const servesAnywhere =
  /^organiser (?:les tâches|le travail|l’activité)(?!\p{L})|^(?:informer|orienter|renseigner|guider)(?:, \p{L}+| et \p{L}+)* (?:l[ae]s? |l’|des )(?:assurés|usagers|clients|clientèle|public|abonnés|personnes|familles|patients|visiteurs|voyageurs)(?!\p{L})|^(?:gérer|tenir|suivre|réaliser|négocier|encadrer|coordonner|diriger|former|recruter|organiser|planifier|accueillir|conseiller|animer|présider) .*(?:budget|projets?|caisse|comptes|contrats?|équipe|bénévoles|salariés|stagiaires|planning|événements?|évènements?|réunions?|clients?|clientèle|public|partenaires)(?!\p{L})/u

/** «Capitaine remplaçant», for a «capitaine de bateau». */
export const sharesHead = ({ card }: FactJob, title: string): boolean => {
  // «Stage plomberie», for a «plombier»
  const headOf = (text: string) =>
    /\p{L}{4,}/u
      .exec(
        plainLetters(text).replace(/^(?:stages?|stagiaire|apprentie?|alternante?) (?:d[eu’] ?|en )?/u, ''),
      )?.[0]
      .slice(0, 5) ?? ''
  return headOf(card.title) !== '' && headOf(card.title) === headOf(title)
}

/** Whether a job is of the very post: of its occupation, or by its title, «employée polyvalente» for one «de restauration». */
export const isSamePost = (
  { codes, title }: FactJob,
  { code, title: sought }: { readonly code?: string | undefined; readonly title: string },
): boolean => {
  if (code !== undefined && codes.includes(code)) return true
  const own = stemsOf(title?.title ?? '')
  const wanted = stemsOf(sought)
  return own.length > 1 && own.every((stem) => wanted.includes(stem))
}

/** What tells two employers apart; blank for agencies and private persons. */
export const employerKey = ({ card }: FactJob): string =>
  /int[ée]rim|particulier/iu.test(card.employer) ? '' : plainLetters(card.employer).trim()

/** Trades of several great fields of the register in which one does alike: looks after people, cleans, keeps an office. */
const alikeTrades: readonly RegExp[] = [
  /^M1[2456]/u,
  /^(?:G120|J1[145]|J130[145]|K1[123]|K210[46])/u,
  /^(?:G1501|J1301|K130[245]|K2204|K2303)/u,
]

/** Whether two occupations of the register are of trades that are alike, whatever their great fields. */
const areAlikeTrades = (one: string, other: string): boolean =>
  alikeTrades.some((trades) => trades.test(one) && trades.test(other))

/** Great fields that hold trades of many kinds: archives and crèches, accounts and software. */
const wideFields = /^[KM]/u

/** Whether two occupations of the register are of one field. */
export const areOfOneField = (one: string, other: string): boolean => {
  const shared = wideFields.test(one) ? 3 : 1
  return one.slice(0, shared) === other.slice(0, shared) || areAlikeTrades(one, other)
}

/** Whether a text names a tool, spelt as offers spell it: «Tableau», and no «tableau de bord». */
export const namesTool = (text: string, tool: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])${asPattern(tool)}(?![\\p{L}\\d]| de bord)`, 'u').test(text)

/** Whether the card of a job names a tool. */
export const usesTool = ({ card }: FactJob, tool: string): boolean =>
  namesTool([card.title, ...card.tasks].join('\n'), tool)

/** Whether an occupation of the register is one in which one faces customers, patients, children, visitors. */
export const facesPeople = (code = ''): boolean =>
  /^(?:C|D1|E1103|G|J|K1[1-8]|K2[1-3]|L12|M16|M17|N12|N2)/u.test(code)

/** Tasks that a career of titles may hold. */
const fewTasks = 2

/** Whether a career is known by its titles alone. */
export const isCareerOfTitles = (jobs: readonly FactJob[]): boolean =>
  jobs.reduce((sum, { tasks }) => sum + tasks.length, 0) <= fewTasks

/** When a job began, as its card has it; when it ended, where the beginning is unknown. */
export const startOf = ({ card }: FactJob): string => card.from || card.to

/** Months since which a post of another trade has ended that is told by nobody who has worked for years since. */
const bygone = 150
/** Months of work that are years. */
export const ofYears = 60

/** «barmaid», nineteen years ago, of who has driven an ambulance since. */
export const isOfOldTrade = ({ age = 0, months = 0, codes }: FactJob, all: readonly FactJob[]): boolean =>
  age > bygone &&
  months < ofYears &&
  (all.some((one) => (one.age ?? 0) < age && (one.months ?? 0) >= ofYears) ||
    // So do several posts since, none of them of its field.
    (codes.length > 0 &&
      all.every(
        (one) =>
          one.age === age ||
          !one.codes.some((code) => codes.some((own) => own.slice(0, 3) === code.slice(0, 3))),
      ) &&
      all.reduce((sum, one) => sum + ((one.age ?? 0) < age ? (one.months ?? 0) : 0), 0) >= ofYears))
