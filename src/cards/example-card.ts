import type { PostCard } from '@/catalogue/cards.server'

/** A recipe's card for examples and tests; the given parts replace the defaults. */
export function aCard(databaseId: number, parts: Partial<PostCard> = {}): PostCard {
  return {
    id: `recipes:${databaseId}`,
    databaseId,
    postType: 'recipes',
    title: `Recipe ${databaseId}`,
    slug: `recipe-${databaseId}`,
    uri: `/recipes/recipe-${databaseId}/`,
    link: `/recipes/recipe-${databaseId}/`,
    excerpt: 'Crisp leaves and a soft egg.',
    imageUrl: null,
    image: null,
    categories: [],
    difficulty: 'Easy',
    recipes: { totalTime: 25, nutritionProtein: 13, nutritionKcal: 430, nutritionSugars: 5 },
    duration: null,
    publishedAt: '2026-11-01T00:00:00.000Z',
    eventDate: null,
    isRestrictedForMember: false,
    freeIsEnough: false,
    commentCount: 0,
    rating: null,
    extras: {},
    ...parts,
  }
}

/** The empty recipe fields, for cards of other types. */
export const NO_RECIPE: PostCard['recipes'] = {
  totalTime: 0,
  nutritionProtein: null,
  nutritionKcal: null,
  nutritionSugars: null,
}
