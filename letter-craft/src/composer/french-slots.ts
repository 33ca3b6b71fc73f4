import { withA, withDe } from '../french/contraction.ts'
import { join } from '../french/elision.ts'
import { withDefinite } from '../french/noun.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { infinitiveOf } from '../french/verb.ts'
import { cleanJobTitle } from '../offers/clean-job-title.ts'
import type { Duty } from '../offers/duty.ts'
import { type OfferReading, overlaps } from '../offers/read-offer.ts'
import { jobEnding } from '../offers/words.fr.ts'
import { frenchCompany } from './company-name.ts'
import type { ComposeRequest } from './request.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { Slots } from './writer.ts'

/** Facts of the post and the company in every grammatical form that the French texts use. */
export function frenchSlots(
  request: ComposeRequest,
  offer: OfferReading | undefined,
  apprenticeship: boolean,
): Slots {
  const job = apprenticed(cleanJobTitle(request.jobTitle, request.profile?.gender), apprenticeship)
  const company = frenchCompany(request.company)
  const throughAgency = offer?.throughAgency === true
  const theProgramme = programme(request.jobTitle, job, request.type)
  const shortPost = job ? `poste ${join('de', job)}` : 'poste à pourvoir'
  const where = company && (throughAgency ? `proposé par ${company.the}` : company.at)
  return {
    shortPost,
    post: where ? `${shortPost} ${where}` : shortPost,
    job: job || undefined,
    deJob: job ? join('de', job) : undefined,
    theProgramme,
    ofProgramme: theProgramme && withDe(theProgramme),
    queCompany: join('que', company?.the ?? 'votre équipe'),
    theCompany: company?.the ?? 'votre équipe',
    atCompany: company?.at ?? 'chez vous',
    ofCompany: company?.of ?? 'de votre équipe',
    toCompany: company?.to ?? 'à vous',
    ofTeam: company ? (throughAgency ? 'de ce poste' : `de votre équipe`) : 'de votre équipe',
    toTeam: 'à votre équipe',
    sinceOffer: offer ? '' : undefined,
    directly: company && !throughAgency ? '' : undefined,
    jobOnly: request.type === 'job_application' ? '' : undefined,
  }
}

function apprenticed(job: string, apprenticeship: boolean): string {
  return apprenticeship ? job.replace(/^(?:apprentie?|alternante?)\s+(?:en\s+)?/iu, '') : job
}

const programmeHead =
  /^(bourse|prix|programme|aide|allocation|master|mastère|licence|formation|école|diplôme|doctorat|concours|classe|bachelor|but|bts|dut|mba|du|échange|erasmus|prépa|cycle|certificat|résidence|volontariat|service civique|bénévolat|mission|stage|parcours|cursus|année|séjour|projet|fonds|dispositif|subvention|contrat doctoral)(?![\p{L}-])/iu
const feminineProgramme =
  /^(?:bourse|aide|allocation|licence|formation|école|classe|prépa|résidence|mission|année|subvention)/iu

/** «la bourse Eiffel», «le master Droit», «la mission de bénévole», «le programme Odyssée». */
function programme(raw: string, job: string, type: ComposeRequest['type']): string | undefined {
  const bare = raw
    .replace(/[“”"«»*_#[\]{}<>|`\\]|\(.*?\)?$/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\s,;:.!?-]+$/u, '')
    .replace(/'/gu, '’')
  if (bare === '') return 'votre programme'
  const head = programmeHead.exec(bare)?.[0]
  if (head) {
    const named = /^(?:bts|but|dut|mba|du)$/iu.test(head)
      ? head.toUpperCase()
      : /^erasmus/iu.test(head)
        ? undefined
        : head.toLowerCase()
    if (named === undefined) return `le programme ${bare}`
    const text = named + bare.slice(head.length)
    const known = withDefinite(text)
    if (/^(?:école|aide|allocation|année|échange)/iu.test(head)) return `l’${text}`
    return feminineProgramme.test(head)
      ? `la ${text}`
      : /^(?:l’|les )/u.test(known ?? '')
        ? known
        : `le ${text}`
  }
  const first = /^[\p{L}-]+/u.exec(job)?.[0] ?? ''
  if (type === 'scholarship')
    return jobEnding.test(first) ? `une bourse en vue du métier ${join('de', job)}` : `la bourse ${bare}`
  return jobEnding.test(first) ? `la mission ${join('de', job)}` : `le programme ${bare}`
}

/** Chooses one or two duties, those that match the user’s own material first, and returns their forms. */
export function dutySlots(duties: readonly Duty[], preferred: string, random: SeededRandom): Slots {
  const wanted = new Set(stems(preferred))
  const ranked = [...duties]
    .map((duty, index) => ({
      duty,
      rank:
        stems(duty.text).filter((stem) => wanted.has(stem)).length * 2 +
        fitness(duty) +
        random.next() / 2 -
        index / 10,
    }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ duty }) => duty)
  const [first, ...others] = ranked
  if (!first) return {}
  const second = others.find(
    (duty) => duty.kind === first.kind && !overlaps(duty.text, first.text) && shortEnough(first, duty),
  )
  const both = second ? `${first.text} et ${second.text}` : first.text
  const infinitive = first.kind === 'infinitive'
  const each = (form: (text: string) => string) =>
    second ? `${form(first.text)} et ${form(second.text)}` : form(first.text)
  return {
    duty: first.text,
    duties: both,
    toDuties: infinitive ? each((text) => again('à', text)).slice(2) : undefined,
    nounDuty: infinitive ? undefined : first.text,
    toDuty: infinitive ? again('à', first.text).slice(2) : undefined,
    deDuty: infinitive ? join('de', first.text) : undefined,
    savoirDuties: infinitive ? both : undefined,
    deDuties: infinitive ? each((text) => again('de', text)) : undefined,
    theDuties: infinitive ? undefined : both,
    ofTheDuties: infinitive ? undefined : each((text) => inBoth(text, withDe)),
    toTheDuties: infinitive ? undefined : each((text) => inBoth(text, withA)),
    toTheDuty: infinitive ? undefined : withA(first.text),
    haveCaught: second || /^les | et (?:l[ea]s? |l’)/u.test(first.text) ? 'ont' : 'a',
  }
}

/** «d’organiser et de coordonner»: the preposition is repeated before a second infinitive. */
const again = (preposition: 'de' | 'à', text: string) =>
  join(preposition, text).replace(/ (et|ou) (\p{L}+)(?!\p{L})/gu, (whole, and: string, next: string) =>
    infinitiveOf(next) === next ? ` ${and} ${join(preposition, next)}` : whole,
  )

/** «de la mobilisation et de l’accueil» */
const inBoth = (text: string, form: (group: string) => string) =>
  form(text).replace(/ et ((?:l[ea]s? |l’).+)$/u, (_, group: string) => ` et ${form(group)}`)

const shortEnough = (one: Duty, other: Duty) =>
  !stems(one.text).some((stem) => stems(other.text).includes(stem)) &&
  one.text.split(' ').length + other.text.split(' ').length <= 17 &&
  !/ et /u.test(one.text + other.text) &&
  one.text.split(' ').slice(0, 2).join(' ') !== other.text.split(' ').slice(0, 2).join(' ')

/**
 * Concrete duties are preferred to «contribuer à…». Duties of four to nine words read best; shorter ones say little,
 * longer ones copy the offer.
 */
function fitness(duty: Duty): number {
  const words = duty.text.split(' ').length
  if (/^(?:contribuer|participer|garantir|veiller|favoriser)/u.test(duty.text)) return 0.1
  return words >= 4 && words <= 9 ? 1 : words < 4 ? -0.5 : 0
}

export const stems = (text: string): string[] =>
  plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 4)
    .map((word) => word.slice(0, 6))
