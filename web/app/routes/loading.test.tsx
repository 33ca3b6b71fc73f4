import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anId } from '../../testing/fixtures.ts'
import { type ApiAnswers, pending } from '../../testing/in-memory-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const letterId = anId()

const screens: Record<string, { path: string; answers: ApiAnswers }> = {
  'letter list': { path: '/dashboard/letters', answers: { letters: { list: pending } } },
  bin: { path: '/dashboard/letters/bin', answers: { letters: { bin: pending } } },
  'letter detail': { path: `/dashboard/letters/${letterId}`, answers: { letters: { read: pending } } },
  editor: { path: `/dashboard/letters/${letterId}/edit`, answers: { letters: { read: pending } } },
  subscription: {
    path: '/dashboard/subscription',
    answers: { subscriptions: { current: pending }, payments: { history: pending } },
  },
  security: { path: '/dashboard/security', answers: { sessions: { list: pending, methods: pending } } },
  'analytics report': { path: '/dashboard/analytics', answers: { analytics: { report: pending } } },
  'state of the service': { path: '/dashboard/health', answers: { health: { read: pending } } },
  overview: { path: '/dashboard', answers: { letters: { list: pending, stats: pending } } },
  'my data': { path: '/dashboard/my-data', answers: { myData: { exportState: pending } } },
  notifications: { path: '/dashboard/notifications', answers: { notifications: { list: pending } } },
}

test.each(Object.entries(screens))('%s: what is loading is announced', async (_name, { path, answers }) => {
  await renderScreen(path, { answers })
  await expect.element(page.getByRole('status').first()).toBeInTheDocument()
})
