import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { classes } from '../../ui/classes.ts'
import { linkClasses } from './link-classes.ts'

export type SiteLink = { to: string; label: string; text: string }

/**
 * A menu button of the header with its links: opens on a click, closes on Escape, on leaving it, or on navigation.
 */
export function SiteSubmenu({ label, links }: { label: string; links: readonly SiteLink[] }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes it
  useEffect(() => setOpen(false), [key])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles events of its button and links
    <div
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={classes(linkClasses, 'cursor-pointer gap-1.5')}
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className={classes('size-4 transition-transform duration-quick', isOpen && 'rotate-180')}
        />
      </button>
      <ul
        id={id}
        hidden={!isOpen}
        className="absolute top-full left-0 mt-1 w-72 rounded-card bg-raised p-1.5 shadow-float"
      >
        {links.map(({ to, label, text }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={() => setOpen(false)}
              className="flex min-h-11 flex-col rounded-[5px] px-3 py-2 no-underline hover:bg-sunken"
            >
              <span className="text-ui font-medium">{label}</span>
              <span className="text-ink-muted text-small">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
