import { cleanJobTitle } from '@lettrine/letter-craft/offers/clean-job-title'
import { exampleFacts as example } from './example-facts.fr.ts'
import { escaped, type Fact, templateFromText } from './template-from-text.ts'

/** What a writer is given to write a template from: a letter of these facts, each put back as its field. */
export const exampleText = {
  company: example.company,
  userProfile: { experience: example.experience, education: example.education },
  interview: {
    whyThem: `${example.whyThem}.`,
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

/** Fields that the letter holds without: a sentence that needs them goes when they are not given. */
const dispensable = /\{\{(?:\p{L}+ )?(?:experience|annees|diplome|situation|dateDebut)\}\}/u

const sentences = /[^.!?…\n]+(?:[.!?…]+["»”)]*|$)\s*/gu

/** A letter of the example facts as a template for one job. */
export function templateOfExample(content: string, jobTitle: string): string {
  const template = withoutTraces(templateFromText(content, facts), jobTitle)
  return inBothGenders(template, jobTitle)
}

/** Whether the template is a letter still: its company, and something said between address and closing. */
export function isEssential(template: string): boolean {
  return /\{\{(?:\p{L}+ )?entreprise\}\}/u.test(template) && template.split('\n\n').length >= 4
}

/**
 * The template without any sentence that still tells of the example (a model may say a fact in words of its own),
 * and with those that need a lesser fact made optional. A paragraph of which nothing is left goes.
 */
function withoutTraces(template: string, jobTitle: string): string {
  // Words of the job itself are no traces: one may well ask for a seller's letter.
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

/** A job given in two genders agrees with whoever will sign: «infirmier» becomes a choice. */
function inBothGenders(template: string, jobTitle: string): string {
  const [he, she] = [cleanJobTitle(jobTitle, 'masculine'), cleanJobTitle(jobTitle, 'feminine')]
  if (he === she || he === '' || /[{}|]/u.test(he + she)) return template
  const named = new RegExp(`(?<![\\p{L}\\p{N}{|])${escaped(he)}(?![\\p{L}\\p{N}|}])`, 'gu')
  return template.replace(named, () => `{${he}|${she}|${he}}`)
}
