import type { OfferHints } from '@lettrine/letter-craft/offers/read-posted-offer'
import { jobPostingText as texts } from './job-posting.fr.ts'
import { asList, type Json, type JsonObject, parseJson, textIn } from './loose-json.ts'
import { readPage } from './page-text.ts'

export type JobPosting = { text: string; hints: OfferHints }

/** The first schema.org JobPosting among blocks of JSON-LD, as text and hints; undefined when there is none. */
export function findJobPosting(blocks: readonly string[]): JobPosting | undefined {
  for (const block of blocks) {
    const posting = findPosting(parseJson(block))
    if (posting) return laidOut(posting)
  }
  return undefined
}

/** Lines of a list, each of which is compared with the description. */
const mostParts = 200
/** Bounds the traversal of untrusted data. */
const mostNodes = 5_000

function findPosting(root: Json): JsonObject | undefined {
  const waiting: Json[] = [root]
  for (let seen = 0; seen < Math.min(waiting.length, mostNodes); seen += 1) {
    const node = waiting[seen]
    if (Array.isArray(node)) waiting.push(...node.slice(0, mostNodes))
    else if (node !== null && typeof node === 'object') {
      const types = asList(node['@type']).map(String)
      if (types.some((type) => /(?:^|[/#:])JobPosting$/iu.test(type)) && plainText(node.title) !== '')
        return node
      const inside = Object.values(node).filter((value) => typeof value === 'object')
      waiting.push(...inside.slice(0, mostNodes))
    }
  }
  return undefined
}

function laidOut(posting: JsonObject): JobPosting {
  const title = plainText(posting.title)
  const company = nameOf(posting.hiringOrganization)
  const place = placeOf(posting)
  const contract = employmentOf(posting)
  const salary = salaryOf(posting.baseSalary)
  const reference = plainText(
    typeof posting.identifier === 'object' ? textIn(posting.identifier, 'value') : posting.identifier,
  )
  const startDate = plainText(posting.jobStartDate)
  const body = bodyOf(posting)
  const lines = [
    title,
    company,
    place,
    // The text is used without its page, so it includes the facts shown beside it.
    contract && !body.toLowerCase().includes(contract.toLowerCase()) ? `${texts.contract} ${contract}` : '',
    salary ? `${texts.salary} ${salary}` : '',
  ]
  return {
    text: `${lines.filter(Boolean).join('\n')}\n\n${body}`.trim(),
    hints: {
      title,
      ...(company && { company }),
      ...(place && { place }),
      ...(contract && { contract }),
      ...(salary && { salary }),
      ...(reference && { reference }),
      ...(startDate && { startDate }),
    },
  }
}

function bodyOf(posting: JsonObject): string {
  const description = htmlText(posting.description)
  const added = (heading: string, values: readonly (Json | undefined)[]) => {
    const parts = values
      .flatMap(asList)
      .slice(0, mostParts)
      .map((value) => htmlText(typeof value === 'object' ? textIn(value, 'name', 'description') : value))
      .filter((part) => part !== '' && !description.includes(part.slice(0, 60)))
    return parts.length > 0 ? `\n\n${heading}\n${parts.map(bulleted).join('\n')}` : ''
  }
  return (
    description +
    added(texts.responsibilities, [posting.responsibilities]) +
    added(texts.profile, [
      posting.qualifications,
      posting.skills,
      posting.experienceRequirements,
      posting.educationRequirements,
    ])
  )
}

const bulleted = (text: string) => (/\n/u.test(text) ? text : `- ${text}`)

/** HTML, sometimes escaped once more («&lt;p&gt;»), as lines and bullets. */
function htmlText(value: Json | undefined): string {
  if (typeof value !== 'string') return ''
  const markup = /&lt;\/?(?:p|br|ul|li|div|strong|h\d)/iu.test(value) ? readPage(value).text : value
  const lines = /<[a-z]/iu.test(markup) ? markup : markup.replace(/\n/gu, '<br>')
  return readPage(lines).text
}

const plainText = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number'
    ? htmlText(String(value)).replace(/\s+/gu, ' ').trim()
    : ''

const nameOf = (organisation: Json | undefined): string =>
  plainText(typeof organisation === 'object' ? textIn(organisation, 'name', 'legalName') : organisation)

function placeOf(posting: JsonObject): string {
  const [first] = asList(posting.jobLocation)
  const address = first !== null && typeof first === 'object' && !Array.isArray(first) ? first.address : first
  if (typeof address === 'string') return plainText(address)
  const town = plainText(textIn(address, 'addressLocality', 'addressRegion'))
  const code = plainText(textIn(address, 'postalCode'))
  if (town === '') return ''
  return code !== '' && !town.includes(code) ? `${town} (${code})` : town
}

/** «FULL_TIME» and the like in French; French words that a site wrote there stay. */
function employmentOf(posting: JsonObject): string {
  const types = asList(posting.employmentType).flatMap((type) => plainText(type).split(/\s*,\s*/u))
  return types
    .map((type) => {
      const known = type.toUpperCase().replace(/[\s-]/gu, '_')
      return Object.hasOwn(texts.employment, known)
        ? texts.employment[known as keyof typeof texts.employment]
        : /^[A-Z_]+_[A-Z]+$|^OTHER$/u.test(type)
          ? ''
          : type
    })
    .filter(Boolean)
    .join(', ')
}

function salaryOf(salary: Json | undefined): string {
  const currency = plainText(textIn(salary, 'currency'))
  const value =
    salary !== null && typeof salary === 'object' && !Array.isArray(salary) ? salary.value : salary
  const amounts =
    typeof value === 'object' ? [textIn(value, 'minValue', 'value'), textIn(value, 'maxValue')] : [value]
  const said = amounts.map(plainText).filter((amount) => /^\d/u.test(amount) && Number(amount) > 0)
  if (said.length === 0) return ''
  const unit = plainText(textIn(value, 'unitText')).toUpperCase()
  const per = Object.hasOwn(texts.units, unit) ? ` ${texts.units[unit as keyof typeof texts.units]}` : ''
  const sign = currency === '' || currency === 'EUR' ? '€' : currency
  return `${[...new Set(said)].join(' à ')}\u00a0${sign}${per}`
}
