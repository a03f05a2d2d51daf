import type { RequiredPlan } from '@/rules/audience'
import { DISHES, FINISHES, INGREDIENTS, MAINS, MANNERS, NOTES, QUANTITIES, STEPS, UNITS } from './words'

const HOUR_MS = 60 * 60 * 1_000
const ALLERGENS = ['gluten', 'dairy', 'egg', 'nuts', 'sesame', 'fish', 'celery'] as const
const DIETS = ['vegan', 'vegetarian', 'gluten-free', 'dairy-free'] as const
/** Seven in ten are public, as on the demo site. */
const PLANS: readonly RequiredPlan[] = [
  'none',
  'none',
  'none',
  'none',
  'none',
  'none',
  'none',
  'free',
  'standard',
  'premium',
]

/** A generated recipe, with its relations as positions in lists. */
export type GeneratedRecipe = ReturnType<typeof generatedRecipe>

/**
 * Recipe number `index` of the benchmark's data: the same number gives the same recipe.
 * @param index from 0
 * @param newest milliseconds since the epoch at which number 0 was published; each further one is an hour older
 */
export function generatedRecipe(index: number, newest: number) {
  const next = random(index)
  const from = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const some = <T>(list: readonly T[], most: number): T[] => [
    ...new Set(Array.from({ length: Math.floor(next() * (most + 1)) }, () => from(list))),
  ]
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))

  const main = from(MAINS)
  const title = `${from(MANNERS)} ${main} ${from(DISHES)} ${from(FINISHES)}`
  const prepTime = between(5, 30)
  const cookTime = between(5, 90)
  return {
    title,
    slug: `${title.toLowerCase().replace(/[^a-z]+/g, '-')}-${index}`,
    summary: `${title}: ${main} cooked until it is tender, a spoonful of something sharp, and enough for tomorrow. Kind to the gut and quick to clear away.`,
    difficulty: from(['Easy', 'Easy', 'Medium', 'Hard'] as const),
    season: from(['Any', 'Spring', 'Summer', 'Fall', 'Winter'] as const),
    servings: between(1, 6),
    prepTime,
    cookTime,
    totalTime: prepTime + cookTime,
    nutritionKcal: between(180, 720),
    nutritionProtein: between(4, 48),
    nutritionSugars: between(1, 22),
    nutritionCarbohydrate: between(10, 80),
    nutritionFat: between(4, 40),
    nutritionFiber: between(2, 18),
    requiredPlan: from(PLANS),
    publishedAt: new Date(newest - index * HOUR_MS).toISOString(),
    allergens: some(ALLERGENS, 3),
    diets: some(DIETS, 2),
    /** Positions in the list of categories, at least one. */
    categories: [...new Set([between(0, 8), between(0, 8)])],
    /** Position in the list of pictures. */
    picture: between(0, PICTURES - 1),
    ingredientGroups: ['For the dish', 'To finish'].map((groupTitle) => ({
      title: groupTitle,
      ingredients: Array.from({ length: between(4, 6) }, () => ({
        name: from(INGREDIENTS),
        unit: from(UNITS),
        quantity: from(QUANTITIES),
        note: next() < 0.4 ? from(NOTES) : null,
        scales: true,
      })),
    })),
    method: STEPS.slice(0, between(4, STEPS.length)).map(([stepTitle, text]) => ({
      title: stepTitle,
      text,
      timer: next() < 0.5 ? between(2, 40) : null,
    })),
    tips: [{ title: 'For tomorrow', text: 'It keeps for three days in the cold, and is better on the second.' }],
  }
}

/** The number of picture positions; taken modulo the number of pictures. */
export const PICTURES = 400

/** A seeded random generator from 0 to 1 (mulberry32), so that every run measures the same data. */
export function random(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e37_79b9)
  return () => {
    state = (state + 0x6d2b_79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
