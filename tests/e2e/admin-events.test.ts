import { expect, test } from '../support/http/browser'
import { aWord, makeItem, removeMade } from '../support/http/editor'

test.use({ timezoneId: 'America/New_York', viewport: { width: 1440, height: 900 } })
test.afterAll(removeMade)

test('the dates of an event somewhere are entered, listed and read as the clocks of its place show them', async ({
  as,
  page,
}) => {
  const title = `Walk ${aWord()}`
  const eventDate = '2031-11-30T10:00:00.000Z'
  const { id, slug } = await makeItem('events', { title, eventDate, timeZone: 'Europe/London' })
  await as('organizer')
  await page.goto(`/admin/collections/events/${id}`)
  const begins = page.locator('#field-eventDate').getByRole('textbox')
  await expect(begins).toHaveValue('Nov 30, 2031 10:00 AM')
  await begins.fill('Nov 30, 2031 11:30 AM')
  await begins.press('Enter')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Updated successfully.').first()).toBeVisible()

  await page.goto(`/admin/collections/events?search=${title}`)
  await expect(page.getByRole('row', { name: title })).toContainText('Nov 30, 2031, 11:30 AM London time')
  await page.goto(`/events/${slug}/`)
  await expect(page.locator('.event-time')).toHaveText('11:30 AM London time')
})

test('the time zone of a place is chosen by its city', async ({ as, page }) => {
  const { id } = await makeItem('events', { title: `Walk ${aWord()}`, eventDate: '2031-11-30T15:00:00.000Z' })
  await as('organizer')
  await page.goto(`/admin/collections/events/${id}`)
  const begins = page.locator('#field-eventDate').getByRole('textbox')
  await expect(begins).toHaveValue('Nov 30, 2031 10:00 AM')
  await page.locator('#field-timeZone').getByRole('combobox').fill('auckland')
  await page.keyboard.press('Enter')
  await expect(begins).toHaveValue('Dec 1, 2031 4:00 AM')
})
