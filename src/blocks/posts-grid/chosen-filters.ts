import { type GridFilter, LENGTHS, NO_FILTER, SORTS } from '@/rules/posts-grid/filter'

/** A chosen filter as a chip shows it: its words, and the change that takes it back. */
export type ChosenFilter = { key: string; label: string; without: Partial<GridFilter> }

/** What is chosen in a filter, in the order of the controls. Search and category are left out: their controls show it. */
export function chosenFilters({ diets, length, letter, level, sort, without }: GridFilter): ChosenFilter[] {
  const chosen: (ChosenFilter | false)[] = [
    sort !== NO_FILTER.sort && { key: 'sort', label: SORTS[sort], without: { sort: NO_FILTER.sort } },
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
  return chosen.filter((entry) => entry !== false)
}
