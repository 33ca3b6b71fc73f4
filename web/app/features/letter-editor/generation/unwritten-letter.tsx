import { CircleAlert, PenLine } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useAutosaveState } from '../letter-editing.tsx'
import { generationText } from './generation.fr.ts'
import type { GenerationControl } from './use-generation.ts'

const texts = generationText.unwritten

/**
 * Where the panel that writes is out of sight: the way to a letter that is still empty, as after a reload in the middle
 * of writing, and the reason of a failure. Below the text, so that the first key moves nothing.
 */
export function UnwrittenLetter({ control: { state, ready, start } }: { control: GenerationControl }) {
  const isEmpty = useAutosaveState(({ draft }) => draft.content.trim() === '')
  const hasFailed = state.phase === 'failed'
  const isIdle = state.phase === 'idle' || state.phase === 'stopped'
  if (!ready || !(hasFailed || (isEmpty && isIdle))) return null
  return (
    <div className="unwritten-letter">
      {hasFailed && (
        <p role="alert">
          <CircleAlert aria-hidden="true" size={18} />
          {state.message}
        </p>
      )}
      <Button variant="tonal" icon={<PenLine size={18} />} onClick={start}>
        {hasFailed ? texts.retry : texts.write}
      </Button>
    </div>
  )
}
