import { upperFirst } from '../french/plain-letters.ts'
import { cleanCompanyName } from './clean-company-name.ts'
import { cleanJobTitle } from './clean-job-title.ts'
import type { Gender } from './inclusive.ts'

const maxLength = 200

/**
 * Default title of a letter: «Fleuriste, Les Pivoines», from a job title and a company as found in offers. At most
 * 200 UTF-16 units; empty when both are.
 */
export function letterTitle(letter: { jobTitle: string; company: string }, gender?: Gender): string {
  const post = upperFirst(cleanJobTitle(letter.jobTitle, gender)) || letter.jobTitle.trim()
  const company = cleanCompanyName(letter.company) || letter.company.trim()
  return [post, company].filter(Boolean).join(', ').slice(0, maxLength)
}
