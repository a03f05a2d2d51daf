import { type GridFilter, LENGTHS, NO_FILTER, SORTS } from '@/rules/posts-grid/filter'
import type { Tab } from '@/rules/posts-grid/tabs'

/** A chosen filter as a chip shows it: its words, and the change that takes it back. */
export type ChosenFilter = { key: string; label: string; without: Partial<GridFilter> }

/**
 * What is chosen in a filter, in the order of the controls. The search is left out: its field shows it.
 * @param tabs the categories that the grid offers; the first selected one is not a choice
 * @param first the category that is selected at the start
 */
export function chosenFilters(filter: GridFilter, tabs: readonly Tab[], first: string): ChosenFilter[] {
  const { category, diets, length, letter, level, sort, without } = filter
  const tab = category === first ? undefined : tabs.find(({ slug }) => slug === category)
  const chosen: (ChosenFilter | false | undefined)[] = [
    sort !== NO_FILTER.sort && { key: 'sort', label: SORTS[sort], without: { sort: NO_FILTER.sort } },
    tab && { key: 'category', label: tab.label, without: { category: first } },
    level !== '' && { key: 'level', label: level, without: { level: '' } },
    length !== '' && { key: 'length', label: LENGTHS[length].label, without: { length: '' } },
    letter !== '' && { key: 'letter', label: `Starts with ${letter}`, without: { letter: '' } },
    ...diets.map((diet) => ({
      key: `diet ${diet}`,
      label: diet.charAt(0).toUpperCase() + diet.slice(1),
      without: { diets: diets.filter((other) => other !== diet) },
    })),
    ...without.map((allergen) => ({
      key: `without ${allergen}`,
      label: `Without ${allergen}`,
      without: { without: without.filter((other) => other !== allergen) },
    })),
  ]
  return chosen.filter((entry) => entry !== false && entry !== undefined)
}
