import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/http/browser'
import { aWord, makeItem, makePage, removeMade } from '../support/http/editor'

const RECIPES = '/recipes/'
/** The last recipe is locked: this search finds it. */
const SALMON = '/recipes/#search=salmon'

const listOf = (page: Page, kind: string) => page.locator(`.card-grid[data-grid="${kind}"]`).first()

const cardOf = (page: Page, title: string) =>
  page.locator('article.card').filter({ has: page.getByRole('link', { name: title, exact: true }) })

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`nothing is seen of ${locator}`)
  return box
}

test.describe('an event', () => {
  // The event's day begins earlier there than on the server.
  test.use({ timezoneId: 'Asia/Tokyo' })
  test.afterAll(removeMade)

  test('has its day in the reader’s time zone, on its card and its page; a past one has a badge and comes last', async ({
    page,
  }) => {
    const title = `Soup in the dark ${aWord()}`
    const { slug } = await makeItem('events', { title, eventDate: '2026-12-05T23:30:00.000Z' })
    const { path } = await makePage({ layout: [{ blockType: 'postsGrid', postType: 'events', title: 'On' }] })
    await page.goto(path)
    await expect(cardOf(page, title).locator('time')).toHaveText('Sun, Dec 6, 8:30 AM GMT+9')
    await page.goto(`/events/${slug}/`)
    await expect(page.locator('.event-day')).toContainText('December 06, 2026')

    await page.goto('/events/')
    const events = page.locator('article.card')
    const past = events.filter({ has: page.locator('.card-badges').getByText('Past', { exact: true }) })
    await expect(past).toHaveCount(1)
    await expect(events.last()).toContainText('Past')
    await expect(events.first()).not.toContainText('Past')
  })
})

test('the first card of a list is larger; a card enlarges its picture on hover, and opens its item wherever it is clicked', async ({
  page,
}) => {
  const PORRIDGE = 'Blueberry porridge with toasted chestnut'
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(RECIPES)
  const cards = page.locator('article.card')

  await test.step('on a wide screen it is as high as the four beside it, and the last row is full', async () => {
    const list = await boxOf(listOf(page, 'posts'))
    const [first, second, fifth] = await Promise.all([boxOf(cards.first()), boxOf(cards.nth(1)), boxOf(cards.nth(4))])
    const last = await boxOf(listOf(page, 'posts').locator('article.card').last())
    expect(first.width).toBeGreaterThan(list.width * 0.38)
    expect(second.y).toBe(first.y)
    expect(fifth.y + fifth.height).toBeCloseTo(first.y + first.height, 0)
    expect(last.x + last.width).toBeCloseTo(list.x + list.width, 0)
  })
  await cardOf(page, PORRIDGE).hover()
  await expect(cardOf(page, PORRIDGE).locator('img')).toHaveCSS('scale', '1.025')

  await test.step('on a phone it is as wide as the list, and the others are in two columns', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const widthOf = async (locator: Locator) => (await boxOf(locator)).width
    await expect.poll(() => widthOf(cards.first())).toBeCloseTo(await widthOf(listOf(page, 'posts')), 0)
    const [second, third] = await Promise.all([boxOf(cards.nth(1)), boxOf(cards.nth(2))])
    expect(second.width).toBeLessThan((await widthOf(cards.first())) / 2)
    expect(third.y).toBe(second.y)
  })

  await page.setViewportSize({ width: 1440, height: 900 })
  const { height, width } = await boxOf(cardOf(page, PORRIDGE))
  await cardOf(page, PORRIDGE).click({ position: { x: width - 4, y: height - 4 } })
  await expect(page).toHaveURL('/recipes/blueberry-porridge-with-toasted-chestnut/')
  await page.goto(RECIPES)
  await cardOf(page, 'Roast carrots, orange and dill').click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL('/recipes/roast-carrots-orange-and-dill/')
})

test('a locked card has two keyboard stops, its summary where there is room, and on a phone a lock large enough to tap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(SALMON)
  const locked = cardOf(page, 'Salmon, peas and new potatoes')
  const join = locked.getByRole('link', { name: 'Join Now to read Salmon, peas and new potatoes' })
  await expect(locked.locator('.card-summary')).toBeVisible()
  await locked.getByRole('link', { name: 'Salmon, peas and new potatoes', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(join).toBeFocused()

  await page.setViewportSize({ width: 320, height: 700 })
  await expect(locked.locator('.card-summary')).toBeHidden()
  const { height, width } = await boxOf(join)
  expect([width, height]).toEqual([44, 44])
  // Joining returns to the card's item.
  const joining = `/memberships?return=${encodeURIComponent('/recipes/salmon-peas-and-new-potatoes/')}`
  await join.click()
  await expect(page).toHaveURL(joining)
  await page.goto(SALMON)
  await join.press('Enter')
  await expect(page).toHaveURL(joining)
})
