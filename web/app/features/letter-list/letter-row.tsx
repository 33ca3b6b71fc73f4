import type { LetterSummary, LetterType } from '@lettrine/contract/letters'
import {
  Archive,
  ArchiveRestore,
  Briefcase,
  Copy,
  Download,
  Ellipsis,
  Eye,
  GraduationCap,
  Landmark,
  LayoutTemplate,
  type LucideIcon,
  Mail,
  PenLine,
  School,
  Trash2,
} from 'lucide-react'
import { Link } from 'react-router'
import { expectLetter } from '../../lib/api/expected-letter.ts'
import { StatusBadge } from '../../shared/badges/badge.tsx'
import { QuotaIcon } from '../../shared/letter-quota/quota-icon.tsx'
import { typeNames } from '../../shared/letters/letter-names.fr.ts'
import { IconButton, IconLink } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { sinceText } from './letter-date.ts'
import { listText as texts } from './letter-list.fr.ts'
import type { LetterActions } from './use-letter-actions.tsx'

const typeIcons = {
  job_application: Briefcase,
  internship: GraduationCap,
  apprenticeship: School,
  scholarship: Landmark,
  motivation: Mail,
} as const satisfies Record<LetterType, LucideIcon>

const editAddress = (id: string) => `/dashboard/letters/${id}/edit`

export type RowSelectionState = { chosen: boolean; onToggle: (id: string, range: boolean) => void }

/** One letter: title, status and actions. */
export function LetterRow({
  letter,
  now,
  actions,
  choice,
  compact = false,
  isPrepared = false,
}: {
  letter: LetterSummary
  now: Date
  choice?: RowSelectionState | undefined
  /** Without actions the row is read-only: the cached list. */
  actions?: LetterActions
  compact?: boolean
  /** Whether what shows a letter is fetched with the row. */
  isPrepared?: boolean
}) {
  const title = letter.title || texts.untitled
  const TypeIcon = typeIcons[letter.type]
  return (
    <tr className="letter-row" data-chosen={choice?.chosen}>
      {choice && (
        <td className="letter-cell-choice">
          <label>
            <input
              type="checkbox"
              aria-label={texts.selectOne(title)}
              checked={choice.chosen}
              // A change event does not say whether Shift is down; a click does, and Space triggers one too.
              onClick={(event) => choice.onToggle(letter.id, event.shiftKey)}
              onChange={() => {}}
            />
          </label>
        </td>
      )}
      <td className="letter-cell-title">
        <Link
          to={editAddress(letter.id)}
          className="letter-link"
          prefetch={isPrepared && navigator.onLine ? 'render' : 'none'}
          onClick={({ metaKey, ctrlKey, shiftKey }) => {
            if (!metaKey && !ctrlKey && !shiftKey) expectLetter(letter.id)
          }}
        >
          <span className="letter-thumbnail" title={typeNames[letter.type]}>
            <TypeIcon aria-label={typeNames[letter.type]} size={16} />
          </span>
          <span className="letter-names">
            <span className="letter-title">{title}</span>
            <span className={compact ? 'letter-subtitle' : 'letter-subtitle below-desk'}>
              {letter.company || texts.noCompany}
            </span>
          </span>
        </Link>
      </td>
      {!compact && (
        <>
          <td className="from-desk">{letter.company}</td>
          <td className="from-desk">{letter.jobTitle}</td>
        </>
      )}
      <td className="letter-cell-status">
        <StatusBadge status={letter.status} />
      </td>
      <td className="letter-cell-date">
        <time dateTime={letter.updatedAt}>{sinceText(letter.updatedAt, now)}</time>
      </td>
      <td className="letter-cell-actions">
        {actions && <RowActions letter={letter} title={title} actions={actions} />}
      </td>
    </tr>
  )
}

function RowActions({
  letter,
  title,
  actions,
}: {
  letter: LetterSummary
  title: string
  actions: LetterActions
}) {
  const isArchived = letter.status === 'archived'
  const isFinal = letter.status === 'final' || letter.status === 'shared'
  return (
    <div className="letter-actions">
      <span className="letter-quick">
        {isFinal ? (
          <IconButton
            label={texts.downloadOf(title)}
            icon={<Download />}
            disabled={actions.downloading === letter.id}
            onClick={() => actions.download(letter)}
          />
        ) : (
          <IconLink to={editAddress(letter.id)} label={texts.editOf(title)} icon={<PenLine />} />
        )}
      </span>
      <Menu
        trigger={<IconButton label={texts.moreActions(title)} icon={<Ellipsis />} />}
        items={[
          { label: texts.view, icon: <Eye />, to: `/dashboard/letters/${letter.id}` },
          { label: texts.edit, icon: <PenLine />, to: editAddress(letter.id) },
          ...(isFinal
            ? [{ label: texts.download, icon: <Download />, onSelect: () => actions.download(letter) }]
            : []),
          {
            label: texts.duplicate,
            icon: <QuotaIcon icon={Copy} />,
            onSelect: () => actions.duplicate(letter),
          },
          {
            label: texts.saveAsTemplate,
            icon: <LayoutTemplate />,
            onSelect: () => actions.saveAsTemplate(letter),
          },
          {
            label: isArchived ? texts.unarchive : texts.archive,
            icon: isArchived ? <ArchiveRestore /> : <Archive />,
            onSelect: () => actions.archive([letter], !isArchived),
          },
          { label: texts.remove, icon: <Trash2 />, tone: 'danger', onSelect: () => actions.remove([letter]) },
        ]}
      />
    </div>
  )
}
