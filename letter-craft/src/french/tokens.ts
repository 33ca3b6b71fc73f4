/** A word or a punctuation mark of a sentence. Offsets are UTF-16 units in the text that was cut. */
export type Token = {
  text: string
  /** Lower case, with curly apostrophes: the form to look up. */
  form: string
  start: number
  end: number
  /** What separates it from the token before: a space, nothing, or the hyphen of «-t-il». */
  before: string
}

const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’](?=[\p{L}\d«"“])/iu
const tokenPattern =
  /(?:aujourd|prud|presqu)['’]\p{L}+|quelqu['’]une?s?(?!\p{L})|\d+(?:ers?|[eè]res?|res?|e|es|[eè]mes?|nde?s?|ds?)(?![\p{L}\d])|\d+(?:[.,\u00a0\u202f ]\d+)*|\p{L}[\p{L}\p{M}\d]*(?:['’]|(?:-\p{L}[\p{L}\d]*)*)|[^\s\p{L}\d]/giu
const clitic =
  /-(?:t[-’'])?(je|tu|ils?|elles?|ont?|nous|vous|ce|moi|toi|lui|leurs?|les?|la|y|en|ci|là|même|mêmes)$/iu

/**
 * Cuts a text into words and marks. Elided words stand alone («l’», «qu’»); a clitic is separated from its verb
 * («-t-il»), unless `isWord` knows the compound.
 */
export function tokenize(text: string, isWord: (form: string) => boolean): Token[] {
  const tokens: Token[] = []
  const add = (start: number, end: number, before?: string) => {
    const last = tokens.at(-1)
    const raw = text.slice(start, end)
    tokens.push({
      text: raw,
      form: raw.toLowerCase().replaceAll("'", '’'),
      start,
      end,
      before: before ?? text.slice(last?.end ?? 0, start),
    })
  }
  tokenPattern.lastIndex = 0
  for (let found = tokenPattern.exec(text); found; found = tokenPattern.exec(text)) {
    const start = found.index
    const [raw] = found
    if (/['’]$/u.test(raw) && !elision.test(text.slice(start))) {
      // «presqu’» and typing slips: the letters alone.
      add(start, start + raw.length - (raw.length > 1 ? 1 : 0))
      if (raw.length > 1) add(start + raw.length - 1, start + raw.length)
    } else if (raw.includes('-') && !isWord(raw.toLowerCase()) && !isWord(raw)) addCompound(raw, start, add)
    else add(start, start + raw.length)
  }
  return tokens
}

function addCompound(
  raw: string,
  start: number,
  add: (start: number, end: number, before?: string) => void,
): void {
  const found = clitic.exec(raw)
  if (!found) {
    add(start, start + raw.length)
    return
  }
  const head = raw.slice(0, found.index)
  const inner = clitic.exec(head)
  if (inner) addCompound(head, start, add)
  else add(start, start + head.length)
  const word = found[1] ?? ''
  add(start + raw.length - word.length, start + raw.length, raw.slice(found.index, raw.length - word.length))
}
