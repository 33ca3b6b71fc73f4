import { type LetterMeasure, measureLetter } from '@lettrine/letter-craft/text/measure'
import { useEffect, useState } from 'react'
import { useDraftField, useLetterEditing } from '../letter-editing.tsx'
import { editorText } from '../letter-editor.fr.ts'

const texts = editorText.measure
const quietMs = 250
/** Words more or less than one aims at. */
const tolerance = 50

/** Words and reading time, counted when the hand rests: never on the typing path. `writing` counts a text in the making. */
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
            , {texts.advice(wordTarget - tolerance, wordTarget + tolerance)}
          </span>
          {measure.wordCount > 0 && (
            <span className="measure-reading"> · {texts.reading(measure.readingMinutes)}</span>
          )}
        </span>
      )}
    </p>
  )
}
