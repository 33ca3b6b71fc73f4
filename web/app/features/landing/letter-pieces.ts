/** Words that appear together in the animation; `isFigure` for facts of the profile, which are highlighted. */
export type LetterPiece = { text: string; isFigure: boolean; place: number }

const wordsTogether = 4
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/gu, ' ')

/** A letter split into the steps of its animation, numbered across paragraphs. */
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

/** Splits every few words; the pieces joined are the text. */
function together(text: string): string[] {
  const words = text.match(/\s*\S+\s*/gu) ?? []
  return Array.from({ length: Math.ceil(words.length / wordsTogether) }, (_, index) =>
    words.slice(index * wordsTogether, (index + 1) * wordsTogether).join(''),
  )
}
