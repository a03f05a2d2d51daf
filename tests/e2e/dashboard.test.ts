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

/** Signs in a new member. @returns adds a favorite recipe and starts a video */
async function asMember(context: BrowserContext): Promise<() => Promise<void>> {
  const { id, ...person } = await createUser()
  const cookie = await signInUser({ id, ...person })
  const value = cookie.slice('ebs-token='.length)
  await context.addCookies([{ name: 'ebs-token', value, url: BASE.origin, httpOnly: true, sameSite: 'Lax' }])
  return async () => {
    const [postId, databaseId] = [await recipeIdOf(RECIPE.slug), await videoId()]
    const responses = [
      await sendRequest('/api/favorites/toggle', { body: { postId, userId: id }, cookie }),
      await sendRequest('/api/videos/position', { body: { databaseId, positionS: 40, durationS: 110 }, cookie }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
  }
}

test('the dashboard shows what a member has done, and celebrates a milestone once', async ({ context, page }) => {
  const begin = await asMember(context)
  const part = (title: string) =>
    page.locator('main section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  const milestone = part('Milestones').getByRole('listitem').filter({ hasText: 'A first favorite' })
  const celebration = page.getByText('Reached: A first favorite')

  await test.step('at first', async () => {
    await page.goto('/dashboard/')
    await expect(page.getByRole('progressbar', { name: 'A first favorite' })).toHaveAttribute('value', '0')
    // A banner extends behind the header.
    expect((await page.locator('main section').first().boundingBox())?.y).toBe(0)
  })

  await test.step('the row of a week fills the full width', async () => {
    const row = part('This week’s movements').getByRole('tabpanel').getByRole('list')
    await expect(row.getByRole('listitem')).toHaveCount(7)
    const { edge, left, right } = await row.evaluate((list) => {
      const wrap = list.closest('.wrap')
      const edge = wrap ? Number.parseFloat(getComputedStyle(wrap).paddingInlineStart) : Number.NaN
      return { edge, left: list.getBoundingClientRect().left, right: list.getBoundingClientRect().right }
    })
    expect([left, right]).toEqual([edge, WIDTH - edge])
  })

  await test.step('after a favorite and a started video', async () => {
    await begin()
    await page.reload()
    await expect(celebration).toBeVisible()
    await expect(milestone).toContainText('Reached on')
    await expect(page.getByText('This week counts already. Rest days are part of it.')).toBeVisible()
  })

  await test.step('later', async () => {
    // As in a new tab: favorites are stored for the session of one.
    await page.evaluate(() => sessionStorage.clear())
    await Promise.all([page.waitForResponse('**/api/milestones?**'), page.reload()])
    await expect(milestone).toContainText('Reached on')
    await expect(part('Favorites').getByRole('link', { name: RECIPE.title, exact: true })).toBeVisible()
    await expect(part('Continue watching').getByRole('link', { name: VIDEO_ITEM.title })).toBeVisible()
    await expect(celebration).toBeHidden()
  })

  await test.step('the first section of a page below it has no padding above', async () => {
    const { id: parent } = await pageWithSlug('dashboard')
    const { slug } = await makePage({ parent, layout: [{ blockType: 'memberFavorites', title: 'Kept' }] })
    await page.goto(`/dashboard/${slug}/`)
    await expect(page.locator('main section').first()).toHaveCSS('padding-top', '0px')
  })
})
