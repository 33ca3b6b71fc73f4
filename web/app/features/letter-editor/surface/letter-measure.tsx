import { wordTolerance } from '@lettrine/letter-craft/sending/preflight'
import { type LetterMeasure, measureLetter } from '@lettrine/letter-craft/text/measure'
import { useEffect, useState } from 'react'
import { useDraftField, useLetterEditing } from '../letter-editing.tsx'
import { editorText } from '../letter-editor.fr.ts'

const texts = editorText.measure
const quietMs = 250

/**
 * Number of words and reading time, computed after a pause and never while typing. `writing` counts a text being
 * generated.
 */
export function LetterMeasureLine({ writing }: { writing: number | undefined }) {
  const content = useDraftField('content')
  const { wordTarget } = useLetterEditing().memory.settings()
  const [measure, setMeasure] = useState<LetterMeasure>(() => measureLetter(content))
  useEffect(() => {
    const timer = setTimeout(() => setMeasure(measureLetter(content)), quietMs)
    return () => clearTimeout(timer)
  }, [content])
  return (
    <p className="letter-measure-line">
      <strong>{texts.words(writing ?? measure.wordCount)}</strong>
      {writing === undefined && (
        <span>
          <span className="measure-advice">
            , {texts.advice(wordTarget - wordTolerance, wordTarget + wordTolerance)}
          </span>
          {measure.wordCount > 0 && (
            <span className="measure-reading"> · {texts.reading(measure.readingMinutes)}</span>
          )}
        </span>
      )}
    </p>
  )
}
