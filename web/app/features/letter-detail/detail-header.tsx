import type { Letter } from '@lettrine/contract/letters'
import {
  Bookmark,
  BookmarkCheck,
  Copy,
  Download,
  Ellipsis,
  Keyboard,
  LayoutTemplate,
  Maximize,
  Minimize,
  Pencil,
  Printer,
  Share2,
  Trash2,
} from 'lucide-react'
import { StatusBadge } from '../../shared/badges/badge.tsx'
import { QuotaIcon } from '../../shared/letter-quota/quota-icon.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { ItemTitle } from '../../ui/page-head.tsx'
import { detailText as texts } from './letter-detail.fr.ts'

/** Title and status of the letter, and its actions. */
export function DetailHeader({
  letter,
  editAddress,
  isFull,
  onBookmark,
  onExport,
  onShare,
  onPrint,
  onDuplicate,
  onSaveAsTemplate,
  onFull,
  onShortcuts,
  onRemove,
}: {
  letter: Letter
  editAddress: string
  isFull: boolean
  onBookmark: () => void
  onExport: () => void
  onShare: () => void
  onPrint: () => void
  onDuplicate: () => void
  onSaveAsTemplate: () => void
  onFull: () => void
  onShortcuts: () => void
  onRemove: () => void
}) {
  const about = [letter.jobTitle, letter.company].filter(Boolean).join(' · ')
  return (
    <header className="detail-head">
      <BackLink to="/dashboard/letters">{texts.back}</BackLink>
      <div className="detail-name">
        <ItemTitle>{letter.title || texts.untitled}</ItemTitle>
        <IconButton
          label={letter.isBookmarked ? texts.unbookmark : texts.bookmark}
          icon={letter.isBookmarked ? <BookmarkCheck /> : <Bookmark />}
          pressed={letter.isBookmarked}
          onClick={onBookmark}
        />
      </div>
      <p className="detail-about">
        <StatusBadge status={letter.status} />
        {about && <span>{about}</span>}
      </p>
      <div className="detail-actions">
        <ButtonLink to={editAddress} icon={<Pencil size={18} />}>
          {texts.edit}
        </ButtonLink>
        <Button variant="secondary" icon={<Download size={18} />} onClick={onExport}>
          {texts.export}
        </Button>
        <Button variant="secondary" icon={<Share2 size={18} />} onClick={onShare}>
          {texts.share}
        </Button>
        <IconButton
          label={isFull ? texts.leaveFullScreen : texts.fullScreen}
          shortcut="F11"
          icon={isFull ? <Minimize /> : <Maximize />}
          onClick={onFull}
        />
        <Menu
          trigger={<IconButton label={texts.more} icon={<Ellipsis />} />}
          items={[
            { label: texts.print, icon: <Printer />, shortcut: 'Ctrl P', onSelect: onPrint },
            {
              label: texts.duplicate,
              icon: <QuotaIcon icon={Copy} />,
              shortcut: 'Ctrl D',
              onSelect: onDuplicate,
            },
            { label: texts.saveAsTemplate, icon: <LayoutTemplate />, onSelect: onSaveAsTemplate },
            { label: texts.shortcuts, icon: <Keyboard />, shortcut: '?', onSelect: onShortcuts },
            'separator',
            { label: texts.remove, icon: <Trash2 />, tone: 'danger', onSelect: onRemove },
          ]}
        />
      </div>
    </header>
  )
}
