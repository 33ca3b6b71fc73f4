import type { LiveMessage } from '@lettrine/contract/live'
import type { Notification } from '@lettrine/contract/notifications'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { accessToken, renewAccessToken } from '../../lib/api/access-token.ts'
import { orpc } from '../../lib/api/api.ts'
import { openLiveConnection } from '../../lib/api/live-connection.ts'
import { refetchQueries } from '../../lib/api/refetch-queries.ts'
import { toast } from '../../ui/toast.ts'
import {
  cachedNotifications,
  refetchNotifications,
  updateCachedNotifications,
  useNotifications,
} from './notifications.queries.ts'
import { staleQueryOf, withNotification } from './notifications.state.ts'

/** Older notifications only appear in the list, without a toast. */
const freshMs = 120_000

const address = () => `${window.location.origin.replace(/^http/, 'ws')}/v1/notifications`

/** Receives notifications over the live connection: updates the bell and displays a toast. */
export function LiveNotifications() {
  const client = useQueryClient()
  const navigate = useNavigate()
  // A list requested before a notification and answered after it would lack it: the missing ones are requested again.
  const isListRead = useNotifications().isFetched
  useEffect(() => {
    if (!isListRead) return
    const live = openLiveConnection(
      address(),
      {
        open: (url) => new WebSocket(url),
        token: (isRefused) => (isRefused ? renewAccessToken() : accessToken()),
        schedule: (run, ms) => {
          const timer = window.setTimeout(run, ms)
          return () => window.clearTimeout(timer)
        },
        random: Math.random,
      },
      {
        lastSeen: () => cachedNotifications(client)?.lastSequence,
        onMessage: (message) => onMessage(client, message, (path) => void navigate(path)),
      },
    )
    live.start()
    window.addEventListener('online', live.reconnectNow)
    return () => {
      window.removeEventListener('online', live.reconnectNow)
      live.stop()
    }
  }, [client, navigate, isListRead])
  return null
}

function onMessage(client: QueryClient, message: LiveMessage, go: (path: string) => void): void {
  // Whatever was read or deleted between the list and this connection is told by nobody.
  if (message.type === 'changed' || message.type === 'ready') void refetchNotifications(client)
  if (message.type !== 'notification') return
  const { notification } = message
  const known = cachedNotifications(client)
  if (!known) {
    void refetchNotifications(client)
    return
  }
  if (notification.sequence <= known.lastSequence) return
  updateCachedNotifications(client, (list) => withNotification(list, notification))
  forgetWhatItTouches(client, notification)
  if (Date.now() - Date.parse(notification.createdAt) < freshMs) announce(notification, go)
}

const keysOf = {
  plan: [orpc.subscriptions.key(), orpc.payments.key()],
  letters: [orpc.letters.stats.key()],
  archive: [orpc.myData.key()],
} as const

function forgetWhatItTouches(client: QueryClient, { type }: Notification): void {
  const what = staleQueryOf(type)
  if (what) void refetchQueries(client, keysOf[what])
}

function announce({ title, message, action }: Notification, go: (path: string) => void): void {
  toast.push({
    title,
    message,
    ...(action && { action: { label: action.label, onClick: () => go(action.path) } }),
  })
}
