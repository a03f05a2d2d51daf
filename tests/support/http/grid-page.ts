import type { Page } from '@playwright/test'

/** A page with a posts grid, as a user operates it. @param word that all titles end in */
export function gridOn(page: Page, word: string) {
  const cards = page.locator('main article')
  return {
    cards,
    /** The visible titles, in order. */
    titles: async () =>
      (await cards.getByRole('heading').allTextContents()).map((title) => title.replace(` ${word}`, '')),
    search: page.getByRole('searchbox', { name: 'Search: Recipes' }),
    status: page.locator('.grid-status').getByRole('status'),
    tab: (name: string) => page.getByRole('group', { name: 'Category' }).getByRole('button', { name, exact: true }),
    letters: page.locator('summary', { hasText: 'First letter' }),
    letter: (name: string) =>
      page.getByRole('group', { name: 'First letter' }).getByRole('button', { name, exact: true }),
    sort: page.getByRole('combobox', { name: 'Sort by' }),
    favorite: (title: string) => page.getByRole('button', { name: `Add to favorites: ${title} ${word}`, exact: true }),
    pageOf: (text: string) => page.getByRole('navigation', { name: 'Pages' }).getByText(text, { exact: true }),
  }
}
