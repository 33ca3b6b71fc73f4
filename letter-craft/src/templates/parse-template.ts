import { plainLetters } from '../french/plain-letters.ts'
import { allowsParticle } from './field-forms.ts'
import { type ComputedName, computedNames, type FieldName, templateFields } from './fields.fr.ts'
import { fieldNamesIn, type Particle, type PlainNode, type Template, type TemplateNode } from './template.ts'
import { type FaultCode, templateFaults } from './template-faults.fr.ts'

/** An error with its position in the text (UTF-16 offsets) and a French message that explains the fix. */
export type TemplateFault = {
  readonly code: FaultCode
  readonly start: number
  readonly end: number
  readonly message: string
}

/** The template, or the errors of its text in order, a hundred at most. */
export type ParsedTemplate =
  | { readonly template: Template; readonly faults?: undefined }
  | { readonly template?: undefined; readonly faults: readonly TemplateFault[] }

const particles: Readonly<Record<string, Particle>> = {
  le: 'le',
  la: 'le',
  les: 'le',
  'l’': 'le',
  de: 'de',
  du: 'de',
  des: 'de',
  'd’': 'de',
  à: 'à',
  au: 'à',
  aux: 'à',
  chez: 'chez',
  que: 'que',
  'qu’': 'que',
  un: 'un',
  une: 'un',
  mon: 'mon',
  ma: 'mon',
}

const fieldNames = new Map<string, FieldName>(
  (Object.keys(templateFields) as FieldName[]).map((name) => [plainLetters(name), name]),
)

/** A field by its typed name: «durée» and «Duree» are `duree`. */
export const fieldNamed = (typed: string): FieldName | undefined => fieldNames.get(plainLetters(typed))

/** The text between the braces of a field: «de entreprise» has two words. */
export function readFieldWords(inside: string): { readonly particle?: string; readonly name: string } {
  const words = /^(?:(\p{L}+)\s+|([dl]|qu)['’]\s*)?(\S+)$/iu.exec(inside.trim())
  if (!words) return { name: inside.trim() }
  const particle = words[1] ?? (words[2] && `${words[2]}’`)
  return particle === undefined
    ? { name: words[3] ?? '' }
    : { particle: particle.toLowerCase(), name: words[3] ?? '' }
}

/** The particle of a typed word: «du» is `de`. */
export const particleOf = (word: string): Particle | undefined =>
  Object.hasOwn(particles, word) ? particles[word] : undefined

// Longest first; a backslash makes the next character text, as everywhere in Markdown.
const tokens = /\\[\s\S]|\{\{|\}\}|\[\[|\]\]|\{|\}/gu
/** What may stand between braces. */
const plainWords = /[^{}\n]*/uy

/** Nobody mends more at once: the rest is told when these are mended. */
const maxFaults = 100

type OpenPassage = { readonly start: number; readonly children: PlainNode[]; readonly faultsBefore: number }

class Reader {
  readonly faults: TemplateFault[] = []
  private readonly text: string
  private at = 0

  constructor(text: string) {
    this.text = text
  }

  read(): TemplateNode[] {
    const nodes: TemplateNode[] = []
    let open: OpenPassage | undefined
    for (let token = this.next(); token && this.faults.length < maxFaults; token = this.next()) {
      const into: TemplateNode[] = open?.children ?? nodes
      const { index: start, 0: mark } = token
      if (mark.startsWith('\\')) {
        into.push(this.textNode(this.at, start + mark.length))
      } else {
        into.push(...this.textBefore(start))
        if (mark === '[[') {
          if (open) this.fault('nestedOptional', start, start + 2)
          else open = { start, children: [], faultsBefore: this.faults.length }
        } else if (mark === ']]') {
          if (open) nodes.push(this.optional(open, start + 2))
          else this.fault('strayClosing', start, start + 2)
          open = undefined
        } else if (mark === '{{') {
          this.take(into, this.field(start))
          continue
        } else if (mark === '{') {
          this.take(into, this.choice(start))
          continue
        } else this.fault('strayClosing', start, start + mark.length)
      }
      this.at = start + mark.length
    }
    const rest = this.textBefore(this.text.length)
    if (open && this.faults.length < maxFaults) this.fault('unclosedOptional', open.start, open.start + 2)
    nodes.push(...rest)
    return nodes
  }

  private next(): RegExpExecArray | null {
    tokens.lastIndex = this.at
    return tokens.exec(this.text)
  }

  private take(into: TemplateNode[], node: PlainNode | undefined) {
    if (node) into.push(node)
  }

  private textNode(start: number, end: number): PlainNode {
    return { kind: 'text', text: this.text.slice(start, end), start, end }
  }

  private textBefore(end: number): PlainNode[] {
    return end > this.at ? [this.textNode(this.at, end)] : []
  }

  private fault(code: FaultCode, start: number, end: number, message?: string) {
    const known = templateFaults[code]
    this.faults.push({ code, start, end, message: message ?? (typeof known === 'string' ? known : '') })
  }

  /** The text between an opening mark and its end, on one line; moves the reader behind it. */
  private inside(start: number, open: string, close: string): { words: string; end: number } | undefined {
    const from = start + open.length
    plainWords.lastIndex = from
    const [words = ''] = plainWords.exec(this.text) ?? []
    const end = from + words.length
    const isClosed = this.text.startsWith(close, end)
    this.at = isClosed ? end + close.length : from
    return isClosed ? { words, end: this.at } : undefined
  }

  private field(start: number): PlainNode | undefined {
    const inside = this.inside(start, '{{', '}}')
    if (!inside) {
      this.fault('unclosedField', start, start + 2)
      return undefined
    }
    const { end } = inside
    const { particle: word, name } = readFieldWords(inside.words)
    const computed = computedNames.find((one) => one === plainLetters(name))
    if (computed && word === undefined) return computedNode(computed, start, end)
    const field = fieldNamed(name)
    if (!field) {
      this.fault('unknownField', start, end, templateFaults.unknownField(name, closestName(name)))
      return undefined
    }
    const particle = word === undefined ? undefined : particleOf(word)
    if (word !== undefined && !particle)
      this.fault('unknownParticle', start, end, templateFaults.unknownParticle(word))
    else if (particle && !allowsParticle(field, particle))
      this.fault('refusedParticle', start, end, templateFaults.refusedParticle(word ?? '', field))
    else return { kind: 'field', field, particle, start, end }
    return undefined
  }

  private choice(start: number): PlainNode | undefined {
    const inside = this.inside(start, '{', '}')
    if (!inside) {
      this.fault('unclosedChoice', start, start + 1)
      return undefined
    }
    const [masculine = '', feminine, neutral, ...others] = inside.words.split('|')
    if (feminine === undefined || others.length > 0) {
      this.fault('choiceForms', start, inside.end)
      return undefined
    }
    return { kind: 'gender', masculine, feminine, neutral, start, end: inside.end }
  }

  private optional({ start, children, faultsBefore }: OpenPassage, end: number): TemplateNode {
    // A faulty field has reported its own error already.
    const hasFault = this.faults.length > faultsBefore
    if (fieldNamesIn(children).length === 0 && !hasFault) this.fault('optionalWithoutField', start, end)
    return { kind: 'optional', children, start, end }
  }
}

const computedNode = (name: ComputedName, start: number, end: number): PlainNode => ({
  kind: 'computed',
  name,
  start,
  end,
})

/** The field with the most similar name, to suggest for a typing error. */
function closestName(typed: string): FieldName | undefined {
  const start = plainLetters(typed).slice(0, 4)
  if (start.length < 3) return undefined
  return [...fieldNames].find(([plain]) => plain.startsWith(start))?.[1]
}

/** Parses a template. Never throws: unreadable parts are errors with a position. */
export function parseTemplate(text: string): ParsedTemplate {
  const reader = new Reader(text)
  const nodes = reader.read()
  if (reader.faults.length === 0) return { template: { text, nodes } }
  return { faults: reader.faults.toSorted((one, other) => one.start - other.start) }
}

/** Escapes a letter’s Markdown for a template: text that looks like a mark stays text. */
export const templateText = (content: string): string =>
  content.replace(/\\[\s\S]|[{}]|\[(?=\[)|\](?=\])/gu, (mark) => (mark.startsWith('\\') ? mark : `\\${mark}`))
