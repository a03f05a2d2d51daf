import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { favoriteExamples } from './examples/badges'
import { dialogExamples } from './examples/containers'
import { numberInputExamples } from './examples/controls'
import { searchExamples } from './examples/fields'
import {
  alphabetExamples,
  filterBarExamples,
  menuExamples,
  paginationExamples,
  tabsExamples,
  tooltipExamples,
} from './examples/filters-and-menus'
import { ratingExamples } from './examples/loading-and-rating'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const focus = (element: Element) => (element instanceof HTMLElement ? element.focus() : undefined)

describe('by keyboard', () => {
  test('tabs: arrow keys select a tab, and its panel is shown', async () => {
    await render(tabsExamples.default)
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })
    const panel = page.getByRole('tabpanel')
    await expect.element(panel).toHaveTextContent('Seven days of movement, intermediate.')
    focus(tab('Intermediate').element())
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('Advanced')).toHaveFocus()
    await expect.element(tab('Advanced')).toHaveAttribute('aria-selected', 'true')
    await expect.element(panel).toHaveTextContent('Seven days of movement, advanced.')
    await userEvent.keyboard('{Home}')
    await expect.element(panel).toHaveTextContent('Seven days of movement, beginner.')
  })

  test('a filter stays pressed', async () => {
    await render(filterBarExamples.default)
    focus(button('Soups').element())
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { pressed: true })).toHaveTextContent('Soups')
  })

  test('pagination: the last page disables the button and keeps the focus', async () => {
    await render(paginationExamples['as buttons'])
    const pages = page.getByRole('navigation', { name: 'Pages of recipes', exact: true })
    await expect.element(pages).toHaveTextContent('page 1 of 3')
    focus(button('Next page').element())
    for (const reached of ['page 2 of 3', 'page 3 of 3', 'page 3 of 3']) {
      await userEvent.keyboard('{Enter}')
      await expect.element(pages).toHaveTextContent(reached)
    }
    await expect.element(button('Next page')).toHaveFocus()
    await expect.element(button('Next page')).toHaveAttribute('aria-disabled', 'true')
    await button('First page').click()
    await expect.element(pages).toHaveTextContent('page 1 of 3')
  })

  test('alphabet index: a selected letter stays pressed, and Tab skips a disabled one', async () => {
    await render(alphabetExamples.default)
    focus(button('C').element())
    await userEvent.keyboard('{Tab}')
    await expect.element(button('F')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(page.getByRole('button', { pressed: true })).toHaveTextContent('F')
    await expect.element(button('D')).toBeDisabled()
  })

  test('a menu opens, moves with the arrow keys, runs the chosen item, and returns the focus', async () => {
    await render(menuExamples.text)
    focus(button('Actions').element())
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Print', exact: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(page.getByRole('status')).toHaveTextContent('Renamed')
    await expect.element(button('Actions')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menu')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(button('Actions')).toHaveFocus()
  })

  test('a tooltip opens with the focus, describes its button, and closes with Escape', async () => {
    await render(tooltipExamples.default)
    await userEvent.keyboard('{Tab}')
    await expect.element(button('Print the recipe')).toHaveFocus()
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Shopping list and method, side by side')
    await expect
      .element(button('Print the recipe'))
      .toHaveAccessibleDescription('Shopping list and method, side by side')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
    await expect.element(button('Print the recipe')).toHaveFocus()
  })

  test('a rating is chosen with the arrow keys', async () => {
    await render(ratingExamples.chosen)
    const star = (name: string) => page.getByRole('radio', { name, exact: true })
    focus(star('4 stars').element())
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(star('5 stars')).toBeChecked()
  })

  test('a favorite is added and removed', async () => {
    await render(favoriteExamples['not a favorite'])
    const favorite = button('Add to favorites: Ginger noodle broth')
    focus(favorite.element())
    await userEvent.keyboard(' ')
    await expect.element(favorite).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect.element(favorite).toHaveAttribute('aria-pressed', 'false')
    const { height, width } = favorite.element().getBoundingClientRect()
    expect([width, height]).toEqual([44, 44])
  })

  test('a typed number is the start for the buttons', async () => {
    await render(numberInputExamples.default)
    const number = page.getByRole('spinbutton', { name: 'Servings', exact: true })
    await expect.element(number).toHaveValue(2)
    await number.fill('6')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(number).toHaveValue(7)
    await button('Fewer servings').click()
    await expect.element(number).toHaveValue(6)
  })

  test('clearing a search returns the focus to it', async () => {
    await render(searchExamples.filled)
    const field = page.getByRole('searchbox', { name: 'Search questions', exact: true })
    await expect.element(field).toHaveValue('ginger')
    await button('Clear the search').click()
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveFocus()
  })

  test('a dialog opens, and closing it returns the focus', async () => {
    await render(dialogExamples.default)
    const opener = button('Open: One more thing')
    focus(opener.element())
    await userEvent.keyboard('{Enter}')
    const dialog = page.getByRole('dialog', { name: 'One more thing', exact: true })
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })
})
