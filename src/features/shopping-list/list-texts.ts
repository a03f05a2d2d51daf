/** The list's own page. */
export const LIST_PATH = '/shopping-list/'

/** What the list says in several places. SPEC names none of it. */
export const LIST_TEXTS = {
  title: 'Shopping list',
  full: 'Your list is full: it holds 300 things at most. Take something off it first.',
  unreachable: 'That did not work: the site cannot be reached. Please try again.',
} as const
