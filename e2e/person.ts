import { randomBytes, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export type Person = { name: string; email: string; password: string }

export const newPerson = (): Person => ({
  name: 'Inès Carpentier',
  email: `ines.${randomUUID().slice(0, 8)}@example.org`,
  password: 'Secret1!',
})

/** An address of its own for each account: the server limits requests by address. */
export const randomAddress = () => ({ 'x-forwarded-for': [10, ...randomBytes(3)].join('.') })

/** Signs up through the form, and waits for the page of plans that a new account lands on. */
export async function signUp(page: Page): Promise<Person> {
  const person = newPerson()
  await page.setExtraHTTPHeaders(randomAddress())
  await page.goto('/register')
  await page.getByLabel('Nom complet').fill(person.name)
  await page.getByLabel('Adresse email').fill(person.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password)
  await page.getByLabel('Confirmation du mot de passe').fill(person.password)
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page).toHaveURL(/\/dashboard\/subscription\?plan=free$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Abonnement' })).toBeVisible()
  return person
}

/** Creates the account through the API; the browser then holds its session. */
export async function signUpByApi(page: Page, person: Person): Promise<Person & { token: string }> {
  const { request } = page.context()
  const created = await request.post('/v1/auth/sign-up/email', { data: person, headers: randomAddress() })
  expect(created.status()).toBe(200)
  const answer = await request.get('/v1/auth/token')
  return { ...person, token: (await answer.json()).token }
}

/** A new account of its own, signed in: for journeys about something else than signing up. */
export const arriveSignedIn = (page: Page, fields: Partial<Person> = {}) =>
  signUpByApi(page, { ...newPerson(), ...fields })

/** Calls the API with the person's token, beside the browser. */
export async function callApi(page: Page, token: string, method: string, path: string, data?: object) {
  const answer = await page.context().request.fetch(`/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data ? { data } : {}),
  })
  return (await answer.json()).data
}
