/** A paragraph as lines without indentation, or a list. */
export type RawBlock = { readonly type: 'paragraph'; readonly lines: string[] } | RawList
export type RawList = {
  readonly type: 'list'
  readonly ordered: boolean
  readonly start: number
  readonly items: RawBlock[][]
}

/**
 * Lists inside lists beyond this depth are text: each line of a letter is compared with every list that is open, and
 * nobody writes a letter with lists so deep.
 */
const maxListDepth = 32

type OpenItem = {
  readonly list: RawList
  readonly marker: string
  /** Columns that a following line must be indented by to belong to the item. */
  width: number
  beginsBlank: boolean
  blankSinceStart: boolean
}

type ListMarker = { marker: string; ordered: boolean; start: number; width: number; isBlank: boolean }

/**
 * The paragraphs and lists of a Markdown text, as CommonMark nests them; nothing else is a block in a letter.
 * Takes time in proportion to the text.
 */
export function splitBlocks(markdown: string): RawBlock[] {
  const parser = new BlockParser()
  for (const line of markdown.split(/\r\n|\n|\r/u)) parser.read(new LineReader(line))
  return parser.blocks
}

class BlockParser {
  readonly blocks: RawBlock[] = []
  readonly #open: OpenItem[] = []
  #paragraph: string[] | undefined
  #wasBlank = false

  read(line: LineReader): void {
    // Blank lines after the first one change nothing.
    const repeatsBlank = this.#wasBlank && line.isBlank
    this.#wasBlank = line.isBlank
    if (repeatsBlank) return
    const { kept, interrupts } = this.#continueItems(line)
    let depth = kept
    for (;;) {
      const found = depth < maxListDepth ? line.readListMarker(interrupts) : undefined
      if (!found) break
      this.#closeTo(depth)
      this.#startList(found)
      depth += 1
    }
    if (line.isBlank) {
      this.#paragraph = undefined
      return
    }
    // A line without its indentation continues the paragraph above.
    if (this.#paragraph) this.#paragraph.push(line.rest())
    else {
      this.#closeTo(depth)
      this.#paragraph = [line.rest()]
      this.#blocksAt(depth).push({ type: 'paragraph', lines: this.#paragraph })
    }
  }

  /** Reads past the indentations of the open items; a marker like theirs starts the next item of their list. */
  #continueItems(line: LineReader): { kept: number; interrupts: boolean } {
    let index = -1
    for (const item of this.#open) {
      index += 1
      if (line.isBlank) {
        item.blankSinceStart ||= item.beginsBlank
        line.skipColumns(item.width)
        continue
      }
      const wasBlank = item.blankSinceStart
      item.blankSinceStart = false
      item.beginsBlank = false
      if (!wasBlank && line.skipIndentation(item.width)) continue
      const found = line.readListMarker(false, item)
      if (!found) return { kept: index, interrupts: false }
      this.#closeTo(index + 1)
      item.width = found.width
      item.beginsBlank = found.isBlank
      item.list.items.push([])
      return { kept: index + 1, interrupts: false }
    }
    return { kept: this.#open.length, interrupts: this.#paragraph !== undefined }
  }

  #closeTo(depth: number): void {
    this.#paragraph = undefined
    this.#open.length = depth
  }

  #startList({ marker, ordered, start, width, isBlank }: ListMarker): void {
    const list: RawList = { type: 'list', ordered, start, items: [[]] }
    this.#blocksAt(this.#open.length).push(list)
    this.#open.push({ list, marker, width, beginsBlank: isBlank, blankSinceStart: false })
  }

  #blocksAt(depth: number): RawBlock[] {
    return this.#open[depth - 1]?.list.items.at(-1) ?? this.blocks
  }
}

const tabStop = 4
const markerStarts: ReadonlySet<string> = new Set('-*+0123456789')
const listMarker = /([-*+])|(\d{1,9})([.)])/uy

/** A line read from its start; a tab counts as the columns up to its stop. */
class LineReader {
  readonly #text: string
  #at = 0
  #column = 0
  /** Columns of the tab before `#at` that are not read yet. */
  #ofTab = 0
  readonly #end: number

  constructor(text: string) {
    this.#text = text
    this.#end = endOfText(text)
  }

  /** Whether only spaces and tabs are left. */
  get isBlank(): boolean {
    return this.#at >= this.#end
  }

  /** What is left, without indentation. */
  rest(): string {
    this.skipColumns(Number.POSITIVE_INFINITY)
    return this.#text.slice(this.#at)
  }

  /** Skips at most `columns` of indentation; returns how many. */
  skipColumns(columns: number): number {
    let skipped = 0
    while (skipped < columns) {
      if (this.#ofTab > 0) this.#ofTab -= 1
      else if (this.#text[this.#at] === ' ') this.#at += 1
      else if (this.#text[this.#at] === '\t') {
        this.#at += 1
        this.#ofTab = tabStop - (this.#column % tabStop) - 1
      } else break
      this.#column += 1
      skipped += 1
    }
    return skipped
  }

  /** Skips exactly `columns` of indentation, or nothing. */
  skipIndentation(columns: number): boolean {
    const at = this.#at
    const column = this.#column
    const ofTab = this.#ofTab
    if (this.skipColumns(columns) === columns) return true
    this.#at = at
    this.#column = column
    this.#ofTab = ofTab
    return false
  }

  /**
   * Reads a list marker and the spaces around it, or nothing. `interrupts`: the line would end a paragraph, which only
   * a bullet or «1.» with text does. `like`: only the marker of that item.
   */
  readListMarker(interrupts: boolean, like?: { marker: string }): ListMarker | undefined {
    const at = this.#at
    const column = this.#column
    const ofTab = this.#ofTab
    const before = this.skipColumns(Number.POSITIVE_INFINITY)
    const found = this.#readMarker(interrupts, like)
    if (found) return { ...found, width: before + found.width }
    this.#at = at
    this.#column = column
    this.#ofTab = ofTab
    return undefined
  }

  #readMarker(interrupts: boolean, like?: { marker: string }): ListMarker | undefined {
    if (!markerStarts.has(this.#text.charAt(this.#at))) return undefined
    listMarker.lastIndex = this.#at
    const [text = '', bullet, digits = '', stop = ''] = listMarker.exec(this.#text) ?? []
    const marker = bullet ?? stop
    if (text === '' || (like && like.marker !== marker)) return undefined
    if (interrupts && bullet === undefined && digits !== '1') return undefined
    this.#at += text.length
    this.#column += text.length
    const list = { marker, ordered: bullet === undefined, start: Number(digits) }
    if (this.isBlank) return interrupts ? undefined : { ...list, width: text.length + 1, isBlank: true }
    const after = this.skipColumns(Number.POSITIVE_INFINITY)
    return after > 0 ? { ...list, width: text.length + after, isBlank: false } : undefined
  }
}

function endOfText(line: string): number {
  let end = line.length
  while (end > 0 && (line[end - 1] === ' ' || line[end - 1] === '\t')) end -= 1
  return end
}
