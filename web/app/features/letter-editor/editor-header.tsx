import { LetterType } from '@lettrine/contract/letters'
import { limits } from '@lettrine/contract/limits'
import { ArrowLeft, ChevronDown, Download, Ellipsis, History, Save, Share2 } from 'lucide-react'
import { Link } from 'react-router'
import { typeNames } from '../../lib/letter-names.fr.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useDraftField, useLetterEditing } from './letter-editing.tsx'
import { editorText as say } from './letter-editor.fr.ts'
import { SaveState } from './save-state.tsx'

/** Name, status, type and state of the letter; what can be done with it as a whole. */
export function EditorHeader({
  writing,
  busy,
  onSave,
  onFinalize,
  onExport,
  onVersions,
  onShare,
}: {
  writing: boolean
  busy: boolean
  onSave: () => void
  onFinalize: () => void
  onExport: () => void
  onVersions: () => void
  onShare: () => void
}) {
  const { autosave } = useLetterEditing()
  const title = useDraftField('title')
  const status = useDraftField('status')
  return (
    <header className="editor-header">
      {/* Loaded beforehand: without a network, going back would otherwise end on the browser’s error page. */}
      <Link to="/dashboard/letters" prefetch="render" className="editor-back" aria-label={say.back}>
        <ArrowLeft aria-hidden="true" size={20} />
      </Link>
      <div className="editor-name">
        <h1 className="sr-only">{title || say.untitled}</h1>
        <span className="editor-title" data-value={title || say.untitled}>
          <input
            aria-label={say.titleLabel}
            placeholder={say.untitled}
            maxLength={limits.title}
            value={title}
            onChange={(event) => autosave.edit({ title: event.currentTarget.value })}
          />
        </span>
        <StatusBadge status={status} />
        <TypeSelect />
        <SaveState writing={writing} />
      </div>
      <div className="editor-actions">
        <IconButton className="from-wide" label={say.versions} icon={<History />} onClick={onVersions} />
        <Button variant="ghost" className="from-wide" onClick={onSave}>
          {say.save}
        </Button>
        <IconButton className="from-wide" label={say.share} icon={<Share2 />} onClick={onShare} />
        <Button variant="secondary" className="from-tablet" icon={<Download size={18} />} onClick={onExport}>
          {say.export}
        </Button>
        <Menu
          trigger={<IconButton className="below-wide" label={say.more} icon={<Ellipsis />} />}
          items={[
            { label: say.save, icon: <Save />, onSelect: onSave },
            { label: say.export, icon: <Download />, onSelect: onExport },
            { label: say.share, icon: <Share2 />, onSelect: onShare },
            { label: say.versions, icon: <History />, onSelect: onVersions },
          ]}
        />
        <Button
          variant="primary"
          busy={busy}
          busyLabel={say.state.saving}
          disabled={writing}
          onClick={onFinalize}
        >
          {status === 'draft' ? say.finalize : say.update}
        </Button>
      </div>
    </header>
  )
}

function TypeSelect() {
  const { autosave } = useLetterEditing()
  const type = useDraftField('type')
  return (
    <label className="type-select">
      <span className="sr-only">{say.typeLabel}</span>
      <select
        value={type}
        onChange={(event) => autosave.edit({ type: LetterType.parse(event.currentTarget.value) })}
      >
        {LetterType.options.map((value) => (
          <option key={value} value={value}>
            {typeNames[value]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" size={16} />
    </label>
  )
}
