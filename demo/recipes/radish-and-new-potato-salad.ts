import type { DemoRecipe } from '../recipe'

export const radishSalad: DemoRecipe = {
  slug: 'radish-and-new-potato-salad',
  title: 'Radish and new potato salad',
  summary: 'Warm potatoes drink a dressing, cold ones only wear it. The radishes stay sharp and keep everyone awake.',
  categories: ['salad', 'sides', 'vegan'],
  difficulty: 'Easy',
  prepMin: 15,
  cookMin: 18,
  totalMin: 33,
  servings: 4,
  ingredientGroups: [
    {
      title: 'For the salad',
      ingredients: [
        { quantity: '1 1/2', unit: 'lb', name: 'Small new potatoes', note: 'scrubbed' },
        { quantity: '1', unit: 'bunch', name: 'Radishes', note: 'thinly sliced' },
        { quantity: '1/2', unit: '', name: 'Cucumber', note: 'halved, seeded, sliced' },
        { quantity: '1/2', unit: 'bunch', name: 'Chives', note: 'snipped' },
        { quantity: '1/2', unit: 'bunch', name: 'Dill', note: 'chopped' },
      ],
    },
    {
      title: 'For the dressing',
      ingredients: [
        { quantity: '3', unit: 'tablespoon', name: 'Olive oil' },
        { quantity: '1 1/2', unit: 'tablespoon', name: 'White wine vinegar' },
        { quantity: '2', unit: 'teaspoon', name: 'Dijon mustard' },
        { quantity: '1', unit: 'tablespoon', name: 'Capers', note: 'drained, chopped' },
        { quantity: '', unit: '', name: 'Salt' },
      ],
    },
  ],
  method: [
    {
      title: 'Start the potatoes cold',
      text: 'Cover the potatoes with cold water, salt it well and bring to a simmer. They are done when the tip of a knife meets no resistance.',
      timerMin: 18,
    },
    {
      title: 'Whisk the dressing',
      text: 'Meanwhile whisk the vinegar with the mustard and a pinch of salt, then the oil in a thin stream. Stir in the capers.',
    },
    {
      title: 'Dress them warm',
      text: 'Drain the potatoes, halve them as soon as you can hold them, and turn them in two thirds of the dressing. Leave them alone while you slice the rest.',
    },
    {
      title: 'Add what is crisp',
      text: 'Just before serving fold in the radishes, the cucumber, the chives and the dill, and pour over what is left of the dressing.',
    },
  ],
  nutrition: {
    kcal: 235,
    proteinG: 4,
    carbohydrateG: 33,
    sugarsG: 3,
    fatG: 11,
    saturatedFatG: 1.5,
    fiberG: 5,
    saltG: 0.9,
  },
  allergens: ['mustard', 'sulphites'],
  diets: ['vegan', 'gluten-free', 'dairy-free'],
  season: 'Spring',
  tips: [
    {
      title: 'Use the tops too',
      text: 'Young radish leaves are good in here, washed twice and torn. Older ones prickle.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 81,
}
