import type { Page } from '@playwright/test'
import { signOut } from '../support/http/account-menu'
import { expect, test } from '../support/http/browser'
import { shoppingList, shoppingListLink, signInAsNewUser, withCookie } from '../support/http/shopping-list'
import { removeUsers } from '../support/http/users'

test.afterAll(removeUsers)

/** The list in this browser's storage, for any user. */
const storedList = (page: Page) => page.evaluate(() => localStorage.getItem('ebs-kept-list'))
const cachedPages = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })

test.describe('“Keep my list”: the list is in the account', () => {
  test('a second device has it, and simultaneous changes are merged', async ({ browser, context, page }) => {
    const cookie = await signInAsNewUser(context)
    const list = shoppingList(page)
    await list.open()
    await list.write('2 lemons', '200 g feta')
    await list.saveInAccount()

    const phone = await browser.newContext()
    await withCookie(phone, cookie)
    const phonePage = await phone.newPage()
    const onPhone = shoppingList(phonePage)
    await phonePage.goto('/recipes/')
    await expect(shoppingListLink(phonePage)).toHaveText('2')
    await onPhone.open()
    await expect(onPhone.keep).toBeChecked()
    await expect.poll(onPhone.lines).toEqual(['lemons\n2', 'feta\n200 g'])

    // The phone is offline in a shop, while the other device is used at home.
    await phone.setOffline(true)
    await onPhone.tick('feta').check()
    await expect(phonePage.getByText('Not in your account yet')).toBeVisible()
    await list.write('Napkins')
    await list.click('Remove lemons')
    await expect(page.getByText('Saved in your account.')).toBeVisible()
    await phone.setOffline(false)
    await expect.poll(onPhone.lines).toEqual(['feta\n200 g', 'Napkins'])
    await expect(phonePage.getByText('Saved in your account.')).toBeVisible()
    await list.open()
    await expect.poll(list.lines).toEqual(['feta\n200 g', 'Napkins'])
    await expect(list.tick('feta')).toBeChecked()
    await phone.close()
  })

  test('signing out, and another user of the same browser, delete the stored list', async ({ context, page }) => {
    await signInAsNewUser(context)
    const list = shoppingList(page)
    await list.open()
    await list.write('2 lemons')
    await list.saveInAccount()
    await signInAsNewUser(context)
    await list.open()
    await expect(list.left).toHaveText('Your list is empty.')
    await expect(list.keep).not.toBeChecked()
    expect(await storedList(page)).toBeNull()

    await list.write('2 lemons')
    await list.saveInAccount()
    await expect.poll(() => cachedPages(page)).toContain('/shopping-list/')
    expect(await storedList(page)).not.toBeNull()
    await signOut(page)
    await expect(page.getByRole('main').getByText('This feature is reserved for members')).toBeVisible()
    // The page may still be loading for a visitor, which interrupts a script.
    await expect(async () => expect(await storedList(page)).toBeNull()).toPass()
    await expect.poll(() => cachedPages(page)).toEqual([])
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  })

  test.describe('when the account cannot be reached', () => {
    test.use({ expected: [/^503 |console: Failed to load resource/] })

    test('a quiet message says so, and it is tried again; turned off the list is only in this tab', async ({
      context,
      page,
    }) => {
      await signInAsNewUser(context)
      const list = shoppingList(page)
      await list.open()
      await list.saveInAccount()
      await page.route('**/api/shopping-list', (route) => route.fulfill({ status: 503, json: {} }))
      await list.write('2 lemons')
      await expect(page.getByText('Not in your account yet')).toBeVisible()
      await expect(list.line('lemons')).toBeVisible()
      await page.unroute('**/api/shopping-list')
      await expect(page.getByText('Saved in your account.')).toBeVisible()
      const stored = () => page.evaluate(async () => (await fetch('/api/shopping-list')).json())
      expect(await stored()).toMatchObject({ kept: true, entries: [{ name: 'lemons' }] })

      await expect.poll(() => cachedPages(page)).toContain('/shopping-list/')
      await list.keep.uncheck()
      await expect.poll(() => storedList(page)).toBeNull()
      await expect.poll(() => cachedPages(page)).toEqual([])
      await expect.poll(list.lines).toEqual(['lemons\n2'])
      expect(await stored()).toMatchObject({ kept: false, entries: [] })
    })
  })
})
