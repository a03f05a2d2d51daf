import type { Recipe } from '@/payload-types'
import { demoCategories } from '../categories'
import { daysAgo } from '../dates'
import type { DemoRecipe } from '../recipe'
import { demoRecipes } from '../recipes'
import type { Loading } from './context'
import type { PictureOf } from './pictures'

function recipeData(recipe: DemoRecipe, categoryIds: Map<string, number>, pictureOf: PictureOf) {
  const { nutrition } = recipe
  return {
    title: recipe.title,
    slug: recipe.slug,
    summary: recipe.summary,
    image: pictureOf(recipe.slug),
    categories: recipe.categories.map((slug) => categoryIds.get(slug)).filter((id) => id !== undefined),
    difficulty: recipe.difficulty,
    season: recipe.season,
    prepTime: recipe.prepMin,
    cookTime: recipe.cookMin,
    totalTime: recipe.totalMin,
    servings: recipe.servings,
    ingredientGroups: recipe.ingredientGroups,
    method: recipe.method.map(({ timerMin, ...step }) => ({ ...step, timer: timerMin })),
    nutritionKcal: nutrition.kcal,
    nutritionProtein: nutrition.proteinG,
    nutritionCarbohydrate: nutrition.carbohydrateG,
    nutritionSugars: nutrition.sugarsG,
    nutritionFat: nutrition.fatG,
    nutritionSaturatedFat: nutrition.saturatedFatG,
    nutritionFiber: nutrition.fiberG,
    nutritionSalt: nutrition.saltG,
    allergens: recipe.allergens,
    diets: recipe.diets,
    tips: recipe.tips,
    requiredPlan: recipe.requiredPlan,
    showFirstLines: recipe.requiredPlan !== 'none',
    comments: true,
    publishedAt: daysAgo(recipe.publishedDaysAgo),
    _status: 'published' as const,
  } satisfies Partial<Recipe>
}

/** The recipes, and before them what they are filed under. @returns ids of the categories by slug */
export async function loadRecipes(
  { payload, req }: Loading,
  pictureOf: PictureOf,
): Promise<ReadonlyMap<string, number>> {
  const categoryIds = new Map<string, number>()
  for (const [order, { slug, title }] of demoCategories.entries()) {
    const { id } = await payload.create({
      collection: 'categories',
      data: { slug, title, taxonomy: 'recipes', order },
      req,
    })
    categoryIds.set(slug, id)
  }
  for (const recipe of demoRecipes) {
    await payload.create({ collection: 'recipes', data: recipeData(recipe, categoryIds, pictureOf), req })
  }
  return categoryIds
}
