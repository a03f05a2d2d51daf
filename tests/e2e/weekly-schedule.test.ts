import type { Page } from '@playwright/test'
import { expect, test } from '../support/http/browser'
import { makePage, removeMade } from '../support/http/editor'

test.afterAll(removeMade)

/** The days of the open week, from left to right. */
const days = (page: Page) => page.getByRole('list', { name: 'Intermediate, Monday to Sunday' }).getByRole('listitem')

/** The widths of the tiles. */
const widths = (page: Page) => days(page).evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.clientWidth)))

test.describe('today on the weekly schedule is in the reader’s time zone', () => {
  // The same moment is Sunday in one time zone and Monday in the other.
  const moment = new Date('2026-11-22T23:30:00Z')
  for (const { at, labels, zone } of [
    {
      zone: 'America/New_York',
      at: 6,
      labels: [/^Monday/, /^Tuesday/, /^Wednesday/, /^Thursday/, /^Friday/, /^Yesterday/, /^Today/],
    },
    {
      zone: 'Asia/Tokyo',
      at: 0,
      labels: [/^Today/, /^Tomorrow/, /^Wednesday/, /^Thursday/, /^Friday/, /^Saturday/, /^Sunday/],
    },
  ]) {
    test.describe(zone, () => {
      test.use({ timezoneId: zone, viewport: { width: 1440, height: 900 } })

      test('has its label, and its raised tile is in place from the first paint', async ({ page }) => {
        const { path } = await makePage({ layout: [{ blockType: 'weeklySchedule', title: 'This week' }] })
        await page.clock.setFixedTime(moment)
        await page.addInitScript(() => {
          addEventListener('DOMContentLoaded', () => {
            const tiles = [...document.querySelectorAll('.weekly-schedule > li')].map((tile) =>
              Math.round(tile.clientWidth),
            )
            Object.assign(window, { atFirst: tiles })
          })
        })
        await page.goto(path)
        await expect(days(page)).toHaveText(labels)
        const now = await widths(page)
        expect(now.indexOf(Math.max(...now))).toBe(at)
        expect(await page.evaluate(() => (window as Window & { atFirst?: number[] }).atFirst)).toEqual(now)
      })
    })
  }

  test('the three levels work with the keyboard', async ({ page }) => {
    const { path } = await makePage({ layout: [{ blockType: 'weeklySchedule', title: 'This week' }] })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await expect(page.getByRole('tab', { name: 'Intermediate' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab', { name: 'Intermediate' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('list', { name: 'Beginner, Monday to Sunday' })).toBeVisible()
  })
})
