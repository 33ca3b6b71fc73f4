import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'

export type Person = { name: string; email: string; password: string }

export const newPerson = (): Person => ({
  name: 'Inès Carpentier',
  email: `ines.${randomUUID().slice(0, 8)}@example.org`,
  password: 'Secret1!',
})

/** Each person comes from an address of their own: the server limits what one address may ask. */
export const fromElsewhere = () => ({ 'x-forwarded-for': [10, ...randomBytes(3)].join('.') })

/** Signs up through the form, and waits for the page of plans that a new account lands on. */
export async function signUp(page: Page): Promise<Person> {
  const person = newPerson()
  await page.setExtraHTTPHeaders(fromElsewhere())
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

/** An account made by the API, whose session the browser then holds: for journeys about something else. */
export async function arriveSignedIn(
  page: Page,
  about: Partial<Person> = {},
): Promise<Person & { token: string }> {
  const person = { ...newPerson(), ...about }
  const { request } = page.context()
  const created = await request.post('/v1/auth/sign-up/email', { data: person, headers: fromElsewhere() })
  expect(created.status()).toBe(200)
  const answer = await request.get('/v1/auth/token')
  return { ...person, token: (await answer.json()).token }
}

/** Calls the API as that person, beside the browser. */
export async function callApi(page: Page, token: string, method: string, path: string, data?: object) {
  const answer = await page.context().request.fetch(`/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data ? { data } : {}),
  })
  return (await answer.json()).data
}

const root = join(import.meta.dirname, '..')

/** Runs an operators’ command on the database of the server under test. */
async function runAdmin(...words: string[]): Promise<void> {
  const command = [join(root, 'scripts/admin.ts'), ...words]
  await promisify(execFile)(process.execPath, command, {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '' },
  })
}

/** Gives a plan as an operator does. */
export const grantPlan = (email: string, plan: string) => runAdmin('plan', email, plan, '--months', '1')

export const makeAdministrator = (email: string) => runAdmin('grant', email)
