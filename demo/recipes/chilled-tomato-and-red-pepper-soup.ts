import type { DemoRecipe } from '../recipe'

export const chilledTomatoSoup: DemoRecipe = {
  slug: 'chilled-tomato-and-red-pepper-soup',
  title: 'Chilled tomato and red pepper soup',
  summary:
    'For days when the stove is an insult. Everything goes into the blender raw and comes out like something you drink standing up.',
  categories: ['soups', 'lunch', 'vegan'],
  difficulty: 'Easy',
  prepMin: 20,
  cookMin: 0,
  totalMin: 60,
  servings: 4,
  ingredientGroups: [
    {
      title: 'For the soup',
      ingredients: [
        { quantity: '2', unit: 'lb', name: 'Ripe tomatoes', note: 'cored, in pieces' },
        { quantity: '2', unit: '', name: 'Red peppers', note: 'seeded, in pieces' },
        { quantity: '1/2', unit: '', name: 'Cucumber', note: 'peeled' },
        { quantity: '1', unit: 'clove', name: 'Garlic', note: 'small' },
        { quantity: '3', unit: 'tablespoon', name: 'Olive oil', note: 'two for the blender, one for the bowls' },
        { quantity: '1', unit: 'tablespoon', name: 'Sherry vinegar' },
        { quantity: '1/2', unit: 'teaspoon', name: 'Ground cumin' },
        { quantity: '', unit: '', name: 'Salt' },
      ],
    },
    {
      title: 'To finish',
      ingredients: [{ quantity: '1/4', unit: 'bunch', name: 'Basil', note: 'small leaves' }],
    },
  ],
  method: [
    {
      title: 'Salt first',
      text: 'Cut a quarter of the cucumber and half of one of the red peppers into tiny dice and put them in the refrigerator. Toss the tomatoes and the rest of the red peppers and cucumber with a teaspoon of salt and wait until they stand in juice.',
    },
    {
      title: 'Blend',
      text: 'Blend them with the garlic, the cumin and the vinegar for two full minutes. With the motor running, pour in two tablespoons of the oil until the red turns to coral.',
      timerMin: 2,
    },
    {
      title: 'Chill',
      text: 'Pass it through a sieve if you want it fine. Cover it and let it rest in the coldest part of the refrigerator.',
      timerMin: 40,
    },
    {
      title: 'Taste again',
      text: 'Cold dulls salt, so taste now. Serve in cold bowls with the dice, the last of the oil and the basil.',
    },
  ],
  nutrition: {
    kcal: 160,
    proteinG: 3,
    carbohydrateG: 15,
    sugarsG: 10,
    fatG: 11,
    saturatedFatG: 1.5,
    fiberG: 4.5,
    saltG: 0.6,
  },
  allergens: ['sulphites'],
  diets: ['vegan', 'gluten-free', 'dairy-free'],
  season: 'Summer',
  tips: [
    {
      title: 'Only with good tomatoes',
      text: 'If they have no smell, roast a can of tomatoes instead, or make another soup.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 70,
}
