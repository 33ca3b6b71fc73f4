import { PageDesign } from '@lettrine/contract/page'
import { Industry } from '@lettrine/contract/profile'
import { type FieldName, type FieldValues, templateFields } from '@lettrine/letter-craft/templates/fields.fr'
import { parseTemplate } from '@lettrine/letter-craft/templates/parse-template'
import { z } from 'zod'

const yesOrNo = z.enum(['yes', 'no']).transform((word) => word === 'yes')
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)

const Head = z.strictObject({
  title: z.string().min(5).max(90),
  description: z.string().min(40).max(300),
  type: z.enum(['job', 'internship', 'scholarship', 'custom']),
  industries: list.pipe(z.array(Industry).min(1)),
  tags: list.pipe(z.array(z.string().max(30)).min(2).max(8)),
  difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
  premium: yesOrNo,
  featured: yesOrNo,
  design: PageDesign,
  minutes: z.coerce.number().int().min(5).max(120),
})

/** A parsed library template; `text` is valid in the template language. */
export type TemplateFile = Omit<z.infer<typeof Head>, 'premium' | 'featured' | 'minutes'> & {
  isPremium: boolean
  isFeatured: boolean
  /** Minutes it takes to make a letter of it. */
  estimatedTime: number
  /** An example person and post of this template, for its pictures. */
  examples: FieldValues
  text: string
}

const parts = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]+)$/u

/**
 * Reads a file of `server/templates`: lines `key: value` between two `---` lines, lists apart by commas, and lines
 * `example field: value`; then the letter. Throws an error that says what is wrong.
 */
export function readTemplateFile(source: string): TemplateFile {
  const { head, body } = parts.exec(source.replaceAll('\r\n', '\n'))?.groups ?? {}
  if (head === undefined || body === undefined)
    throw new Error('A template file has a head between two lines «---», then the letter.')
  const lines = head.split('\n').map(readLine)
  const { premium, featured, minutes, ...known } = Head.parse(
    Object.fromEntries(lines.filter(([key]) => !key.startsWith(example))),
  )
  const text = body.trim()
  const { faults } = parseTemplate(text)
  if (faults) throw new Error(faults.map(({ start, message }) => `${start}: ${message}`).join('\n'))
  const examples = examplesIn(lines)
  return { ...known, examples, isPremium: premium, isFeatured: featured, estimatedTime: minutes, text }
}

const example = 'example '

function examplesIn(lines: readonly [string, string][]): FieldValues {
  const examples: { [name in FieldName]?: string } = {}
  for (const [key, value] of lines) {
    if (!key.startsWith(example)) continue
    const name = key.slice(example.length)
    if (!(name in templateFields)) throw new Error(`«${name}» is no field of a template.`)
    examples[name as FieldName] = value
  }
  return examples
}

function readLine(line: string): [string, string] {
  const at = line.indexOf(':')
  if (at < 1) throw new Error(`A line of the head reads «key: value», not «${line}».`)
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()]
}
