import type { DemoRecipe } from '../recipe'

export const rhubarbFizz: DemoRecipe = {
  slug: 'rhubarb-and-ginger-fizz',
  title: 'Rhubarb and ginger fizz',
  summary: 'Pink, sharp and cold, with a little warmth at the back of it. The syrup keeps for a week, in theory.',
  categories: ['drinks', 'vegan'],
  difficulty: 'Easy',
  prepMin: 10,
  cookMin: 10,
  totalMin: 40,
  servings: 4,
  ingredientGroups: [
    {
      title: 'For the syrup',
      ingredients: [
        { quantity: '12', unit: 'oz', name: 'Rhubarb', note: 'in short lengths' },
        { quantity: '1', unit: 'tablespoon', name: 'Fresh ginger', note: 'sliced' },
        { quantity: '3', unit: 'tablespoon', name: 'Maple syrup' },
        { quantity: '1', unit: 'cup', name: 'Water' },
      ],
    },
    {
      title: 'For the glasses',
      ingredients: [
        { quantity: '1/2', unit: '', name: 'Lemon', note: 'juice' },
        { quantity: '2', unit: 'cup', name: 'Ice cubes' },
        { quantity: '3', unit: 'cup', name: 'Sparkling water', note: 'cold' },
        { quantity: '1/4', unit: 'bunch', name: 'Mint' },
      ],
    },
  ],
  method: [
    {
      title: 'Cook the rhubarb',
      text: 'Bring the rhubarb, the ginger, the maple syrup and the cup of water to a simmer and cook until the rhubarb falls apart.',
      timerMin: 10,
    },
    {
      title: 'Strain',
      text: "Pour it through a fine sieve into a jug and press lightly. Keep the pulp, it belongs on tomorrow's breakfast.",
    },
    {
      title: 'Cool',
      text: 'Stir in the lemon juice and let it rest in the refrigerator until it is cold.',
      timerMin: 20,
    },
    {
      title: 'Fill the glasses',
      text: 'Divide the ice cubes and the syrup among four glasses, top up with the sparkling water, stir once, and clap the mint between your hands before it goes in.',
    },
  ],
  nutrition: {
    kcal: 53,
    proteinG: 0.5,
    carbohydrateG: 13,
    sugarsG: 10,
    fatG: 0.1,
    saturatedFatG: 0.1,
    fiberG: 1,
    saltG: 0.1,
  },
  allergens: [],
  diets: ['vegan', 'gluten-free', 'dairy-free'],
  season: 'Spring',
  tips: [
    {
      title: 'Only the stalks',
      text: 'Rhubarb leaves are not for eating. If yours came with leaves, they go on the compost.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 118,
}
