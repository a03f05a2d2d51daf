import { parseFoods } from '@/rules/food-list'
import { normalizeText } from '@/rules/normalize-text'
import { FOOD_COLORS, type FoodColor, type FoodLists } from './food-list'

/** A food, the list that has it, and what its asterisk means. */
export type FoundFood = { food: string; color: FoodColor; list: string; note: string | null }

/**
 * The foods whose name contains every word of a search, in the order of the lists; first those that begin with it.
 * @param search as typed; an empty one finds nothing
 */
export function findFoods(lists: FoodLists, search: string): FoundFood[] {
  const wanted = normalizeText(search).trim()
  const terms = wanted.split(/\s+/).filter(Boolean)
  if (terms.length === 0) return []
  const found = allFoods(lists)
    .map((entry) => ({ entry, name: normalizeText(entry.food) }))
    .filter(({ name }) => terms.every((term) => name.includes(term)))
  const isPrefix = ({ name }: { name: string }) => name.startsWith(wanted)
  return [...found.filter(isPrefix), ...found.filter((item) => !isPrefix(item))].map(({ entry }) => entry)
}

function allFoods(lists: FoodLists): FoundFood[] {
  return FOOD_COLORS.flatMap((color) =>
    lists[color].lists.flatMap(({ asterisk, lists: parts, title }) =>
      parts.flatMap(({ list, subtitle }) =>
        parseFoods(list).map((food) => ({
          food,
          color,
          list: subtitle ? `${title}, ${subtitle}` : title,
          note: food.endsWith('*') ? asterisk : null,
        })),
      ),
    ),
  )
}
