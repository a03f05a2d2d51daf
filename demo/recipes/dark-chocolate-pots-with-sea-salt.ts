import type { DemoRecipe } from '../recipe'

export const chocolatePots: DemoRecipe = {
  slug: 'dark-chocolate-pots-with-sea-salt',
  title: 'Dark chocolate pots with sea salt',
  summary:
    'Four things and a whisk, then the refrigerator takes over. A small pot is enough, which is why there are six.',
  categories: ['sweet', 'vegan'],
  difficulty: 'Easy',
  prepMin: 10,
  cookMin: 5,
  totalMin: 75,
  servings: 6,
  ingredientGroups: [
    {
      ingredients: [
        { quantity: '6', unit: 'oz', name: 'Dark chocolate', note: '70% cocoa, without milk, finely chopped' },
        { quantity: '1', unit: 'can', name: 'Coconut milk', note: '(each 13.5 oz)' },
        { quantity: '2', unit: 'tablespoon', name: 'Maple syrup' },
        { quantity: '1', unit: 'teaspoon', name: 'Vanilla extract' },
        { quantity: '1/4', unit: 'teaspoon', name: 'Flaky sea salt' },
        { quantity: '1/3', unit: 'cup', name: 'Hazelnuts', note: 'toasted, chopped' },
      ],
    },
  ],
  method: [
    {
      title: 'Heat the milk',
      text: 'Put the chocolate in a heatproof bowl. Bring the coconut milk and the maple syrup just to a simmer, stirring, so that the cream and the water of the can become one.',
      timerMin: 4,
    },
    {
      title: 'Pour and wait',
      text: 'Pour it over the chocolate and keep your hands in your pockets for one minute.',
      timerMin: 1,
    },
    {
      title: 'Whisk from the middle',
      text: 'Add the vanilla extract and whisk in small circles from the middle outwards, until it is dark and shining.',
    },
    {
      title: 'Chill',
      text: 'Pour into six small pots or cups and let them rest in the refrigerator until they are set.',
      timerMin: 60,
    },
    {
      title: 'Finish',
      text: 'Take them out a little before you want them. Scatter the hazelnuts and the sea salt on top.',
    },
  ],
  nutrition: {
    kcal: 360,
    proteinG: 5,
    carbohydrateG: 21,
    sugarsG: 14,
    fatG: 30,
    saturatedFatG: 19,
    fiberG: 4,
    saltG: 0.3,
  },
  allergens: ['soy', 'nuts'],
  diets: ['vegan', 'gluten-free', 'dairy-free'],
  season: 'Winter',
  tips: [
    {
      title: 'If it splits',
      text: 'A spoonful of hot water and a calm whisk bring it back.',
    },
  ],
  requiredPlan: 'standard',
  publishedDaysAgo: 45,
}
