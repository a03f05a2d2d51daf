import { expect, sessionLookup, test } from '../support/http/browser'
import { shoppingList, shoppingListLink, signInAsNewUser } from '../support/http/shopping-list'
import { removeUsers } from '../support/http/users'

test.afterAll(removeUsers)

// Calls that fail offline.
test.use({ expected: [/console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/] })

test.describe('a saved shopping list, offline', () => {
  test.beforeEach(async ({ context, page }) => {
    await signInAsNewUser(context)
    const list = shoppingList(page)
    await list.open()
    await list.write('2 lemons', 'Napkins')
    await list.saveInAccount()
    await expect.poll(() => page.evaluate(() => caches.match('/shopping-list/').then(Boolean))).toBe(true)
  })

  test('opens after a reload, can be read and checked off, and is sent when the connection is back', async ({
    context,
    page,
  }) => {
    const list = shoppingList(page)
    await context.setOffline(true)
    await page.reload()
    await expect.poll(list.lines).toEqual(['lemons\n2', 'Napkins'])
    await expect(page.getByText('You’re offline. This is your list as you last saw it.')).toBeVisible()
    await list.tick('lemons').check()
    await expect(list.left).toHaveText('One thing left to buy.')
    await page.reload()
    await expect(list.tick('lemons')).toBeChecked()
    await list.write('Bread')
    await expect(page.getByText('Not in your account yet')).toBeVisible()
    await context.setOffline(false)
    // Chromium forgets its offline mode at a navigation, and then sends no event when it is online again.
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByText('Saved in your account.')).toBeVisible({ timeout: 20_000 })
    const { entries } = await page.evaluate(async () => (await fetch('/api/shopping-list')).json())
    expect(entries.map(({ checked, name }: { checked: boolean; name: string }) => [name, checked])).toEqual([
      ['lemons', true],
      ['Napkins', false],
      ['Bread', false],
    ])
  })

  test('opens in a new tab too, and its changes are sent from any page', async ({ context, page }) => {
    await page.close()
    await context.setOffline(true)
    const tab = await context.newPage()
    const list = shoppingList(tab)
    await list.open()
    await list.tick('Napkins').check()
    await expect(tab.getByText('Not in your account yet')).toBeVisible()
    await context.setOffline(false)
    await Promise.all([sessionLookup(tab), tab.goto('/recipes/')])
    await expect(shoppingListLink(tab)).toHaveText('1')
    const done = async () => {
      const { entries } = await tab.evaluate(async () => (await fetch('/api/shopping-list')).json())
      return entries.filter(({ checked }: { checked: boolean }) => checked).length
    }
    await expect.poll(done).toBe(1)
  })

  test('is the only cached page, and has nothing personal in it', async ({ page }) => {
    const cached = await page.evaluate(async () => {
      const [name = '', ...more] = await caches.keys()
      const cache = await caches.open(name)
      const urls = (await cache.keys()).map(({ url }) => new URL(url).pathname)
      const html = await (await cache.match('/shopping-list/'))?.text()
      return { more, html, pages: urls.filter((path) => !path.startsWith('/_next/static/')) }
    })
    expect(cached.more).toEqual([])
    expect(cached.pages).toEqual(['/shopping-list/'])
    expect(cached.html).not.toMatch(/lemons|Napkins|made-|Made/)
  })
})
