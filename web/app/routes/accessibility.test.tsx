import { expect, test } from 'vitest'
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
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx'
import { aLibrary, anOwnTemplate, aTemplate } from '../../testing/template-fixtures.ts'

type Screen = ScreenOptions & {
  path: string
  /** Shown once the screen is complete. */
  ready: string | RegExp
}

const visitor = { profile: null } as const
const letter = aLetter({ title: 'Fleuriste, Les Pivoines' })
const letters = [aLetterSummary({ title: 'Fleuriste, Les Pivoines', status: 'final' }), aLetterSummary()]

const publicScreens: Record<string, Screen> = {
  home: { path: '/', ready: /Tarifs/, ...visitor },
  help: { path: '/help', ready: 'Commencer', ...visitor },
  tips: { path: '/tips', ready: 'Conseils', ...visitor },
  terms: { path: '/terms', ready: 'Résilier votre contrat', ...visitor },
  privacy: { path: '/privacy', ready: /Cookies/, ...visitor },
  login: { path: '/login', ready: 'Se connecter', ...visitor },
  register: { path: '/register', ready: 'Créer mon compte', ...visitor },
  'forgot password': { path: '/forgot-password', ready: 'Envoyer le lien', ...visitor },
  'reset password without a link': { path: '/reset-password', ready: 'Ce lien ne sert plus', ...visitor },
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
  overview: { path: '/dashboard', ready: 'Fleuriste, Les Pivoines', answers: aLetterList(letters) },
  'letter list': {
    path: '/dashboard/letters',
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
    ready: /un modèle du genre/,
    answers: { letters: { read: () => ({ data: letter }) } },
  },
  'new letter': { path: '/dashboard/letters/new', ready: 'Générer la lettre' },
  'template library': {
    path: '/dashboard/templates',
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
  profile: { path: '/dashboard/profile', ready: 'Informations personnelles' },
  settings: { path: '/dashboard/settings', ready: 'Longueur visée' },
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
    ready: 'Lettre consultée',
    answers: aNotificationList([
      aNotification(),
      aNotification({ isRead: true, title: 'Lettre téléchargée' }),
    ]),
  },
  subscription: {
    path: '/dashboard/subscription',
    ready: 'F2026-0001',
    answers: withSubscription(undefined, [aPayment()]),
  },
}

test.each(Object.entries({ ...publicScreens, ...privateScreens }))(
  '%s: axe finds no fault in light and dark, on a desktop and a phone; fits in 320 pixels',
  async (_name, { path, ready, ...options }) => {
    await renderScreen(path, options)
    await expect.element(page.getByText(ready).or(page.getByLabelText(ready)).first()).toBeInTheDocument()
    for (const details of document.querySelectorAll('details')) details.open = true
    await expectAccessibleOnAllSizes()
  },
)

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
