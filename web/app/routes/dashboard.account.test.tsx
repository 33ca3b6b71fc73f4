import { defaultSettings } from '@lettrine/contract/default-settings'
import type { Settings } from '@lettrine/contract/settings'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aSecurityPage, aSession } from '../../testing/account-fixtures.ts'
import { aCareer, emptyCareer } from '../../testing/career-fixtures.ts'
import { expectAccessibleOnAllSizes } from '../../testing/expect-accessible.ts'
import { aProfile } from '../../testing/fixtures.ts'
import { type ApiAnswers, refusal, refusalResponse, unreachable } from '../../testing/in-memory-api.ts'
import { letterStore } from '../../testing/letter-store.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const region = (name: string) => page.getByRole('region', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const refused = () => {
  throw refusal('TOO_MANY_REQUESTS')
}

/** A profile that keeps its changes. */
function profileStore(fields: Parameters<typeof aProfile>[0] = {}): ApiAnswers {
  let profile = aProfile(fields)
  return {
    profile: {
      read: () => ({ data: profile }),
      change: ({ candidate, ...change }) => {
        profile = {
          ...profile,
          ...change,
          candidate: { ...profile.candidate, ...candidate },
          completionRate: 100,
        } as typeof profile
        return { data: profile }
      },
    },
  }
}

test('profile: wrong fields are refused, and «Annuler» restores the old ones', async () => {
  await renderScreen('/dashboard/profile', { answers: profileStore({ completionRate: 29 }) })
  const part = region('Informations personnelles')
  await expect.element(page.getByText('29 %')).toBeVisible()
  await expectAccessibleOnAllSizes()
  await part.getByRole('button', { name: 'Modifier' }).click()
  await part.getByLabelText('Nom complet').fill('I')
  await part.getByLabelText('Téléphone').fill('0612')
  await part.getByLabelText('Site web').fill('caves.example')
  await part.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(part.getByText('Le nom doit contenir au moins 2 caractères')).toBeVisible()
  await expect.element(part.getByText('Numéro de téléphone invalide')).toBeVisible()
  await expect.element(part.getByText('URL du site web invalide')).toBeVisible()
  await expect.element(page.getByText('Veuillez corriger les erreurs avant de sauvegarder')).toBeVisible()
  await expectAccessibleOnAllSizes()
  await part.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(part).toMatchTextContent('Inès Carpentier')
})

test('profile: changes are saved, and markup stays text', async () => {
  await renderScreen('/dashboard/profile', { answers: profileStore() })
  const part = region('Informations personnelles')
  await part.getByRole('button', { name: 'Modifier' }).click()
  await part.getByLabelText('Nom complet').fill('Inès Morel')
  await part.getByLabelText('Téléphone').fill('06 12 34 56 78')
  await part.getByLabelText('Secteur').selectOptions('Commerce / Vente')
  await part.getByLabelText('Présentation').fill('<script>alert(1)</script>\nDix ans de cave.')
  await part.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(page.getByText('Profil enregistré')).toBeVisible()
  await expect.element(part).toMatchTextContent('<script>alert(1)</script>')
  await expect.element(page.getByText('100 %')).toBeVisible()
})

test('profile: unsaved changes are not left without a question, and another tab’s are displayed', async () => {
  const answers = profileStore()
  await renderScreen('/dashboard/profile', { answers: { ...answers, ...aSecurityPage() } })
  const part = region('Informations personnelles')
  await expect.element(part).toMatchTextContent('Inès Carpentier')
  await answers.profile?.change?.({ jobTitle: 'Caviste' })
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(part).toMatchTextContent('Caviste')
  await part.getByRole('button', { name: 'Modifier' }).click()
  await part.getByLabelText('Nom complet').fill('Inès Morel')
  const away = page.getByRole('link', { name: 'Connexions et sécurité' }).first()
  const question = page.getByRole('dialog', { name: /^Quitter sans enregistrer/ })
  await away.click()
  await expect.element(question).toBeVisible()
  await expectAccessibleOnAllSizes()
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(part.getByLabelText('Nom complet')).toHaveValue('Inès Morel')
  await away.click()
  await question.getByRole('button', { name: 'Quitter la page' }).click()
  await expect.poll(() => location.pathname).toBe('/dashboard/security')
})

test('markup in the profile stays text on every page', async () => {
  const markup = '"><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
  const profile = aProfile({
    displayName: markup,
    jobTitle: markup,
    location: markup,
    website: `https://x.example/${encodeURI(markup)}`,
    bio: markup,
    candidate: {
      gender: null,
      civility: null,
      address: [markup],
      city: markup,
      experience: markup,
      education: markup,
      skills: [markup],
      achievements: [markup],
      languages: [markup],
    },
  })
  const answers = { ...aSecurityPage(), ...letterStore([]).answers }
  const { router } = await renderScreen('/dashboard', { profile, answers })
  const isUnharmed = async (place: string) => {
    expect('hacked' in window, place).toBe(false)
    await expect.element(page.getByCss('img[src="x"]')).not.toBeInTheDocument()
  }
  for (const path of ['/dashboard', '/dashboard/profile', '/dashboard/security']) {
    await router.navigate(path)
    await expect.element(page.getByText('onerror').first()).toBeInTheDocument()
    await isUnharmed(path)
  }
  await router.navigate('/dashboard/letters/new')
  await expect.element(page.getByCss('.page-sheet img').first()).toBeInTheDocument()
  await isUnharmed('the editor')
})

test('profile: what letters need is edited in its own part', async () => {
  await renderScreen('/dashboard/profile', { answers: profileStore() })
  const part = region('Pour vos lettres')
  await part.getByRole('button', { name: 'Modifier' }).click()
  await part.getByLabelText('Parler de moi au féminin, au masculin').selectOptions('feminine')
  await part.getByLabelText('Ville de la date').fill('Tours')
  await expectAccessibleOnAllSizes()
  await part.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(page.getByText('Profil enregistré')).toBeVisible()
  await expect.element(part).toMatchTextContent('Féminin')
  await expect.element(part).toMatchTextContent('Tours')
})

test('profile: the career is counted, and one link away', async () => {
  const career = aCareer({ unfiled: ['Sens du contact'] })
  const { router } = await renderScreen('/dashboard/profile', {
    answers: { career: { get: () => ({ data: career }) } },
  })
  const part = region('Mon parcours')
  await expect.element(part).toMatchTextContent('7 cartes, 1 à vérifier, une ligne à ranger.')
  await part.getByRole('link', { name: 'Ouvrir mon parcours' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/career')
})

test('profile: without an answer, the career is asked for again', async () => {
  const { api } = await renderScreen('/dashboard/profile', { answers: { career: { get: unreachable } } })
  await expect.element(region('Mon parcours').getByRole('alert')).toBeVisible()
  api.change({ career: { get: () => ({ data: emptyCareer }) } })
  await region('Mon parcours').getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(region('Mon parcours')).toMatchTextContent('Rien encore.')
})

test('profile: a photo that is no image is refused here, and one that the server refuses says so', async () => {
  await renderScreen('/dashboard/profile', {
    raw: { 'POST /v1/users/upload-avatar': () => refusalResponse('AVATAR_NOT_AN_IMAGE') },
  })
  const choose = page.getByLabelText('Photo', { exact: true })
  await expect.element(choose).toBeInTheDocument()
  const pick = (name: string, type: string) => {
    const input = choose.element() as HTMLInputElement
    const files = new DataTransfer()
    files.items.add(new File(['x'], name, { type }))
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  pick('cv.pdf', 'application/pdf')
  await expect.element(page.getByText('Veuillez sélectionner une image valide')).toBeVisible()
  pick('moi.png', 'image/png')
  await expect.element(page.getByText('Impossible de mettre à jour la photo de profil')).toBeVisible()
})

test('password: refused where empty, different or wrong; changed otherwise', async () => {
  const { api } = await renderScreen('/dashboard/profile', {
    answers: {
      account: {
        changePassword: () => {
          throw refusal('WRONG_PASSWORD')
        },
      },
    },
  })
  const part = region('Mot de passe')
  const submit = part.getByRole('button', { name: 'Changer le mot de passe' })
  await submit.click()
  await expect.element(part.getByText('Veuillez remplir tous les champs').first()).toBeVisible()
  await part.getByLabelText('Mot de passe actuel').fill('pas celui-ci')
  await part.getByLabelText('Nouveau mot de passe').fill('Corail-des-mers-42')
  await expect.element(part.getByText('Très fort')).toBeVisible()
  await part.getByLabelText('Confirmation', { exact: true }).fill('Corail-des-mers-4')
  await submit.click()
  await expect.element(part.getByText('Les mots de passe ne correspondent pas')).toBeVisible()
  await part.getByLabelText('Confirmation', { exact: true }).fill('Corail-des-mers-42')
  await submit.click()
  await expect.element(part.getByRole('alert')).toMatchTextContent('Ce n’est pas votre mot de passe actuel.')
  api.change({ account: { changePassword: () => ({ data: { changed: true } }) } })
  await part.getByLabelText('Mot de passe actuel').fill('Secret1!')
  await submit.click()
  await expect.element(page.getByText('Mot de passe changé')).toBeVisible()
})

test('settings: each choice is saved at once, and the theme applies', async () => {
  let settings: Settings = { ...defaultSettings, allowsAnalytics: false }
  await renderScreen('/dashboard/settings', {
    answers: {
      settings: {
        read: () => ({ data: settings }),
        change: (change) => {
          settings = { ...settings, ...change } as Settings
          return { data: settings }
        },
      },
    },
  })
  await page.getByLabelText('Ton').selectOptions('formal')
  await page.getByLabelText('Langue').selectOptions('en')
  await page.getByLabelText('Longueur visée').selectOptions('250')
  await page.getByText('Sombre', { exact: true }).click()
  await expect.poll(() => document.documentElement.dataset.theme).toBe('dark')
  await page.getByRole('group', { name: 'Par email' }).getByRole('checkbox').first().click()
  await expect
    .poll(() => settings)
    .toMatchObject({ tone: 'formal', language: 'en', wordTarget: 250, theme: 'dark' })
  await expect.poll(() => settings.mailAbout).toContain('sharing')
})

test('settings apply to a new letter', async () => {
  const settings: Settings = { ...defaultSettings, wordTarget: 250, allowsAnalytics: false }
  await renderScreen('/dashboard/letters/new', {
    answers: { ...letterStore([]).answers, settings: { read: () => ({ data: settings }) } },
  })
  await expect.element(page.getByText('200 à 300 conseillés')).toBeInTheDocument()
})

test('settings that cannot be loaded say so, and a change that fails as well', async () => {
  const { api } = await renderScreen('/dashboard/settings', {
    answers: { settings: { read: refused, change: refused } },
  })
  await expect.element(page.getByRole('alert')).toBeVisible()
  api.change({ settings: { read: () => ({ data: { ...defaultSettings, allowsAnalytics: false } }) } })
  await page.getByRole('alert').getByRole('button').click()
  await page.getByLabelText('Ton').selectOptions('formal')
  await expect.element(page.getByText(/Trop de tentatives/)).toBeVisible()
})

test('security: an unknown device is signed out', async () => {
  const here = aSession()
  const phone = aSession({ device: 'Safari sur iPhone', isCurrent: false })
  const { api } = await renderScreen('/dashboard/security', { answers: aSecurityPage([here, phone]) })
  await expect.element(page.getByText('Safari sur iPhone')).toBeVisible()
  await expect.element(page.getByText('Cet appareil')).toHaveLength(1)
  api.change({
    sessions: {
      revoke: () => {
        api.change(aSecurityPage([here]))
        return { data: { ended: 1 } }
      },
    },
  })
  await button('Déconnecter Safari sur iPhone').click()
  await expect.element(page.getByText('Appareil déconnecté')).toBeVisible()
  await expect.element(page.getByText('Safari sur iPhone')).not.toBeInTheDocument()
})

test('security: signing out everywhere is confirmed, and leads home', async () => {
  await renderScreen('/dashboard/security', {
    answers: {
      sessions: {
        ...aSecurityPage().sessions,
        signOutEverywhere: () => ({ data: { ended: 2 } }),
      },
    },
  })
  await button('Se déconnecter partout').click()
  await expectAccessibleOnAllSizes()
  await page.getByRole('dialog').getByRole('button', { name: 'Se déconnecter partout' }).click()
  await expect.poll(() => location.pathname).toBe('/')
})

test('security: the last sign-in method cannot be unlinked, another one can', async () => {
  const { api } = await renderScreen('/dashboard/security', { answers: aSecurityPage(undefined, ['google']) })
  await expect
    .element(region('Moyens de connexion').getByText('C’est votre seul moyen de vous connecter.'))
    .toBeVisible()
  await expect.element(button('Dissocier Google')).not.toBeInTheDocument()
  await expect.element(button('Associer GitHub')).toBeVisible()
  await expect.poll(() => api.calls.map(({ name }) => name)).toContain('sessions.methods')
})

test('security: a provider is unlinked', async () => {
  const { api } = await renderScreen('/dashboard/security', {
    answers: aSecurityPage(undefined, ['password', 'google']),
  })
  api.change({
    sessions: {
      unlink: () => {
        const methods = [{ method: 'password' as const, since: '2026-11-20T09:00:00.000Z' }]
        api.change({ sessions: { methods: () => ({ data: { methods } }) } })
        return { data: { methods } }
      },
    },
  })
  await button('Dissocier Google').click()
  await expect.element(page.getByText('Google est dissocié de votre compte')).toBeVisible()
  await expect.element(button('Associer Google')).toBeVisible()
})

test('security: devices and methods that cannot be loaded say so', async () => {
  await renderScreen('/dashboard/security', { answers: { sessions: { list: refused, methods: refused } } })
  await expect.element(page.getByText('Vos appareils n’ont pas pu être chargés.')).toBeVisible()
  await expect.element(page.getByText('Vos moyens de connexion n’ont pas pu être chargés.')).toBeVisible()
  await expectAccessibleOnAllSizes()
})
