import { NO_FILTER, SORTS, type Sort } from '../src/rules/posts-grid/filter'
import { createSelector } from '../src/rules/posts-grid/select-cards'
import { generatedRecipe } from './recipes'
import { timesOf } from './statistics'

const CARDS = 2_000
const ROUNDS = 20
const NEWEST = Date.UTC(2026, 0, 1)
const TYPED = 'ginger noodle'

/** Measures the rules of a posts grid with 2,000 recipes in this process, without a browser and rendering. */
export function measureGridRules() {
  const cards = Array.from({ length: CARDS }, (_, index) => {
    const recipe = generatedRecipe(index, NEWEST)
    return {
      databaseId: index,
      title: recipe.title,
      duration: null,
      isRestrictedForMember: recipe.requiredPlan !== 'none',
      categories: recipe.categories.map((place) => ({ slug: `category-${place}` })),
      recipes: {
        totalTime: recipe.totalTime,
        nutritionProtein: recipe.nutritionProtein,
        nutritionKcal: recipe.nutritionKcal,
        nutritionSugars: recipe.nutritionSugars,
      },
      extras: { diets: recipe.diets, allergens: recipe.allergens },
    }
  })
  const prepare: number[] = []
  const sort: number[] = []
  const keystroke: number[] = []
  const timed = <T>(into: number[], work: () => T): T => {
    const start = performance.now()
    const result = work()
    into.push(performance.now() - start)
    return result
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    // New objects in each round, because computed values are cached by card.
    const fresh = structuredClone(cards)
    const select = timed(prepare, () => createSelector(fresh))
    for (const order of Object.keys(SORTS) as Sort[]) timed(sort, () => select({ ...NO_FILTER, sort: order }, null))
    for (let end = 1; end <= TYPED.length; end += 1) {
      timed(keystroke, () => select({ ...NO_FILTER, search: TYPED.slice(0, end), without: ['nuts'] }, null))
    }
  }
  return { cards: CARDS, prepare: timesOf(prepare), sort: timesOf(sort), keystroke: timesOf(keystroke) }
}
