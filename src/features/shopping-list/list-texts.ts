/** The path of the list's page. */
export const LIST_PATH = '/shopping-list/'

/** Texts that the list uses in several places. */
export const LIST_TEXTS = {
  title: 'Shopping list',
  full: 'Your list is full: it holds 300 items at most. Remove something first.',
  unreachable: 'We couldn’t reach the site. Please try again.',
} as const
