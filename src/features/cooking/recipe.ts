import type { Image } from '@/ui/Picture'

/** A recipe as its editor wrote it: the props of the interactive recipe. Plain data, for the browser. */
export type RecipeContent = {
  databaseId: number
  title: string
  /** The number of servings that the amounts are for. */
  servings: number
  groups: readonly IngredientGroup[]
  steps: readonly RecipeStep[]
}

export type IngredientGroup = { id: string; title: string | null; ingredients: readonly RecipeIngredient[] }

export type RecipeIngredient = {
  id: string
  name: string
  note: string | null
  /** The URL that the name links to. */
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
  /** The step's timer in minutes; null without one. */
  timerMin: number | null
  picture: Image | null
}
