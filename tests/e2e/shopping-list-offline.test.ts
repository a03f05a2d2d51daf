import type { Page } from '@playwright/test'
import { expect, sessionLookup, test } from '../support/http/browser'
import { shoppingList, shoppingListLink, signInAsNewUser } from '../support/http/shopping-list'
import { removeUsers } from '../support/http/users'

test.afterAll(removeUsers)

// Calls that fail offline.
test.use({ expected: [/console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/] })

type Stored = { entries: { checked: boolean; name: string }[] }
const inAccount = async (page: Page) => {
  const { entries }: Stored = await page.evaluate(async () => (await fetch('/api/shopping-list')).json())
  return entries.map(({ checked, name }) => [name, checked])
}

test('a saved shopping list opens offline, in a new tab too, and its changes are sent when online', async ({
  context,
  page,
}) => {
  test.slow()
  await signInAsNewUser(context)
  // As after a long visit: the browser's list of loaded files is full.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(1))
  const list = shoppingList(page)
  await list.open()
  await list.write('2 lemons', 'Napkins')
  const scripts = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLScriptElement>('script[src^="/_next/static/"]'), (script) =>
      script.getAttribute('src'),
    ),
  )
  await list.saveInAccount()
  await expect.poll(() => page.evaluate(() => caches.match('/shopping-list/').then(Boolean))).toBe(true)

  await test.step('it is the only cached page, with all its scripts, and has nothing personal in it', async () => {
    const cached = await page.evaluate(async () => {
      const [name = '', ...more] = await caches.keys()
      const cache = await caches.open(name)
      const urls = (await cache.keys()).map(({ url }) => new URL(url).pathname)
      const html = await (await cache.match('/shopping-list/'))?.text()
      return {
        more,
        html,
        pages: urls.filter((path) => !path.startsWith('/_next/static/')),
        files: urls.filter((path) => path.startsWith('/_next/static/')),
      }
    })
    expect(cached.more).toEqual([])
    // The browser's own cache would hide that one is missing, until it drops it.
    expect(cached.files).toEqual(expect.arrayContaining(scripts))
    expect(cached.pages).toEqual(['/shopping-list/'])
    expect(cached.html).not.toMatch(/lemons|Napkins|made-|Made/)
  })

  await test.step('after a reload it can be read and checked off, and is sent when the connection is back', async () => {
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
    expect(await inAccount(page)).toEqual([
      ['lemons', true],
      ['Napkins', false],
      ['Bread', false],
    ])
    await page.close()
  })

  await test.step('in a new tab too, and its changes are sent from any page', async () => {
    await context.setOffline(true)
    const tab = await context.newPage()
    const inTab = shoppingList(tab)
    await inTab.open()
    await inTab.tick('Napkins').check()
    await expect(tab.getByText('Not in your account yet')).toBeVisible()
    await context.setOffline(false)
    await Promise.all([sessionLookup(tab), tab.goto('/recipes/')])
    await expect(shoppingListLink(tab)).toHaveText('1')
    await expect
      .poll(() => inAccount(tab))
      .toEqual([
        ['lemons', true],
        ['Napkins', true],
        ['Bread', false],
      ])
  })
})
