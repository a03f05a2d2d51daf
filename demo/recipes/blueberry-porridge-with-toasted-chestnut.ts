import type { DemoRecipe } from '../recipe'

export const blueberryPorridge: DemoRecipe = {
  slug: 'blueberry-porridge-with-toasted-chestnut',
  title: 'Blueberry porridge with toasted chestnut',
  summary:
    'Oats that were stirred rather than rushed, with berries that burst and chestnuts that do not. It holds until lunch.',
  categories: ['breakfast'],
  difficulty: 'Easy',
  prepMin: 4,
  cookMin: 8,
  totalMin: 12,
  servings: 2,
  ingredientGroups: [
    {
      title: 'For the porridge',
      ingredients: [
        { quantity: '1', unit: 'cup', name: 'Rolled oats' },
        { quantity: '2', unit: 'cup', name: 'Whole milk' },
        { quantity: '1/2', unit: 'cup', name: 'Water' },
        { quantity: '1', unit: 'tablespoon', name: 'Ground flaxseed' },
        { quantity: '', unit: '', name: 'Salt', note: 'a pinch' },
      ],
    },
    {
      title: 'For the top',
      ingredients: [
        { quantity: '8', unit: '', name: 'Cooked chestnuts', note: 'roughly chopped' },
        { quantity: '1', unit: 'cup', name: 'Blueberries' },
        { quantity: '4', unit: '', name: 'Strawberries', note: 'quartered' },
        { quantity: '2', unit: 'teaspoon', name: 'Honey' },
      ],
    },
  ],
  method: [
    {
      title: 'Toast the chestnuts',
      text: 'Put the chestnuts in a dry saucepan over medium heat and turn them until they smell of fairgrounds and have brown edges. Tip them out and keep the pan.',
      timerMin: 2,
    },
    {
      title: 'Start the oats',
      text: 'Add the oats, milk, water and salt to the pan. Bring to a lazy simmer and stir now and then until it thickens.',
      timerMin: 5,
    },
    {
      title: 'Let some berries burst',
      text: 'Stir in the flaxseed and half of the blueberries and cook one minute more. The purple streaks are the point.',
      timerMin: 1,
    },
    {
      title: 'Finish in the bowl',
      text: 'Divide between two warm bowls. Top with the strawberries, the chestnuts and the other blueberries, then let the honey fall from the spoon.',
    },
  ],
  nutrition: {
    kcal: 500,
    proteinG: 16,
    carbohydrateG: 80,
    sugarsG: 31,
    fatG: 14,
    saturatedFatG: 5.5,
    fiberG: 10,
    saltG: 0.5,
  },
  allergens: ['gluten', 'dairy', 'nuts'],
  diets: ['vegetarian'],
  season: 'Winter',
  tips: [
    {
      title: 'If the berries are frozen',
      text: 'Use them straight from the bag and give the pan a minute more. They color the oats even better.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 9,
}
