import type { Page } from '@playwright/test'

/** A page with a posts grid, in the words of somebody who uses it. @param word which all titles end in */
export function gridOn(page: Page, word: string) {
  const cards = page.locator('main article')
  return {
    cards,
    /** The titles on show, in order. */
    titles: async () =>
      (await cards.getByRole('heading').allTextContents()).map((title) => title.replace(` ${word}`, '')),
    search: page.getByRole('searchbox', { name: 'Search: Recipes' }),
    status: page.locator('.grid-status').getByRole('status'),
    tab: (name: string) => page.getByRole('group', { name: 'Category' }).getByRole('button', { name, exact: true }),
    letter: (name: string) =>
      page.getByRole('group', { name: 'First letter' }).getByRole('button', { name, exact: true }),
    sort: page.getByRole('combobox', { name: 'Sort by' }),
    heart: (title: string) => page.getByRole('button', { name: `Add to favorites: ${title} ${word}`, exact: true }),
    pageOf: (text: string) => page.getByRole('navigation', { name: 'Pages' }).getByText(text, { exact: true }),
  }
}
