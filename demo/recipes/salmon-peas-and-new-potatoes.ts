import type { DemoRecipe } from '../recipe'

export const salmonAndPeas: DemoRecipe = {
  slug: 'salmon-peas-and-new-potatoes',
  title: 'Salmon, peas and new potatoes',
  summary:
    'One tray, one pan, one sauce that is mostly yogurt and mustard. The first supper of the year with the window open.',
  categories: ['supper'],
  difficulty: 'Easy',
  prepMin: 10,
  cookMin: 30,
  totalMin: 40,
  servings: 2,
  ingredientGroups: [
    {
      title: 'For the tray and the pan',
      ingredients: [
        { quantity: '12', unit: 'oz', name: 'Small new potatoes', note: 'halved' },
        { quantity: '1', unit: 'tablespoon', name: 'Olive oil' },
        { quantity: '2', unit: 'fillet', name: 'Salmon', note: '(each about 5 oz)' },
        { quantity: '1', unit: 'cup', name: 'Shelled peas', note: 'fresh or frozen' },
        { quantity: '', unit: '', name: 'Salt' },
      ],
    },
    {
      title: 'For the sauce',
      ingredients: [
        { quantity: '3', unit: 'tablespoon', name: 'Greek yogurt', note: '5% fat' },
        { quantity: '1', unit: 'tablespoon', name: 'Dijon mustard' },
        { quantity: '1/2', unit: '', name: 'Lemon', note: 'zest and juice' },
        { quantity: '1/2', unit: 'bunch', name: 'Chives', note: 'snipped' },
      ],
    },
  ],
  method: [
    {
      title: 'Give the potatoes a start',
      text: 'Heat the oven to 425°F (220°C). Turn the potatoes in the oil with a little salt, spread them on a tray, cut side down, and roast.',
      timerMin: 18,
    },
    {
      title: 'Add the fish',
      text: 'Lower the oven to 375°F (190°C). Push the potatoes aside, lay the salmon on the tray skin side down, salt it, and roast until it is opaque and parts at the touch of a fork.',
      timerMin: 12,
    },
    {
      title: 'Stir the sauce',
      text: 'Mix the yogurt with the mustard, the lemon zest, half of the lemon juice and most of the chives. Taste it. It should have an opinion.',
    },
    {
      title: 'Cook the peas last',
      text: 'Drop the peas into boiling water for two minutes and drain them well. Toss them with the hot potatoes and the rest of the lemon juice.',
      timerMin: 2,
    },
    {
      title: 'Serve',
      text: 'Divide the potatoes and the peas between two plates, set the salmon on top, and add the sauce and the last of the chives.',
    },
  ],
  nutrition: {
    kcal: 565,
    proteinG: 39,
    carbohydrateG: 43,
    sugarsG: 7,
    fatG: 28,
    saturatedFatG: 6,
    fiberG: 8,
    saltG: 1.5,
  },
  allergens: ['fish', 'dairy', 'mustard', 'sulphites'],
  diets: ['pescatarian', 'gluten-free'],
  season: 'Spring',
  tips: [
    {
      title: 'If there is one fillet left',
      text: 'Flake it cold into the rest of the sauce and put it on toast the next day.',
    },
  ],
  requiredPlan: 'premium',
  publishedDaysAgo: 14,
}
