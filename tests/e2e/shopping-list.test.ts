import { axeFindings } from '../support/http/axe'
import { expect, sessionLookup, test } from '../support/http/browser'
import { overflowingElements } from '../support/http/page-checks'
import { shoppingList, shoppingListLink } from '../support/http/shopping-list'

test.describe('the shopping list of a member', () => {
  test.beforeEach(async ({ as, page }) => {
    await as('premium')
    await shoppingList(page).open()
  })

  test('own items are written as in a recipe, and equal ones are added up', async ({ page }) => {
    const list = shoppingList(page)
    await expect(list.left).toHaveText('Nothing on it yet.')
    await list.write('2 lemons', '1 lemon', '200 g feta', 'Napkins', '1 kg feta')
    await expect.poll(list.lines).toEqual(['lemons\n3', 'feta\n1.2 kg', 'Napkins'])
    await expect(list.groups).toHaveText(['Your own items'])
  })

  test('a blank item is not added', async ({ page }) => {
    const list = shoppingList(page)
    await list.field.fill('   ')
    await list.field.press('Enter')
    await expect(list.left).toHaveText('Nothing on it yet.')
  })

  test('items can be sorted by aisle, and the browser remembers that', async ({ page }) => {
    const list = shoppingList(page)
    await list.write('200 g feta', '2 lemons', 'Napkins')
    await page.getByRole('radio', { name: 'By aisle' }).check()
    await expect(list.groups).toHaveText(['Fruit', 'Dairy and eggs', 'Other'])
    await page.reload()
    await expect(list.groups).toHaveText(['Fruit', 'Dairy and eggs', 'Other'])
  })

  test('a checked item is bought: the header counts the rest, and no number is shown when nothing is left', async ({
    page,
  }) => {
    const list = shoppingList(page)
    await list.write('2 lemons', 'Napkins')
    await expect(shoppingListLink(page)).toHaveAccessibleName('Shopping list, 2 left to buy')
    await list.tick('lemons').press('Space')
    await expect(list.tick('lemons')).toBeChecked()
    // By keyboard the focus moves to the next item.
    await expect(list.tick('lemons')).toBeFocused()
    await expect(list.left).toHaveText('One thing left to buy.')
    await expect(shoppingListLink(page)).toHaveText('1')
    await list.tick('Napkins').check()
    await expect(list.left).toHaveText('All in the basket.')
    await expect(shoppingListLink(page)).toHaveAccessibleName('Shopping list')
    await expect(shoppingListLink(page)).toHaveText('')
    await list.tick('lemons').uncheck()
    await expect(shoppingListLink(page)).toHaveText('1')
  })

  test('one item is removed, and restored in its place', async ({ page }) => {
    const list = shoppingList(page)
    await list.write('2 lemons', '200 g feta', 'Napkins')
    await list.click('Remove feta')
    await expect.poll(list.lines).toEqual(['lemons\n2', 'Napkins'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(list.lines).toEqual(['lemons\n2', 'feta\n200 g', 'Napkins'])
  })

  test('bought items are removed together', async ({ page }) => {
    const list = shoppingList(page)
    await list.write('2 lemons', 'Napkins')
    await list.tick('lemons').check()
    await list.click('Remove bought items')
    await expect.poll(list.lines).toEqual(['Napkins'])
  })

  test('a cleared list is restored, from the toast or from the empty list', async ({ page }) => {
    const list = shoppingList(page)
    await list.write('2 lemons', 'Napkins')
    await list.click('Clear the list')
    await expect(list.left).toHaveText('Nothing on it yet.')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(list.lines).toEqual(['lemons\n2', 'Napkins'])
    await list.click('Clear the list')
    await list.click('Put back the removed items')
    await expect.poll(list.lines).toEqual(['lemons\n2', 'Napkins'])
  })

  test('the items left to buy are copied as text', async ({ context, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const list = shoppingList(page)
    await list.write('2 lemons', '200 g feta', 'Napkins')
    await list.tick('feta').check()
    await list.click('Copy as text')
    await expect(page.getByText('Copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Your own items\n- 2 lemons\n- Napkins')
  })

  test('the items left to buy are printed without controls', async ({ page }) => {
    const list = shoppingList(page)
    await list.write('2 lemons', 'Napkins')
    await list.tick('Napkins').check()
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await list.click('Print')
    await expect(page.locator('body')).toHaveAttribute('data-printed')
    await page.emulateMedia({ media: 'print' })
    // biome-ignore lint/performance/useDomNodeTextContent: only rendered text shows what is printed
    const shown = await page.evaluate(() => document.body.innerText)
    expect(shown.split('\n').filter(Boolean).slice(0, 4)).toEqual([
      'Shopping list',
      'One thing left to buy.',
      'Your own items',
      'lemons',
    ])
    for (const gone of ['Napkins', 'Keep my list', 'Clear the list', 'By aisle']) expect(shown).not.toContain(gone)
    await expect(page.getByRole('banner')).toBeHidden()
  })

  test('three hundred items are the limit, with a message', async ({ page }) => {
    const list = shoppingList(page)
    await list.write('2 lemons')
    await page.evaluate(() => {
      const [key = ''] = Object.keys(sessionStorage).filter((name) => name.startsWith('ebs-session:shopping-list:'))
      const entry = JSON.parse(sessionStorage.getItem(key) ?? '')
      const [first] = entry.data.entries
      entry.data.entries = Array.from({ length: 300 }, (_, index) => ({ ...first, id: `own:${index}` }))
      sessionStorage.setItem(key, JSON.stringify(entry))
    })
    await page.reload()
    await expect(list.left).toHaveText('300 things left to buy.')
    await list.field.fill('Napkins')
    await list.field.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Your list is full' })).toBeVisible()
    // The typed text is still there.
    await expect(list.field).toHaveValue('Napkins')
  })

  for (const width of [320, 390, 768, 1440]) {
    test(`no axe violations, and no overflow, at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      const list = shoppingList(page)
      await list.write('2 lemons', '200 g feta, in rather large pieces for the salad of tomorrow', 'Napkins')
      await list.tick('Napkins').check()
      await expect(shoppingListLink(page)).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      expect(await overflowingElements(page)).toEqual([])
    })
  }
})

test.describe('by default the list is only in this browser session', () => {
  test('it is there on the next page, and not in the account', async ({ as, page }) => {
    await as('premium')
    const list = shoppingList(page)
    await list.open()
    await list.write('Napkins')
    await page.goto('/recipes/')
    await expect(shoppingListLink(page)).toHaveText('1')
    const stored = await page.evaluate(async () => (await fetch('/api/shopping-list')).json())
    expect(stored).toMatchObject({ kept: false, entries: [] })
    expect(await page.evaluate(() => localStorage.getItem('ebs-kept-list'))).toBeNull()
  })

  test('another user in the same tab never sees it', async ({ as, page }) => {
    await as('premium')
    const list = shoppingList(page)
    await list.open()
    await list.write('Napkins')
    await as('standard')
    await list.open()
    await expect(list.left).toHaveText('Nothing on it yet.')
    await as('premium')
    await page.reload()
    await expect(list.left).toHaveText('Nothing on it yet.')
  })

  test('two tabs of one user agree, also one that is opened later', async ({ as, context, page }) => {
    await as('premium')
    const list = shoppingList(page)
    await list.open()
    await list.write('2 lemons')
    const other = await context.newPage()
    await other.goto('/shopping-list/')
    await expect(shoppingList(other).line('lemons')).toBeVisible()
    await shoppingList(other).tick('lemons').check()
    await expect(list.tick('lemons')).toBeChecked()
    await list.click('Remove lemons')
    await expect(shoppingList(other).left).toHaveText('Nothing on it yet.')
  })
})

test.describe('a visitor', () => {
  test('gets the links to sign in and to join instead of the list, which return to it', async ({ page }) => {
    await Promise.all([sessionLookup(page), page.goto('/shopping-list/')])
    const main = page.getByRole('main')
    await expect(main.getByText('This feature is reserved for members')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /return=.*shopping-list/)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    expect(await axeFindings(page)).toEqual([])
  })
})
