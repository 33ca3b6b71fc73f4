import { readLine } from '../lib/text/rich-text.ts'
import { TextLink } from './text-link.tsx'

/** A line with its links and keyboard keys. */
export function RichLine({ line }: { line: string }) {
  // Pieces have no other identity than their index, and none moves.
  return readLine(line).map((piece, place) => {
    const key = `${place} ${piece.text}`
    if (piece.kind === 'text') return <span key={key}>{piece.text}</span>
    if (!('to' in piece))
      return (
        <kbd
          key={key}
          className="rounded-tag border border-line-strong bg-sunken px-1.5 font-sans text-small"
        >
          {piece.text}
        </kbd>
      )
    return piece.to.startsWith('/') ? (
      <TextLink key={key} to={piece.to}>
        {piece.text}
      </TextLink>
    ) : (
      <a
        key={key}
        href={piece.to}
        rel="noreferrer"
        className="text-accent-text underline decoration-accent-line underline-offset-[3px] hover:decoration-accent"
      >
        {piece.text}
      </a>
    )
  })
}
