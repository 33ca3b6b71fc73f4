const longest = 120
/** Of the template: an excerpt comes from its first sentences, and a list has a hundred of them. */
const read = 2_000

/** Excerpt of a template: without salutation, fields as «…», choices in the masculine. */
export function excerptOf(template: string): string {
  const words = template
    .slice(0, read)
    .replace(/^\s*\{\{appel\}\},?/u, '')
    .replace(/\{\{[^{}]*\}\}/gu, '…')
    .replace(/\{([^{}|]*)\|[^{}]*\}/gu, '$1')
    .replace(/\[\[|\]\]|[*_\\]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/…[.…]+/gu, '…')
    .trim()
  if (words.length <= longest) return words
  return `${words.slice(0, longest - 1).replace(/\s+\S*$/u, '')}…`
}
