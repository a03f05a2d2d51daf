import { expect, sessionLookup, test } from '../support/http/browser'
import { followRequests, recordLayoutShifts, scrollThrough } from '../support/http/page-checks'

/** The icons of the header move by a part of a pixel. */
const NOTHING = 0.01
/** A slow phone on a quick mobile network: the document comes in parts, and scripts after the first paint. */
const NETWORK = { offline: false, latency: 60, downloadThroughput: 1150 * 1024, uploadThroughput: 100 * 1024 }
const SLOWER = 8

/** Pages with parts that have another place than in the document, or that another state of the script replaces. */
const PAGES = ['/memberships', '/community/', '/reboot-revive/', '/contact/']

test('pages that arrive in parts, before their scripts and fonts, do not move', async ({ devtools, page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await recordLayoutShifts(page)
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const settled = followRequests(page)
  for (const path of PAGES) {
    await test.step(path, async () => {
      await Promise.all([sessionLookup(page), page.goto(path)])
      await settled()
      expect(await scrollThrough(page, NOTHING)).toEqual([])
    })
  }
})

test('of the reset weeks only those of the season ever appear', async ({ page }) => {
  await page.clock.setFixedTime('2027-01-15T12:00:00Z')
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = () => {
      for (const card of document.querySelectorAll('.grid-list li[data-of-season]')) {
        if (card.getClientRects().length > 0) seen.add(card.getAttribute('data-of-season') ?? '')
      }
    }
    new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true })
  })
  const settled = followRequests(page)
  await Promise.all([sessionLookup(page), page.goto('/reboot-revive/')])
  await settled()
  await expect(page.getByText('2 reboot and revive weeks')).toBeVisible()
  expect(await page.evaluate(() => [...((window as Window & { seen?: Set<string> }).seen ?? [])])).toEqual(['winter'])
})

test('what is below the first screen is laid out while the page is idle', async ({ page }) => {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    const requestIdleCallback = (callback: () => void) => waiting.push(callback)
    Object.assign(window, { requestIdleCallback, waiting })
  })
  const leftOut = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main > div > section, .site-footer')].filter(
          (part) => getComputedStyle(part).contentVisibility === 'auto',
        ).length,
    )
  const settled = followRequests(page)
  await page.goto('/')
  await settled()
  expect(await leftOut()).toBeGreaterThan(2)
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { waiting = [] } = window as Window & { waiting?: (() => void)[] }
        for (const callback of waiting.splice(0)) callback()
        return document.documentElement.dataset.laidOut
      }),
    )
    .toBe('')
  expect(await leftOut()).toBe(0)
})

test('a page that is opened at a place on it is laid out whole', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.goto('/memberships/#join')
  await expect(page.locator('html[data-laid-out]')).toBeAttached()
  await page.goto('/memberships/')
  await expect(page.locator('html:not([data-laid-out])')).toBeAttached()
  await page.reload()
  await expect(page.locator('html[data-laid-out]')).toBeAttached()
})
