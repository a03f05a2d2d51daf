/**
 * The shape of a demo recipe. It is what an editor would fill in, as data: the
 * loader turns it into a document, and nothing here knows the CMS.
 */
import type { RequiredPlan } from '@/rules/audience'
import type { Allergen, Diet, Difficulty, IngredientUnit, RecipeSeason } from '@/rules/recipe-terms'

export interface DemoIngredient {
  /** '1/2', '1 1/2', '200', a range '2-3', or '' where the cook decides. */
  quantity: string
  unit: IngredientUnit
  /** Ends in the noun the method uses: 'Smoked paprika', then "the paprika". */
  name: string
  /** Preparation or size; "(each …)" and percentages in it are never scaled. */
  note?: string
  /** false: the amount is the same for any number of servings. */
  scales?: false
}

export interface DemoIngredientGroup {
  title?: string
  ingredients: DemoIngredient[]
}

export interface DemoStep {
  title: string
  text: string
  /** A time worth setting a timer for, in minutes. */
  timerMin?: number
}

/** Per serving. Carbohydrate is the total, fiber included, as US labels count it. */
export interface DemoNutrition {
  kcal: number
  proteinG: number
  carbohydrateG: number
  sugarsG: number
  fatG: number
  saturatedFatG: number
  fiberG: number
  saltG: number
}

export interface DemoRecipe {
  slug: string
  title: string
  /** One or two sentences, shown on the page's head and to everyone. */
  summary: string
  /** Slugs of demo/categories.ts, the leading one first. */
  categories: string[]
  difficulty: Difficulty
  prepMin: number
  cookMin: number
  /** Preparation, cooking and any resting. */
  totalMin: number
  servings: number
  ingredientGroups: DemoIngredientGroup[]
  method: DemoStep[]
  nutrition: DemoNutrition
  /** Cautious: oats count as gluten, chestnuts as nuts, stock as celery. */
  allergens: Allergen[]
  /** At most one of vegan, vegetarian and pescatarian, the narrowest. */
  diets: Diet[]
  season: RecipeSeason
  tips?: { title: string; text: string }[]
  requiredPlan: RequiredPlan
  /** Counted back from the day of loading, so that the demo stays fresh. */
  publishedDaysAgo: number
}
