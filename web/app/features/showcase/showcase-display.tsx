import { Copy, History, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { PlanBadge, StatusBadge } from '../../ui/badge.tsx'
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
import { showcaseTexts as say } from './showcase.fr.ts'

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
      <p className="font-serif text-h1 leading-head tracking-head">{say.pageTitle}</p>
      <p className="font-serif text-h2 leading-head tracking-head">{say.sectionTitle}</p>
      <p className="font-serif text-h4">{say.cardTitle}</p>
      <p className="font-serif text-letter">{say.letter}</p>
      <p className="text-ui">{say.ui}</p>
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
        {say.wrong}
      </Banner>
      <Banner tone="info">{say.offline}</Banner>
      <Banner tone="warning">{say.writer}</Banner>
      <Banner tone="success">{say.saved}</Banner>
    </div>
  )
}

type Tab = 'content' | 'versions' | 'statistics'

export function Navigation() {
  const [tab, setTab] = useState<Tab>('content')
  return (
    <div className="flex flex-col gap-4">
      <Tabs<Tab>
        label={say.tabs}
        tabs={[
          { value: 'content', label: say.content },
          { value: 'versions', label: say.versions },
          { value: 'statistics', label: say.statistics },
        ]}
        value={tab}
        onValueChange={setTab}
        panel={(current) => say[current]}
      />
      <div className="flex items-center gap-2">
        <Menu
          trigger={<Button variant="secondary">{say.actions}</Button>}
          items={[
            { label: say.duplicate, icon: <Copy />, onSelect: () => {}, shortcut: 'Ctrl D' },
            'separator',
            { label: say.remove, icon: <Trash2 />, onSelect: () => {}, tone: 'danger' },
          ]}
        />
        <IconButton label={say.history} icon={<History />} />
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
        {say.remove}
      </Button>
      <Button variant="secondary" onClick={() => setOpen('sheet')}>
        {say.tools}
      </Button>
      <ConfirmDialog
        open={open === 'dialog'}
        onOpenChange={close}
        title={say.askRemove}
        description={say.removeText}
        confirmLabel={say.remove}
        onConfirm={close}
        typedWord="SUPPRIMER"
      />
      <Sheet open={open === 'sheet'} onOpenChange={close} title={say.tools}>
        <p className="text-body">{say.letter}</p>
      </Sheet>
    </div>
  )
}

export function Empty() {
  return (
    <>
      <EmptyState action={<ButtonLink to="/dashboard/letters/new">{say.newLetter}</ButtonLink>}>
        {say.emptyText}
      </EmptyState>
      <Panel>
        <Skeleton rows={2} />
      </Panel>
    </>
  )
}
