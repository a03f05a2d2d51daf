import type { DemoRecipe } from '../recipe'

export const fennelSalad: DemoRecipe = {
  slug: 'fennel-and-orange-salad',
  title: 'Fennel and orange salad',
  summary: 'Crisp, cold and bright in a month that is none of these. A sharp knife is the only equipment.',
  categories: ['salad', 'sides', 'vegan'],
  difficulty: 'Easy',
  prepMin: 15,
  cookMin: 0,
  totalMin: 15,
  servings: 4,
  ingredientGroups: [
    {
      ingredients: [
        { quantity: '2', unit: '', name: 'Fennel bulbs', note: 'fronds kept' },
        { quantity: '3', unit: '', name: 'Oranges' },
        { quantity: '1/2', unit: '', name: 'Red onion', note: 'sliced very thin' },
        { quantity: '1/2', unit: '', name: 'Lemon', note: 'juice' },
        { quantity: '3', unit: 'tablespoon', name: 'Olive oil' },
        { quantity: '1/3', unit: 'cup', name: 'Black olives', note: 'pitted' },
        { quantity: '1/4', unit: 'cup', name: 'Shelled pistachios', note: 'chopped' },
        { quantity: '', unit: '', name: 'Salt' },
      ],
    },
  ],
  method: [
    {
      title: 'Shave',
      text: 'Halve the fennel bulbs and slice them as thin as you dare. Put them with the onion into cold water for five minutes, so that they curl and crisp.',
      timerMin: 5,
    },
    {
      title: 'Cut the oranges',
      text: 'Slice the peel and the white pith off the oranges with a knife, then cut them across into wheels. Catch the juice that runs.',
    },
    {
      title: 'Make the dressing',
      text: 'Whisk that juice with the lemon juice, the oil and a pinch of salt.',
    },
    {
      title: 'Put it together',
      text: 'Spin the fennel and the onion dry, turn them in the dressing and lift them onto a plate. Add the orange wheels, the olives, the pistachios and the green fronds.',
    },
  ],
  nutrition: {
    kcal: 235,
    proteinG: 4,
    carbohydrateG: 25,
    sugarsG: 15,
    fatG: 15,
    saturatedFatG: 2,
    fiberG: 7,
    saltG: 0.9,
  },
  allergens: ['nuts'],
  diets: ['vegan', 'gluten-free', 'dairy-free'],
  season: 'Winter',
  tips: [
    {
      title: 'Blood oranges',
      text: 'From January to March they are the better choice, and they color everything.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 50,
}
