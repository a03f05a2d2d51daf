import { axeFindings } from '../support/http/axe'
import { expect, sessionLookup, test } from '../support/http/browser'
import { overflowingElements } from '../support/http/page-checks'
import { shoppingList, shoppingListLink } from '../support/http/shopping-list'

test.describe('the shopping list of this browser session', () => {
  test('asks a visitor to sign in; a member’s list stays in the tab, is printed, and fits any window', async ({
    as,
    page,
  }) => {
    test.slow()
    const list = shoppingList(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })

    await test.step('a visitor gets links that return to it', async () => {
      await Promise.all([sessionLookup(page), page.goto('/shopping-list/')])
      const main = page.getByRole('main')
      await expect(main.getByText('This feature is reserved for members')).toBeVisible()
      await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /return=.*shopping-list/)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    })

    await test.step('a member’s items fit any window', async () => {
      await as('premium')
      await list.open()
      await expect(list.left).toHaveText('Your list is empty.')
      await list.write('2 lemons', '200 g feta, in rather large pieces for the salad of tomorrow', 'Napkins')
      await list.tick('Napkins').check()
      await expect(shoppingListLink(page)).toHaveText('2')
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await axeFindings(page), `at ${width} px`).toEqual([])
        expect(await overflowingElements(page)).toEqual([])
      }
    })

    await test.step('the items left to buy are printed without controls', async () => {
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
        '2 things left to buy.',
        'Your own items',
        'lemons',
      ])
      for (const gone of ['Napkins', 'Keep my list', 'Clear the list', 'By aisle']) expect(shown).not.toContain(gone)
      await expect(page.getByRole('banner')).toBeHidden()
      await page.emulateMedia({ media: null })
    })

    await test.step('they are there after a reload and on the next page, and not in the account', async () => {
      await page.reload()
      await expect(list.left).toHaveText('2 things left to buy.')
      // The lookup has ended before the next step signs in another user, for whom this page would reload itself.
      await Promise.all([sessionLookup(page), page.goto('/recipes/')])
      await expect(shoppingListLink(page)).toHaveText('2')
      const stored = await page.evaluate(async () => (await fetch('/api/shopping-list')).json())
      expect(stored).toMatchObject({ kept: false, entries: [] })
      expect(await page.evaluate(() => localStorage.getItem('ebs-kept-list'))).toBeNull()
    })

    await test.step('another user in the same tab never sees them', async () => {
      await as('standard')
      await list.open()
      await expect(list.left).toHaveText('Your list is empty.')
      await as('premium')
      await page.reload()
      await expect(list.left).toHaveText('Your list is empty.')
    })
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
    await expect(shoppingList(other).left).toHaveText('Your list is empty.')
  })
})
