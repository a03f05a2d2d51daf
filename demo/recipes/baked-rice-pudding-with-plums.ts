import type { DemoRecipe } from '../recipe'

export const ricePudding: DemoRecipe = {
  slug: 'baked-rice-pudding-with-plums',
  title: 'Baked rice pudding with plums',
  summary:
    'Milk and rice, an hour, and a skin that families argue over. The plums bake beside it and keep it from being too well behaved.',
  categories: ['sweet'],
  difficulty: 'Easy',
  prepMin: 10,
  cookMin: 65,
  totalMin: 75,
  servings: 4,
  ingredientGroups: [
    {
      title: 'For the pudding',
      ingredients: [
        { quantity: '1/2', unit: 'cup', name: 'Short-grain rice' },
        { quantity: '4', unit: 'cup', name: 'Whole milk' },
        { quantity: '2', unit: 'tablespoon', name: 'Cane sugar' },
        { quantity: '1', unit: '', name: 'Vanilla bean', note: 'split' },
        { quantity: '1', unit: 'tablespoon', name: 'Butter', note: 'for the dish' },
        { quantity: '', unit: '', name: 'Salt', note: 'a pinch' },
      ],
    },
    {
      title: 'For the plums',
      ingredients: [
        { quantity: '1', unit: 'lb', name: 'Plums', note: 'halved, pitted' },
        { quantity: '1', unit: 'tablespoon', name: 'Honey' },
        { quantity: '1/2', unit: 'teaspoon', name: 'Ground cinnamon' },
      ],
    },
  ],
  method: [
    {
      title: 'Warm the milk',
      text: 'Heat the oven to 325°F (165°C) and rub a baking dish with the butter. Bring the milk, the sugar, the salt and the vanilla bean to a simmer in a pan.',
      timerMin: 5,
    },
    {
      title: 'Bake slowly',
      text: 'Put the rice in the dish, pour the hot milk over and bake. Stir it after twenty minutes and again after forty, then leave the skin in peace.',
      timerMin: 60,
    },
    {
      title: 'Bake the plums beside it',
      text: 'When you stir for the first time, turn the plums in the honey and the cinnamon in a small dish, cut sides up. They go on the shelf below until they are soft.',
      timerMin: 35,
    },
    {
      title: 'Wait five minutes',
      text: 'It is done when it still trembles. Lift out the vanilla bean and serve the pudding warm, with the plums and their juice.',
    },
  ],
  nutrition: {
    kcal: 350,
    proteinG: 10,
    carbohydrateG: 53,
    sugarsG: 31,
    fatG: 11,
    saturatedFatG: 6.5,
    fiberG: 2,
    saltG: 0.3,
  },
  allergens: ['dairy'],
  diets: ['vegetarian', 'gluten-free'],
  season: 'Fall',
  tips: [
    {
      title: 'A softer skin',
      text: 'Cover the dish for the first half hour. Some houses prefer it so.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 79,
}
