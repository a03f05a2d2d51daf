import { expect, test } from '../support/http/browser'
import { makePage, removeMade } from '../support/http/editor'

test.afterAll(removeMade)
// Monday in this time zone, and still Sunday in that of the other tests.
test.use({ timezoneId: 'Asia/Tokyo', viewport: { width: 1440, height: 900 } })

test('today on the weekly schedule is in the reader’s time zone, from the first paint, at three levels', async ({
  page,
}) => {
  const { path } = await makePage({ layout: [{ blockType: 'weeklySchedule', title: 'This week' }] })
  await page.clock.setFixedTime(new Date('2026-11-22T23:30:00Z'))
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const tiles = [...document.querySelectorAll('.weekly-schedule > li')].map((tile) => Math.round(tile.clientWidth))
      Object.assign(window, { atFirst: tiles })
    })
  })
  await page.goto(path)
  const days = page.getByRole('list', { name: 'Intermediate, Monday to Sunday' }).getByRole('listitem')
  await expect(days).toHaveText([/^Today/, /^Tomorrow/, /^Wednesday/, /^Thursday/, /^Friday/, /^Saturday/, /^Sunday/])
  const widths = await days.evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.clientWidth)))
  expect(widths.indexOf(Math.max(...widths))).toBe(0)
  expect(widths[0]).toBeGreaterThan(widths[1] ?? 0)
  expect(await page.evaluate(() => (window as Window & { atFirst?: number[] }).atFirst)).toEqual(widths)

  await page.getByRole('tab', { name: 'Intermediate' }).focus()
  await expect(page.getByRole('tab', { name: 'Intermediate' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('list', { name: 'Beginner, Monday to Sunday' })).toBeVisible()
})
