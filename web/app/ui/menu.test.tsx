import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Menu } from './menu.tsx'

const item = () => page.getByRole('menuitem', { name: 'Renommer' })
const trigger = () => page.getByRole('button', { name: 'Actions' })

function renderMenu() {
  const chosen: string[] = []
  const screen = render(
    <Menu
      trigger={<button type="button">Actions</button>}
      items={[{ label: 'Renommer', onSelect: () => chosen.push('Renommer') }]}
    />,
  )
  return { screen, chosen }
}

test.each(['{Enter}', ' ', '{ArrowDown}'])('its first opening by the key %j is not lost', async (key) => {
  const { screen, chosen } = renderMenu()
  await screen
  await expect.element(trigger()).toHaveAttribute('aria-haspopup', 'menu')
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
  ;(trigger().element() as HTMLElement).focus()
  await userEvent.keyboard(key)
  await expect.element(item()).toBeVisible()
  await expect.poll(() => document.activeElement).toBe(item().element())
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => chosen).toEqual(['Renommer'])
  await expect.poll(() => document.activeElement).toBe(trigger().element())
})

test('its first opening by a click is not lost, and Escape returns to the button', async () => {
  const { screen } = renderMenu()
  await screen
  await trigger().click()
  await expect.element(item()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(item()).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement).toBe(trigger().element())
})
