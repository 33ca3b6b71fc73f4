const sheet = /\n {4}<path class="typst-shape" fill="#ffffff"[^>]*\/>(?=\n)/g
const page = /^\n {4}<g(?: transform="[^"]*")?>([\s\S]*)\n {4}<\/g>\s*$/

/**
 * Typst draws all pages below one another in one image. Gives each its own, with the outlines it uses alone
 * (a window on the whole would repeat every page in every other), and a quarter of the size: it is drawn anew at
 * every pause in typing.
 */
export function pagesOf(svg: string): string[] {
  const head = /^<svg [^>]*>/.exec(svg)?.[0]
  const definitionsAt = svg.indexOf('\n    <defs')
  if (!head || definitionsAt < 0) return [svg]
  const drawings = svg.slice(head.length, definitionsAt).split(sheet).slice(1)
  if (drawings.length === 0) return [svg]
  const outlines = outlinesIn(svg.slice(definitionsAt))
  const height = Number(/viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(head)?.[1]) / drawings.length
  const oneHead = head
    .replace(/(viewBox="0 0 [\d.]+) [\d.]+"/, `$1 ${height}"`)
    .replace(/height="[\d.]+pt"/, `height="${height}pt"`)
  return drawings.map((drawing) => onePage(oneHead, page.exec(drawing)?.[1] ?? '', outlines))
}

type Outlines = { byName: Map<string, string>; others: string }

/** The outlines of letters by their names, and what else is defined for the drawing. */
function outlinesIn(definitions: string): Outlines {
  const byName = new Map<string, string>()
  const others = definitions
    .replace(/\s*<\/svg>\s*$/, '')
    .replace(/<symbol id="([^"]+)"([\s\S]*?)<\/symbol>/g, (_, name: string, rest: string) => {
      byName.set(name, rounded(rest))
      return ''
    })
  return { byName, others: tight(others) }
}

function onePage(head: string, content: string, { byName, others }: Outlines): string {
  const short = new Map<string, string>()
  const shortOf = (name: string): string => {
    const known = short.get(name) ?? `g${short.size.toString(36)}`
    short.set(name, known)
    return known
  }
  const drawn = tight(content).replace(
    /<use xlink:href="#([^"]+)" x="([^"]+)" y="0" fill="([^"]+)" fill-rule="nonzero"\/>/g,
    (_, name: string, x: string, fill: string) =>
      `<use xlink:href="#${shortOf(name)}" x="${rounded(x)}"${fill === '#000000' ? '' : ` fill="${fill}"`}/>`,
  )
  const used = [...short].map(([name, id]) => `<symbol id="${id}"${byName.get(name) ?? '>'}</symbol>`)
  const otherwise = [...byName]
    .filter(([name]) => drawn.includes(`#${name}"`))
    .map(([name, rest]) => `<symbol id="${name}"${rest}</symbol>`)
  return `${head}<rect width="100%" height="100%" fill="#fff"/><g>${drawn}</g><defs>${used.join('')}${otherwise.join('')}</defs>${others}</svg>`
}

// Indentation is a third of the file.
const tight = (xml: string): string => xml.replace(/>\s+</g, '><')

/** Rounded to a thousandth of a point. */
const rounded = (numbers: string): string => numbers.replace(/(\.\d{3})\d+/g, '$1')
