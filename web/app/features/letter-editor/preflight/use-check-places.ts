import { unsourcedClaims } from '@lettrine/letter-craft/claims/unsourced-claims'
import type { CheckId } from '@lettrine/letter-craft/sending/preflight'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useLetterEditing } from '../letter-editing.tsx'

/** Commands on the layout of the editor. */
export type PanelCommands = {
  showText: () => void
  showPage: () => void
  /** Opens the fields of the head of the page. */
  openHead: () => void
  showReview: () => void
}

const fieldOf = {
  sender: 'sender.address',
  phone: 'sender.phone',
  city: 'sender.city',
  recipient: 'company',
} as const satisfies Partial<Record<CheckId, string>>

/** Leads to the place of a check: the text, a field of the head, or the page. */
export function useCheckPlaces(panels: PanelCommands, fields: RefObject<HTMLDivElement | null>) {
  const { proofreading, reading, surface } = useLetterEditing()

  function openField(name: string): void {
    flushSync(panels.openHead)
    const field = fields.current?.querySelector<HTMLElement>(`[name="${name}"]`)
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }

  return (check: CheckId): void => {
    switch (check) {
      case 'sender':
      case 'phone':
      case 'city':
      case 'recipient':
        openField(fieldOf[check])
        return
      case 'date':
      case 'page':
        panels.showPage()
        return
      case 'mistakes': {
        flushSync(panels.showReview)
        const { findings } = proofreading.getState()
        const first = findings.find(({ severity }) => severity === 'error')
        if (first) proofreading.reveal(first.id)
        return
      }
      case 'facts': {
        flushSync(panels.showText)
        const [first] = unsourcedClaims(reading.getState().claims)
        if (first) reading.reveal(first)
        return
      }
      case 'places':
        flushSync(panels.showText)
        surface.current?.nextUnfilled()
        return
      case 'text':
      case 'length':
        flushSync(panels.showText)
        surface.current?.focus()
    }
  }
}
