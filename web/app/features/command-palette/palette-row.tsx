import { CircleHelp, FileText, LayoutTemplate, Lock, type LucideIcon, Mail, Zap } from 'lucide-react'
import { Fragment, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { quotaText } from '../../shared/letter-quota/letter-quota.fr.ts'
import type { Entry, EntryKind } from './command-palette.state.ts'
import { findMatches, type Matches } from './text-matches.ts'

const icons = {
  actions: Zap,
  letters: Mail,
  templates: LayoutTemplate,
  pages: FileText,
  help: CircleHelp,
} as const satisfies Record<EntryKind, LucideIcon>

/** One entry; a link when it has an address, so that a middle click opens a tab. */
export function PaletteRow({
  entry,
  id,
  query,
  isChosen,
  isLocked,
  onChoose,
  onOpen,
}: {
  entry: Entry
  id: string
  query: string
  isChosen: boolean
  /** The plan lacks it; its page says so, and leads to the plans. */
  isLocked: boolean
  onChoose: () => void
  onOpen: () => void
}) {
  const shared = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isChosen,
    className: 'palette-row',
    // Not on pointerenter: scrolling under a pointer at rest would change the selection.
    onPointerMove: onChoose,
  }
  const content = <RowContent entry={entry} query={query} isLocked={isLocked} />
  if (entry.to === undefined)
    return (
      <button type="button" {...shared} onClick={onOpen}>
        {content}
      </button>
    )
  const follow = (event: MouseEvent) => {
    // With a modifier key, the browser opens a tab itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <Link to={entry.to} {...shared} onClick={follow}>
      {content}
    </Link>
  )
}

function RowContent({ entry, query, isLocked }: { entry: Entry; query: string; isLocked: boolean }) {
  const Icon = isLocked ? Lock : icons[entry.kind]
  return (
    <>
      <Icon aria-hidden="true" size={18} />
      {isLocked && <span className="sr-only">{quotaText.locked} </span>}
      <span className="palette-names">
        <span className="palette-title">
          <Marked text={entry.title} matches={findMatches(entry.title, query)} />
        </span>
        {entry.excerpt && (
          <span className="palette-excerpt">
            <Marked {...entry.excerpt} />
          </span>
        )}
      </span>
      {entry.detail && (
        <span className="palette-detail">
          <Marked text={entry.detail} matches={findMatches(entry.detail, query)} />
        </span>
      )}
    </>
  )
}

function Marked({ text, matches }: { text: string; matches: Matches }) {
  const ends = [0, ...matches.map(([, end]) => end)]
  return (
    <>
      {matches.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ends[index], start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}
