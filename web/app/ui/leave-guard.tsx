import { createContext, type ReactNode, use, useCallback, useEffect, useId, useState } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

const Context = createContext<(form: string, isUnsaved: boolean) => void>(() => {})

/** Asks before a page with unsaved forms is left; the router has one such guard at a time. */
export function LeaveGuard({
  title,
  description,
  confirmLabel,
  children,
}: {
  title: string
  description: string
  confirmLabel: string
  children: ReactNode
}) {
  const [unsaved, setUnsaved] = useState<readonly string[]>([])
  const report = useCallback((form: string, isUnsaved: boolean) => {
    setUnsaved((before) => [...before.filter((one) => one !== form), ...(isUnsaved ? [form] : [])])
  }, [])
  const isHeld = unsaved.length > 0
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isHeld && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isHeld) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isHeld])
  return (
    <Context value={report}>
      {children}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        onOpenChange={(open) => !open && blocker.reset?.()}
        title={title}
        description={description}
        confirmLabel={confirmLabel}
        onConfirm={() => blocker.proceed?.()}
      />
    </Context>
  )
}

/** Tells the guard of the page whether this form has changes that are not saved. */
export function useUnsaved(isUnsaved: boolean): void {
  const report = use(Context)
  const form = useId()
  useEffect(() => {
    report(form, isUnsaved)
    return () => report(form, false)
  }, [report, form, isUnsaved])
}
