import type { SharedLetter } from '@lettrine/contract/sharing'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'

export type OpenedLink =
  | { phase: 'opening' }
  | { phase: 'locked'; refusal?: string }
  | { phase: 'gone' }
  | { phase: 'failed'; message: string }
  | { phase: 'shown'; letter: SharedLetter; password: string | undefined }

/** Opens a share link once, and again with each password tried. */
export function useSharedLetter(token: string) {
  const [opened, setOpened] = useState<OpenedLink>({ phase: 'opening' })
  const open = useCallback(
    async (password?: string) => {
      try {
        const { data } = await api.sharing.open({ token, ...(password !== undefined && { password }) })
        setOpened({ phase: 'shown', letter: data, password })
      } catch (fault) {
        setOpened(refused(fault))
      }
    },
    [token],
  )
  useEffect(() => void open(), [open])
  return { opened, open }
}

function refused(fault: unknown): OpenedLink {
  if (!(fault instanceof ApiError)) throw fault
  const { code, message, status } = fault
  if (code === 'SHARE_PASSWORD_REQUIRED') return { phase: 'locked' }
  if (code === 'SHARE_PASSWORD_WRONG' || code === 'TOO_MANY_REQUESTS')
    return { phase: 'locked', refusal: message }
  // The format check refuses a truncated link.
  if (code === 'SHARE_NOT_FOUND' || status === 400) return { phase: 'gone' }
  return { phase: 'failed', message }
}
