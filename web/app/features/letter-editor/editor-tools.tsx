import { X } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { GenerationPanel } from './generation/generation-panel.tsx'
import type { GenerationControl } from './generation/use-generation.ts'
import { useProofreadingState, useReadingState } from './letter-editing.tsx'
import { editorText as texts } from './letter-editor.fr.ts'
import { answersText } from './offer/offer-answers.fr.ts'
import { countAnswered } from './offer/reading.store.ts'
import { FindingsPanel } from './proofreading/findings-panel.tsx'
import { proofreadingText } from './proofreading/proofreading.fr.ts'
import { countBySeverity } from './proofreading/proofreading.store.ts'

export type Tool = 'offer' | 'review'

/** The tools beside the text, a drawer on a narrow screen: generation and offer, or findings. */
export function ToolsPanel({
  tool,
  onToolChange,
  onClose,
  generation,
  onFill,
  onReveal,
}: {
  tool: Tool
  onToolChange: (tool: Tool) => void
  onClose: () => void
  generation: GenerationControl
  onFill: () => void
  onReveal: () => void
}) {
  const errors = useProofreadingState(({ findings }) => countBySeverity(findings).error)
  const points = useReadingState((state) => state.points)
  return (
    <section
      className="editor-tools"
      aria-label={texts.tools.title}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="drawer-header">
        <strong>{texts.tools.title}</strong>
        <IconButton label={texts.tools.close} icon={<X />} onClick={onClose} />
      </div>
      <SegmentedControl
        className="tools-tabs"
        label={proofreadingText.tabs.label}
        labelHidden
        options={[
          {
            value: 'offer',
            label:
              points.length > 0
                ? answersText.tab(countAnswered(points), points.length)
                : proofreadingText.tabs.offer,
          },
          { value: 'review', label: proofreadingText.tabWith(errors) },
        ]}
        value={tool}
        onValueChange={onToolChange}
      />
      {tool === 'review' ? (
        <FindingsPanel onReveal={onReveal} />
      ) : (
        <GenerationPanel control={generation} onFill={onFill} onReveal={onReveal} />
      )}
    </section>
  )
}
