import { expect, test } from '../support/http/browser'
import { makePage, removeMade } from '../support/http/editor'
import { gridOn } from '../support/http/grid-page'
import { makeRecipeListing, type RecipeListing, removeCategories } from '../support/http/recipe-listing'

let listing: RecipeListing
test.beforeAll(async () => {
  listing = await makeRecipeListing()
})
test.afterAll(async () => {
  await removeMade()
  await removeCategories()
})

test.describe('the filters in the address', () => {
  test('have every choice without the defaults, and are restored by the back button from a recipe', async ({
    page,
  }) => {
    const grid = gridOn(page, listing.word)
    await page.goto(listing.path)
    await grid.search.fill('apricot ')
    await grid.tab('Sweet things').click()
    await grid.letters.click()
    await grid.letter('A').click()
    await grid.sort.selectOption('Alphabetical Z-A')
    await expect(page).toHaveURL(`${listing.path}#search=apricot&category=${listing.sweet}&letter=A&sort=z-a`)
    await grid.tab('All').click()
    await grid.sort.selectOption('Free first')
    await expect(page).toHaveURL(`${listing.path}#search=apricot&letter=A`)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL(listing.path)

    await grid.search.fill('dal')
    await expect.poll(grid.titles).toEqual(['Red dal'])
    await page.getByRole('link', { name: `Red dal ${listing.word}` }).click()
    await page.waitForURL(/\/recipes\//)
    await page.goBack()
    await expect(page).toHaveURL(`${listing.path}#search=dal`)
    await expect(grid.search).toHaveValue('dal')
    await expect.poll(grid.titles).toEqual(['Red dal'])
  })

  test('give the same list when the address is shared, reloaded, or changed by a link', async ({ page }) => {
    const grid = gridOn(page, listing.word)
    await page.goto(`${listing.path}#category=${listing.sweet}&sort=sugars`)
    const found = ['Mango lassi', 'Ginger snaps', 'Apricot cake', 'Éclairs']
    await expect.poll(grid.titles).toEqual(found)
    await expect(grid.tab('Sweet things')).toHaveAttribute('aria-pressed', 'true')
    await expect(grid.sort).toHaveValue('sugars')
    await page.reload()
    await expect.poll(grid.titles).toEqual(found)

    const follow = (hash: string) => page.evaluate((to) => window.location.assign(to), hash)
    await follow('#letter=L')
    await expect.poll(grid.titles).toEqual(['Leek tart'])
    await follow('#letter=C')
    await expect.poll(grid.titles).toEqual(['Cod in paper'])
    await page.goBack()
    await expect.poll(grid.titles).toEqual(['Leek tart'])

    // An anchor, unknown values and a visitor's Favorites count as All.
    for (const hash of ['#main', '#category=nothing&letter=5&sort=price', '#category=favorites']) {
      await page.goto('about:blank')
      await page.goto(listing.path + hash)
      await expect(grid.status).toHaveText('10 recipes')
      await expect(grid.tab('All')).toHaveAttribute('aria-pressed', 'true')
      await expect(grid.cards).toHaveCount(4)
    }
  })

  test('two grids on one page do not interfere', async ({ page }) => {
    const grid = { blockType: 'postsGrid', postType: 'recipes', postsPerPage: 2 }
    const { path } = await makePage({
      layout: [
        { ...grid, title: 'One' },
        { ...grid, title: 'Two', showSort: false },
      ],
    })
    await page.goto(path)
    const [one, two] = [
      page.getByRole('searchbox', { name: 'Search: Recipes' }).first(),
      page.getByRole('searchbox', { name: 'Search: Recipes' }).last(),
    ]
    await one.fill('broth')
    await two.fill('salad')
    await expect(page).toHaveURL(/#search=broth&[0-9a-f]{24}-search=salad$/)
    await page.reload()
    await expect(one).toHaveValue('broth')
    await expect(two).toHaveValue('salad')
  })
})
