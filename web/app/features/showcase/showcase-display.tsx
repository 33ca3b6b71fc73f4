import { Copy, History, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { PlanBadge, StatusBadge } from '../../shared/badges/badge.tsx'
import { newLetterPath } from '../../shared/letters/new-letter-path.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { showcaseTexts as texts } from './showcase.fr.ts'

const colours = [
  ['desk', 'bg-desk'],
  ['paper', 'bg-paper'],
  ['sunken', 'bg-sunken'],
  ['ink', 'bg-ink'],
  ['muted', 'bg-ink-muted'],
  ['margin', 'bg-margin-line'],
  ['accent', 'bg-accent'],
  ['rubric', 'bg-rubric'],
  ['success', 'bg-success'],
  ['warning', 'bg-warning'],
  ['danger', 'bg-danger-fill'],
  ['info', 'bg-info'],
] as const

export function Palette() {
  return (
    <ul className="grid grid-cols-6 gap-2">
      {colours.map(([name, look]) => (
        <li key={name} className="text-center text-micro text-ink-muted">
          <span className={`mb-1 block h-10 rounded-control border border-line ${look}`} />
          {name}
        </li>
      ))}
    </ul>
  )
}

export function Type() {
  return (
    <div className="flex flex-col gap-2">
      <p className="font-serif text-h1 leading-head tracking-head">{texts.pageTitle}</p>
      <p className="font-serif text-h2 leading-head tracking-head">{texts.sectionTitle}</p>
      <p className="font-serif text-h4">{texts.cardTitle}</p>
      <p className="font-serif text-letter">{texts.letter}</p>
      <p className="text-ui">{texts.ui}</p>
    </div>
  )
}

export function Badges() {
  return (
    <div className="flex flex-wrap gap-2">
      {(['draft', 'final', 'archived', 'template', 'shared'] as const).map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
      {(['free', 'basic', 'pro', 'premium', 'lifetime'] as const).map((plan) => (
        <PlanBadge key={plan} plan={plan} />
      ))}
    </div>
  )
}

export function Banners() {
  return (
    <div className="flex flex-col gap-3">
      <Banner tone="danger" onDismiss={() => {}}>
        {texts.wrong}
      </Banner>
      <Banner tone="info">{texts.offline}</Banner>
      <Banner tone="warning">{texts.writer}</Banner>
      <Banner tone="success">{texts.saved}</Banner>
    </div>
  )
}

type Tab = 'content' | 'versions' | 'statistics'

export function Navigation() {
  const [tab, setTab] = useState<Tab>('content')
  return (
    <div className="flex flex-col gap-4">
      <Tabs<Tab>
        label={texts.tabs}
        tabs={[
          { value: 'content', label: texts.content },
          { value: 'versions', label: texts.versions },
          { value: 'statistics', label: texts.statistics },
        ]}
        value={tab}
        onValueChange={setTab}
        panel={(current) => texts[current]}
      />
      <div className="flex items-center gap-2">
        <Menu
          trigger={<Button variant="secondary">{texts.actions}</Button>}
          items={[
            { label: texts.duplicate, icon: <Copy />, onSelect: () => {}, shortcut: 'Ctrl D' },
            'separator',
            { label: texts.remove, icon: <Trash2 />, onSelect: () => {}, tone: 'danger' },
          ]}
        />
        <IconButton label={texts.history} icon={<History />} />
      </div>
    </div>
  )
}

export function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'sheet'>()
  const close = () => setOpen(undefined)
  return (
    <div className="flex gap-3">
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        {texts.remove}
      </Button>
      <Button variant="secondary" onClick={() => setOpen('sheet')}>
        {texts.tools}
      </Button>
      <ConfirmDialog
        open={open === 'dialog'}
        onOpenChange={close}
        title={texts.askRemove}
        description={texts.removeText}
        confirmLabel={texts.remove}
        onConfirm={close}
        typedWord="SUPPRIMER"
      />
      <Sheet open={open === 'sheet'} onOpenChange={close} title={texts.tools}>
        <p className="text-body">{texts.letter}</p>
      </Sheet>
    </div>
  )
}

export function Empty() {
  return (
    <>
      <EmptyState action={<ButtonLink to={newLetterPath}>{texts.newLetter}</ButtonLink>}>
        {texts.emptyText}
      </EmptyState>
      <Panel>
        <Skeleton rows={2} />
      </Panel>
    </>
  )
}
