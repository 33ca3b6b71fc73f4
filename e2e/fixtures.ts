import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { openAdminConnection } from '../scripts/admin-connection.ts'
import { callApi, newPerson, type Person, signUpByApi } from './person.ts'

/** Runs operators' commands on the database of the server under test. */
export type Operator = {
  givePlan: (email: string, plan: string) => Promise<unknown>
  makeAdministrator: (email: string) => Promise<unknown>
}

type Account = Person & { token: string }

type WorkerFixtures = {
  operator: Operator
  /** Session of an account that a whole worker shares, with one letter. */
  sharedSession: Account & { letterId: string; storageState: Awaited<ReturnType<typeof storageOf>> }
}

type TestFixtures = {
  /** A page signed in to the account of the worker: for journeys that change nothing in it. */
  readerPage: Page
}

const storageOf = (page: Page) => page.context().storageState()

const dataDirectory = process.env.DATA_DIR || join(import.meta.dirname, '../.data')

export const test = base.extend<TestFixtures, WorkerFixtures>({
  operator: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const { run, close } = await openAdminConnection({ DATA_DIR: dataDirectory })
      await use({
        givePlan: (email, plan) => run('plan', email, plan, '--months', '1'),
        makeAdministrator: (email) => run('grant', email),
      })
      await close()
    },
    { scope: 'worker' },
  ],
  sharedSession: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({ baseURL: project.use.baseURL ?? '' })
      const account = await signUpByApi(page, newPerson())
      const { id } = await callApi(page, account.token, 'POST', '/letters', {
        title: 'Fleuriste, Les Pivoines',
        company: 'Les Pivoines',
        jobTitle: 'Fleuriste',
        content: 'Madame,\n\nVoici ma candidature.',
      })
      const storageState = await storageOf(page)
      await page.close()
      await use({ ...account, letterId: id, storageState })
    },
    { scope: 'worker' },
  ],
  readerPage: async ({ page, sharedSession }, use) => {
    await page.context().addCookies(sharedSession.storageState.cookies)
    await use(page)
  },
})

export { expect } from '@playwright/test'
