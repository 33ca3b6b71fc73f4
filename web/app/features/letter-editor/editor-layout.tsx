import type { CheckId } from '@lettrine/letter-craft/sending/preflight'
import { FileText, ListChecks, PanelLeft, PenLine, SpellCheck, Square } from 'lucide-react'
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useCloseOnBack } from '../../lib/react/use-close-on-back.ts'
import { Button } from '../../ui/button.tsx'
import { SaveBanner } from './autosave/save-banner.tsx'
import { type EditorDialogs, ShareDialogSlot, VersionsDialogSlot } from './editor-dialogs.tsx'
import { EditorHeader } from './editor-header.tsx'
import { type Tool, ToolsPanel } from './editor-tools.tsx'
import { generationText } from './generation/generation.fr.ts'
import { UnwrittenLetter } from './generation/unwritten-letter.tsx'
import type { GenerationControl } from './generation/use-generation.ts'
import { useGeneration } from './generation/use-generation.ts'
import type { GuideStep } from './guide/guide-steps.ts'
import { type GuideMove, LetterGuide } from './guide/letter-guide.tsx'
import { useAutosaveState, useLetterEditing, useProofreadingState } from './letter-editing.tsx'
import { editorText as texts } from './letter-editor.fr.ts'
import { LetterFields } from './letter-fields.tsx'
import { PagePreview } from './page/page-preview.tsx'
import { FindingCard } from './proofreading/finding-card.tsx'
import { FindingsCount } from './proofreading/findings-panel.tsx'
import { proofreadingText } from './proofreading/proofreading.fr.ts'
import { countBySeverity } from './proofreading/proofreading.store.ts'
import { LetterMeasureLine } from './surface/letter-measure.tsx'
import { LetterSurface } from './surface/letter-surface.tsx'
import { UnfilledCount } from './surface/unfilled-count.tsx'
import { useDelivery } from './use-delivery.tsx'

// The letter’s font comes with the editor, so that the text does not change its lines under the first keystrokes.
if (typeof document !== 'undefined') void document.fonts.load('1em "Newsreader Variable"')

export type EditorNavigation = {
  /** The letter is saved under this id: the address follows. */
  onSavedAs: (letterId: string) => void
  onOpenLetter: (letterId: string) => void
  onList: () => void
  onSignIn: () => void
  /** The check whose place is shown first. */
  check: CheckId | undefined
  /** The job that a new letter is begun for. */
  jobTitle: string | undefined
  /** The question that a new letter is at; undefined beside the guide. */
  step: GuideStep | undefined
  onStep: GuideMove
}

const parts = [
  { part: 'write', label: texts.tabs.write, Icon: PenLine },
  { part: 'page', label: texts.tabs.page, Icon: FileText },
  { part: 'review', label: proofreadingText.tab, Icon: SpellCheck },
  { part: 'offer', label: texts.tabs.offer, Icon: ListChecks },
] as const
type Part = (typeof parts)[number]['part']

/** Which part of the editor is displayed on a phone, which tool in the drawer, and what is open. */
function usePanels() {
  const [part, show] = useState<Part>('write')
  const [tool, setTool] = useState<Tool>('offer')
  const [drawer, setDrawer] = useState(false)
  const [fieldsOpen, setFieldsOpen] = useState(false)
  const [headOpen, setHeadOpen] = useState(false)

  function setPart(next: Part) {
    show(next)
    if (next === 'offer' || next === 'review') setTool(next)
  }
  function openTool(next: Tool) {
    setPart(next)
    setDrawer(true)
  }
  function showFields(withHead: boolean) {
    setPart('write')
    setDrawer(false)
    setFieldsOpen(true)
    if (withHead) setHeadOpen(true)
  }

  return {
    part,
    show,
    tool,
    setTool,
    drawer,
    setDrawer,
    fieldsOpen,
    setFieldsOpen,
    headOpen,
    setHeadOpen,
    setPart,
    showFields,
    openTool,
  }
}

/** Three columns on a wide screen, two and a drawer on a tablet, one at a time on a phone. */
export function EditorLayout({
  navigation,
  dialogs,
}: {
  navigation: EditorNavigation
  dialogs: EditorDialogs
}) {
  const panels = usePanels()
  const { part, show, drawer, setDrawer, setFieldsOpen, setTool, setPart, showFields } = panels
  const fields = useRef<HTMLDivElement>(null)
  const [versions, setVersions] = useState(false)
  const [sharing, setSharing] = useState(false)
  const generation = useGeneration()
  const delivery = useDelivery({
    dialogs,
    fields,
    onList: navigation.onList,
    check: navigation.check,
    panels: {
      showText: () => setPart('write'),
      showPage: () => setPart('page'),
      openHead: () => showFields(true),
      showReview() {
        setPart('write')
        setTool('review')
      },
    },
  })
  const writing = generation.state.phase === 'writing'
  useCloseOnBack(delivery.isOpen || versions || sharing, () => {
    delivery.close()
    setVersions(false)
    setSharing(false)
  })
  useSavedAs(navigation.onSavedAs)
  useFindingShortcut()

  // The text appears on the writing surface, which must be visible.
  useEffect(() => {
    if (!writing) return
    show('write')
    setDrawer(false)
    setFieldsOpen(false)
  }, [writing, show, setDrawer, setFieldsOpen])

  function fillFields() {
    flushSync(() => showFields(false))
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])]
    inputs.find(({ value }) => value === '')?.focus()
  }

  const { step, onStep } = navigation
  const isGuided = step !== undefined

  return (
    <div className="editor" data-part={part} data-drawer={drawer}>
      {!isGuided && (
        <EditorHeader
          writing={writing}
          busy={delivery.busy}
          onSave={delivery.save}
          onFinalize={delivery.finalize}
          onExport={delivery.exportFile}
          onVersions={() => setVersions(true)}
          onShare={() => {
            delivery.save()
            setSharing(true)
          }}
        />
      )}
      <div className="editor-banners">
        <SaveBanner onSignIn={navigation.onSignIn} onOpenLetter={navigation.onOpenLetter} />
        {delivery.banner}
      </div>
      {step && (
        <LetterGuide
          step={step}
          control={generation}
          onStep={onStep}
          onWrite={() => {
            onStep(undefined)
            generation.start()
          }}
        />
      )}
      <EditorColumns
        panels={panels}
        generation={generation}
        fields={fields}
        isGuided={isGuided}
        onFill={fillFields}
      />
      {!isGuided && <PartTabs part={part} onPartChange={setPart} />}
      <FindingCard />
      {delivery.dialogs}
      {versions && <VersionsDialogSlot render={dialogs.renderVersions} onClose={() => setVersions(false)} />}
      <ShareDialogSlot render={dialogs.renderShare} open={sharing} onOpenChange={setSharing} />
    </div>
  )
}

/** The tools, the text and its page; of a letter that is guided, the text alone, unseen until it is written. */
function EditorColumns({
  panels,
  generation,
  fields,
  isGuided,
  onFill,
}: {
  panels: ReturnType<typeof usePanels>
  generation: GenerationControl
  fields: RefObject<HTMLDivElement | null>
  isGuided: boolean
  onFill: () => void
}) {
  const { show, tool, setTool, setDrawer, fieldsOpen, setFieldsOpen, headOpen, setHeadOpen, openTool } =
    panels
  const main = useFocusAfterGuide(isGuided)
  const hasSides = useAfterText()
  function compose() {
    flushSync(() => openTool('offer'))
    document.getElementById('compose-title')?.scrollIntoView({ block: 'start' })
  }
  return (
    <main
      ref={main}
      id={isGuided ? undefined : 'main'}
      tabIndex={-1}
      className="editor-columns"
      hidden={isGuided}
    >
      <button
        type="button"
        className="drawer-scrim"
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => setDrawer(false)}
      />
      {!isGuided && !hasSides && <section className="editor-tools" aria-busy="true" />}
      {!isGuided && hasSides && (
        <ToolsPanel
          tool={tool}
          onToolChange={setTool}
          onClose={() => setDrawer(false)}
          generation={generation}
          onFill={onFill}
          onReveal={() => show('write')}
        />
      )}
      <div className="editor-text">
        {!isGuided && (
          <LetterFields
            box={fields}
            open={fieldsOpen}
            onOpenChange={setFieldsOpen}
            headOpen={headOpen}
            onHeadOpenChange={setHeadOpen}
          />
        )}
        <LetterSurface onCompose={compose} />
        {!isGuided && <UnwrittenLetter control={generation} />}
        <EditorFooter
          generation={generation}
          onOpenDrawer={() => setDrawer(true)}
          onOpenFindings={() => openTool('review')}
          onReveal={() => show('write')}
        />
      </div>
      <section className="editor-page" aria-label={texts.pageSide}>
        {!isGuided && hasSides && <PagePreview onReveal={() => show('write')} />}
      </section>
    </main>
  )
}

function EditorFooter({
  generation,
  onOpenDrawer,
  onOpenFindings,
  onReveal,
}: {
  generation: GenerationControl
  onOpenDrawer: () => void
  onOpenFindings: () => void
  onReveal: () => void
}) {
  const writing = generation.state.phase === 'writing'
  return (
    <footer className="editor-footer">
      {writing ? (
        <Button
          variant="secondary"
          size="small"
          className="stop-here"
          icon={<Square size={14} />}
          onClick={generation.stop}
        >
          {generationText.stop}
        </Button>
      ) : (
        <button type="button" className="text-tool drawer-button" onClick={onOpenDrawer}>
          <PanelLeft aria-hidden="true" size={18} />
          {texts.tools.open}
        </button>
      )}
      {!writing && <UnfilledCount onReveal={onReveal} />}
      {!writing && <FindingsCount onOpen={onOpenFindings} />}
      <LetterMeasureLine
        writing={generation.state.phase === 'writing' ? generation.state.words : undefined}
      />
    </footer>
  )
}

/** The tabs of a phone, which shows one part of the editor at a time. */
function PartTabs({ part, onPartChange }: { part: Part; onPartChange: (part: Part) => void }) {
  const errors = useProofreadingState(({ findings }) => countBySeverity(findings).error)
  return (
    <nav className="editor-tabs" aria-label={texts.tabs.label}>
      {parts.map(({ part: name, label, Icon }) => (
        <button key={name} type="button" aria-current={part === name} onClick={() => onPartChange(name)}>
          <span className="tab-icon">
            <Icon aria-hidden="true" size={22} />
            {name === 'review' && errors > 0 && <span className="tab-badge">{errors}</span>}
          </span>
          {label}
        </button>
      ))}
    </nav>
  )
}

/** False in the first frame, which shows the text: on a slow phone what is beside it takes as long again. */
function useAfterText(): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setShown(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isShown
}

/** Moves the focus to the letter when the guide before it is gone. */
function useFocusAfterGuide(isGuided: boolean) {
  const main = useRef<HTMLElement>(null)
  const wasGuided = useRef(isGuided)
  useEffect(() => {
    if (wasGuided.current && !isGuided) main.current?.focus({ preventScroll: true })
    wasGuided.current = isGuided
  }, [isGuided])
  return main
}

/** F8 and Shift+F8 step through the findings. */
function useFindingShortcut(): void {
  const { proofreading } = useLetterEditing()
  useEffect(() => {
    const shortcut = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return
      event.preventDefault()
      proofreading.step(event.shiftKey ? -1 : 1)
    }
    document.addEventListener('keydown', shortcut)
    return () => document.removeEventListener('keydown', shortcut)
  }, [proofreading])
}

function useSavedAs(onSavedAs: (letterId: string) => void): void {
  const letterId = useAutosaveState((state) => state.letterId)
  const exists = useAutosaveState((state) => state.exists)
  const latest = useRef(onSavedAs)
  latest.current = onSavedAs
  useEffect(() => {
    if (exists) latest.current(letterId)
  }, [exists, letterId])
}
