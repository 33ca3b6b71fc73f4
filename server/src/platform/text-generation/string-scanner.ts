const escapes: Readonly<Record<string, string>> = { n: ' ', r: ' ', t: ' ', b: '', f: '' }

type StringScanner = {
  isOpen: () => boolean
  /** The quotation mark that opens it was read. */
  open: () => void
  /** Takes a character; `after` when the string had ended before it. */
  take: (char: string) => 'within' | 'after'
  /** Ends the string where its line ends; whether it had no end of its own. */
  cut: () => boolean
}

/** A string of JSON, character by character. */
export function createStringScanner(given: {
  /** Whether a quotation mark may stand in it that its writer did not escape. */
  mayHoldQuotes: () => boolean
  onText: (text: string) => void
  /** Such a mark was found. */
  onQuote: () => void
  onEnd: (isCut: boolean) => void
}): StringScanner {
  let state: 'closed' | 'text' | 'escape' | 'unicode' | 'quote' = 'closed'
  let hex = ''
  /** Spaces since a quotation mark. */
  let gap = ''

  const close = (isCut: boolean) => {
    state = 'closed'
    given.onEnd(isCut)
  }
  const afterQuote = (char: string): 'within' | 'after' => {
    if (/\s/u.test(char)) {
      gap += char
      return 'within'
    }
    if (/[,}\]:]/u.test(char) || !given.mayHoldQuotes()) {
      close(false)
      return 'after'
    }
    state = 'text'
    given.onQuote()
    given.onText(`"${gap}${char}`)
    return 'within'
  }
  const within = (char: string): void => {
    if (state === 'escape') {
      state = char === 'u' ? 'unicode' : 'text'
      hex = ''
      if (char !== 'u') given.onText(escapes[char] ?? char)
    } else if (state === 'unicode') {
      hex += char
      if (hex.length < 4) return
      state = 'text'
      given.onText(String.fromCharCode(Number.parseInt(hex, 16) || 0x20))
    } else if (char === '\\') state = 'escape'
    else if (char === '"') {
      state = 'quote'
      gap = ''
    } else given.onText(char)
  }
  return {
    isOpen: () => state !== 'closed',
    open() {
      state = 'text'
    },
    take(char) {
      if (state === 'quote') return afterQuote(char)
      within(char)
      return 'within'
    },
    cut() {
      const isCut = state !== 'quote'
      close(isCut)
      return isCut
    },
  }
}
