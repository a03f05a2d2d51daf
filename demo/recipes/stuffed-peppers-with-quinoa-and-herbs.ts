import type { DemoRecipe } from '../recipe'

export const stuffedPeppers: DemoRecipe = {
  slug: 'stuffed-peppers-with-quinoa-and-herbs',
  title: 'Stuffed peppers with quinoa and herbs',
  summary:
    'Sweet red boats full of grains, lemon and more herbs than seems right. They are as good at room temperature as they are hot.',
  categories: ['supper'],
  difficulty: 'Medium',
  prepMin: 20,
  cookMin: 55,
  totalMin: 75,
  servings: 4,
  ingredientGroups: [
    {
      title: 'For the peppers',
      ingredients: [
        { quantity: '4', unit: '', name: 'Large red peppers', note: 'halved lengthwise, seeded' },
        { quantity: '1', unit: 'can', name: 'Diced tomatoes', note: '(each 14 oz)' },
        { quantity: '3', unit: 'tablespoon', name: 'Olive oil', note: 'two for the pan, one for the top' },
      ],
    },
    {
      title: 'For the filling',
      ingredients: [
        { quantity: '1', unit: 'cup', name: 'Quinoa', note: 'rinsed well' },
        { quantity: '1 3/4', unit: 'cup', name: 'Water' },
        { quantity: '1', unit: '', name: 'Onion', note: 'finely chopped' },
        { quantity: '2', unit: 'clove', name: 'Garlic', note: 'grated' },
        { quantity: '1', unit: '', name: 'Zucchini', note: 'in small dice' },
        { quantity: '1', unit: '', name: 'Lemon', note: 'zest and juice' },
        { quantity: '1/2', unit: 'bunch', name: 'Flat-leaf parsley', note: 'chopped' },
        { quantity: '1/2', unit: 'bunch', name: 'Mint', note: 'chopped' },
        { quantity: '4', unit: 'oz', name: 'Feta', note: 'crumbled' },
        { quantity: '2', unit: 'tablespoon', name: 'Sunflower seeds' },
        { quantity: '', unit: '', name: 'Salt' },
      ],
    },
  ],
  method: [
    {
      title: 'Cook the quinoa',
      text: 'Bring the quinoa and the water to a boil with a pinch of salt, cover and cook over low heat until the water is gone. Fluff it with a fork.',
      timerMin: 15,
    },
    {
      title: 'Soften the vegetables',
      text: 'Meanwhile heat the oven to 400°F (200°C). Warm two tablespoons of the oil in a pan and cook the onion and the zucchini until they begin to color. Add the garlic for the last minute.',
      timerMin: 8,
    },
    {
      title: 'Mix the filling',
      text: 'Fold the vegetables into the quinoa with the lemon zest and juice, the parsley, the mint and most of the feta. Taste it. It should be good enough to eat as it is.',
    },
    {
      title: 'Fill and cover',
      text: 'Spread the diced tomatoes in a dish, stand the peppers in them and heap the filling in. Pour the last of the oil over, cover the dish tightly and bake.',
      timerMin: 25,
    },
    {
      title: 'Brown the tops',
      text: 'Uncover, scatter the sunflower seeds and the rest of the feta over, and bake until the tops are crisp and the peppers have given in.',
      timerMin: 15,
    },
  ],
  nutrition: {
    kcal: 445,
    proteinG: 15,
    carbohydrateG: 51,
    sugarsG: 16,
    fatG: 22,
    saturatedFatG: 6,
    fiberG: 10,
    saltG: 1.6,
  },
  allergens: ['dairy'],
  diets: ['vegetarian', 'gluten-free'],
  season: 'Summer',
  tips: [
    {
      title: 'Vegan friends',
      text: 'Leave the feta out and stir a handful of chopped olives into the filling.',
    },
  ],
  requiredPlan: 'standard',
  publishedDaysAgo: 77,
}
