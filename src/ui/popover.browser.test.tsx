import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Popover } from './Popover.client'

const summary = page.getByText('Legal', { exact: true })
const menu = page.getByRole('navigation', { name: 'Legal', exact: true, includeHidden: true })

beforeEach(async () => {
  await render(
    <>
      <Popover>
        <summary>Legal</summary>
        <nav aria-label="Legal">
          <a href="#terms">Terms</a>
          <a href="#privacy">Privacy</a>
        </nav>
      </Popover>
      <button type="button">Cookie settings</button>
      <p>Say hi.</p>
    </>,
  )
  await expect.element(menu).not.toBeVisible()
  await summary.click()
  await expect.element(menu).toBeVisible()
})

test('closes on a click outside', async () => {
  await menu.click({ position: { x: 1, y: 1 } })
  await expect.element(menu).toBeVisible()
  await page.getByText('Say hi.').click()
  await expect.element(menu).not.toBeVisible()
})

test('closes on Escape, and the focus returns to its button', async () => {
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: 'Terms' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeVisible()
  await expect.element(summary).toHaveFocus()
})

test('opens and closes by keyboard, and closes when the focus leaves it', async () => {
  await userEvent.keyboard('{Enter}')
  await expect.element(menu).not.toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(menu).toBeVisible()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(menu).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(menu).not.toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cookie settings' })).toHaveFocus()
})

test('closes when one of its links is chosen', async () => {
  await page.getByRole('link', { name: 'Terms' }).click()
  await expect.element(menu).not.toBeVisible()
})
