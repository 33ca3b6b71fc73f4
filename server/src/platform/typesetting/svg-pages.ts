const sheet = /\n {4}<path class="typst-shape" fill="#ffffff"[^>]*\/>(?=\n)/g
const page = /^\n {4}<g(?: transform="[^"]*")?>([\s\S]*)\n {4}<\/g>\s*$/

/**
 * Typst draws all pages below one another in one image. Gives each its own, with the outlines it uses alone:
 * a window on the whole would repeat every page in every other.
 */
export function pagesOf(svg: string): string[] {
  const head = /^<svg [^>]*>/.exec(svg)?.[0]
  const definitionsAt = svg.indexOf('\n    <defs')
  if (!head || definitionsAt < 0) return [svg]
  const drawings = svg.slice(head.length, definitionsAt).split(sheet).slice(1)
  if (drawings.length === 0) return [svg]
  const definitions = svg.slice(definitionsAt).replace(/\s*<\/svg>\s*$/, '')
  const height = Number(/viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(head)?.[1]) / drawings.length
  const oneHead = head
    .replace(/(viewBox="0 0 [\d.]+) [\d.]+"/, `$1 ${height}"`)
    .replace(/height="[\d.]+pt"/, `height="${height}pt"`)
  return drawings.map((drawing) => {
    const content = page.exec(drawing)?.[1] ?? ''
    return `${oneHead}<rect width="100%" height="100%" fill="#fff"/><g>${tight(content)}</g>${usedBy(content, definitions)}</svg>`
  })
}

// Indentation is a third of the file.
const tight = (xml: string): string => xml.replace(/>\s+</g, '><')

function usedBy(content: string, definitions: string): string {
  const used = new Set([...content.matchAll(/xlink:href="#([^"]+)"/g)].map(([, id]) => id))
  return tight(
    definitions.replace(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g, (symbol, id: string) =>
      used.has(id) ? symbol : '',
    ),
  )
}
