/** Some words that appear together; `isFigure` for those the person gave, which the page points at. */
export type LetterPiece = { text: string; isFigure: boolean; place: number }

const wordsTogether = 4
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/gu, ' ')

/** A letter cut into what the pen writes at once, numbered through all its paragraphs. */
export function letterPieces(paragraphs: readonly string[], figure: string): LetterPiece[][] {
  let place = 0
  return paragraphs.map((paragraph) =>
    aroundFigure(paragraph, figure).map((piece) => ({ ...piece, place: place++ })),
  )
}

function aroundFigure(paragraph: string, figure: string): Omit<LetterPiece, 'place'>[] {
  const at = plainSpaces(paragraph).indexOf(figure)
  const words = (text: string) => together(text).map((piece) => ({ text: piece, isFigure: false }))
  if (at === -1) return words(paragraph)
  const end = at + figure.length
  return [
    ...words(paragraph.slice(0, at)),
    { text: paragraph.slice(at, end), isFigure: true },
    ...words(paragraph.slice(end)),
  ]
}

/** Cut after every few words; the pieces put together again are the text. */
function together(text: string): string[] {
  const words = text.match(/\s*\S+\s*/gu) ?? []
  return Array.from({ length: Math.ceil(words.length / wordsTogether) }, (_, index) =>
    words.slice(index * wordsTogether, (index + 1) * wordsTogether).join(''),
  )
}
