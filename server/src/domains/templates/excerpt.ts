const longest = 120

/** Excerpt of a template: without salutation, fields as «…», choices in the masculine. */
export function excerptOf(template: string): string {
  const words = template
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
