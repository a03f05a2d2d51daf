import type { RecipeContent } from '../recipe'

const ingredient = (name: string, quantity: string, unit: string) => ({
  id: name,
  name,
  note: null,
  link: null,
  quantity,
  unit,
  scales: true,
})

const step = (title: string, text: string, timerMin: number | null = null) => ({
  id: title,
  title,
  text,
  timerMin,
  picture: null,
})

/** A recipe for two, of three steps with two timers. */
export const BROTH: RecipeContent = {
  databaseId: 7,
  title: 'Ginger noodle broth',
  servings: 2,
  groups: [
    {
      id: 'all',
      title: null,
      ingredients: [
        ingredient('Stock', '1', 'cup'),
        ingredient('Eggs', '2', ''),
        ingredient('Soba noodles', '5', 'oz'),
        ingredient('Garlic', '2', 'clove'),
      ],
    },
  ],
  steps: [
    step('Let the ginger talk', 'Simmer the stock with the garlic, as hot as an oven of 400°F.', 10),
    step('Eggs and noodles', 'Boil the eggs, and then the soba noodles.', 7),
    step('Serve', 'Pour everything into bowls.'),
  ],
}
