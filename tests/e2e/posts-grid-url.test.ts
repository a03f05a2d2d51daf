import { expect, test } from '../support/http/browser'
import { makePage, removeMade } from '../support/http/editor'
import { gridOn } from '../support/http/grid-page'
import { makeRecipeListing, type RecipeListing, removeCategories } from '../support/http/recipe-listing'

let shelf: RecipeListing
test.beforeAll(async () => {
  shelf = await makeRecipeListing()
})
test.afterAll(async () => {
  await removeMade()
  await removeCategories()
})

test.describe('the filter stands in the address', () => {
  test('what is chosen can be read there, and what is as at first is left out', async ({ page }) => {
    const grid = gridOn(page, shelf.word)
    await page.goto(shelf.path)
    await grid.search.fill('apricot ')
    await grid.tab('Sweet things').click()
    await grid.letter('A').click()
    await grid.sort.selectOption('Alphabetical Z-A')
    await expect(page).toHaveURL(`${shelf.path}#search=apricot&category=${shelf.sweet}&letter=A&sort=z-a`)
    await grid.tab('All').click()
    await grid.sort.selectOption('Free first')
    await expect(page).toHaveURL(`${shelf.path}#search=apricot&letter=A`)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL(shelf.path)
  })

  test('an address that was shared shows the same, and so does a reload', async ({ page }) => {
    const grid = gridOn(page, shelf.word)
    await page.goto(`${shelf.path}#category=${shelf.sweet}&sort=sugars`)
    const found = ['Mango lassi', 'Ginger snaps', 'Apricot cake', 'Éclairs']
    await expect.poll(grid.titles).toEqual(found)
    await expect(grid.tab('Sweet things')).toHaveAttribute('aria-pressed', 'true')
    await expect(grid.sort).toHaveValue('sugars')
    await page.reload()
    await expect.poll(grid.titles).toEqual(found)
  })

  test('it is there again on the way back from a recipe', async ({ page }) => {
    const grid = gridOn(page, shelf.word)
    await page.goto(shelf.path)
    await grid.search.fill('dal')
    await expect.poll(grid.titles).toEqual(['Red dal'])
    await page.getByRole('link', { name: `Red dal ${shelf.word}` }).click()
    await page.waitForURL(/\/recipes\//)
    await page.goBack()
    await expect(page).toHaveURL(`${shelf.path}#search=dal`)
    await expect(grid.search).toHaveValue('dal')
    await expect.poll(grid.titles).toEqual(['Red dal'])
  })

  test('a link on the page, and the back button after it, change what is shown', async ({ page }) => {
    const grid = gridOn(page, shelf.word)
    await page.goto(`${shelf.path}#letter=L`)
    await expect.poll(grid.titles).toEqual(['Leek tart'])
    await page.evaluate(() => window.location.assign('#letter=C'))
    await expect.poll(grid.titles).toEqual(['Cod in paper'])
    await page.goBack()
    await expect.poll(grid.titles).toEqual(['Leek tart'])
  })

  test('an anchor, unknown values and a visitor’s Favorites count as All', async ({ page }) => {
    const grid = gridOn(page, shelf.word)
    for (const hash of ['#main', '#category=nothing&letter=5&sort=price', '#category=favorites']) {
      await page.goto(shelf.path + hash)
      await expect(grid.status).toHaveText('10 recipes')
      await expect(grid.tab('All')).toHaveAttribute('aria-pressed', 'true')
      await expect(grid.cards).toHaveCount(4)
    }
  })

  test('two grids on one page keep out of each other’s way', async ({ page }) => {
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
