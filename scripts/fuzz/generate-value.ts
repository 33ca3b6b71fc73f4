import { limits } from '@lettrine/contract/limits'
import type { RandomInteger } from '../simulation/random.ts'

/** The parts of JSON Schema that the OpenAPI document uses. */
export type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

/** How a request is made: as documented, with one value wrong, of hostile values, or as large as may be. */
export type Manner = 'valid' | 'almost' | 'hostile' | 'large'

type Known = { idOf: (name: string) => string | undefined }

/** What parsers, databases and pages have stumbled over. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\ufeff\u202e\u2066',
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '{{appel}} {{de entreprise}} {motivé|motivée}',
  '[[une place]] **gras _italique',
  '../../../etc/passwd',
  '%00%ff',
  '__proto__',
  'constructor',
  '9'.repeat(400),
  '-1',
  '1e309',
  '2026-13-45T99:99:99Z',
  '00000000-0000-0000-0000-000000000000',
  'http://127.0.0.1:22/',
  'é'.repeat(100),
  '👩‍👩‍👧‍👦'.repeat(40),
  '\r\nX-Injected: 1',
]

const hostileValues: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  -0,
  [],
  {},
  [[]],
  [null],
  { toString: 1 },
  'x',
]

/** Repeated up to the limits, texts that a careless reader takes long for. */
const repeatedSeeds = [
  '- ',
  '1. ',
  '**a',
  '’',
  '.',
  '(',
  'a',
  '[',
  '> ',
  '_*',
  'a@',
  '\u00ad',
  '{{',
  'é ',
  '\n\n',
]

const sampleTexts = [
  'Comptable',
  'Les Pivoines',
  'Madame,\n\nJe tiens la caisse depuis 2019.\n\nCordialement',
  'Tours',
  '2024',
]

/** Longest texts by the name of their field, where the document does not tell. */
const longest: Readonly<Record<string, number>> = {
  content: limits.content,
  template: limits.content,
  offer: limits.offer,
  jobDescription: limits.offer,
  text: limits.careerText,
  passage: limits.passage,
  experience: limits.profileText,
  education: limits.profileText,
}

export function createValues(random: RandomInteger, { idOf }: Known) {
  const pick = <Item>(items: readonly Item[]): Item => items[random(0, items.length - 1)]!
  const chance = (share: number) => random(1, 1_000_000) <= share * 1_000_000

  function textOf(schema: Schema, name: string, manner: Manner): string {
    if (manner === 'hostile' && chance(0.6)) return pick(hostileTexts)
    if (schema.format === 'uuid') return idOf(name) ?? crypto.randomUUID()
    if (schema.format === 'date-time') return new Date(Date.now() + 86_400_000 * random(1, 30)).toISOString()
    if (schema.format === 'uri') return 'https://lettrine.example/offre'
    if (schema.pattern) return pick(['2021', '2021-06', 'J1501', 'confusion/fond-fonds', 'a'.repeat(22)])
    const known = idOf(name)
    if (known !== undefined) return known
    const max = schema.maxLength ?? longest[name] ?? 1_000
    if (manner === 'large') return pick(repeatedSeeds).repeat(max).slice(0, max)
    const text = pick(sampleTexts)
    return text.padEnd(schema.minLength ?? 0, ' et encore').slice(0, Math.max(max, schema.minLength ?? 0))
  }

  function numberOf({ type, minimum = 0, maximum = 1_000 }: Schema, manner: Manner): number {
    if (manner === 'hostile' && chance(0.5)) return pick([-1, 0, 1.5, 1e21, 2 ** 31, 2 ** 53])
    const number = random(Math.ceil(minimum), Math.floor(Math.min(maximum, minimum + 1_000)))
    return type === 'integer' || number + 0.5 > maximum || chance(0.5) ? number : number + 0.5
  }

  function objectOf(schema: Schema, manner: Manner): object {
    const required = new Set(schema.required)
    const entries = Object.entries(schema.properties ?? {})
      .filter(([name]) => required.has(name) || manner === 'large' || chance(0.6))
      .map(([name, one]) => [name, makeValue(one, name, manner)])
    const more = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined
    if (more) entries.push([textOf(schema.propertyNames ?? {}, '', manner), makeValue(more, '', manner)])
    return Object.fromEntries(entries)
  }

  /** A value of a field; `name` is that of the field. */
  function makeValue(schema: Schema, name: string, manner: Manner): unknown {
    if (manner === 'hostile' && chance(0.15)) return pick(hostileValues)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return pick(schema.enum)
    if (schema.anyOf) return makeValue(pick(schema.anyOf), name, manner)
    if (schema.type === 'object') return objectOf(schema, manner)
    if (schema.type === 'array') {
      const least = schema.minItems ?? 0
      const length = manner === 'large' ? Math.min(schema.maxItems ?? 50, 200) : least + random(0, 2)
      return Array.from({ length }, () => makeValue(schema.items ?? {}, name.replace(/s$/u, ''), manner))
    }
    if (schema.type === 'number' || schema.type === 'integer') return numberOf(schema, manner)
    if (schema.type === 'boolean') return chance(0.5)
    if (schema.type === 'null') return null
    return textOf(schema, name, manner)
  }

  /** The same value with one part of it changed, dropped or added. */
  function spoil(value: unknown): unknown {
    if (Array.isArray(value) && value.length > 0 && chance(0.8)) {
      const at = random(0, value.length - 1)
      return value.with(at, spoil(value[at]))
    }
    if (typeof value === 'object' && value !== null && Object.keys(value).length > 0 && chance(0.9)) {
      const name = pick(Object.keys(value))
      const { [name]: part, ...rest } = value as Record<string, unknown>
      if (chance(0.2)) return rest
      return chance(0.1) ? { ...value, unknown: pick(hostileTexts) } : { ...rest, [name]: spoil(part) }
    }
    return chance(0.5) ? pick(hostileTexts) : pick(hostileValues)
  }

  return { makeValue, spoil, pick, chance, integer: random }
}
