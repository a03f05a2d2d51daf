import type { PostCard } from '@/catalogue/cards.server'
import { COMMON_LIMITS } from '@/rules/common-limits'

/**
 * The quickest recipes of an audience that make a meal, the quickest first: what an empty list can begin with.
 * @param cards recipes in any order
 */
export const quickMeals = (cards: readonly PostCard[]): PostCard[] =>
  cards
    .filter(
      ({ isRestrictedForMember, recipes }) =>
        !isRestrictedForMember &&
        recipes.totalTime > 0 &&
        (recipes.nutritionProtein ?? 0) >= COMMON_LIMITS.quickMealMinProteinG,
    )
    .sort((one, other) => one.recipes.totalTime - other.recipes.totalTime)
    .slice(0, COMMON_LIMITS.quickMeals)
