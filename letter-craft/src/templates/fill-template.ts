import { openingAddress, repeatedAddress } from '../composer/address.ts'
import { composeClosing } from '../composer/closing-formula.ts'
import type { Tone } from '../composer/request.ts'
import { asContinuation } from '../composer/user-text.ts'
import type { Morphology } from '../french/morphology.ts'
import { upperFirst } from '../french/plain-letters.ts'
import type { Gender } from '../offers/inclusive.ts'
import { escapeLineStart, escapeText } from '../text/markdown.ts'
import { fixTypography } from '../typography/fix.ts'
import { renderField } from './field-forms.ts'
import { type FieldName, type FieldValues, templateFields } from './fields.fr.ts'
import {
  type FieldNode,
  fieldNamesIn,
  type GenderNode,
  type OptionalNode,
  type PlainNode,
  type Template,
  type TemplateNode,
} from './template.ts'

/** Address of the reader when `destinataire` has no function or title. */
export type Civility = 'madame' | 'monsieur' | 'unknown'

export type FillRequest = {
  readonly fields: FieldValues
  /** Gender of the candidate. Without it a choice takes its neutral form, or stays unfilled. */
  readonly gender?: Gender | undefined
  readonly tone: Tone
  readonly civility: Civility
  /** Which closing formula of the tone; equal seeds give equal letters. */
  readonly seed?: number
  /** The dictionary; without it, a noun of unknown gender has no article, and a note stays as it is typed. */
  readonly morphology?: Morphology | undefined
}

export type FilledTemplate = {
  /** The letter in the Markdown subset; fields without value stay as `{{entreprise}}`. */
  readonly content: string
  /** Fields left in the text, each once, in order. */
  readonly missing: readonly FieldName[]
  /** Fields whose optional passages were left out: filling them would improve the letter. */
  readonly omitted: readonly FieldName[]
  /** Whether a choice such as `{motivé|motivée}` is left because the gender is unknown. */
  readonly asksGender: boolean
}

/**
 * Fills a template. Values are text, never markup. A field without value stays; an optional passage is removed when
 * one of its fields has no value. Idempotent.
 */
export function fillTemplate(template: Template, request: FillRequest): FilledTemplate {
  const filling = new Filling(template, request)
  for (const node of template.nodes) filling.add(node)
  return filling.result()
}

class Filling {
  private readonly template: Template
  private readonly request: FillRequest
  private readonly missing = new Set<FieldName>()
  private readonly omitted = new Set<FieldName>()
  private asksGender = false
  private written = ''
  private hasGap = false

  constructor(template: Template, request: FillRequest) {
    this.template = template
    this.request = request
  }

  result(): FilledTemplate {
    const { missing, omitted, asksGender } = this
    const content = fixTypography(this.written.trim().replace(lastSpace, ''), 'fr')
    return {
      content,
      missing: [...missing],
      omitted: [...omitted].filter((field) => !missing.has(field)),
      asksGender,
    }
  }

  add(node: TemplateNode): void {
    if (node.kind === 'optional') this.addOptional(node)
    else this.write(this.said(node))
  }

  private said(node: PlainNode): string {
    switch (node.kind) {
      case 'text':
        return node.text
      case 'field':
        return this.field(node)
      case 'gender':
        return this.choice(node)
      case 'computed':
        return node.name === 'appel' ? openingOf(this.request) : this.closing()
    }
  }

  /** Collapses the white space around a removed passage. */
  private write(text: string): void {
    if (text === '') return
    if (!this.hasGap) {
      this.written += text
      return
    }
    this.hasGap = false
    if (/^\s*\n/u.test(text)) {
      const isEmptyBlock = this.written === '' || /\n\s*$/u.test(this.written)
      this.written =
        this.written.replace(/[^\S\n]+$/u, '') + (isEmptyBlock ? text.replace(/^\s+/u, '') : text)
    } else this.written += this.written === '' || /\s$/u.test(this.written) ? text.replace(/^ +/u, '') : text
  }

  private field(node: FieldNode): string {
    const said = this.say(node)
    if (said === undefined) {
      this.missing.add(node.field)
      return this.template.text.slice(node.start, node.end)
    }
    const before = this.written
    const placed = placedAfter(before, said, node.field)
    return /(?:^|\n)[^\S\n]*$/u.test(before) ? escapeLineStart(escapeText(placed)) : escapeText(placed)
  }

  private say({ field, particle }: FieldNode): string | undefined {
    return renderField(field, particle, this.request.fields[field], this.request)
  }

  private choice({ masculine, feminine, neutral, start, end }: GenderNode): string {
    const { gender } = this.request
    if (gender) return gender === 'feminine' ? feminine : masculine
    if (neutral !== undefined) return neutral
    this.asksGender = true
    return this.template.text.slice(start, end)
  }

  private addOptional({ children }: OptionalNode): void {
    const lacks = children.some((child) => child.kind === 'field' && this.say(child) === undefined)
    if (!lacks) {
      for (const child of children) this.add(child)
      return
    }
    for (const field of fieldNamesIn(children))
      if (renderField(field, undefined, this.request.fields[field]) === undefined) this.omitted.add(field)
    this.hasGap = true
  }

  private closing(): string {
    const { tone, seed = 1 } = this.request
    const before = this.written.trimEnd().split('\n').at(-1) ?? ''
    return composeClosing(repeatedAddress(openingOf(this.request)), 'fr', tone, seed, before)
  }
}

/** One space at the end of a line; two are a line break. */
const lastSpace = /(?<=\S) (?=\n)/gu

const opensSentence = (before: string) =>
  /(?:^|\n)[^\S\n]*(?:[-*+]\s|\d+[.)]\s)?[*_«\s]*$|[.!?…]["»”)*_]*\s+[*_]*$/u.test(before)

/** «… : j’ai tenu seule la caisse»: only the small words of a sentence lose their capital. */
const inSentence = (sentence: string) =>
  sentence.replace(
    /^(?:Je|J’|Mon|Ma|Mes|Nous|Notre|Nos|Vous|Votre|Vos|Le|La|Les|L’|Un|Une|Des|En|Au|Aux|À|Ce|Cette|C’|Pour|Avec|Dans|Il|Elle|Après|Pendant)(?=\s|(?<=’))/u,
    (word) => word.toLowerCase(),
  )

/** With the capital, or without it, that a field has after what stands before it. */
function placedAfter(before: string, said: string, field: FieldName): string {
  if (opensSentence(before)) return upperFirst(said)
  return templateFields[field].kind === 'sentence' ? inSentence(said) : said
}

/** A field of a letter, and what stands before it in its paragraph. */
export type FieldPlace = Pick<FieldNode, 'field' | 'particle'> & { readonly before: string }

/** A value as its sentence needs it, «d’Orange» for `{{de entreprise}}`; as it is typed where no form suits it. */
export function saidInPlace(
  { field, particle, before }: FieldPlace,
  value: string,
  request: Pick<FillRequest, 'gender' | 'morphology'>,
): string {
  const said = renderField(field, particle, value, request) ?? value.trim()
  return fixTypography(placedAfter(before, said, field), 'fr')
}

const hasTitle =
  /^(?:mme|mmes|madame|mlle|mademoiselle|m|mr|monsieur|docteur|dr|maître|me|professeur|pr)(?!\p{L})/iu

/** The salutation without its comma, by the recipient’s title if there is one. */
function openingOf({ fields, tone, civility, morphology }: FillRequest): string {
  const recipient = (fields.destinataire ?? '').trim()
  if (hasTitle.test(recipient) || civility === 'unknown') return openingAddress(recipient, 'fr', tone)
  const title = civility === 'madame' ? 'Madame' : 'Monsieur'
  return openingAddress(`${title} ${asContinuation(recipient, morphology)}`, 'fr', tone)
}
