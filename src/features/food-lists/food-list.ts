import type { Image } from '@/ui/Picture'

/** As the tabs stand. SPEC 2.3. */
export const FOOD_COLORS = ['green', 'orange', 'red'] as const
export type FoodColor = (typeof FOOD_COLORS)[number]

/** A list of foods. SPEC 3. */
export type FoodList = {
  title: string
  introduction: string | null
  lists: {
    subtitle: string | null
    /** One food to a line. */
    list: string
  }[]
  /** The note behind an asterisk. */
  asterisk: string | null
}

/** What one color holds. SPEC 3. */
export type FoodColorSection = { introduction: string | null; image: Image | null; lists: FoodList[] }

/** Everything of GET /api/food-lists. */
export type FoodLists = Record<FoodColor, FoodColorSection>
