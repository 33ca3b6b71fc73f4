import { CircleAlert } from 'lucide-react'
import { useModelName } from '../../../shared/plans/model-name.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { WordDifference } from '../../../ui/word-difference.tsx'
import { rewritingText as texts } from './rewriting.fr.ts'
import type { Rewriting, RewritingControl } from './use-rewriting.ts'

/** The proposed text beside the original; nothing changes until it is accepted. */
export function RewriteDialog({ control }: { control: RewritingControl }) {
  const { state, close } = control
  if (state.phase === 'idle') return null
  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      title={texts.title(texts.intents[state.intent])}
      actions={<Actions state={state} control={control} />}
    >
      <Proposal state={state} />
    </Dialog>
  )
}

type Shown = Exclude<Rewriting, { phase: 'idle' }>

const isUnchanged = (state: Shown) =>
  state.phase === 'proposed' && state.proposal.text.trim() === state.passage.text.trim()

function Actions({ state, control }: { state: Shown; control: RewritingControl }) {
  if (state.phase === 'asking')
    return (
      <Button variant="secondary" onClick={control.close}>
        {texts.stop}
      </Button>
    )
  const proposed = state.phase === 'proposed' && !isUnchanged(state)
  return (
    <>
      <Button variant="ghost" onClick={control.again}>
        {texts.again}
      </Button>
      <Button variant="secondary" onClick={control.close}>
        {texts.refuse}
      </Button>
      {proposed && (
        <Button variant="primary" onClick={control.accept}>
          {texts.accept}
        </Button>
      )}
    </>
  )
}

function Proposal({ state }: { state: Shown }) {
  const model = useModelName()
  if (state.phase === 'asking')
    return (
      <>
        <p className="word-difference muted">{state.passage.text}</p>
        <p className="rewrite-status" role="status">
          <Spinner />
          {texts.asking}
        </p>
      </>
    )
  if (state.phase === 'failed')
    return (
      <p className="compose-failure" role="alert">
        <CircleAlert aria-hidden="true" size={18} />
        <span>{state.message}</span>
      </p>
    )
  const { text, writer, fallback } = state.proposal
  return (
    <>
      {fallback && <p className="rewrite-fallback">{fallback.message}</p>}
      {isUnchanged(state) ? (
        <p>{texts.unchanged[state.intent]}</p>
      ) : (
        <>
          <WordDifference before={state.passage.text} after={text} label={texts.diff} />
          <p className="muted small">
            {writer === 'composer' ? texts.byComposer : texts.byModel(model ?? writer)}
          </p>
        </>
      )}
    </>
  )
}
