import { cleanJobTitle } from '@lettrine/letter-craft/offers/clean-job-title'
import { asPattern } from '@lettrine/letter-craft/text/as-pattern'
import { exampleFacts as example } from './example-facts.fr.ts'
import { type Fact, templateFromText } from './template-from-text.ts'

/** The example facts for a generated template; each is then replaced by its field. */
export const exampleText = {
  company: example.company,
  userProfile: { experience: example.experience, education: example.education },
  interview: {
    whyThem: `${example.whyThem}. ${example.address}`,
    proudOf: `${example.result}.`,
    fit: `${example.fit}.`,
    availability: `Dès le ${example.availability}.`,
  },
} as const

const facts: readonly Fact[] = [
  { field: 'entreprise', words: example.company },
  { field: 'experience', words: example.role },
  { field: 'annees', words: example.years },
  { field: 'diplome', words: example.education },
  { field: 'raison', words: example.whyThem },
  { field: 'realisation', words: example.result },
  { field: 'situation', words: example.fit },
  { field: 'dateDebut', words: example.availability },
]

/** Optional fields: sentences that need them become optional. */
const dispensable = /\{\{(?:\p{L}+ )?(?:experience|annees|diplome|situation|dateDebut)\}\}/u

const sentences = /[^.!?…\n]+(?:[.!?…]+["»”)]*|$)\s*/gu

/** A letter of the example facts as a template for one job. */
export function templateOfExample(content: string, jobTitle: string): string {
  const template = withoutTraces(templateFromText(content, facts), jobTitle)
  return inBothGenders(template, jobTitle)
}

/** Whether the template still has a company and a body. */
export function isEssential(template: string): boolean {
  return /\{\{(?:\p{L}+ )?entreprise\}\}/u.test(template) && template.split('\n\n').length >= 4
}

/**
 * Removes sentences with traces of the example (a model may paraphrase a fact), makes sentences with optional fields
 * optional, and removes empty paragraphs.
 */
function withoutTraces(template: string, jobTitle: string): string {
  // Words of the job itself are no traces: the request may be for the example's job.
  const traces = example.traces.filter((trace) => !new RegExp(trace, 'iu').test(jobTitle))
  const tells = new RegExp(traces.join('|'), 'iu')
  return template
    .split('\n\n')
    .map((paragraph) =>
      (paragraph.match(sentences) ?? [])
        .filter((sentence) => !tells.test(sentence))
        .map((sentence) => (dispensable.test(sentence) ? `[[${sentence}]]` : sentence))
        .join('')
        .trim(),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

/** A job in two genders becomes a gendered choice in the template. */
function inBothGenders(template: string, jobTitle: string): string {
  const [he, she] = [cleanJobTitle(jobTitle, 'masculine'), cleanJobTitle(jobTitle, 'feminine')]
  if (he === she || he === '' || /[{}|]/u.test(he + she)) return template
  const named = new RegExp(`(?<![\\p{L}\\p{N}{|])${asPattern(he)}(?![\\p{L}\\p{N}|}])`, 'gu')
  return template.replace(named, () => `{${he}|${she}|${he}}`)
}
