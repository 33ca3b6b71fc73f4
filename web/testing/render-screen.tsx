import '../app/app.css'
import './locators.ts'
import type { Profile } from '@lettrine/contract/profile'
import { type ComponentType, createElement } from 'react'
import { createBrowserRouter, type LoaderFunction, type RouteObject, RouterProvider } from 'react-router'
import { toast } from 'sonner'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { clearAccessToken } from '../app/lib/api/access-token.ts'
import { resumeSession, retrySession } from '../app/lib/session/session.ts'
import Root from '../app/root.tsx'
import routes from '../app/routes.ts'
import { applyTheme } from '../app/ui/theme.ts'
import { desktopSize } from './expect-accessible.ts'
import { aProfile, emptyAccount } from './fixtures.ts'
import { type ApiAnswers, openInMemoryApi, type RawAnswers, refusalResponse } from './in-memory-api.ts'
import type { RouteConfigEntry } from './route-helpers.ts'

type RouteModule = { default: ComponentType; loader?: LoaderFunction }

const modules = import.meta.glob<RouteModule>('../app/routes/*.tsx')

const toRoute = ({ file, children, index, path }: RouteConfigEntry): RouteObject => {
  const load = modules[`../app/${file}`]
  if (!load) throw new Error(`No route file ${file}`)
  const lazy = async () => {
    const { default: Component, loader } = await load()
    return { Component, ...(loader ? { loader } : {}) }
  }
  // As the framework names them: our code knows private pages by it.
  const id = file.replace(/\.tsx$/, '')
  if (index) return { id, index: true, lazy }
  return {
    id,
    ...(path === undefined ? {} : { path }),
    lazy,
    ...(children ? { children: children.map(toRoute) } : {}),
  }
}

export type ScreenOptions = {
  /** Answers of this test; those of an empty account are the default. */
  answers?: ApiAnswers
  raw?: RawAnswers
  /** The signed-in user; null for a visitor. */
  profile?: Profile | null
}

/** Replaces live sockets by ones that never connect; server tests cover them. Returns a function that restores them. */
function refuseSockets(): () => void {
  const RealWebSocket = globalThis.WebSocket
  const neverOpen = () => Object.assign(new EventTarget(), { send: () => {}, close: () => {} })
  globalThis.WebSocket = new Proxy(RealWebSocket, {
    construct: (target, [url, protocols]: [string | URL, string?]) =>
      new URL(url, window.location.href).pathname.startsWith('/v1/')
        ? neverOpen()
        : new target(url, protocols),
  })
  return () => {
    globalThis.WebSocket = RealWebSocket
  }
}

/** Test files share a browser: drafts of one would be sent again in the next. */
async function clearDrafts(): Promise<void> {
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === 'lettrine')) return
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('lettrine')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const clearing = database.transaction('drafts', 'readwrite')
      clearing.objectStore('drafts').clear()
      clearing.oncomplete = () => {
        database.close()
        resolve()
      }
      clearing.onerror = () => reject(clearing.error)
    }
  })
}

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600
const accessToken = () => `e30.${btoa(JSON.stringify({ exp: inAnHour() }))}.e30`

/**
 * Renders the screen at `path` with its real routes and styles, on an API in memory. A call without an answer fails the
 * test at its end.
 */
export async function renderScreen(path: string, options: ScreenOptions = {}) {
  const profile = options.profile === undefined ? aProfile() : options.profile
  localStorage.clear()
  sessionStorage.clear()
  await clearDrafts()
  // biome-ignore lint/suspicious/noDocumentCookie: our code reads it to know that a session may exist
  document.cookie = profile ? 'XSRF-TOKEN=test; path=/' : 'XSRF-TOKEN=; path=/; max-age=0'
  const api = openInMemoryApi([emptyAccount(profile ?? undefined), options.answers ?? {}], {
    'GET /v1/auth/token': () =>
      profile
        ? Response.json({ token: accessToken() })
        : Response.json({ error: 'Non connecté.', code: 'AUTHENTICATION_REQUIRED' }, { status: 401 }),
    // Without it, the browser fills in no passkey.
    'GET /v1/auth/passkey/generate-authenticate-options': () => refusalResponse('NOT_FOUND'),
    ...options.raw,
  })
  const closeSockets = refuseSockets()
  // Messages outlive the screen that shows them.
  toast.dismiss()
  clearAccessToken()
  await (profile ? resumeSession() : retrySession())
  applyTheme('system')
  await page.viewport(desktopSize[0], desktopSize[1])
  history.replaceState(null, '', path)
  const root: RouteObject = {
    HydrateFallback: () => null,
    element: createElement(Root),
    children: (routes as RouteConfigEntry[]).map(toRoute),
  }
  const router = createBrowserRouter([root])
  const screen = await render(<RouterProvider router={router} />)
  onTestFinished(async () => {
    await cleanup()
    router.dispose()
    api.close()
    closeSockets()
    if (api.unexpected.length > 0) throw new Error(`Calls without an answer: ${api.unexpected.join(', ')}`)
  })
  return { ...screen, api, router }
}
