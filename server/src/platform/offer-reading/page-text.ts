import { type Token, Tokenizer, TokenizerMode } from 'parse5'

/** Visible text of a page, and its raw JSON-LD blocks. */
export type PageText = { text: string; structured: string[] }

const hidden = new Set(
  'script style noscript template svg iframe object select textarea button nav footer header aside dialog head title'.split(
    ' ',
  ),
)
/** Elements whose content the HTML standard does not parse as markup. */
const rawModes: Readonly<Record<string, keyof typeof TokenizerMode>> = {
  script: 'SCRIPT_DATA',
  style: 'RAWTEXT',
  iframe: 'RAWTEXT',
  noframes: 'RAWTEXT',
  xmp: 'RAWTEXT',
  textarea: 'RCDATA',
  title: 'RCDATA',
}
const blocks = new Set(
  'p div section article main h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table tr blockquote pre br hr figure address body'.split(
    ' ',
  ),
)
const preferred = new Set(['main', 'article'])

/**
 * Extracts the text of a page as lines, list items as bullets; menus, footers and forms are left out, and `main` or
 * `article` win when they have enough text. Works on tokens, without a tree: linear time whatever the nesting, as the
 * page is untrusted.
 */
export function readPage(html: string): PageText {
  const reader = new PageReader()
  const tokenizer: Tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag: (token) => {
        reader.open(token)
        const mode = rawModes[token.tagName]
        if (mode) tokenizer.state = TokenizerMode[mode]
      },
      onEndTag: (token) => reader.close(token.tagName),
      onCharacter: (token) => reader.say(token.chars),
      onWhitespaceCharacter: (token) => reader.say(token.chars),
      onNullCharacter: () => {},
      onComment: () => {},
      onDoctype: () => {},
      onEof: () => {},
    },
  )
  tokenizer.write(html, true)
  return reader.result()
}

// A form feed, absent from text with collapsed blanks, marks one blank line.
const aboveHeading = '\f'

/** Less than this in `main` or `article`, and the page uses them for something else. */
const enough = 300

class PageReader {
  private readonly structured: string[] = []
  private whole = ''
  private preferred = ''
  private headline = ''
  /** The outermost hidden element, and how many of its name are open. */
  private hiding: { name: string; depth: number } | undefined
  private preferredDepth = 0
  private inHeadline = false
  private inStructured = false

  open(token: Token.TagToken): void {
    const name = token.tagName
    if (name === 'body') this.hiding = undefined
    if (name === 'h1') this.inHeadline = this.headline === ''
    if (this.hiding) {
      if (this.hiding.name === name) this.hiding.depth += 1
    } else if (hides(token) && !(name === 'header' && this.preferredDepth > 0)) {
      this.hiding = { name, depth: 1 }
    }
    if (name === 'script') this.startStructured(token)
    if (this.hiding) return
    if (preferred.has(name)) this.preferredDepth += 1
    if (blocks.has(name)) this.write(name === 'li' ? '\n- ' : /^h[2-6]$/u.test(name) ? aboveHeading : '\n')
    if (name === 'td' || name === 'th') this.write(' ')
  }

  close(name: string): void {
    if (name === 'h1') this.inHeadline = false
    if (name === 'script') this.inStructured = false
    if (this.hiding) {
      if (this.hiding.name === name) this.hiding.depth -= 1
      if (this.hiding.depth === 0) this.hiding = undefined
      return
    }
    if (blocks.has(name)) this.write('\n')
    if (preferred.has(name)) this.preferredDepth = Math.max(0, this.preferredDepth - 1)
  }

  say(text: string): void {
    if (this.inStructured) this.structured[this.structured.length - 1] += text
    const flowing = text.replace(/\s+/gu, ' ')
    if (this.inHeadline) this.headline += flowing
    if (!this.hiding) this.write(flowing)
  }

  result(): PageText {
    const main = tidy(this.preferred)
    const text = main.length >= enough ? main : tidy(this.whole)
    return { text: withHeadline(text, this.headline.trim()), structured: this.structured }
  }

  private startStructured({ attrs }: Token.TagToken): void {
    const type = attrs.find(({ name }) => name === 'type')?.value ?? ''
    this.inStructured = /^\s*application\/ld\+json/iu.test(type)
    if (this.inStructured) this.structured.push('')
  }

  private write(text: string): void {
    this.whole += text
    if (this.preferredDepth > 0) this.preferred += text
  }
}

/** Void elements have no content and no closing tag. */
const hides = ({ tagName, attrs, selfClosing }: Token.TagToken): boolean =>
  hidden.has(tagName) ||
  (attrs.some(({ name }) => name === 'hidden') &&
    !selfClosing &&
    !/^(?:input|img|br|hr|link|meta)$/u.test(tagName))

/** Starts the text at the page's title, to skip breadcrumbs. */
function withHeadline(text: string, headline: string): string {
  if (headline === '') return text
  const at = text.indexOf(headline)
  return at < 0 ? `${headline}\n${text}` : text.slice(at)
}

const tidy = (text: string): string =>
  text
    .replace(/[ \t\u00a0]+/gu, ' ')
    .replace(/ ?\n[ \n]*/gu, '\n')
    .replace(/\n-\s+/gu, '\n- ')
    .replace(/\n- ?(?=\n|$)/gu, '')
    .replace(/\s*\f\s*/gu, '\n\n')
    .trim()
