import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/http/browser'
import { aWord, makeItem, makePage, removeMade } from '../support/http/editor'

const RECIPES = '/recipes/'
/** The last recipe is locked: this search finds it. */
const SALMON = '/recipes/#search=salmon'
const GUIDE = '/styleguide/'

/** The number of columns of a list of cards. */
const columnsOf = (list: Locator) =>
  list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)

const listOf = (page: Page, kind: string) => page.locator(`.card-grid[data-grid="${kind}"]`).first()

const cardOf = (page: Page, title: string) =>
  page.locator('article.card').filter({ has: page.getByRole('link', { name: title, exact: true }) })

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`nothing is seen of ${locator}`)
  return box
}

/** Texts and badges that overflow their card, and cards that overflow the window. */
const outside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.card, .day-tile, .plan-card, .press-item, .quote-card')].flatMap((card) => {
      const edge = card.getBoundingClientRect().right + 1
      return [...card.querySelectorAll('h2, h3, h4, p, a:not(.sr-only), li, strong, figcaption, .badge')]
        .filter((part) => part.getBoundingClientRect().right > edge || part.scrollWidth > part.clientWidth + 1)
        .filter((part) => getComputedStyle(part).display !== 'inline')
        .map((part) => `${part.tagName} ${part.textContent?.slice(0, 40)}`)
    }),
  )

test('cards fill as many columns as fit, with all their text inside', async ({ page }) => {
  // Not after loading: the guide has every block in a frame.
  await page.goto(GUIDE, { waitUntil: 'domcontentloaded' })
  for (const [width, columns] of [
    [320, { posts: 2, related: 2, categories: 1, thumbnails: 2 }],
    [390, { posts: 2, related: 2, categories: 1, thumbnails: 2 }],
    [640, { posts: 2, related: 2, categories: 2, thumbnails: 3 }],
    [768, { posts: 3, related: 4, categories: 3, thumbnails: 4 }],
    [1440, { posts: 3, related: 4, categories: 4, thumbnails: 6 }],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(async () =>
        Object.fromEntries(
          await Promise.all(Object.keys(columns).map(async (kind) => [kind, await columnsOf(listOf(page, kind))])),
        ),
      )
      .toEqual(columns)
    expect(await outside(page), `at ${width} px`).toEqual([])
  }
})

test.describe('the day on an event’s card is in the reader’s time zone, as on its page', () => {
  test.afterAll(removeMade)

  for (const { day, timezoneId } of [
    { timezoneId: 'America/New_York', day: 'December 05, 2026' },
    { timezoneId: 'Asia/Tokyo', day: 'December 06, 2026' },
  ]) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId })

      test(day, async ({ page }) => {
        const title = `Soup in the dark ${aWord()}`
        const { slug } = await makeItem('events', { title, eventDate: '2026-12-05T23:30:00.000Z' })
        const { path } = await makePage({ layout: [{ blockType: 'postsGrid', postType: 'events', title: 'On' }] })
        await page.goto(path)
        await expect(cardOf(page, title).locator('time')).toHaveText(day)
        await page.goto(`/events/${slug}/`)
        await expect(page.locator('.event-day')).toContainText(day)
      })
    })
  }
})

test.describe('the first card of a list is larger', () => {
  test('on a phone it is as wide as the list, and the others are in two columns', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(RECIPES)
    const list = await boxOf(listOf(page, 'posts'))
    const [first, second, third] = await Promise.all(
      [0, 1, 2].map((nth) => boxOf(page.locator('article.card').nth(nth))),
    )
    expect(first?.width).toBeCloseTo(list.width, 0)
    expect(second?.width).toBeLessThan(list.width / 2)
    expect(third?.y).toBe(second?.y)
  })

  test('on a wide screen it is as wide as two, and the last row is full', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(RECIPES)
    const list = await boxOf(listOf(page, 'posts'))
    const first = await boxOf(page.locator('article.card').first())
    const last = await boxOf(listOf(page, 'posts').locator('article.card').last())
    expect(first.width).toBeGreaterThan(list.width * 0.6)
    expect(last.x + last.width).toBeCloseTo(list.x + list.width, 0)
  })
})

test.describe('a card', () => {
  test('opens its item wherever it is clicked', async ({ page }) => {
    await page.goto(RECIPES)
    const card = cardOf(page, 'Blueberry porridge with toasted chestnut')
    const { height, width } = await boxOf(card)
    await card.click({ position: { x: width - 4, y: height - 4 } })
    await expect(page).toHaveURL('/recipes/blueberry-porridge-with-toasted-chestnut/')
  })

  test('opens its item by a click on its picture', async ({ page }) => {
    await page.goto(RECIPES)
    await cardOf(page, 'Roast carrots, orange and dill').click({ position: { x: 20, y: 20 } })
    await expect(page).toHaveURL('/recipes/roast-carrots-orange-and-dill/')
  })

  test('has two keyboard stops: the title, then the link to join', async ({ page }) => {
    await page.goto(SALMON)
    const locked = cardOf(page, 'Salmon, peas and new potatoes')
    await locked.getByRole('link', { name: 'Salmon, peas and new potatoes', exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(locked.getByRole('link', { name: 'Join Now to read Salmon, peas and new potatoes' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/memberships\?return=/)
  })

  test('has a round lock on a phone, large enough to tap, with an accessible name', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(SALMON)
    const lock = page.getByRole('link', { name: 'Join Now to read Salmon, peas and new potatoes' })
    const { height, width } = await boxOf(lock)
    expect([width, height]).toEqual([44, 44])
    await lock.click()
    await expect(page).toHaveURL(/\/memberships\?return=/)
  })

  test('shows its summary where there is room', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(SALMON)
    const summary = cardOf(page, 'Salmon, peas and new potatoes').locator('.card-summary')
    await expect(summary).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(summary).toBeHidden()
  })

  test('enlarges its picture slightly on hover', async ({ page }) => {
    await page.goto(RECIPES)
    const card = cardOf(page, 'Blueberry porridge with toasted chestnut')
    await card.hover()
    await expect(card.locator('img')).toHaveCSS('scale', '1.025')
  })

  test('beyond the fifteenth of a plan is shown on request', async ({ page }) => {
    await page.goto(GUIDE, { waitUntil: 'domcontentloaded' })
    const plan = page.locator('article.plan-card[data-most-popular]').first()
    await expect(plan.locator('li').filter({ visible: true })).toHaveCount(15)
    await plan.getByText('ALL ADVICE INCLUDED').click()
    await expect(plan.locator('li').filter({ visible: true })).toHaveCount(20)
  })
})

test('a past event has a badge on its card, and comes last', async ({ page }) => {
  await page.goto('/events/')
  const events = page.locator('article.card')
  const past = events.filter({ has: page.locator('.card-badges').getByText('Past', { exact: true }) })
  await expect(past).toHaveCount(1)
  await expect(events.last()).toContainText('Past')
  await expect(events.first()).not.toContainText('Past')
})
