import type { Page, Post, Recipe } from '@/payload-types'

/** Published by default; a test passes only the fields that it is about. */
const published = { _status: 'published', requiredPlan: 'none' } as const

/** A recipe's data. */
export function aRecipe(own: Partial<Recipe> = {}) {
  return {
    title: 'Lentil soup',
    slug: 'lentil-soup',
    servings: 2,
    totalTime: 30,
    nutritionKcal: 400,
    nutritionProtein: 20,
    nutritionSugars: 5,
    ...published,
    ...own,
  }
}

/** A page's data; without a parent it is a top-level page. */
export function aPage(own: Partial<Page> = {}) {
  return { title: 'A page', slug: 'a-page', ...published, ...own }
}

/** An article's data. */
export function aPost(own: Partial<Post> = {}) {
  return { title: 'An article', slug: 'an-article', ...published, ...own }
}
