import type { DemoRecipe } from '../recipe'

export const chickpeaPancake: DemoRecipe = {
  slug: 'chickpea-pancake-with-tomatoes-and-basil',
  title: 'Chickpea pancake with tomatoes and basil',
  summary:
    'Chickpea flour, water and a very hot pan: half bread, half pancake, all crust. Tomatoes on top, because it is that time of year.',
  categories: ['lunch', 'bread', 'vegan'],
  difficulty: 'Easy',
  prepMin: 10,
  cookMin: 20,
  totalMin: 60,
  servings: 4,
  ingredientGroups: [
    {
      title: 'For the batter',
      ingredients: [
        { quantity: '1 1/2', unit: 'cup', name: 'Chickpea flour' },
        { quantity: '1 1/2', unit: 'cup', name: 'Water' },
        {
          quantity: '4',
          unit: 'tablespoon',
          name: 'Olive oil',
          note: 'one for the batter, two for the pan, one for the top',
        },
        { quantity: '1', unit: 'teaspoon', name: 'Rosemary', note: 'chopped' },
        { quantity: '1/2', unit: 'teaspoon', name: 'Salt' },
      ],
    },
    {
      title: 'For the top',
      ingredients: [
        { quantity: '12', unit: 'oz', name: 'Small tomatoes', note: 'halved' },
        { quantity: '1/2', unit: '', name: 'Red onion', note: 'in thin rings' },
        { quantity: '1', unit: 'tablespoon', name: 'Red wine vinegar' },
        { quantity: '1/2', unit: 'bunch', name: 'Basil', note: 'leaves only' },
        { quantity: '', unit: '', name: 'Black pepper' },
      ],
    },
  ],
  method: [
    {
      title: 'Whisk and wait',
      text: 'Whisk the flour with the water, one tablespoon of the oil, the rosemary and the salt until smooth. Cover it and let it rest while the oven heats to 450°F (230°C).',
      timerMin: 30,
    },
    {
      title: 'Heat the pan',
      text: 'Put a 12 inch (30 cm) ovenproof pan into the oven until it is properly hot. Swirl in two tablespoons of the oil.',
      timerMin: 5,
    },
    {
      title: 'Bake',
      text: 'Pour in the batter, which should hiss, and bake until the edges are dark and the top is dry.',
      timerMin: 15,
    },
    {
      title: 'Dress the tomatoes',
      text: 'Meanwhile turn the tomatoes and the onion in the vinegar and the last of the oil, with a little salt.',
    },
    {
      title: 'Top and cut',
      text: 'Slide the pancake onto a board, spoon the tomatoes over, tear the basil on top and grind black pepper over it. Cut into eight and eat with your fingers.',
    },
  ],
  nutrition: {
    kcal: 270,
    proteinG: 9,
    carbohydrateG: 25,
    sugarsG: 7,
    fatG: 16,
    saturatedFatG: 2,
    fiberG: 5,
    saltG: 0.8,
  },
  allergens: ['sulphites'],
  diets: ['vegan', 'gluten-free', 'dairy-free'],
  season: 'Summer',
  tips: [
    {
      title: 'The skin of it',
      text: 'Skim the foam off the batter before it goes into the pan. It bakes more evenly.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 66,
}
