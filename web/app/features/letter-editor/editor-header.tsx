import { LetterType } from '@lettrine/contract/letters'
import { limits } from '@lettrine/contract/limits'
import { ArrowLeft, ChevronDown, Download, Ellipsis, History, Save, Share2 } from 'lucide-react'
import { Link } from 'react-router'
import { StatusBadge } from '../../shared/badges/badge.tsx'
import { typeNames } from '../../shared/letters/letter-names.fr.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { SaveState } from './autosave/save-state.tsx'
import { useDraftField, useLetterEditing } from './letter-editing.tsx'
import { editorText as texts } from './letter-editor.fr.ts'

/** Title, status, type and save status of the letter, and its actions. */
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
      {/* Preloaded: otherwise going back offline ends on the browser’s error page. */}
      <Link to="/dashboard/letters" prefetch="render" className="editor-back" aria-label={texts.back}>
        <ArrowLeft aria-hidden="true" size={20} />
      </Link>
      <div className="editor-name">
        <h1 className="sr-only">{title || texts.untitled}</h1>
        <label className="editor-title" data-value={title || texts.untitled}>
          <textarea
            aria-label={texts.titleLabel}
            rows={1}
            placeholder={texts.untitled}
            maxLength={limits.title}
            value={title}
            // One line of text, which may wrap.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            onChange={({ currentTarget }) =>
              autosave.edit({ title: currentTarget.value.replace(/\s*\n\s*/g, ' ') })
            }
          />
        </label>
        <span className="editor-status">
          <StatusBadge status={status} />
        </span>
        <TypeSelect />
        <SaveState writing={writing} />
      </div>
      <div className="editor-actions">
        <IconButton className="from-wide" label={texts.versions} icon={<History />} onClick={onVersions} />
        <Button variant="ghost" className="from-wide" onClick={onSave}>
          {texts.save}
        </Button>
        <IconButton className="from-wide" label={texts.share} icon={<Share2 />} onClick={onShare} />
        <Button variant="secondary" className="from-tablet" icon={<Download size={18} />} onClick={onExport}>
          {texts.export}
        </Button>
        <Menu
          trigger={<IconButton className="below-wide" label={texts.more} icon={<Ellipsis />} />}
          items={[
            { label: texts.save, icon: <Save />, onSelect: onSave },
            { label: texts.export, icon: <Download />, onSelect: onExport },
            { label: texts.share, icon: <Share2 />, onSelect: onShare },
            { label: texts.versions, icon: <History />, onSelect: onVersions },
          ]}
        />
        <Button
          variant="primary"
          busy={busy}
          busyLabel={texts.state.saving}
          disabled={writing}
          onClick={onFinalize}
        >
          {status === 'draft' ? texts.finalize : texts.update}
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
      <span className="sr-only">{texts.typeLabel}</span>
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
