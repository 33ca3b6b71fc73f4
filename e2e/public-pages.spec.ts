import { expect, test } from '@playwright/test'
import { hydrate } from './hydration.ts'
import { signUp } from './person.ts'

test.describe('help without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('its questions open, and are printed with their answers', async ({ page }) => {
    await page.goto('/help')
    await expect(page.getByText('L’interligne se resserre')).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('L’interligne se resserre')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.getByText('Comment faire tenir ma lettre sur une page').click()
    await expect(page.getByText('L’interligne se resserre')).toBeVisible()
  })
})

test('tips are opened from another page without loading a dictionary or the proofreader', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto('/help')
  await hydrate(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Conseils' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Conseils' })).toBeVisible()
  expect(requests).toContain('/tips.data')
  expect(requests.filter((path) => /dic|aff|proofread|worker/.test(path))).toEqual([])
})

test('the privacy policy names every cookie that the server sets', async ({ page, context }) => {
  await signUp(page)
  await page.goto('/privacy#cookies')
  const table = page.getByRole('table', { name: /Cookies/ })
  const names = (await context.cookies()).map(({ name }) => name.replace('__Secure-', ''))
  expect(names.length).toBeGreaterThan(1)
  for (const name of names) await expect(table.getByRole('rowheader', { name, exact: true })).toBeVisible()
})
