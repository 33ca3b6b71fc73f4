import { type FieldName, templateFields } from './fields.fr.ts'
import { fieldNamed, particleOf, readFieldWords } from './parse-template.ts'
import type { Particle } from './template.ts'

/** An unfilled place of a letter; UTF-16 offsets in the content, braces included. */
export type Unfilled =
  | {
      readonly kind: 'field'
      readonly start: number
      readonly end: number
      readonly text: string
      /** Undefined when the braces hold no field name. */
      readonly field: FieldName | undefined
      readonly particle: Particle | undefined
    }
  | {
      /** A passage that only the writer can add: «[[Dites votre projet.]]». */
      readonly kind: 'open'
      readonly start: number
      readonly end: number
      readonly text: string
      readonly question: string
    }
  | {
      readonly kind: 'gender'
      readonly start: number
      readonly end: number
      readonly text: string
      readonly masculine: string
      readonly feminine: string
    }

const marks =
  /(?<!\\)(?:\{\{([^{}\n]{0,80})\}\}|\{([^{}|\n]{0,60})\|([^{}|\n]{0,60})(?:\|[^{}|\n]{0,60})?\}|\[\[([^[\]\n]{2,300})\]\]|\\\[\\\[([^[\]\n]{2,300})\\\]\\\])/gu

/** Unfilled places of a letter in text order: fields without value, choices of gender, open passages. */
export function findUnfilled(content: string): Unfilled[] {
  return [...content.matchAll(marks)].map((mark): Unfilled => {
    // The editor escapes brackets that a letter had when it was opened.
    const [text, inside, masculine = '', feminine = '', plain, escaped] = mark
    const question = plain ?? escaped
    const place = { start: mark.index, end: mark.index + text.length, text }
    if (question !== undefined) return { kind: 'open', ...place, question }
    if (inside === undefined) return { kind: 'gender', ...place, masculine, feminine }
    const { particle, name } = readFieldWords(inside)
    return {
      kind: 'field',
      ...place,
      field: fieldNamed(name),
      particle: particle === undefined ? undefined : particleOf(particle),
    }
  })
}

/** What a place asks of the writer, without any mark: «Pourquoi eux, en une phrase», «motivé ou motivée». */
export function placeLabel(place: Unfilled): string {
  if (place.kind === 'open')
    return withLabels(place.question, (label) => `(${label})`)
      .trim()
      .replace(/\.$/u, '')
  if (place.kind === 'gender') return genderChoices(place).join(' ou ')
  return place.field ? templateFields[place.field].label : place.text.replace(/[{}]/gu, '').trim()
}

/** The two forms of a choice, masculine first. */
export const genderChoices = ({ masculine, feminine }: { masculine: string; feminine: string }): string[] => [
  masculine.trim(),
  feminine.trim(),
]

/** A letter as it is displayed: each unfilled place is its label between brackets, without the marks of templates. */
export const withPlainPlaces = (content: string): string => withLabels(content, (label) => `[${label}]`)

function withLabels(content: string, shownAs: (label: string) => string): string {
  let [shown, from] = ['', 0]
  for (const place of findUnfilled(content)) {
    shown += content.slice(from, place.start) + shownAs(placeLabel(place))
    from = place.end
  }
  return shown + content.slice(from)
}
