import type { ReactNode } from 'react'
import { DropCap } from './drop-cap.tsx'

/** Empty list: a statement, then one action. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-6 rounded-card bg-paper p-6 shadow-card sm:p-8">
      <DropCap className="max-w-[34rem]">{children}</DropCap>
      {action}
    </div>
  )
}
