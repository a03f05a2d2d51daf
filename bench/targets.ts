/** The recipe that is published repeatedly; it is public. */
export const PUBLISHED_RECIPE = { slug: 'ginger-noodle-broth', path: '/recipes/ginger-noodle-broth/' }

/** The pages under load: the front page in every encoding, and a recipe with gzip. */
export const CACHED_PAGES = [
  { name: 'front page', path: '/', encodings: ['identity', 'gzip', 'br'] },
  { name: 'recipe', path: PUBLISHED_RECIPE.path, encodings: ['gzip'] },
] as const

/** A path for each kind of page, with its status. */
export const PAGE_TYPES = [
  { name: 'home', path: '/', status: 200 },
  { name: 'page', path: '/about', status: 200 },
  { name: 'recipe', path: PUBLISHED_RECIPE.path, status: 200 },
  { name: 'locked recipe', path: '/recipes/salmon-peas-and-new-potatoes/', status: 200 },
  { name: 'login', path: '/login/', status: 200 },
  { name: 'not found', path: '/no-such-page/', status: 404 },
] as const

export const POSTS_CALL = '/api/posts?postType=recipes&first=100'

/** A page whose first view is measured, by a visitor or a demo member. */
export type ViewedPage = { name: string; path: string; as?: string }

/** The pages whose first view on a phone is measured. */
export const VIEWED_PAGES: readonly ViewedPage[] = [
  { name: 'home', path: '/' },
  { name: 'recipes', path: '/recipes/' },
  { name: 'recipe', path: PUBLISHED_RECIPE.path },
  { name: 'article', path: '/ebs-blog/a-case-for-breakfast/' },
  { name: 'advice', path: '/expert-advices/insomnia/' },
  { name: 'dashboard', path: '/dashboard/', as: 'premium' },
]
