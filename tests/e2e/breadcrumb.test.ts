import { expect, test } from '../support/http/browser'
import { aWord, edit, makePage, removeMade } from '../support/http/editor'

test.afterAll(removeMade)

const crumbs = (page: import('@playwright/test').Page) => page.getByRole('navigation', { name: 'Breadcrumb' })

test.describe('the breadcrumb', () => {
  test('links from the front page to the current one', async ({ page }) => {
    await page.goto('/recipes/ginger-noodle-broth/')
    await expect(crumbs(page).getByRole('listitem')).toHaveText(['Home', 'Recipes', 'Ginger noodle broth'])
    await expect(crumbs(page).getByText('Ginger noodle broth')).toHaveAttribute('aria-current', 'page')
    await crumbs(page).getByRole('link', { name: 'Recipes' }).click()
    await expect(page).toHaveURL(/\/recipes\/$/)
    await expect(crumbs(page).getByRole('listitem')).toHaveText(['Home', 'Recipes'])
  })

  test('shows "Six Week Reset" as "Six-Week Reset"', async ({ as, page }) => {
    await as('premium')
    await page.goto('/the-ebs-method/6wr/introduction/')
    await expect(crumbs(page).getByRole('link', { name: 'Six-Week Reset' })).toBeVisible()
  })

  test('is hidden on small screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/recipes/')
    await expect(page.locator('nav[aria-label="Breadcrumb"]')).toBeHidden()
    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(crumbs(page)).toBeVisible()
  })

  for (const path of ['/', '/login']) {
    test(`there is none on ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.locator('nav[aria-label="Breadcrumb"]')).toHaveCount(0)
    })
  }

  test('is the same in the structured data', async ({ page }) => {
    await page.goto('/recipes/ginger-noodle-broth/')
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    const list = data.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'BreadcrumbList')
    expect(list.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Home',
      'Recipes',
      'Ginger noodle broth',
    ])
    expect(list.itemListElement[1]).toMatchObject({
      position: 2,
      item: expect.stringMatching(/^https?:.*\/recipes\/$/),
    })
  })

  test('a renamed parent shows at once on the pages below it', async ({ page }) => {
    const [before, after] = [`Before ${aWord()}`, `After ${aWord()}`]
    const parent = await makePage({ title: before, slug: aWord() })
    const child = await makePage({ title: `Child ${aWord()}`, slug: aWord(), parent: parent.id })
    const path = `/${parent.slug}/${child.slug}/`
    await page.goto(path)
    await expect(crumbs(page).getByRole('link', { name: before })).toBeVisible()
    await edit('PATCH', `/pages/${parent.id}`, { title: after, _status: 'published' })
    await page.goto(path)
    await expect(crumbs(page).getByRole('link', { name: after })).toBeVisible()
  })
})
