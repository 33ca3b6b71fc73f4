import { type FieldName, templateFields } from '@lettrine/letter-craft/templates/fields.fr'
import { fieldNamed, particleOf, readFieldWords } from '@lettrine/letter-craft/templates/parse-template'
import type { Particle } from '@lettrine/letter-craft/templates/template'
import { templateEditorText as texts } from './template-editor.fr.ts'

/** A mark of the template language in its text (UTF-16 offsets), with what is displayed in its place. */
export type TemplateMark = { readonly start: number; readonly end: number; readonly label: string } & (
  | { readonly kind: 'field'; readonly field: FieldName; readonly particle: Particle | undefined }
  | { readonly kind: 'gender'; readonly forms: readonly string[] }
  | { readonly kind: 'computed' | 'unknown' | 'open' | 'close' }
)

const marks = /\\[\s\S]|\{\{([^{}\n]*)\}\}|\{([^{}\n]*\|[^{}\n]*)\}|(\[\[)|\]\]/gu

/** The marks of a template that is being written, faulty or not, in text order. */
export function templateMarks(text: string): TemplateMark[] {
  return [...text.matchAll(marks)].flatMap((match): TemplateMark | [] => {
    const [mark, words, forms, opening] = match
    const place = { start: match.index, end: match.index + mark.length }
    if (mark.startsWith('\\')) return []
    if (words !== undefined) return { ...place, ...fieldMark(words) }
    if (forms !== undefined) {
      const all = forms.split('|').map((form) => form.trim())
      return { ...place, kind: 'gender', forms: all, label: all.join(' / ') }
    }
    return opening === undefined
      ? { ...place, kind: 'close', label: texts.chips.close }
      : { ...place, kind: 'open', label: texts.chips.open }
  })
}

type Unplaced<Mark> = Mark extends unknown ? Omit<Mark, 'start' | 'end'> : never

function fieldMark(words: string): Unplaced<TemplateMark> {
  const { particle: word, name } = readFieldWords(words)
  if (word === undefined && (name === 'appel' || name === 'formule'))
    return { kind: 'computed', label: texts.computed[name].label }
  const field = fieldNamed(name)
  if (!field) return { kind: 'unknown', label: words.trim() || '…' }
  const { label } = templateFields[field]
  return {
    ...{ kind: 'field', field, particle: word === undefined ? undefined : particleOf(word) },
    label: word === undefined ? label : `${word} ${label}`,
  }
}

/** The text of a template in pieces: words, and marks with what is displayed in their place. */
export function templatePieces(text: string): (string | TemplateMark)[] {
  const pieces: (string | TemplateMark)[] = []
  let from = 0
  for (const mark of templateMarks(text)) {
    if (mark.start > from) pieces.push(text.slice(from, mark.start))
    pieces.push(mark)
    from = mark.end
  }
  if (from < text.length) pieces.push(text.slice(from))
  return pieces
}
