import type { Image } from '@/ui/Picture'

/** In the order of the tabs. */
export const FOOD_COLORS = ['green', 'orange', 'red'] as const
export type FoodColor = (typeof FOOD_COLORS)[number]

export const FOOD_COLOR_LABELS = { green: 'Green', orange: 'Orange', red: 'Red' } as const satisfies Record<
  FoodColor,
  string
>

/** A list of foods. */
export type FoodList = {
  title: string
  introduction: string | null
  lists: {
    subtitle: string | null
    /** One food per line. */
    list: string
  }[]
  /** The footnote of an asterisk. */
  asterisk: string | null
}

/** The content of one color. */
export type FoodColorSection = { introduction: string | null; image: Image | null; lists: FoodList[] }

/** The response of GET /api/food-lists. */
export type FoodLists = Record<FoodColor, FoodColorSection>
