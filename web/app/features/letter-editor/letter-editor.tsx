import type { Profile } from '@lettrine/contract/profile'
import { FileText, ListChecks, PanelLeft, PenLine, SpellCheck, Square, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Autosave } from './autosave/autosave.engine.ts'
import { deviceMemory } from './autosave/device-memory.ts'
import type { EditorSession } from './autosave/editor-session.state.ts'
import { SaveBanner } from './autosave/save-banner.tsx'
import { useAutosave } from './autosave/use-autosave.ts'
import { useLetterSession } from './autosave/use-letter-session.ts'
import {
  type EditorDialogs,
  ExportDialogSlot,
  ShareDialogSlot,
  VersionsDialogSlot,
} from './editor-dialogs.tsx'
import { EditorHeader } from './editor-header.tsx'
import { EditorFailure, EditorSkeleton, SurfaceSkeleton } from './editor-placeholders.tsx'
import { generationText } from './generation/generation.fr.ts'
import { GenerationPanel } from './generation/generation-panel.tsx'
import { adoptProfile } from './generation/profile-sync.ts'
import { useGeneration } from './generation/use-generation.ts'
import {
  type LetterEditing,
  LetterEditingProvider,
  useAutosaveState,
  useLetterEditing,
  useProofreadingState,
  useReadingState,
} from './letter-editing.tsx'
import { editorText as texts } from './letter-editor.fr.ts'
import { LetterFields } from './letter-fields.tsx'
import { answersText } from './offer/offer-answers.fr.ts'
import { countAnswered, createReading } from './offer/reading.store.ts'
import { PagePreview } from './page/page-preview.tsx'
import { FindingCard } from './proofreading/finding-card.tsx'
import { FindingsCount, FindingsPanel } from './proofreading/findings-panel.tsx'
import { proofreadingText } from './proofreading/proofreading.fr.ts'
import { countBySeverity, createProofreading } from './proofreading/proofreading.store.ts'
import { LetterMeasureLine } from './surface/letter-measure.tsx'
import type { SurfaceHandle } from './surface/surface-handle.ts'
import { UnfilledCount } from './surface/unfilled-count.tsx'
import { useFinalize } from './use-finalize.tsx'
import './proofreading/analysis.css'
import './generation/generation.css'
import './letter-editor.css'
import './surface/letter-surface.css'
import './page/page-designs.css'
import './page/page-preview.css'
import './proofreading/proofreading.css'
import './offer/reading.css'

// TipTap weighs more than all the rest: it comes in a chunk of its own.
const LetterSurface = lazy(() =>
  import('./surface/letter-surface.tsx').then((loaded) => ({ default: loaded.LetterSurface })),
)

export type EditorNavigation = {
  /** The letter is saved under this id: the address follows. */
  onSavedAs: (letterId: string) => void
  onOpenLetter: (letterId: string) => void
  onList: () => void
  onSignIn: () => void
}

/** Opens the letter of a session and keeps its editor as long as the session lasts. */
export function LetterEditor({
  session,
  user,
  startAt,
  navigation,
  dialogs,
}: {
  session: EditorSession
  user: Profile
  /** Words of the letter to show first. */
  startAt: string | undefined
  navigation: EditorNavigation
  dialogs: EditorDialogs
}) {
  const memory = useMemo(() => deviceMemory(user.id), [user.id])
  // Before anything reads it; once for each opening.
  useState(() => adoptProfile(memory, user))
  const opening = useLetterSession(session, user, memory, navigation.onSavedAs)
  const surface = useRef<SurfaceHandle | null>(null)
  // Findings ignored once are so for the letter at hand.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session’s key stands for the letter
  const proofreading = useMemo(() => createProofreading(memory), [memory, session.key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  const reading = useMemo(() => createReading(startAt), [session.key])
  if (opening.phase === 'opening') return <EditorSkeleton />
  if (opening.phase === 'failed') return <EditorFailure {...opening} onList={navigation.onList} />
  const { autosave, recovered } = opening
  return (
    <OpenEditor
      key={session.key}
      autosave={autosave}
      editing={{ autosave, memory, surface, proofreading, reading }}
      recovered={recovered}
      navigation={navigation}
      dialogs={dialogs}
    />
  )
}

function OpenEditor({
  autosave,
  editing,
  recovered,
  navigation,
  dialogs,
}: {
  autosave: Autosave
  editing: LetterEditing
  recovered: boolean
  navigation: EditorNavigation
  dialogs: EditorDialogs
}) {
  useAutosave(autosave)
  useEffect(() => {
    if (recovered) toast.info({ title: texts.banner.recovered })
  }, [recovered])
  return (
    <LetterEditingProvider value={editing}>
      <EditorLayout navigation={navigation} dialogs={dialogs} />
    </LetterEditingProvider>
  )
}

const parts = [
  { part: 'write', label: texts.tabs.write, Icon: PenLine },
  { part: 'page', label: texts.tabs.page, Icon: FileText },
  { part: 'review', label: proofreadingText.tab, Icon: SpellCheck },
  { part: 'offer', label: texts.tabs.offer, Icon: ListChecks },
] as const
type Part = (typeof parts)[number]['part']
type Tool = 'offer' | 'review'

/** Three columns on a wide screen, two and a drawer on a tablet, one at a time on a phone. */
function EditorLayout({ navigation, dialogs }: { navigation: EditorNavigation; dialogs: EditorDialogs }) {
  const [part, show] = useState<Part>('write')
  const [tool, setTool] = useState<Tool>('offer')
  const [drawer, setDrawer] = useState(false)
  const [fieldsOpen, setFieldsOpen] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const [exporting, setExporting] = useState(false)
  const [versions, setVersions] = useState(false)
  const [sharing, setSharing] = useState(false)
  const { proofreading } = useLetterEditing()
  const errors = useProofreadingState(({ findings }) => countBySeverity(findings).error)
  const points = useReadingState((state) => state.points)
  const generation = useGeneration()
  const finalize = useFinalize(navigation.onList, () => show('write'))
  const writing = generation.state.phase === 'writing'
  useNaming(navigation.onSavedAs)

  function setPart(next: Part) {
    show(next)
    if (next === 'offer' || next === 'review') setTool(next)
  }
  function openTool(next: Tool) {
    setPart(next)
    setDrawer(true)
  }

  useEffect(() => {
    const shortcut = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return
      event.preventDefault()
      proofreading.step(event.shiftKey ? -1 : 1)
    }
    document.addEventListener('keydown', shortcut)
    return () => document.removeEventListener('keydown', shortcut)
  }, [proofreading])

  // The text appears on the writing surface: it must be in sight.
  useEffect(() => {
    if (!writing) return
    show('write')
    setDrawer(false)
    setFieldsOpen(false)
  }, [writing])

  function fillFields() {
    flushSync(() => {
      setPart('write')
      setDrawer(false)
      setFieldsOpen(true)
    })
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])]
    inputs.find(({ value }) => value === '')?.focus()
  }

  return (
    <div className="editor" data-part={part} data-drawer={drawer}>
      <EditorHeader
        writing={writing}
        busy={finalize.busy}
        onSave={finalize.save}
        onFinalize={finalize.finalize}
        onExport={() => setExporting(true)}
        onVersions={() => setVersions(true)}
        onShare={() => {
          finalize.save()
          setSharing(true)
        }}
      />
      <div className="editor-banners">
        <SaveBanner onSignIn={navigation.onSignIn} onOpenLetter={navigation.onOpenLetter} />
        {finalize.banner}
      </div>
      <div className="editor-columns">
        <button
          type="button"
          className="drawer-scrim"
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => setDrawer(false)}
        />
        <aside
          className="editor-tools"
          aria-label={texts.tools.title}
          onKeyDown={(event) => event.key === 'Escape' && setDrawer(false)}
        >
          <div className="drawer-header">
            <strong>{texts.tools.title}</strong>
            <IconButton label={texts.tools.close} icon={<X />} onClick={() => setDrawer(false)} />
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
            onValueChange={setTool}
          />
          {tool === 'review' ? (
            <FindingsPanel onReveal={() => show('write')} />
          ) : (
            <GenerationPanel control={generation} onFill={fillFields} onReveal={() => show('write')} />
          )}
        </aside>
        <main id="main" className="editor-text">
          <LetterFields box={fields} open={fieldsOpen} onOpenChange={setFieldsOpen} />
          <Suspense fallback={<SurfaceSkeleton />}>
            <LetterSurface onCompose={() => openTool('offer')} />
          </Suspense>
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
              <button type="button" className="text-tool drawer-button" onClick={() => setDrawer(true)}>
                <PanelLeft aria-hidden="true" size={18} />
                {texts.tools.open}
              </button>
            )}
            {!writing && <UnfilledCount onReveal={() => show('write')} />}
            {!writing && <FindingsCount onOpen={() => openTool('review')} />}
            <LetterMeasureLine
              writing={generation.state.phase === 'writing' ? generation.state.words : undefined}
            />
          </footer>
        </main>
        <aside className="editor-page" aria-label={texts.pageSide}>
          <PagePreview onReveal={() => show('write')} />
        </aside>
      </div>
      <nav className="editor-tabs" aria-label={texts.tabs.label}>
        {parts.map(({ part: name, label, Icon }) => (
          <button key={name} type="button" aria-current={part === name} onClick={() => setPart(name)}>
            <span className="tab-icon">
              <Icon aria-hidden="true" size={22} />
              {name === 'review' && errors > 0 && <span className="tab-badge">{errors}</span>}
            </span>
            {label}
          </button>
        ))}
      </nav>
      <FindingCard />
      {finalize.dialog}
      {versions && <VersionsDialogSlot render={dialogs.renderVersions} onClose={() => setVersions(false)} />}
      <ShareDialogSlot render={dialogs.renderShare} open={sharing} onOpenChange={setSharing} />
      <ExportDialogSlot render={dialogs.renderExport} open={exporting} onOpenChange={setExporting} />
    </div>
  )
}

function useNaming(onSavedAs: (letterId: string) => void): void {
  const letterId = useAutosaveState((state) => state.letterId)
  const exists = useAutosaveState((state) => state.exists)
  const latest = useRef(onSavedAs)
  latest.current = onSavedAs
  useEffect(() => {
    if (exists) latest.current(letterId)
  }, [exists, letterId])
}
