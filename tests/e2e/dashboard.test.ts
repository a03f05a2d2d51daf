import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../support/http/browser'
import { BASE, sendRequest } from '../support/http/client'
import { makePage, pageWithSlug, removeMade } from '../support/http/editor'
import { recipeIdOf } from '../support/http/members'
import { signInUser } from '../support/http/sessions'
import { createUser, removeUsers } from '../support/http/users'

const RECIPE = { slug: 'golden-milk-with-ginger', title: 'Golden milk with ginger' }
const VIDEO_ITEM = { path: '/movements/two-minutes-and-a-chair/', title: 'Two minutes and a chair' }
const WIDTH = 1920

test.use({ viewport: { width: WIDTH, height: 1000 } })
test.afterAll(async () => {
  await removeMade()
  await removeUsers()
})

/** The video's databaseId, from the list of videos. */
async function videoId(): Promise<number> {
  const { json } = await sendRequest('/api/posts/?postType=movementGuides')
  const { posts } = json as { posts: { databaseId: number; uri: string }[] }
  return posts.find(({ uri }) => uri === VIDEO_ITEM.path)?.databaseId ?? 0
}

/** Signs in a member who has a favorite recipe and has started a video. */
async function asMember(context: BrowserContext): Promise<void> {
  const { id, ...person } = await createUser()
  const cookie = await signInUser({ id, ...person })
  const [postId, databaseId] = [await recipeIdOf(RECIPE.slug), await videoId()]
  const responses = [
    await sendRequest('/api/favorites/toggle', { body: { postId, userId: id }, cookie }),
    await sendRequest('/api/videos/position', { body: { databaseId, positionS: 40, durationS: 110 }, cookie }),
  ]
  expect(responses.map(({ status }) => status)).toEqual([200, 200])
  const value = cookie.slice('ebs-token='.length)
  await context.addCookies([{ name: 'ebs-token', value, url: BASE.origin, httpOnly: true, sameSite: 'Lax' }])
}

test.describe('/dashboard', () => {
  test('has favorites, started videos, the movements of the week and milestones', async ({ context, page }) => {
    await asMember(context)
    await page.goto('/dashboard/')
    const part = (title: string) =>
      page.locator('main section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    await expect(part('Favorites').getByRole('link', { name: RECIPE.title, exact: true })).toBeVisible()
    await expect(part('Continue watching').getByRole('link', { name: VIDEO_ITEM.title })).toBeVisible()
    await expect(part('This week’s movements').getByRole('tabpanel').getByRole('listitem')).toHaveCount(7)
    await expect(part('Milestones').getByRole('listitem').filter({ hasText: 'A first favorite' })).toContainText(
      'Reached on',
    )
  })

  test('its cards fill the full width', async ({ as, page }) => {
    await as('free')
    await page.goto('/dashboard/')
    const row = page.getByRole('tabpanel').getByRole('list')
    await expect(row).toBeVisible()
    const { edge, left, right } = await row.evaluate((list) => {
      const wrap = list.closest('.wrap')
      const edge = wrap ? Number.parseFloat(getComputedStyle(wrap).paddingInlineStart) : Number.NaN
      return { edge, left: list.getBoundingClientRect().left, right: list.getBoundingClientRect().right }
    })
    expect([left, right]).toEqual([edge, WIDTH - edge])
  })

  test('its first section has no padding above it', async ({ as, page }) => {
    await as('free')
    const { id: parent } = await pageWithSlug('dashboard')
    const { slug } = await makePage({ parent, layout: [{ blockType: 'memberFavorites', title: 'Kept' }] })
    const first = page.locator('main section').first()
    await page.goto('/dashboard/')
    // A banner extends behind the header.
    expect((await first.boundingBox())?.y).toBe(0)
    await page.goto(`/dashboard/${slug}/`)
    await expect(first).toHaveCSS('padding-top', '0px')
  })
})
