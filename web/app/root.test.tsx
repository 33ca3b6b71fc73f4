import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { refusal } from './lib/api/api-error.ts'
import { ErrorBoundary } from './root.tsx'

const id = '01a20b3c-2015-7f12-bc79-3cba58dd4abb'
const fault = (requestId?: string) =>
  refusal(500, { error: 'Erreur serveur.', code: 'INTERNAL_ERROR', ...(requestId && { requestId }) })

const show = (error: unknown) =>
  render(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: <ErrorBoundary error={error} /> }])} />,
  )

test('the error screen has no reference where no request failed in the server', async () => {
  await show(new Error('a bug of the page'))
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Une erreur est survenue/)
  await expect.element(page.getByText(/Référence/)).not.toBeInTheDocument()
})

test('the error screen says the reference of the request that failed, or that has just failed', async () => {
  await show(fault(id))
  await expect.element(page.getByText(`Référence\u00a0: ${id}`)).toBeVisible()
})

test('a bug that follows a failed request has its reference', async () => {
  fault(id)
  await show(new TypeError('undefined is not iterable'))
  await expect.element(page.getByText(`Référence\u00a0: ${id}`)).toBeVisible()
})
