import type { Image } from '@/ui/Picture'

/** A recipe as its editor wrote it: what the kitchen part of its page is given. Plain data, for the browser. */
export type WrittenRecipe = {
  databaseId: number
  title: string
  /** For how many the amounts are written. */
  servings: number
  groups: readonly WrittenGroup[]
  steps: readonly WrittenStep[]
}

export type WrittenGroup = { id: string; title: string | null; ingredients: readonly WrittenIngredient[] }

export type WrittenIngredient = {
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

export type WrittenStep = {
  id: string
  title: string | null
  text: string
  /** A time worth setting a timer for, in minutes; null without one. */
  timerMin: number | null
  picture: Image | null
}
