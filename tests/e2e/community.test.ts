import { expect, sessionLookup, test } from '../support/http/browser'
import { BASE } from '../support/http/client'
import { signInUser } from '../support/http/sessions'
import { createUser, removeUsers } from '../support/http/users'

test.afterAll(removeUsers)

test('a member reads a topic, reacts, replies, and sees the reply; so do others', async ({
  browser,
  context,
  page,
}) => {
  const user = await createUser()
  const value = (await signInUser(user)).slice('ebs-token='.length)
  await context.addCookies([{ name: 'ebs-token', value, url: BASE.origin, httpOnly: true, sameSite: 'Lax' }])

  await page.goto('/community/kitchen/')
  await page.getByRole('article').getByRole('link').first().click()
  const posts = page.locator('.posts > article')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(posts.first()).toBeVisible()
  const title = (await heading.textContent()) ?? ''

  await test.step('a reaction stays after a reload', async () => {
    const love = posts.first().getByRole('button', { name: /^Love/ })
    // What is personal has arrived when a reply can be written.
    await expect(page.getByRole('button', { name: 'Write a reply' })).toBeVisible()
    await Promise.all([page.waitForResponse('**/reactions'), love.click()])
    await expect(love).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(love).toHaveAttribute('aria-pressed', 'true')
  })

  const words = `Thank you, from ${user.username}.`
  await test.step('the reply appears at the end of the topic', async () => {
    const area = page.getByRole('region', { name: 'Reply' })
    await area.getByRole('button', { name: 'Write a reply' }).click()
    await area.getByRole('textbox').click()
    await page.keyboard.type(words)
    await area.getByRole('button', { name: 'Post reply' }).click()
    await expect(posts.last()).toContainText(words)
  })

  await test.step('a visitor reads it, and is asked to sign in for a reaction', async () => {
    const visitor = await browser.newPage()
    await Promise.all([sessionLookup(visitor), visitor.goto(page.url())])
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(visitor.locator('.posts > article').last()).toContainText(words)
    await visitor.getByRole('button', { name: /^Like/ }).first().click()
    await expect(visitor.getByRole('dialog', { name: 'This feature is reserved for members' })).toBeVisible()
    await visitor.close()
  })
})
