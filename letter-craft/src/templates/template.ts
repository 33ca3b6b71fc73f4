import type { ComputedName, FieldName } from './fields.fr.ts'

/** The particle before a field: «{{de entreprise}}», «{{à ville}}», «{{un diplome}}». */
export type Particle = 'le' | 'de' | 'à' | 'chez' | 'que' | 'un' | 'mon'

/** UTF-16 offsets in the template’s text. */
type Place = { readonly start: number; readonly end: number }

export type TextNode = Place & { readonly kind: 'text'; readonly text: string }
export type FieldNode = Place & {
  readonly kind: 'field'
  readonly field: FieldName
  readonly particle: Particle | undefined
}
export type ComputedNode = Place & { readonly kind: 'computed'; readonly name: ComputedName }
export type GenderNode = Place & {
  readonly kind: 'gender'
  readonly masculine: string
  readonly feminine: string
  /** Neutral form, for an unknown gender; without it, the marker stays unfilled. */
  readonly neutral: string | undefined
}
export type PlainNode = TextNode | FieldNode | ComputedNode | GenderNode
export type OptionalNode = Place & { readonly kind: 'optional'; readonly children: readonly PlainNode[] }
export type TemplateNode = PlainNode | OptionalNode

/** A template parsed without error. */
export type Template = { readonly text: string; readonly nodes: readonly TemplateNode[] }

const plainNodes = (nodes: readonly TemplateNode[]): readonly PlainNode[] =>
  nodes.flatMap((node) => (node.kind === 'optional' ? node.children : node))

/** Fields of a passage, each once, in text order. */
export const fieldNamesIn = (nodes: readonly TemplateNode[]): FieldName[] => [
  ...new Set(plainNodes(nodes).flatMap((node) => (node.kind === 'field' ? node.field : []))),
]

export type TemplateFieldUse = {
  readonly field: FieldName
  /** Whether the letter is complete without it: it only occurs in optional passages. */
  readonly optional: boolean
}

/** Fields of a template, each once, in text order. */
export function fieldsOf(template: Template): TemplateFieldUse[] {
  const required = new Set(fieldNamesIn(template.nodes.filter(({ kind }) => kind !== 'optional')))
  return fieldNamesIn(template.nodes).map((field) => ({ field, optional: !required.has(field) }))
}
