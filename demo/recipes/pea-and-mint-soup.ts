import type { DemoRecipe } from '../recipe'

export const peaSoup: DemoRecipe = {
  slug: 'pea-and-mint-soup',
  title: 'Pea and mint soup',
  summary: 'Green in the pan and greener in the bowl, because the peas are barely cooked. Frozen ones are no disgrace.',
  categories: ['soups', 'lunch', 'vegan'],
  difficulty: 'Easy',
  prepMin: 10,
  cookMin: 20,
  totalMin: 30,
  servings: 4,
  ingredientGroups: [
    {
      title: 'For the soup',
      ingredients: [
        { quantity: '2', unit: 'tablespoon', name: 'Olive oil', note: 'half to cook in, half to pour over' },
        { quantity: '1', unit: '', name: 'Large leek', note: 'white and pale green, sliced' },
        { quantity: '1', unit: '', name: 'Large potato', note: 'peeled, in small dice' },
        { quantity: '4', unit: 'cup', name: 'Water' },
        { quantity: '1', unit: 'lb', name: 'Shelled peas', note: 'fresh or frozen' },
        { quantity: '1/2', unit: 'bunch', name: 'Mint', note: 'leaves only' },
        { quantity: '1/2', unit: '', name: 'Lemon', note: 'juice' },
        { quantity: '', unit: '', name: 'Salt' },
      ],
    },
    {
      title: 'To finish',
      ingredients: [{ quantity: '2', unit: 'tablespoon', name: 'Pumpkin seeds', note: 'toasted' }],
    },
  ],
  method: [
    {
      title: 'Soften the leek',
      text: 'Warm half of the oil in a pot over low heat. Cook the leek with a good pinch of salt, under a lid, until it is silky and still pale.',
      timerMin: 6,
    },
    {
      title: 'Cook the potato',
      text: 'Add the potato and the water, bring to a boil and simmer until a piece crushes against the side of the pot.',
      timerMin: 10,
    },
    {
      title: 'Peas, three minutes',
      text: 'Keep a handful of the peas back and add the others. Once the pot simmers again, give them three minutes and take it off the heat.',
      timerMin: 3,
    },
    {
      title: 'Blend with the mint',
      text: 'Add most of the mint and the lemon juice and blend until smooth. Taste for salt. The color will tell you that you stopped in time.',
    },
    {
      title: 'Fill the bowls',
      text: 'Drop the raw peas into the hot soup. Finish each bowl with the rest of the oil, the pumpkin seeds and the last leaves of mint.',
    },
  ],
  nutrition: {
    kcal: 235,
    proteinG: 9,
    carbohydrateG: 32,
    sugarsG: 8,
    fatG: 10,
    saturatedFatG: 1.5,
    fiberG: 8.5,
    saltG: 0.6,
  },
  allergens: [],
  diets: ['vegan', 'gluten-free', 'dairy-free'],
  season: 'Spring',
  tips: [
    {
      title: 'Cold, the next day',
      text: 'Thin it with a little water and more lemon, and serve it straight from the refrigerator.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 62,
}
