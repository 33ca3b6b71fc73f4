import { type Plugin, parseSync } from 'vite'

const ruleFile = /\/proofreading\/rules\/.+\.fr\.ts$/
/** Tests and sources of a rule, which a reader of letters does not need. */
const needless = /^(?:breaks|allows|source)$/

/** Leaves the examples and sources out of the rules of French: they are a third of the worker that reads letters. */
export function withoutExamples(): Plugin {
  return {
    name: 'without-examples',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?')
      return ruleFile.test(file) ? { code: withoutExamplesIn(file, code), map: null } : undefined
    },
  }
}

type Node = { type: string; start: number; end: number }

/** The code of a file of rules with empty examples and sources. */
export function withoutExamplesIn(file: string, code: string): string {
  const places: { start: number; end: number; empty: string }[] = []
  visit(parseSync(file, code).program)
  let shortened = code
  for (const { start, end, empty } of places.sort((one, other) => other.start - one.start))
    shortened = shortened.slice(0, start) + empty + shortened.slice(end)
  return shortened

  function visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return
    const { type, key, value } = node as { type?: string; key?: { name?: string }; value?: Node }
    if (type === 'Property' && value && needless.test(key?.name ?? '')) {
      if (value.type === 'ArrayExpression') return void places.push({ ...value, empty: '[]' })
      if (value.type === 'Literal') return void places.push({ ...value, empty: "''" })
    }
    for (const child of Object.values(node)) visit(child)
  }
}
