import { asWrittenIn, withAccentsOf } from './name-in-text.ts'
import { isAllCaps } from './restore-capitals.ts'

/** Names of agencies and recruiters that publish offers for unnamed employers. */
const agencyName =
  /(?<!\p{L})(?:int[ée]rim|randstad|adecco|manpower|ad[eé]quat|synergie|crit|proman|start people|staffing|page personnel|michael page|hays|expectra|supplay|temporis|samsic emploi|gojob|iziwork|kelly services|lynx rh|aquila rh|actual(?: emploi| talent)?|appel m[ée]dical|camo emploi|derichebourg int[ée]rim|triangle|partnaire|domino rh|domino (?:staff|missions)|fed (?:finance|human|ing[ée]nierie|sup?ply|l[ée]gal|office)|robert half|robert walters|approach people|nonstop consulting|menway|abalone|r[ée]gional interim|mercato de l[’']emploi|morgan (?:services|philips)|jubil|ergalis|lip (?:solutions|industrie|transport)|cabinet de recrutement|travail temporaire|ressources humaines conseil)(?!\p{L})/iu

const recruiting = '(?:recrut|recherch|cherch|sélectionn)'
const client =
  '(?:clients?|partenaires?|adhérents?|(?:entreprises?|sociétés?) (?:partenaires?|clientes?)|enseignes?)'
const another = `(?:le compte d[’'e]|(?:l[’'])?une? de (?:ses|nos|mes) ${client}|(?:son|notre|mon|ses|leur|nos) (?:client|entreprise partenaire|enseignes? partenaires?)s?(?!\\p{L})|une (?:enseigne|entreprise|société) (?:partenaire|cliente|tech|industrielle|familiale|spécialisée))`
const anotherPatterns = [
  new RegExp(`${recruiting}(?:[^.\\n]|\\.(?=\\p{Ll})){0,120}?(?:pour|par) ${another}`, 'iu'),
  new RegExp(`pour ${another}[^.\\n]{0,120}?${recruiting}`, 'iu'),
  /(?:mon|notre) client,? (?:(?:est|recherche|recrute|basé|situé|spécialisé|acteur|leader|un|une|le)(?!\p{L}))/iu,
  // Schools find employers for their apprentices.
  /(?:nos|ses) (?:entreprises )?partenaires?(?: \([^()]*\))? (?:recherch|recrut)/iu,
  /pour le compte d|^pour (?:son|notre|mon|(?:l[’'])?une? de (?:ses|nos)) clients?|mission (?:chez|auprès de) (?:notre|son) client/imu,
]

/** «FORUM DE L’EMPLOI 2025»: where employers meet those they hire. */
const fair = /^(?:forum|salon|village|job ?dating)(?!\p{L}).*\b20\d\d$/iu

/** Whether a name is that of an agency, or of a fair. */
export const isAgencyName = (company: string): boolean =>
  agencyName.test(company) || fair.test(company.trim())

/** Words cut by the register of a job board: such a name cannot be said. */
const shortened = /(?<!\p{L})(?:GROUPT|GRPT|ASSOC|FEDER|FED|ETABL|ETS|STE|INTERCO|COMCOM|DEPT|REG)(?!\p{L})/u

/** The employer to name in an application: an agency that recruits for another is none. */
export function employerToName(company: string, offer: string): string {
  if (isAgencyOffer(offer) || isAgencyName(company)) return namedClient(offer) ?? ''
  return sayableName(company, offer) ?? ''
}

/** A name as the text writes it; undefined for what a register has cut. */
export function sayableName(company: string, text: string): string | undefined {
  const written = withAccentsOf(text, asWrittenIn(text, company))
  return isAllCaps(written) && shortened.test(written) ? undefined : written
}

/** Whether a text recruits for an employer other than its author. */
export function isAgencyOffer(source: string): boolean {
  const text = source.replace(/'/gu, '’')
  const office = /(?:notre|votre|l’) ?agence ([^.\n]{2,50})/iu.exec(text)?.[1] ?? ''
  return isAgencyName(office) || anotherPatterns.some((pattern) => pattern.test(text))
}

/** The employer that an agency names nevertheless: «pour son client, Ferrand Industrie, un…». */
export function namedClient(text: string): string | undefined {
  return /(?:son|notre|mon) client,? (?:(?:la société|le groupe|l’entreprise) )?(\p{Lu}[\p{L}\d&’.-]*(?: (?:(?:de|du|et|&) )?\p{Lu}[\p{L}\d&’.-]*){0,4})(?=,| (?:un|une|situé|basé|spécialisé|recherche|recrute|à)(?!\p{L}))/u.exec(
    text.replace(/'/gu, '’'),
  )?.[1]
}
