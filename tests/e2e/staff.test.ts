import { z } from 'zod'
import { cookieOf } from '../support/http/accounts'
import { expect, test } from '../support/http/browser'
import { sendRequest } from '../support/http/client'
import { aWord, edit, makeItem, makeRecipe, removeMade } from '../support/http/editor'

test.afterAll(removeMade)

test('the admin asks a visitor to sign in, and redirects a member to their account', async ({ as, page }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await as('premium')
  await page.goto('/admin/collections/recipes')
  await expect(page).toHaveURL(/\/account\/$/)
})

test.describe('the live preview', () => {
  test('is reloaded when the admin reports that the document was saved, and changes its audience', async ({
    as,
    page,
  }) => {
    const secret = `Stir the ${aWord()} slowly`
    const recipe = await makeRecipe({ requiredPlan: 'premium', method: [{ text: secret }] })
    await as('editor')
    await page.goto(`/preview/premium/recipes/${recipe.id}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Test recipe/)
    await expect(page.getByText(secret)).toBeVisible()
    const title = `Saved ${aWord()}`
    await edit('PATCH', `/recipes/${recipe.id}?draft=true`, { title, _status: 'draft' })
    // Sent again until the page, once hydrated, listens.
    await expect(async () => {
      await page.evaluate(() => window.postMessage({ type: 'payload-document-event' }, window.location.origin))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 3_000 })
    }).toPass()
    await page.getByRole('navigation', { name: 'See as' }).getByRole('link', { name: 'visitor' }).click()
    await expect(page.getByRole('heading', { name: 'The rest of this content is reserved for members' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(secret)).toBeHidden()
  })

  test('plays the video of a draft, without recording progress', async ({ as, page }) => {
    const cookie = await cookieOf('editor')
    const files = await sendRequest('/cms/api/videoFiles?where[title][equals]=Long%20lines&limit=1&depth=0', { cookie })
    const file = z.object({ docs: z.tuple([z.object({ id: z.number() })]) }).parse(files.json).docs[0].id
    const draft = { title: `Draft ${aWord()}`, video: { file }, _status: 'draft' }
    const movement = await makeItem('movementGuides', draft)
    const recorded: string[] = []
    page.on('request', (request) => /mark-watched|position/.test(request.url()) && recorded.push(request.url()))
    await as('editor')
    await page.goto(`/preview/premium/movementGuides/${movement.id}/`)
    await page.getByRole('button', { name: `Play: ${draft.title}` }).click()
    const video = page.locator('main video')
    const begun = () => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime > 0.3)
    await expect.poll(begun, { timeout: 30_000 }).toBe(true)
    await expect(page.locator('.vds-captions').getByText(/./)).toBeAttached()
    await video.evaluate((video: HTMLVideoElement) => video.pause())
    expect(recorded).toEqual([])
  })
})
