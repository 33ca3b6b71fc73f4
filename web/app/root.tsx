import './app.css'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRevalidator,
} from 'react-router'
import { NotFound } from './features/not-found/not-found.tsx'
import { Splash } from './features/splash/splash.tsx'
import { startAnalytics, useAnalyticsConsentRequest, usePageViews } from './lib/analytics/analytics.ts'
import { connectionScript } from './lib/api/connection.ts'
import { leaveEarlyPage } from './lib/api/early-letter.ts'
import { earlySessionScript } from './lib/api/early-session.ts'
import { faultReference } from './lib/api/fault-reference.fr.ts'
import { recentReference } from './lib/api/fault-reference.ts'
import { earlySubmitScript } from './lib/forms/early-submit.ts'
import {
  announceFirstScreen,
  useIsFirstScreenShown,
  whenFirstScreenIsShown,
} from './lib/react/first-screen.ts'
import { loadUntilThere } from './lib/react/load-until-there.ts'
import { rootTexts as texts } from './root.fr.ts'
import { Button } from './ui/button.tsx'
import { themeScript } from './ui/theme.ts'

// Lazy: public pages need neither to be read.
const Toaster = lazy(() =>
  loadUntilThere(() => import('./ui/toaster.tsx').then(({ Toaster }) => ({ default: Toaster }))),
)
const Tooltips = lazy(() =>
  loadUntilThere(() => import('./ui/tooltips.tsx').then(({ Tooltips }) => ({ default: Tooltips }))),
)
const AnalyticsConsentBanner = lazy(() =>
  loadUntilThere(() =>
    import('./features/analytics-consent/analytics-consent.tsx').then(({ AnalyticsConsentBanner }) => ({
      default: AnalyticsConsentBanner,
    })),
  ),
)

export const meta = () => [{ title: texts.title }, { name: 'description', content: texts.description }]

// zod would compile schemas with eval, which the content security policy refuses and reports. This flag is read before
// any module could call `z.config`.
const withoutEval = 'globalThis.__zod_globalConfig={jitless:true}'

const headScript = [themeScript, withoutEval, connectionScript, earlySessionScript, earlySubmitScript].join(
  ';',
)

const [letterFont, uiFont] = ['newsreader', 'schibsted-grotesk'] as const

/** Private pages begin with scripts and a splash screen in the other font; their texts fetch it. */
const isPrivatePath = /^\/(?:dashboard|editor)(?:\/|$)/

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const fonts = isPrivatePath.test(pathname) ? [uiFont] : [letterFont, uiFont]
  return (
    <html lang="fr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* PNG, because Chromium may render it again at each change of the address; an SVG takes 4 ms each time. */}
        <link rel="icon" href="/favicon.png" type="image/png" sizes="64x64" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content="#fdfcfa" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#10131c" media="(prefers-color-scheme: dark)" />
        {fonts.map((font) => (
          <link
            key={font}
            rel="preload"
            href={`/fonts/${font}.woff2`}
            as="font"
            type="font/woff2"
            crossOrigin=""
          />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        <a href="#main" className="skip-link">
          {texts.skip}
        </a>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  // Tells `late-hydration.ts` and `early-submit.ts` that the page is interactive.
  useEffect(() => void dispatchEvent(new Event('lettrine-hydrated')), [])
  const { pathname } = useLocation()
  useEffect(() => {
    if (!pathname.endsWith('/edit')) leaveEarlyPage()
  }, [pathname])
  return (
    <>
      <Outlet />
      <LateLayers />
      <Analytics />
    </>
  )
}

/** Toasts and tooltips, once there is something to use. */
export function LateLayers() {
  const isShown = useIsFirstScreenShown()
  return isShown ? (
    <Suspense>
      <Toaster />
      <Tooltips />
    </Suspense>
  ) : null
}

/** Counts page views; on private screens, only once a session is known. */
function Analytics() {
  const isPrivate = useMatches().some(({ id }) => id === 'routes/private')
  usePageViews(!isPrivate)
  useEffect(() => {
    let stop: (() => void) | undefined
    const forget = whenFirstScreenIsShown(() => {
      stop = startAnalytics()
    })
    // A private page has its splash screen first.
    if (!isPrivate) announceFirstScreen()
    return () => {
      forget()
      stop?.()
    }
  }, [isPrivate])
  const service = useAnalyticsConsentRequest()
  return service ? (
    <Suspense>
      <AnalyticsConsentBanner service={service} />
    </Suspense>
  ) : null
}

export function HydrateFallback() {
  return <Splash />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return <Crash requestId={recentReference()} />
}

function Crash({ requestId }: { requestId: string | undefined }) {
  const { revalidate } = useRevalidator()
  useEffect(leaveEarlyPage, [])
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-5 py-10">
      <div
        role="alert"
        className="flex max-w-[28rem] flex-col items-start gap-6 border-margin-line border-l pl-6 sm:pl-10"
      >
        <div className="flex flex-col gap-2">
          <h1 className="font-serif text-h2 leading-head tracking-head">{texts.crash.title}</h1>
          <p className="break-words text-body text-ink-muted">
            {texts.crash.lead}
            {requestId && ` ${faultReference(requestId)}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void revalidate()}>{texts.crash.retry}</Button>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {texts.crash.refresh}
          </Button>
        </div>
      </div>
    </main>
  )
}
