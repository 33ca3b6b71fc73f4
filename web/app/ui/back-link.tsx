import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

/** Link from a page to the list it belongs to. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-8 items-center gap-2 justify-self-start text-small font-medium text-ink-muted no-underline hover:text-ink pointer-coarse:min-h-11"
    >
      <ArrowLeft aria-hidden="true" size={18} />
      {children}
    </Link>
  )
}
