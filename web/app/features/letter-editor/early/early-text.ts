import type { EarlyDocument } from '../../../lib/api/early-letter.ts'

const tags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  hardBreak: 'br',
}
const markTags: Readonly<Record<string, string>> = { bold: 'strong', italic: 'em' }

/** The elements of an editor document. */
export function elementsOf(node: EarlyDocument): Node {
  if (node.type === 'text') return markedText(node)
  const element = document.createElement(tags[node.type] ?? 'p')
  const { start } = (node.attrs ?? {}) as { start?: number }
  if (start !== undefined && start !== 1) element.setAttribute('start', String(start))
  element.append(...(node.content ?? []).map(elementsOf))
  // Otherwise an empty paragraph has no height, and no place for the caret.
  if (node.type === 'paragraph' && !node.content) element.append(document.createElement('br'))
  return element
}

function markedText({ text = '', marks = [] }: EarlyDocument): Node {
  return (marks as { type: string }[]).reduce<Node>((inner, { type }) => {
    const outer = document.createElement(markTags[type] ?? 'span')
    outer.append(inner)
    return outer
  }, document.createTextNode(text))
}

type Mark = { type: 'bold' | 'italic' }

const marksByTag: Readonly<Record<string, Mark>> = {
  STRONG: { type: 'bold' },
  B: { type: 'bold' },
  EM: { type: 'italic' },
  I: { type: 'italic' },
}
const blockTags = new Set(['P', 'DIV', 'UL', 'OL', 'LI'])

const isBlock = (node: Node) => blockTags.has(node.nodeName)

/** Reads the elements back as an editor document, whatever the browser made of them while one typed. */
export function readDocument(surface: Node): { document: EarlyDocument; lines: Node[][] } {
  // The nodes of each paragraph, in the order of the document.
  const lines: Node[][] = []
  const paragraph = (nodes: Node[]): EarlyDocument => {
    lines.push(nodes)
    const content = withoutLastBreak(nodes.flatMap((node) => inlines(node, [])))
    return content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' }
  }

  /** Runs of text between blocks are paragraphs, too. */
  function blocks(parent: Node): EarlyDocument[] {
    const found: EarlyDocument[] = []
    let run: Node[] = []
    const endRun = () => {
      if (run.length > 0) found.push(paragraph(run))
      run = []
    }
    for (const child of parent.childNodes) {
      if (!isBlock(child)) {
        run.push(child)
        continue
      }
      endRun()
      found.push(...blockOf(child))
    }
    endRun()
    return found
  }

  function blockOf(node: Node): EarlyDocument[] {
    if (node.nodeName === 'UL' || node.nodeName === 'OL') return [listOf(node)]
    return [...node.childNodes].some(isBlock) ? blocks(node) : [paragraph([...node.childNodes])]
  }

  function listOf(node: Node): EarlyDocument {
    const content = blocks(node).map((line) => ({ type: 'listItem', content: [line] }))
    const start = Number((node as Element).getAttribute('start') ?? 1)
    return node.nodeName === 'OL'
      ? { type: 'orderedList', attrs: { start }, content }
      : { type: 'bulletList', content }
  }

  const content = blocks(surface).filter(({ type, content }) => type === 'paragraph' || content?.length)
  return { document: { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }, lines }
}

function inlines(node: Node, marks: readonly Mark[]): EarlyDocument[] {
  if (node.nodeName === 'BR') return [{ type: 'hardBreak' }]
  if (node.nodeType === 3) {
    const text = node.nodeValue ?? ''
    return text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks }) }]
  }
  const mark = marksByTag[node.nodeName]
  const all = mark && !marks.some(({ type }) => type === mark.type) ? [...marks, mark] : marks
  return [...node.childNodes].flatMap((child) => inlines(child, all))
}

/** The last break of a paragraph only gives the caret a place. */
const withoutLastBreak = (content: EarlyDocument[]) =>
  content.at(-1)?.type === 'hardBreak' ? content.slice(0, -1) : content

/** The characters of `lines` before a point of the page; undefined outside of them. */
export function caretIn(
  lines: readonly Node[][],
  container: Node,
  at: number,
): { block: number; offset: number } | undefined {
  for (const [block, nodes] of lines.entries()) {
    const isHere = nodes.some((node) => node.contains(container))
    // The browser points at an empty paragraph as such, or at a place between the nodes of one.
    const isParent = nodes[0]?.parentNode === container && isBlock(container)
    if (isHere || isParent) return { block, offset: charactersBefore(nodes, container, at) }
  }
  return undefined
}

function charactersBefore(nodes: readonly Node[], container: Node, at: number): number {
  let count = 0
  let isReached = false
  const walk = (node: Node) => {
    if (isReached) return
    if (node === container && node.nodeType === 3) {
      count += at
      isReached = true
      return
    }
    if (node.nodeType === 3) count += node.nodeValue?.length ?? 0
    else if (node.nodeName === 'BR') count += 1
    walkAll([...node.childNodes], node)
  }
  const walkAll = (children: readonly Node[], parent: Node | null) => {
    for (const [index, child] of children.entries()) {
      if (parent === container && index === at) isReached = true
      walk(child)
    }
    if (parent === container) isReached = true
  }
  const parent = nodes[0]?.parentNode === container ? container : null
  walkAll(nodes, parent)
  return count
}
