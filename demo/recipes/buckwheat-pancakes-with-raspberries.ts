import type { DemoRecipe } from '../recipe'

export const buckwheatPancakes: DemoRecipe = {
  slug: 'buckwheat-pancakes-with-raspberries',
  title: 'Buckwheat pancakes with raspberries',
  summary:
    'Small, dark and tender, with a nutty taste that syrup would only hide. The raspberries need two minutes and no recipe.',
  categories: ['breakfast', 'sweet'],
  difficulty: 'Easy',
  prepMin: 10,
  cookMin: 15,
  totalMin: 35,
  servings: 2,
  ingredientGroups: [
    {
      title: 'For the batter',
      ingredients: [
        { quantity: '1', unit: 'cup', name: 'Buckwheat flour' },
        { quantity: '1', unit: 'teaspoon', name: 'Baking powder' },
        { quantity: '', unit: '', name: 'Salt', note: 'a pinch' },
        { quantity: '1', unit: '', name: 'Egg' },
        { quantity: '1', unit: 'cup', name: 'Plain kefir' },
        { quantity: '2', unit: 'teaspoon', name: 'Coconut oil', note: 'for the pan', scales: false },
      ],
    },
    {
      title: 'For the top',
      ingredients: [
        { quantity: '2', unit: 'cup', name: 'Raspberries' },
        { quantity: '2', unit: 'teaspoon', name: 'Honey' },
        { quantity: '1/3', unit: 'cup', name: 'Greek yogurt', note: '5% fat' },
      ],
    },
  ],
  method: [
    {
      title: 'Mix the batter',
      text: 'Whisk the flour with the baking powder and the salt. Beat the egg into the kefir, stir that in, and stop when the big lumps are gone.',
    },
    {
      title: 'Let it thicken',
      text: 'Cover the bowl and let it rest. Buckwheat drinks slowly, and a rested batter does not run.',
      timerMin: 10,
    },
    {
      title: 'Warm half of the berries',
      text: 'Warm half of the raspberries with the honey in a small pan until the juice comes. Take it off the heat and stir in the others.',
      timerMin: 2,
    },
    {
      title: 'Fry eight of them',
      text: 'Wipe a pan with a little of the coconut oil over medium heat and drop in two tablespoons of batter for each pancake. Turn them when the bubbles stay open, and give them a minute more.',
      timerMin: 12,
    },
    {
      title: 'Stack and spoon',
      text: 'Pile four on each plate and add the yogurt and the berries while they are hot.',
    },
  ],
  nutrition: {
    kcal: 475,
    proteinG: 20,
    carbohydrateG: 71,
    sugarsG: 20,
    fatG: 16,
    saturatedFatG: 9,
    fiberG: 14,
    saltG: 0.9,
  },
  allergens: ['dairy', 'egg'],
  diets: ['vegetarian', 'gluten-free'],
  season: 'Summer',
  tips: [
    {
      title: 'Keep them warm',
      text: 'A plate over a pan of hot water does it. The oven dries them out.',
    },
  ],
  requiredPlan: 'free',
  publishedDaysAgo: 58,
}
