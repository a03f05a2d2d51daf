import type { Page } from '@playwright/test'
import { cookieOf } from '../support/http/accounts'
import { expect, sessionLookup, test } from '../support/http/browser'
import { sendRequest } from '../support/http/client'

const banner = (page: Page) => page.getByRole('dialog', { name: 'Cookies' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' })
const accept = (page: Page) => page.getByRole('button', { name: 'Accept all' })
const reject = (page: Page) => page.getByRole('button', { name: 'Reject all' })
const settingsLink = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })

async function decision(page: Page): Promise<string[] | undefined> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'cc_cookie')
  return cookie && JSON.parse(decodeURIComponent(cookie.value)).categories
}

test.describe('the cookie banner', () => {
  test('asks for consent without being in the way, and remembers the choice', async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { dataset } = document.documentElement
          dataset.shift = String(Number(dataset.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/recipes/')
    await expect(banner(page)).toBeVisible()
    expect(await decision(page)).toBeUndefined()

    await test.step('Tab goes through it after the skip link, and on', async () => {
      const stops: string[] = []
      for (let stop = 0; stop < 5; stop += 1) {
        await page.keyboard.press('Tab')
        stops.push(await page.evaluate(() => (document.activeElement?.textContent ?? '').trim()))
      }
      expect(stops).toEqual(['Skip to content', 'Accept all', 'Reject all', 'Choose', 'eat, burn, sleep'])
    })

    await test.step('both buttons have the same weight', async () => {
      const styleOf = (button: ReturnType<typeof accept>) =>
        button.evaluate((element) => {
          const { backgroundColor, color, fontSize, fontWeight, height, width } = getComputedStyle(element)
          return { backgroundColor, color, fontSize, fontWeight, height, width }
        })
      expect(await styleOf(reject(page))).toEqual(await styleOf(accept(page)))
    })

    await test.step('analytics are off until they are allowed', async () => {
      await page.getByRole('button', { name: 'Choose' }).click()
      await expect(settings(page).getByRole('checkbox', { name: 'Necessary' })).toBeChecked()
      await expect(settings(page).getByRole('checkbox', { name: 'Necessary' })).toBeDisabled()
      await expect(settings(page).getByRole('checkbox', { name: 'Measuring' })).not.toBeChecked()
      await page.keyboard.press('Escape')
      await expect(settings(page)).toBeHidden()
    })

    await test.step('a rejection is remembered, and nothing has moved', async () => {
      await expect(banner(page)).toBeVisible()
      await reject(page).click()
      await expect(banner(page)).toBeHidden()
      expect(await decision(page)).toEqual(['necessary'])
      expect(Number((await page.evaluate(() => document.documentElement.dataset.shift)) ?? 0)).toBeLessThan(0.01)
      await page.reload()
      await page.waitForFunction(() => window.CookieConsent?.validConsent())
      await expect(banner(page)).toBeHidden()
    })

    await test.step('the footer’s link opens the settings, and the focus returns to it', async () => {
      await settingsLink(page).click()
      await expect(settings(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(settings(page)).toBeHidden()
      await expect(settingsLink(page)).toBeFocused()
      await settingsLink(page).click()
      await settings(page).getByRole('checkbox', { name: 'Measuring' }).check({ force: true })
      await page.getByRole('button', { name: 'Save my choice' }).click()
      await expect(settings(page)).toBeHidden()
      expect(await decision(page)).toEqual(['necessary', 'analytics'])
    })
  })

  test('starts 200 ms after its script has loaded, and does not take the focus while the user types', async ({
    page,
  }) => {
    await page.clock.install()
    let letGo = () => {}
    const held = new Promise<void>((settle) => {
      letGo = settle
    })
    await page.route('**/cookieconsent.umd.js', async (route) => {
      await held
      await route.continue()
    })
    const begun = () => page.evaluate(() => document.querySelector('#cc-main') !== null)
    // The load event would wait for the held script where the banner begins before it.
    await page.goto('/login', { waitUntil: 'domcontentloaded' })
    await page.getByLabel('Username or email address').focus()
    await page.waitForFunction(() => document.querySelector('script[src*="cookieconsent"]') !== null)
    // From here on the test advances the clock.
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await page.clock.runFor(5_000)
    expect(await begun()).toBe(false)
    letGo()
    await expect.poll(() => page.evaluate(() => window.CookieConsent !== undefined)).toBe(true)
    expect(await begun()).toBe(false)
    await page.clock.runFor(200)
    await expect.poll(begun).toBe(true)
    await page.clock.runFor(1_000)
    await expect(banner(page)).toBeVisible()
    // The library would move the focus 100 ms later.
    await page.clock.runFor(1_000)
    await expect(page.getByLabel('Username or email address')).toBeFocused()
  })
})

test.describe('when the banner’s script cannot be loaded', () => {
  test.use({ expected: [/console: Failed to load resource/] })

  test('the page works, no tag is loaded, and the footer’s link tries again', async ({ page }) => {
    await page.route('**/cookieconsent.umd.js', (route) => route.fulfill({ status: 404, body: '' }))
    const refused = page.waitForResponse('**/cookieconsent.umd.js')
    await page.goto('/recipes/')
    await refused
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unroute('**/cookieconsent.umd.js')
    await expect(page.locator('script[src*="cookieconsent"]')).toHaveCount(0)
    await settingsLink(page).click()
    await expect(settings(page)).toBeVisible()
  })
})

test.describe('tag containers', () => {
  test.describe.configure({ mode: 'serial' })
  test.use({ expected: [/^requested https:\/\/www\.googletagmanager\.com\/gtm\.js\?id=GTM-TEST00[12]$/] })

  const BOTH = [
    'https://www.googletagmanager.com/gtm.js?id=GTM-TEST001',
    'https://www.googletagmanager.com/gtm.js?id=GTM-TEST002',
  ]
  const setContainers = async (...ids: string[]) => {
    const { status } = await sendRequest('/cms/api/globals/settings', {
      method: 'POST',
      body: { consent: { tagContainers: ids.map((containerId) => ({ containerId })) } },
      cookie: await cookieOf('administrator'),
    })
    expect(status).toBe(200)
  }
  let requested: string[] = []

  test.beforeAll(() => setContainers('GTM-TEST001', 'GTM-TEST002'))
  test.afterAll(() => setContainers())
  test.beforeEach(async ({ page }) => {
    requested = []
    await page.route('https://www.googletagmanager.com/**', (route) => {
      requested.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "_ga=test; path=/"' })
    })
  })

  test('load nothing before consent, nor after a rejection, until it is changed', async ({ page }) => {
    await page.goto('/recipes/')
    await expect(banner(page)).toBeVisible()
    await reject(page).click()
    await Promise.all([sessionLookup(page), page.reload()])
    await page.waitForFunction(() => window.CookieConsent?.validConsent())
    expect(requested).toEqual([])
    await settingsLink(page).click()
    await settings(page).getByRole('button', { name: 'Accept all' }).click()
    await expect.poll(() => requested).toEqual(BOTH)
  })

  test('are loaded once after consent, and on the next visit; a withdrawal deletes their cookies', async ({ page }) => {
    await page.goto('/recipes/')
    await accept(page).click()
    await expect.poll(() => requested).toEqual(BOTH)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
    await expect(page).toHaveTitle(/^About/)
    expect(requested).toEqual(BOTH)
    await page.reload()
    await expect.poll(() => requested).toEqual([...BOTH, ...BOTH])
    await page.waitForFunction(() => document.cookie.includes('_ga='))
    await settingsLink(page).click()
    const again = Promise.all([sessionLookup(page), page.waitForEvent('load')])
    await settings(page).getByRole('button', { name: 'Reject all' }).click()
    await again
    await page.waitForFunction(() => window.CookieConsent?.validConsent())
    expect(await decision(page)).toEqual(['necessary'])
    expect(await page.evaluate(() => document.cookie)).not.toContain('_ga=')
    expect(requested).toHaveLength(4)
  })
})
