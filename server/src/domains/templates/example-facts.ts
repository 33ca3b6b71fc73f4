import { exampleFacts as example } from './example-facts.fr.ts'
import type { Fact } from './turn-back.ts'

/** What a writer is given to write a template from, and the fields that its words stand for. */
export const workedExample = {
  request: {
    company: example.company,
    userProfile: { experience: example.experience, education: example.education },
    interview: {
      whyThem: `${example.whyThem}.`,
      proudOf: `${example.result}.`,
      fit: `${example.fit}.`,
      availability: `Dès le ${example.availability}.`,
    },
  },
  facts: [
    { field: 'entreprise', words: example.company },
    { field: 'experience', words: example.role },
    { field: 'annees', words: example.years },
    { field: 'diplome', words: example.education },
    { field: 'raison', words: example.whyThem },
    { field: 'realisation', words: example.result },
    { field: 'situation', words: example.fit },
    { field: 'dateDebut', words: example.availability },
  ] satisfies Fact[],
} as const

// A model may say a fact in words of its own: what gives it away is enough to leave the sentence out.
const traces =
  /Korvanel|vend(?:eur|euse|u)|prêt-à-porter|boutique|cinq ans|5 ans|BTS|PME|réparez|jettent|30\s*%|préparation|décembre|samedi|remplaçante|septembre/iu

/** Fields that the letter holds without: a sentence that needs them goes when they are not given. */
const dispensable = /\{\{(?:\p{L}+ )?(?:experience|annees|diplome|situation|dateDebut)\}\}/u

const sentences = /[^.!?…\n]+(?:[.!?…]+["»”)]*|$)\s*/gu

/**
 * The template without any sentence that still tells of the example, and with those that need a lesser fact made
 * optional. A paragraph of which nothing is left goes.
 */
export function withoutTraces(template: string): string {
  return template
    .split('\n\n')
    .map((paragraph) =>
      (paragraph.match(sentences) ?? [])
        .filter((sentence) => !traces.test(sentence))
        .map((sentence) => (dispensable.test(sentence) ? `[[${sentence}]]` : sentence))
        .join('')
        .trim(),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}
