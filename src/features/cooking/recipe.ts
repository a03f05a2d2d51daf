import type { Image } from '@/ui/Picture'

/** A recipe as its editor wrote it: what the kitchen part of its page is given. Plain data, for the browser. */
export type RecipeContent = {
  databaseId: number
  title: string
  /** For how many the amounts are written. */
  servings: number
  groups: readonly IngredientGroup[]
  steps: readonly RecipeStep[]
}

export type IngredientGroup = { id: string; title: string | null; ingredients: readonly RecipeIngredient[] }

export type RecipeIngredient = {
  id: string
  name: string
  note: string | null
  /** Where the name leads. */
  link: string | null
  quantity: string | null
  unit: string | null
  /** False: the same for any number of servings. */
  scales: boolean
}

export type RecipeStep = {
  id: string
  title: string | null
  text: string
  /** A time worth setting a timer for, in minutes; null without one. */
  timerMin: number | null
  picture: Image | null
}
