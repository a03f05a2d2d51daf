import type { BrowserContext, Page } from '@playwright/test'
import { axeFindings } from '../support/http/axe'
import { expect, test } from '../support/http/browser'
import { BASE } from '../support/http/client'
import { overflowingElements } from '../support/http/page-checks'
import { signInUser } from '../support/http/sessions'
import { createUser, removeUsers } from '../support/http/users'

test.afterAll(removeUsers)

async function asNewMember(context: BrowserContext): Promise<void> {
  const cookie = await signInUser(await createUser())
  const value = cookie.slice('ebs-token='.length)
  await context.addCookies([{ name: 'ebs-token', value, url: BASE.origin, httpOnly: true, sameSite: 'Lax' }])
}

/** Waits for the response of a call of programs. */
const call = (page: Page, name: string) =>
  page.waitForResponse((response) => new URL(response.url()).pathname.replace(/\/$/, '').endsWith(name))

test('a member starts the reset on the dashboard, does a step and takes it back', async ({ context, page }) => {
  test.slow()
  await asNewMember(context)
  const steps = page.getByRole('list', { name: 'Steps of today', exact: true })
  const first = steps.getByRole('checkbox').first()
  const guide = steps.getByRole('listitem').filter({ hasText: 'Lifestyle guide' })

  await test.step('starts today', async () => {
    await page.goto('/dashboard/')
    await page.getByRole('radio', { name: 'Six-Week Reset', exact: true }).check()
    await page.getByRole('button', { name: 'Start the program', exact: true }).click()
    await expect(page.getByText('You are on day 1 of 42', { exact: true })).toBeVisible()
    await expect(first).not.toBeChecked()
    await expect(page.getByRole('link', { name: 'Next step', exact: true })).toHaveCount(1)
  })

  await test.step('fits any window, also with its parts open', async () => {
    await page.getByText('Your plan', { exact: true }).click()
    await expect(page.getByRole('button', { name: 'Start again', exact: true })).toBeVisible()
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await axeFindings(page), `at ${width} px`).toEqual([])
      expect(await overflowingElements(page)).toEqual([])
    }
  })

  await test.step('a step that is done is still done after a reload', async () => {
    await Promise.all([call(page, '/steps'), first.check()])
    await page.reload()
    await expect(first).toBeChecked()
  })

  await test.step('and can be taken back', async () => {
    await Promise.all([call(page, '/steps'), first.uncheck()])
    await page.reload()
    await expect(guide.getByRole('checkbox')).not.toBeChecked()
    await expect(first).not.toBeChecked()
  })

  await test.step('a guide that is read does its step', async () => {
    const read = call(page, '/api/programmes/read')
    await guide.getByRole('link').click()
    await expect(page).toHaveURL(/\/6wr\/lg\//)
    expect((await read).status()).toBe(200)
    await page.goto('/dashboard/')
    await expect(guide.getByRole('checkbox')).toBeChecked()
  })
})
