import { cleanJobTitle } from '@lettrine/letter-craft/offers/clean-job-title'
import { allowsParticle } from '@lettrine/letter-craft/templates/field-forms'
import type { FieldName } from '@lettrine/letter-craft/templates/fields.fr'
import { parseTemplate, particleOf, templateText } from '@lettrine/letter-craft/templates/parse-template'
import { asPattern } from '@lettrine/letter-craft/text/as-pattern'
import { isClosingFormula } from '@lettrine/letter-craft/text/closing-paragraph'

/** Words of a letter to replace by a field. */
export type Fact = { field: FieldName; words: string }

const address = /^(?:Madame|Monsieur|Bonjour|Docteur|Maître|Professeur)[^\n.!?]{0,60},$/u

/**
 * Converts a letter to a template: salutation and closing formula become fields, and each fact is replaced by its field,
 * with its preposition («d’Orion» is `{{de entreprise}}`). Longer facts are matched first.
 */
export function templateFromText(content: string, facts: readonly Fact[]): string {
  const withFields = replacerOf(facts)
  const paragraphs = templateText(content)
    .split(/\n{2,}/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph, index) => {
      if (index === 0 && address.test(paragraph)) return '{{appel}},'
      return isClosingFormula(paragraph, 'fr') ? '{{formule}}' : withFields(paragraph)
    })
  const text = paragraphs.join('\n\n')
  return parseTemplate(text).faults ? templateText(content) : text
}

function replacerOf(facts: readonly Fact[]): (paragraph: string) => string {
  const known = facts.filter(({ words }) => words.trim().length > 1)
  if (known.length === 0) return (paragraph) => paragraph
  const longestFirst = known.toSorted((one, other) => other.words.length - one.words.length)
  const words = longestFirst.map((fact) => asPattern(fact.words)).join('|')
  // One pass, so that replaced text is not matched again.
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(le poste d(?:e |’)|l(?:e |a |es |’)|du |des |d(?:e (?:la |l’)?|’)|au(?:x)? |à (?:la |l’)?|chez |qu(?:e |’)|une? |mon |ma ))?(${words})(?![\\p{L}\\p{N}])`,
    'giu',
  )
  return (paragraph) =>
    paragraph.replace(pattern, (whole, before: string | undefined, found: string) => {
      const fact = longestFirst.find(({ words: own }) => own.toLowerCase() === found.toLowerCase())
      return fact ? (fieldFor(fact.field, before) ?? whole) : whole
    })
}

/** The field with its preposition or article; undefined where its forms would not fit («une {{poste}}»). */
function fieldFor(field: FieldName, before: string | undefined): string | undefined {
  if (before === undefined) return `{{${field}}}`
  if (/^le poste/iu.test(before)) return field === 'poste' ? '{{le poste}}' : undefined
  const particle = particleOf(before.trim().split(/\s/u)[0]!.toLowerCase())
  return particle && allowsParticle(field, particle) ? `{{${particle} ${field}}}` : undefined
}

/** The forms in which a letter names a post: as given, and clean in both genders. */
export function postFacts(jobTitle: string): Fact[] {
  const forms = [jobTitle.trim(), cleanJobTitle(jobTitle, 'feminine'), cleanJobTitle(jobTitle, 'masculine')]
  return [...new Set(forms.filter((form) => form !== ''))].map((words) => ({ field: 'poste', words }))
}
