/** The path of the list's page. */
export const LIST_PATH = '/shopping-list/'

/** Texts that the list uses in several places. */
export const LIST_TEXTS = {
  title: 'Shopping list',
  open: 'Open the shopping list',
  leftToBuy: (count: number) =>
    count === 0 ? 'Nothing to buy' : count === 1 ? '1 item to buy' : `${count} items to buy`,
  more: (count: number) => `and ${count} more`,
  fillFromRecipe: 'A recipe puts its ingredients here with one press.',
  quickMeals: 'Three quick meals to begin with',
  findRecipe: 'Find a recipe',
  full: 'Your list is full: it holds 300 items at most. Remove something first.',
  unreachable: 'We couldn’t reach the site. Please try again.',
} as const
