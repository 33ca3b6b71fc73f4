import './letter-detail.css'
import type { Letter } from '@lettrine/contract/letters'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { toast } from '../../ui/toast.ts'
import { type AboutWriter, AnalysisTab } from './analysis-tab.tsx'
import { ContentTab, useContentView } from './content-tab.tsx'
import { DetailHeader } from './detail-header.tsx'
import { shortcutText, detailText as texts } from './letter-detail.fr.ts'
import { useLetter, useReportLetterOpened } from './letter-detail.queries.ts'
import { MetadataPanel } from './metadata-panel.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { StatsPanel } from './stats-panel.tsx'
import { useDetailActions } from './use-detail-actions.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useLetterShortcuts } from './use-letter-shortcuts.ts'
import { usePageSetting } from './use-page-setting.ts'
import { usePrinting } from './use-printing.ts'

const tabNames = ['content', 'metadata', 'analysis', 'history', 'stats'] as const
const tabs = tabNames.map((value) => ({ value, label: texts.tab[value] }))

type Slot = { open: boolean; onOpenChange: (open: boolean) => void; letter: Letter }
type ExportSlot = Slot & ReturnType<typeof usePageSetting>

/** Navigation callbacks, and parts that the route renders from other features. */
export type LetterDetailNavigation = {
  editAddress: string
  about: (letter: Letter) => AboutWriter
  onList: () => void
  onOpenLetter: (id: string) => void
  onSaveAsTemplate: (letterId: string) => void
  /** Opens the editor at these words of the letter. */
  onSee: (quote: string) => void
  renderExport: (slot: ExportSlot) => ReactNode
  renderShare: (slot: Slot) => ReactNode
  renderHistory: (letter: Letter) => ReactNode
}

/** Page of one letter: preview, statistics, analysis, versions and actions. */
export function LetterDetail({
  letterId,
  navigation,
}: {
  letterId: string
  navigation: LetterDetailNavigation
}) {
  const query = useLetter(letterId)
  const letter = query.data?.data
  if (letter) return <Shown letter={letter} navigation={navigation} />
  if (!query.isError) return <Skeleton rows={6} />
  const isMissing = query.error instanceof ApiError && [400, 404].includes(query.error.status)
  return (
    <section className="detail-missing" role="alert">
      <h1>{isMissing ? texts.missing : texts.failed}</h1>
      {!isMissing && query.error instanceof ApiError && <p className="muted">{query.error.message}</p>}
      <div>
        <ButtonLink to="/dashboard/letters">{texts.toList}</ButtonLink>
        <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
          {texts.retry}
        </Button>
      </div>
    </section>
  )
}

type Opened = 'export' | 'share' | 'remove' | 'shortcuts'

function Shown({ letter, navigation }: { letter: Letter; navigation: LetterDetailNavigation }) {
  const [tab, setTab] = useQueryState('tab', parseAsStringLiteral(tabNames).withDefault('content'))
  const [opened, setOpened] = useState<Opened>()
  const [isFull, setFull] = useFullScreen()
  const actions = useDetailActions(letter, navigation.onOpenLetter)
  const setting = usePageSetting(letter)
  useReportLetterOpened(letter.id)
  useEffect(() => {
    document.title = texts.metaTitle(letter.title || texts.untitled)
  }, [letter.title])

  const [, setView] = useContentView()
  const showPage = useCallback(() => {
    void setTab('content')
    void setView('preview')
  }, [setTab, setView])
  const print = usePrinting(letter, showPage)
  const { duplicate } = actions
  const shortcuts = useMemo(
    () => ({
      save: () => toast.info({ title: texts.saved(letter.updatedAt) }),
      export: () => setOpened('export'),
      print,
      duplicate,
      toggleFullScreen: () => setFull(!isFull),
      leaveFullScreen: () => setFull(false),
      help: () => setOpened('shortcuts'),
    }),
    [letter.updatedAt, duplicate, isFull, setFull, print],
  )
  useLetterShortcuts(shortcuts)
  const dialog = (name: Opened) => ({
    open: opened === name,
    onOpenChange: (open: boolean) => setOpened(open ? name : undefined),
    letter,
  })

  return (
    <article className="detail" data-full={isFull || undefined}>
      <DetailHeader
        letter={letter}
        editAddress={navigation.editAddress}
        isFull={isFull}
        onBookmark={actions.toggleBookmark}
        onExport={shortcuts.export}
        onShare={() => setOpened('share')}
        onPrint={print}
        onDuplicate={duplicate}
        onSaveAsTemplate={() => navigation.onSaveAsTemplate(letter.id)}
        onFull={shortcuts.toggleFullScreen}
        onShortcuts={shortcuts.help}
        onRemove={() => setOpened('remove')}
      />
      <Tabs
        label={texts.tabs}
        tabs={tabs}
        value={tab}
        onValueChange={(next) => void setTab(next)}
        panel={(name) => {
          if (name === 'content') return <ContentTab letter={letter} editAddress={navigation.editAddress} />
          if (name === 'metadata') return <MetadataPanel letter={letter} />
          if (name === 'analysis')
            return <AnalysisTab letter={letter} about={navigation.about} onSee={navigation.onSee} />
          if (name === 'history') return navigation.renderHistory(letter)
          return <StatsPanel letterId={letter.id} />
        }}
      />
      {navigation.renderExport({ ...dialog('export'), ...setting })}
      {navigation.renderShare(dialog('share'))}
      <RemoveDialog {...dialog('remove')} onRemoved={navigation.onList} />
      <ShortcutSheet {...dialog('shortcuts')} />
    </article>
  )
}

function ShortcutSheet({ open, onOpenChange }: Slot) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={shortcutText.title} description={shortcutText.mac}>
      <dl className="detail-shortcuts">
        {shortcutText.list.map(([keys, action]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
