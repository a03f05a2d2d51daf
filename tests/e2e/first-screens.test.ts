import type { Page } from '@playwright/test'
import { expect, test } from '../support/http/browser'

const CARDS = 'main article.card .card-picture'

/** Every page of the demo that is a list of cards. */
const CARD_LISTS = [
  '/recipes',
  '/recipes/breakfast',
  '/recipes/soups',
  '/recipes/sweet',
  '/gut-health-recipes/',
  '/movements',
  '/meditations',
  '/podcasts',
  '/events',
  '/reboot-revive/',
  '/expert-advice/',
  '/expert-advices/',
  '/yalda-loves/',
  '/ebs-blog',
  '/anti-inflammatory-lifestyle-videos',
]

/** Every page of the demo that opens with a list for everyone, and what its first entry shows. */
const LISTS = [
  ...CARD_LISTS.map((path) => ({ path, first: CARDS })),
  { path: '/ebs-testimonials', first: 'main .quote-card blockquote' },
  { path: '/faqs', first: 'main .accordion summary' },
  { path: '/press/', first: 'main .press-list > li' },
  { path: '/partners/', first: 'main .partner .card-picture' },
]

/** How many cards a long list begins with in the part of the screen that the consent banner leaves. */
const SCREENS = [
  { width: 1440, height: 900, cards: 4, free: 824 },
  { width: 390, height: 844, cards: 3, free: 740 },
]

/** Where the pictures of the first list begin, from the top of the page. */
const startsOfPictures = (page: Page) =>
  page
    .locator('main .card-grid')
    .first()
    .locator('.card-picture')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().top + window.scrollY))

/** Where the first entry ends, from the top of the page: that of a card with its picture. */
const endOfFirst = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.ceil(element.getBoundingClientRect().bottom + window.scrollY))

/** How far the last card of the list ends from the list's own edge: a card that stands alone in its row leaves a gap. */
const gapAfterLastCard = (page: Page) =>
  page
    .locator('main .card-grid')
    .first()
    .evaluate((list) => {
      const cards = [...list.children].filter((card) => card.getBoundingClientRect().width > 0)
      const last = cards.at(-1)?.getBoundingClientRect()
      return Math.round(list.getBoundingClientRect().right - (last?.right ?? 0))
    })

test('the first entry is whole in the first screen of every list, more begin there, and no card is alone in the last row', async ({
  page,
}) => {
  test.setTimeout(180_000)
  for (const { first, path } of LISTS) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      const where = `${path} at ${screen.width} px`
      expect.soft(await endOfFirst(page, first), where).toBeLessThanOrEqual(screen.height)
      expect.soft(first === CARDS ? await gapAfterLastCard(page) : 0, where).toBeLessThanOrEqual(1)
      await expect.soft(page.locator('main h1:visible'), where).toHaveCount(1)
      const starts = first === CARDS ? await startsOfPictures(page) : []
      if (starts.length > 4) expect.soft(starts[screen.cards - 1], where).toBeLessThan(screen.free)
    }
  }
})

test('the footer is at most half of a screen, the consent bar one line, neither covers a button, and the end of the page comes above the bar', async ({
  page,
}) => {
  const heightOf = (selector: string) =>
    page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().height))
  // While the bar slides in, it is lower than where it stays.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { height, width } of SCREENS) {
    await page.setViewportSize({ width, height })
    // Loaded at each width: what is open in the footer on a wide screen stays open on a narrow one.
    await page.goto('/recipes')
    const bar = page.getByRole('dialog', { name: 'Cookies' })
    await expect(bar).toBeVisible()
    expect(await heightOf('#cc-main .cm')).toBeLessThanOrEqual(width === 390 ? 104 : 76)
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const end = await page.getByRole('list', { name: 'Find us on' }).boundingBox()
    expect((end?.y ?? height) + (end?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
    await page.getByRole('button', { name: 'Reject all' }).click()
    await expect(bar).toBeHidden()
    expect(await heightOf('footer')).toBeLessThanOrEqual(width === 390 ? 780 : 470)
    await page.context().clearCookies()
  }
})

test('on a phone the way past a lock is whole above the consent banner', async ({ page }) => {
  // While the banner slides in, it is lower than where it stays.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [
    '/events/a-weekend-by-the-lake/',
    '/events/open-kitchen-evening/',
    '/recipes/salmon-peas-and-new-potatoes/',
    '/the-ebs-method/6wr/week-1/',
    '/meditations/a-lamp-in-the-window/',
  ]) {
    await page.goto(path)
    const banner = await page.getByRole('dialog', { name: 'Cookies' }).boundingBox()
    const join = await page
      .locator('.item-header')
      .getByRole('link', { name: /^(Choose (Standard|Premium)|Join for free)$/ })
      .boundingBox()
    expect.soft((join?.y ?? 844) + (join?.height ?? 0), path).toBeLessThanOrEqual(banner?.y ?? 0)
  }
})

test('on a phone a sign-in page has the ways to join and to sign in in its first screen, and the plans their prices', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const area of ['dashboard', 'masterclasses', 'member/', 'community']) {
    await page.goto(`/login?return=/${area}`)
    // Where the classes follow, the form is folded.
    const signIn =
      area === 'masterclasses'
        ? page.getByText('Already a member? Sign in', { exact: true })
        : page.getByLabel('Username or email address')
    const [join, field, banner] = [
      await page.getByRole('main').getByRole('link', { name: 'Join for free' }).boundingBox(),
      await signIn.boundingBox(),
      await page.getByRole('dialog', { name: 'Cookies' }).boundingBox(),
    ]
    expect.soft(join?.y, area).toBeLessThan(field?.y ?? 0)
    expect.soft((field?.y ?? 844) + (field?.height ?? 0), area).toBeLessThanOrEqual(banner?.y ?? 0)
  }
  await page.goto('/memberships/')
  const banner = await page.getByRole('dialog', { name: 'Cookies' }).boundingBox()
  const note = await page.locator('.plan-summary .plan-card-note').boundingBox()
  expect((note?.y ?? 844) + (note?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0)
})
