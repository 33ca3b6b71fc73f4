import { cleanCompanyName } from './clean-company-name.ts'
import { englishContracts, forClient, noTitle, postNoun } from './english-words.ts'
import type { OfferContract } from './read-contract.ts'
import { isAllCaps } from './restore-capitals.ts'

/** What an offer in English states explicitly; the rest is undefined, never guessed. */
export type EnglishOffer = {
  /** The post, as the offer writes it: «Marketing Assistant». */
  readonly title?: string
  /** Undefined when the author recruits for a client. */
  readonly company?: string
  readonly throughAgency: boolean
  /** «Ms Collins» */
  readonly recipient?: string
  /** «Lyon» */
  readonly place?: string
  readonly contract?: OfferContract
}

const topLines = 8
const longestTitle = 10

const label = (names: string) => new RegExp(`^(?:${names})\\s*[:–-]\\s*(\\S.{0,100})$`, 'iu')
const titleLabel = label('(?:job |position |role )?title|position|role|post|vacancy|job')
const companyLabel = label('company(?: name)?|employer|organi[sz]ation|client')
const placeLabel = label('(?:job |work )?location|place(?: of work)?|city|office|workplace|where|based in')
const contractLabel = label(
  '(?:contract|employment|job)(?: type)?|type(?: of (?:contract|employment))?|duration',
)

const name = "\\p{Lu}[\\p{L}\\d&’.'-]*(?: (?:(?:of|the|and|&|de|du|la) )?\\p{Lu}[\\p{L}\\d&’.'-]*){0,4}"
const town = "\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+){0,3}"
const searching =
  '(?:is|are) (?:currently |now |actively )?(?:looking for|seeking|hiring|recruiting|searching for)'

/**
 * Reads an offer in English from its lines, of which none is blank.
 * @param text - the whole, for what is said within sentences
 */
export function readEnglishOffer(lines: readonly string[], text: string): EnglishOffer {
  const titled = titleOf(lines)
  const throughAgency = forClient.test(text)
  const company = companyOf(lines, text, titled?.line ?? -1, throughAgency)
  const recipient = recipientOf(text)
  const place = placeOf(lines, text, titled?.line ?? -1)
  const contract = contractOf(titled?.asWritten ?? '', lines, text)
  return {
    ...(titled && { title: titled.title }),
    ...(company && { company }),
    throughAgency,
    ...(recipient && { recipient }),
    ...(place && { place }),
    ...(contract && { contract }),
  }
}

type Titled = {
  title: string
  asWritten: string /** Where it stands alone; -1 within a sentence. */
  line: number
}

function titleOf(lines: readonly string[]): Titled | undefined {
  for (const [line, text] of lines.slice(0, topLines * 2).entries()) {
    const labelled = titleLabel.exec(text)?.[1]
    const title = labelled && asTitle(labelled)
    if (title) return { title, asWritten: labelled, line }
  }
  for (const [line, asWritten] of lines.slice(0, topLines).entries()) {
    const title = asTitle(asWritten)
    if (title) return { title, asWritten, line }
  }
  for (const line of lines.slice(0, topLines * 3)) {
    const said = announced.exec(line)?.[1]
    const title = said && asTitle(said.replace(sentenceEnd, ''))
    if (title) return { title, asWritten: said, line: -1 }
  }
  return undefined
}

/** «…is looking for a Sales Assistant to join…», «Join Airbus as a Data Analyst.» */
const announced =
  /(?:looking for|seeking|hiring|recruiting|searching for|recruit|hire|(?:position|role|post|job) (?:of|as|is)|join [^.]{0,60}? as) (?:(?:an?|one|two|three|our|its|the) )?(?:(?:new|next|talented|motivated|experienced|passionate|dynamic|friendly|enthusiastic) )*(\p{L}[^.!?\n]{2,120})/iu
const sentenceEnd =
  /(?:\s(?:to|who|that|for|in|at|based|with|within|on|as|from|starting|and (?:you|we|to))(?!\p{L})|[,;:(]|\s[–-]\s).*$/iu
const marks = /[([]?\s*(?<![\p{L}\d])[HFMW](?:\s?[/.|-]\s?(?:[HFMWDX]|NB))+(?![\p{L}\d])\s*[)\]]?/giu
const beside =
  /\s+[|•·–—-]\s+.*$|\s*\([^)]*\)?.*$|,\s.*$|\s[–-]?\s?(?:internship|apprenticeship|full[- ]time|part[- ]time|permanent|fixed[- ]term)$/iu

const inPlace = /\s(?:in|at|for) (?=\p{Lu}).*$/u

/** The post of a line that holds little else. */
function asTitle(line: string): string | undefined {
  if (/[.!?]$/u.test(line.trim()) || noTitle.test(line) || line.length > 140) return undefined
  const whole = line
    .replace(marks, ' ')
    .replace(/^(?:an?|the)\s/iu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const short = cut(whole)
  const title = isAllCaps(short) ? titleCase(short) : short
  return postNoun.test(title) && title.split(' ').length <= longestTitle ? title : undefined
}

/** What parts the name of an employer from its place or its contract on one line. */
const besideName = /\s+[|•·–—-]\s+|,\s/u
const bars = /\s+[|•·–—-]\s+/u

/** Cuts what stands beside a title, as long as it leaves a post. */
function cut(text: string): string {
  const kept = text.replace(beside, '').replace(inPlace, '').trim()
  if (kept === text || kept === '' || !postNoun.test(kept)) return text.replace(/[\s,;:–-]+$/u, '')
  return cut(kept)
}

const titleCase = (text: string) =>
  text.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())

function companyOf(lines: readonly string[], text: string, at: number, throughAgency: boolean) {
  const labelled = lines.slice(0, topLines * 2).flatMap((line) => companyLabel.exec(line)?.[1] ?? [])[0]
  if (labelled) return asCompany(labelled)
  if (throughAgency) return undefined
  for (const pattern of saidCompany) {
    const found = pattern.exec(text)?.[1]
    const company = found && asCompany(found)
    if (company) return company
  }
  // A job board prints the company alone, below the title or above it.
  const around = at < 0 ? [] : [lines[at + 1] ?? '', at === 1 ? lines[0]! : '']
  for (const line of around) {
    const [first = ''] = line.split(besideName)
    if (townAlone.test(line.split(bars)[0]!)) continue
    const isName =
      first.length < 50 &&
      !noTitle.test(first) &&
      !isContract(first) &&
      !terms.test(first) &&
      !/[.!?:]$/u.test(first)
    const company = isName && new RegExp(`^${name}$`, 'u').test(first) && asCompany(first)
    if (company) return company
  }
  return undefined
}

/** «Full-time, permanent»: how one is taken on. */
const terms =
  /^(?:full|part)[- ]time|^(?:permanent|temporary|fixed[- ]term|remote|hybrid|on[- ]site)(?!\p{L})/iu

const saidCompany = [
  new RegExp(`(?<![\\p{L}])(?:[Aa]t |[Tt]he )?(${name})(?:,[^.\\n]{0,80},)? ${searching}`, 'u'),
  new RegExp(`(?:^|\\n)About (?:the )?(${name})\\s*:?(?:\\n|$)`, 'u'),
  new RegExp(`(?<!\\p{L})[Jj]oin (${name})(?! team)`, 'u'),
  new RegExp(`(?:^|[.\\n] ?)At (${name}),? (?:we|you|our)`, 'u'),
  new RegExp(
    `(?:^|\\n)(${name})(?: is|,) (?:an?|the|one of) (?:\\p{L}|[- ]){0,60}?(?:company|group|leader|start-?up|agency|firm|brand|provider|organi[sz]ation|association|charity|school|university|hotel|restaurant|shop|store|bank|hospital|manufacturer|retailer|studio|business)`,
    'u',
  ),
]

const noCompany =
  /^(?:we|our|us|you|your|the|this|these|they|it|he|she|a|an|in|at|as|and|about|role|job|position|team|company|company name|who|what|why|france|europe|candidates?|applicants?|currently|today|now|here|there|ideally|english|french|january|february|march|april|may|june|july|august|september|october|november|december)$/iu

function asCompany(text: string): string | undefined {
  const bare = text.replace(/\s*\(.*$|\s+[|•·–—-]\s.*$/u, '').trim()
  const [first = '', ...others] = bare.split(' ')
  const isNamed = /^(?:the|a|an)$/iu.test(first) ? others.length > 0 : !noCompany.test(first)
  if (!isNamed || noCompany.test(bare) || others.length > 7) return undefined
  return /\p{Lu}/u.test(bare) ? cleanCompanyName(bare) || undefined : undefined
}

const addressed =
  /(?:[Ss]end|[Aa]ddress|[Ss]ubmit|[Aa]pply|[Aa]ttention|[Aa]ttn|[Cc]ontact|[Ww]rite|[Ee]-?mail|[Aa]pplications?)[^\n]{0,90}?(?<!\p{L})((?:Mr|Mrs|Ms|Miss|Dr)\.?\s\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)/u

const recipientOf = (text: string): string | undefined =>
  addressed
    .exec(text)?.[1]
    ?.replace(/\./u, '')
    .replace(/\s+/gu, ' ')
    .replace(/^(?:Mrs|Miss)/iu, 'Ms')

const land =
  '(?:France|UK|United Kingdom|Great Britain|England|Scotland|Wales|(?:Northern )?Ireland|Germany|Belgium|Switzerland|Luxembourg|Spain|Italy|Portugal|(?:The )?Netherlands|Greece|Austria|Denmark|Sweden|Norway|Finland|Poland|Monaco|Malta|Canada|Qu[eé]bec|USA?|United States|Australia|Île-de-France|Hauts-de-France|Grand Est|Brittany|Bretagne|Normandy|Normandie|Occitanie|Nouvelle-Aquitaine|Pays de la Loire)'
const based = new RegExp(`(?:based|located|office|offices|team|headquarters|work|working) in (${town})`, 'u')
const townAlone = new RegExp(`^(${town})(?:,\\s?[\\p{L}’' -]+)?,\\s?(?:${land})(?:\\s*\\(.*\\))?$`, 'u')
/** «The Ivy, Bath» */
const companyAndTown = new RegExp(`^${name},\\s(${town})$`, 'u')

function placeOf(lines: readonly string[], text: string, at: number): string | undefined {
  const labelled = lines.slice(0, topLines * 3).flatMap((line) => placeLabel.exec(line)?.[1] ?? [])[0]
  if (labelled) return asTown(labelled)
  for (const line of at < 0 ? [] : lines.slice(at, at + 4))
    for (const part of line.split(bars)) {
      const found = (townAlone.exec(part) ?? companyAndTown.exec(part))?.[1]
      if (found && !postNoun.test(part) && !isContract(part)) return found
    }
  const said = based.exec(text)?.[1]
  return said && !noCompany.test(said) ? said : undefined
}

function asTown(text: string): string | undefined {
  const place = text
    .replace(/\s*[(|•·–;].*$/u, '')
    .replace(/,\s.*$/u, '')
    .trim()
  return new RegExp(`^${town}$`, 'u').test(place) ? place : undefined
}

const isContract = (text: string) => englishContracts.some(([, pattern]) => pattern.test(text))

/** «an internship of six months», «this 6-month apprenticeship»: the post itself, not the experience asked for. */
const thisPost =
  /(?:(?:this|the|our|paid|\d{1,2}[- ]months?) |(?:offer(?:s|ing)?|for|on|as|is) (?:an? )?(?:[\p{L}-]+ )?)((?:internship|apprenticeship|traineeship|placement|permanent|fixed[- ]term|temporary|seasonal|open-ended)(?! experience)(?:(?: contract| position| role)?))/giu

function contractOf(title: string, lines: readonly string[], text: string): OfferContract | undefined {
  const labelled = lines.slice(0, topLines * 4).flatMap((line) => contractLabel.exec(line)?.[1] ?? [])
  const beneath = lines
    .slice(0, 4)
    .flatMap((line) => line.split(besideName))
    .filter((part) => part.length < 40)
  const said = [...text.matchAll(thisPost)].map(([, words = '']) => words)
  for (const words of [title, ...labelled, ...beneath, ...said]) {
    const kind = englishContracts.find(([, pattern]) =>
      new RegExp(`(?<!\\p{L})(?:${pattern.source})(?!\\p{L})`, 'iu').test(words),
    )?.[0]
    if (!kind) continue
    const months = /(?<!\d)(\d{1,2})(?:[- ]to[- ](\d{1,2}))?[- ]months?(?! (?:of )?experience)/iu.exec(text)
    const duration = months && kind !== 'CDI' && `${months[1]}${months[2] ? ` à ${months[2]}` : ''} mois`
    return { kind, ...(duration && { duration }) }
  }
  return undefined
}
