import type { Recipe } from '@/payload-types'
import type { ContentTypeRecord } from './content-type'

/** Its page makes the structured data from the recipe that it shows. */
export const recipes = {
  folder: '/recipes/',
  one: 'Recipe',
  many: 'Recipes',
  icon: 'soup',
  light: 'morning',
  joinPurpose: 'to read',
  fallbackPicture: 'recipe',
  canHaveComments: true,
  canBeTried: true,
  favoritable: true,
  inPostsGrid: true,
  inFeaturedPosts: true,
  countedAs: 'recipes',
  structuredData: null,
  openFields: [
    'difficulty',
    'prepTime',
    'cookTime',
    'totalTime',
    'servings',
    'season',
    'allergens',
    'diets',
    'nutritionKcal',
    'nutritionProtein',
    'nutritionSugars',
    'relatedRecipes',
    'relatedPostsTitle',
    'relatedPostsSubtitle',
    'relatedPostsArchiveLink',
  ],
} as const satisfies ContentTypeRecord<Recipe>
