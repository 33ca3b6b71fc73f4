import { templatePieces } from './template-marks.ts'

/** The text of a template to read: its fields are chips with their question. */
export function TemplateReading({ text }: { text: string }) {
  let at = 0
  return (
    <div className="template-reading" lang="fr">
      {templatePieces(text).map((piece) => {
        const key = at
        at = typeof piece === 'string' ? at + piece.length : piece.end
        if (typeof piece === 'string') return <span key={key}>{piece}</span>
        return (
          <span key={key} className="template-chip" data-kind={piece.kind}>
            {piece.label}
          </span>
        )
      })}
    </div>
  )
}
