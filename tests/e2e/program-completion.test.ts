import type { BrowserContext, Page } from '@playwright/test'
import { ownAddress } from '../support/http/addresses'
import { axeFindings } from '../support/http/axe'
import { expect, sessionLookup, test } from '../support/http/browser'
import { BASE, sendRequest } from '../support/http/client'
import { overflowingElements } from '../support/http/page-checks'
import { aTask, makeProgramme, removeProgrammes } from '../support/http/programmes'
import { signInUser } from '../support/http/sessions'
import { createUser, removeUsers } from '../support/http/users'

test.afterAll(async () => {
  await removeUsers()
  await removeProgrammes()
})

/** A member in the browser who has started a program of two steps and done some of them. @returns opens its page */
async function aMemberWith(done: number, context: BrowserContext, page: Page) {
  const cookie = await signInUser(await createUser({ firstName: 'Clara', lastName: 'Meadows-Featherstonehaugh' }))
  const value = cookie.slice('ebs-token='.length)
  await context.addCookies([{ name: 'ebs-token', value, url: BASE.origin, httpOnly: true, sameSite: 'Lax' }])
  const { path, slug, steps } = await makeProgramme([[[aTask('One')], [aTask('Two')]]])
  const from = ownAddress()
  await sendRequest(`${path}/start`, { cookie, from, body: {} })
  for (const step of steps.slice(0, done)) {
    await sendRequest(`${path}/steps`, { cookie, from, body: { step, done: true } })
  }
  return () => Promise.all([sessionLookup(page), page.goto(`/programmes/${slug}/completion/`)])
}

test('the certificate is printed alone, on one sheet of A4 or Letter', async ({ context, page }) => {
  const open = await aMemberWith(2, context, page)
  await open()
  const title = page.getByRole('heading', { level: 1, name: 'Well done, Clara' })
  const certificate = page.getByRole('region', { name: 'Certificate of completion' })
  await expect(title).toBeVisible()
  await expect(certificate).toContainText('Clara Meadows-Featherstonehaugh')
  expect(await axeFindings(page)).toEqual([])
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflowingElements(page), `${width} px`).toEqual([])
  }
  await page.emulateMedia({ media: 'print' })
  await expect(certificate).toBeVisible()
  await expect(certificate.locator('svg')).toBeVisible()
  await expect(title).toBeHidden()
  for (const gone of ['banner', 'contentinfo', 'button', 'link', 'listitem'] as const) {
    await expect(page.getByRole(gone)).toHaveCount(0)
  }
  for (const format of ['A4', 'Letter']) {
    for (const landscape of [false, true]) {
      const sheets = (await page.pdf({ format, landscape })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)
      expect(sheets, `${format}, landscape: ${landscape}`).toHaveLength(1)
    }
  }
})

test.describe('before the last step', () => {
  test.use({ expected: [/console: Failed to load resource: .* 409/] })

  test('the page leads to the dashboard', async ({ context, page }) => {
    const open = await aMemberWith(1, context, page)
    await open()
    await expect(page.getByRole('heading', { level: 1, name: 'Not finished yet' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'Open your dashboard' }).click()
    await expect(page).toHaveURL(/\/dashboard\/$/)
  })
})
