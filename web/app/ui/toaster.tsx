import { WifiOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Toaster as Base, toast } from 'sonner'
import './show-toast.tsx'
import { connectionEvent, isConnectionCut } from '../lib/api/connection.ts'
import { uiTexts } from './ui.fr.ts'

/** Container of toasts; once, at the root. */
export function Toaster() {
  useEffect(tellConnection, [])
  useLeftBehind()
  useUncoveredFocus()
  return (
    <Base
      position="top-right"
      style={{ zIndex: 'var(--z-toast)' }}
      closeButton
      expand
      visibleToasts={3}
      // Below the headers: a message must not cover the buttons that triggered it.
      offset={{ top: '4.5rem', right: '1rem' }}
      mobileOffset={{ top: '4.5rem' }}
      gap={10}
      containerAriaLabel={uiTexts.notifications}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: uiTexts.close,
        classNames: {
          toast:
            'group relative flex w-full flex-wrap items-start gap-x-3 gap-y-1 rounded-card bg-raised px-4 py-3.5 pr-9 pointer-coarse:pr-11 font-sans text-ink shadow-float',
          icon: 'mt-px shrink-0',
          // An action that leaves no room for words goes below them.
          content: 'min-w-0 flex-[1_1_12rem]',
          title: 'text-ui font-semibold leading-snug',
          description: 'mt-0.5 text-small text-ink-muted',
          actionButton:
            'ms-auto shrink-0 cursor-pointer self-center rounded-control px-2 py-1 text-small font-semibold text-accent-text hover:bg-accent-soft pointer-coarse:min-h-11 pointer-coarse:px-3',
          closeButton:
            'absolute top-2.5 right-2.5 inline-flex size-6 cursor-pointer items-center pointer-coarse:top-0 pointer-coarse:right-0 pointer-coarse:size-11 justify-center rounded-control text-ink-muted hover:bg-sunken hover:text-ink [&_svg]:size-3.5',
        },
      }}
    />
  )
}

/** Messages of which nothing is lost when they go. */
const passing = () =>
  toast
    .getToasts()
    .filter((one) => 'type' in one && one.type === 'success' && !one.action)
    .map(({ id }) => id)

/** A success does not stand over what the focus comes to. */
function useUncoveredFocus() {
  useEffect(() => {
    const uncover = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('[data-sonner-toaster]')) return
      // A pointer has not been where a message stands.
      if (!target.matches(':focus-visible')) return
      const { left, right, top, bottom, width, height } = target.getBoundingClientRect()
      const isCovered = [...document.querySelectorAll('[data-sonner-toast]')].some((one) => {
        const over = one.getBoundingClientRect()
        const across = Math.max(0, Math.min(right, over.right) - Math.max(left, over.left))
        const down = Math.max(0, Math.min(bottom, over.bottom) - Math.max(top, over.top))
        return across * down > (width * height) / 2
      })
      if (isCovered) for (const id of passing()) toast.dismiss(id)
    }
    addEventListener('focusin', uncover)
    return () => removeEventListener('focusin', uncover)
  }, [])
}

/** A success that was told on one page goes when one leaves it: on the next it would cover what one came for. */
function useLeftBehind() {
  const { pathname, search } = useLocation()
  const place = pathname + search
  const told = useRef({ place, ids: [] as (string | number)[] })
  useEffect(() => {
    const note = () => {
      told.current.ids = passing()
    }
    for (const press of ['pointerdown', 'keydown'] as const) addEventListener(press, note, true)
    return () => {
      for (const press of ['pointerdown', 'keydown'] as const) removeEventListener(press, note, true)
    }
  }, [])
  useEffect(() => {
    const { place: before, ids } = told.current
    told.current = { place, ids: [] }
    if (before !== place) for (const id of ids) toast.dismiss(id)
  }, [place])
}

const connectionToast = 'connection'

/** A page that was asked for while the connection is cut opens late: its reader learns why. */
function tellConnection() {
  const tell = () => {
    if (!isConnectionCut()) return void toast.dismiss(connectionToast)
    toast.info(uiTexts.connection.cut, {
      id: connectionToast,
      icon: <WifiOff className="size-[18px] text-info" />,
      description: uiTexts.connection.waiting,
      duration: Number.POSITIVE_INFINITY,
    })
  }
  addEventListener(connectionEvent, tell)
  // This file comes after the first screen: the connection may be cut by then.
  if (isConnectionCut()) tell()
  return () => removeEventListener(connectionEvent, tell)
}
