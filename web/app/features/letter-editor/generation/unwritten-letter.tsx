import { ChevronsDown, CircleAlert, PenLine } from 'lucide-react'
import { useModelName } from '../../../shared/plans/model-name.ts'
import { Button } from '../../../ui/button.tsx'
import { useAutosaveState } from '../letter-editing.tsx'
import { generationText } from './generation.fr.ts'
import type { GenerationControl } from './use-generation.ts'

const texts = generationText.unwritten

/**
 * Where the panel that writes is out of sight: the way to a letter that is still empty, or that was stopped or left in
 * the middle of writing, and the reason of a failure. Below the text, so that the first key moves nothing.
 */
export function UnwrittenLetter({
  control: { state, ready, brief, start, showWhole },
}: {
  control: GenerationControl
}) {
  const model = useModelName()
  const isEmpty = useAutosaveState(({ draft }) => draft.content.trim() === '')
  const hasFailed = state.phase === 'failed'
  const isIdle = state.phase === 'idle' || state.phase === 'stopped'
  // A model would write another letter.
  if (ready && state.phase === 'stopped' && !isEmpty && (!model || brief.writer === 'composer'))
    return (
      <div className="unwritten-letter">
        <p>{generationText.stopped}</p>
        <Button variant="tonal" icon={<ChevronsDown size={18} />} onClick={showWhole}>
          {generationText.showWhole}
        </Button>
      </div>
    )
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
