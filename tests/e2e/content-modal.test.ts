import type { Page } from '@playwright/test'
import { axeFindings } from '../support/http/axe'
import { expect, sessionLookup, test } from '../support/http/browser'
import { aWord, edit, makePage, removeMade } from '../support/http/editor'

const key = aWord()
let path = ''

test.beforeAll(async () => {
  const contents = [{ key, title: 'About this word', textHtml: '<p>It is <em>only</em> for a test.</p>' }]
  await edit('POST', '/globals/modals', { contents })
  const page = await makePage({
    layout: [
      {
        blockType: 'richColumns',
        variant: 'plain',
        leftHtml: `<p>A word that is <a href="#${key}">explained</a>. <a href="#nothing">Not this one.</a></p>`,
      },
    ],
  })
  path = page.path
})

test.afterAll(async () => {
  await edit('POST', '/globals/modals', { contents: [] })
  await removeMade()
})

/** By its name: the cookie banner is a dialog too. */
const modal = (page: Page) => page.getByRole('dialog', { name: 'About this word' })

test('a content modal opens when the address has its key, and from a link to it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await Promise.all([sessionLookup(page), page.goto(`${path}#${key}`)])
  await expect(modal(page)).toContainText('It is only for a test.')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(modal(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'explained' }).click()
  await expect(modal(page)).toContainText('It is only for a test.')
  await page.keyboard.press('Escape')
  await expect(modal(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'explained' })).toBeFocused()
  await page.getByRole('link', { name: 'Not this one.' }).click()
  await expect(page).toHaveURL(`${path}#nothing`)
  await expect(modal(page)).toHaveCount(0)
})
