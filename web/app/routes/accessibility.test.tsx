import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aSecurityPage } from '../../testing/account-fixtures.ts'
import { aPayment, withSubscription } from '../../testing/billing-fixtures.ts'
import { expectAccessibleOnAllSizes, expectNoOverflow } from '../../testing/expect-accessible.ts'
import {
  aLetter,
  aLetterList,
  aLetterSummary,
  aNotification,
  aNotificationList,
  anId,
  aProfile,
} from '../../testing/fixtures.ts'
import { expectOutline, outlineOf, stumbles } from '../../testing/outline.ts'
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx'
import { aLibrary, anOwnTemplate, aTemplate } from '../../testing/template-fixtures.ts'

type Screen = ScreenOptions & {
  path: string
  /** Shown once the screen is complete. */
  ready: string | RegExp
  /** Name of its files in `testing/outlines/`. */
  outline?: string
}

const visitor = { profile: null } as const
const letter = aLetter({ title: 'Fleuriste, Les Pivoines' })
const letters = [aLetterSummary({ title: 'Fleuriste, Les Pivoines', status: 'final' }), aLetterSummary()]

const publicScreens: Record<string, Screen> = {
  home: { path: '/', ready: /Tarifs/, outline: 'home', ...visitor },
  help: { path: '/help', ready: 'Commencer', outline: 'help', ...visitor },
  'rules of French': { path: '/help/french', ready: 'Homophones', ...visitor },
  'family of rules': {
    path: '/help/french/agreement#noun-group',
    ready: 'Fautes corrigées',
    outline: 'help-french-agreement',
    ...visitor,
  },
  tips: { path: '/tips', ready: 'Conseils', outline: 'tips', ...visitor },
  terms: { path: '/terms', ready: 'Résilier votre contrat', outline: 'terms', ...visitor },
  privacy: { path: '/privacy', ready: /Cookies/, outline: 'privacy', ...visitor },
  login: { path: '/login', ready: 'Se connecter', outline: 'login', ...visitor },
  register: { path: '/register', ready: 'Créer mon compte', outline: 'register', ...visitor },
  'forgot password': { path: '/forgot-password', ready: 'Envoyer le lien', ...visitor },
  'reset password without a link': {
    path: '/reset-password',
    ready: 'Ce lien n’est plus valable',
    ...visitor,
  },
  'e-mail verification': { path: '/verify-email?token=abc', ready: 'Confirmer mon adresse', ...visitor },
  'refused social sign-in': {
    path: '/social?provider=google&error=access_denied',
    ready: /n’a pas abouti/,
    ...visitor,
  },
  'not found': { path: '/nulle-part', ready: 'Page non trouvée', ...visitor },
  'private screen of a visitor': { path: '/dashboard', ready: 'Accès Restreint', ...visitor },
}

const privateScreens: Record<string, Screen> = {
  overview: {
    path: '/dashboard',
    outline: 'dashboard',
    ready: 'Fleuriste, Les Pivoines',
    answers: aLetterList(letters),
  },
  'letter list': {
    path: '/dashboard/letters',
    outline: 'dashboard-letters',
    ready: 'Fleuriste, Les Pivoines',
    answers: aLetterList(letters),
  },
  bin: {
    path: '/dashboard/letters/bin',
    ready: 'Rétablir',
    answers: {
      letters: {
        bin: () => {
          const deletedAt = new Date()
          const erasedAt = new Date(deletedAt.getTime() + 30 * 86_400_000)
          const row = aLetterSummary()
          return {
            data: {
              letters: [{ ...row, deletedAt: deletedAt.toISOString(), erasedAt: erasedAt.toISOString() }],
              nextCursor: null,
            },
          }
        },
      },
    },
  },
  editor: {
    path: `/dashboard/letters/${letter.id}/edit`,
    outline: 'editor',
    ready: /un modèle du genre/,
    answers: { letters: { read: () => ({ data: letter }) } },
  },
  'new letter': { path: '/dashboard/letters/new', ready: 'Générer la lettre' },
  'template library': {
    path: '/dashboard/templates',
    outline: 'dashboard-templates',
    ready: 'Vendeur en boutique',
    answers: aLibrary([
      aTemplate(),
      aTemplate({ title: 'Soudeur', isPremium: true, isLocked: true, template: null }),
    ]),
  },
  'new template': { path: '/dashboard/templates/new', ready: 'Texte du modèle', answers: aLibrary() },
  'own template': {
    path: `/dashboard/templates/${anId()}/edit`,
    ready: 'Texte du modèle',
    answers: aLibrary([anOwnTemplate()]),
  },
  profile: { path: '/dashboard/profile', outline: 'dashboard-profile', ready: 'Informations personnelles' },
  exercise: {
    path: '/dashboard/exercise',
    outline: 'dashboard-exercise',
    ready: 'La phrase est juste',
    answers: {
      proofreading: {
        exercise: () => ({
          data: {
            sentences: [
              { rule: 'confusion/fond-fonds', why: 'Un.', text: 'Il reste au fond du couloir.', fault: null },
            ],
          },
        }),
      },
    },
  },
  settings: { path: '/dashboard/settings', outline: 'dashboard-settings', ready: 'Longueur visée' },
  security: { path: '/dashboard/security', ready: 'Cet appareil', answers: aSecurityPage() },
  'my data': {
    path: '/dashboard/my-data',
    ready: 'Préparer mon archive',
    answers: {
      myData: {
        exportState: () => ({ data: { status: 'none', askedAt: null, size: null, expiresAt: null } }),
      },
    },
  },
  notifications: {
    path: '/dashboard/notifications',
    outline: 'dashboard-notifications',
    ready: 'Lettre consultée',
    answers: aNotificationList([
      aNotification(),
      aNotification({ isRead: true, title: 'Lettre téléchargée' }),
    ]),
  },
  subscription: {
    path: '/dashboard/subscription',
    outline: 'dashboard-subscription',
    ready: 'F2026-0001',
    answers: withSubscription(undefined, [aPayment()]),
  },
}

test.each(Object.entries({ ...publicScreens, ...privateScreens }))(
  '%s: axe finds no fault in light and dark, on a desktop and a phone; fits in 320 pixels',
  async (_name, { path, ready, outline, ...options }) => {
    await renderScreen(path, options)
    await expect.element(page.getByText(ready).or(page.getByLabelText(ready)).first()).toBeInTheDocument()
    const closed = document.querySelectorAll<HTMLDetailsElement>('details:not([open])')
    const openAll = (open: boolean) => {
      for (const details of closed) details.open = open
    }
    openAll(true)
    await expectAccessibleOnAllSizes(async () => {
      if (!outline) return
      openAll(false)
      await expectOutline(outline)
      openAll(true)
    })
  },
)

test('faults of headings, landmarks and names are found in an outline', () => {
  const page = document.createElement('div')
  page.innerHTML =
    '<main><h1>Un</h1><h1>Deux</h1><h3>Trois</h3><nav></nav><nav></nav><button></button><a href="/x"></a></main>'
  document.body.append(page)
  onTestFinished(() => page.remove())
  expect(stumbles(outlineOf(page))).toEqual([
    '2 headings of level 1',
    '«Trois» skips a level, to 3',
    'navigation without a name of its own: ,',
    'a button without a name',
    'a link without a name',
  ])
})

test('a long name and a long address make no screen wider, and no line taller', async () => {
  const profile = aProfile({
    displayName: 'Anne-Charlotte de la Rochefoucauld-Montbel',
    email: 'anne-charlotte.de-la-rochefoucauld-montbel.12345678@example.org',
    isEmailVerified: false,
  })
  const answers = { ...privateScreens['my data']!.answers, ...aSecurityPage() }
  const { router } = await renderScreen('/dashboard', { profile, answers })
  for (const path of ['/dashboard', '/dashboard/profile', '/dashboard/security', '/dashboard/my-data']) {
    await router.navigate(path)
    await expect.element(page.getByText(/n’est pas encore confirmée/).first()).toBeVisible()
    for (const width of [320, 830, 1280]) {
      await page.viewport(width, 700)
      await expectNoOverflow()
      const { height } = page.getByCss('.user-menu').element().getBoundingClientRect()
      expect(height, `${path}, ${width}`).toBeLessThanOrEqual(48)
    }
  }
})
