import type { DemoRecipe } from '../recipe'

export const beanDip: DemoRecipe = {
  slug: 'lemony-bean-dip-with-carrots',
  title: 'Lemony bean dip with carrots',
  summary:
    'Two cans, ten minutes, and something to put on the table before anyone asks when supper is. Carrots are the spoons.',
  categories: ['bread', 'vegan', 'gut-health'],
  difficulty: 'Easy',
  prepMin: 10,
  cookMin: 0,
  totalMin: 10,
  servings: 6,
  ingredientGroups: [
    {
      title: 'For the dip',
      ingredients: [
        { quantity: '2', unit: 'can', name: 'White beans', note: '(each 15 oz), drained, rinsed' },
        { quantity: '2', unit: 'tablespoon', name: 'Tahini' },
        { quantity: '3', unit: 'tablespoon', name: 'Olive oil', note: 'two for the dip, one for the top' },
        { quantity: '1', unit: '', name: 'Lemon', note: 'zest and juice' },
        { quantity: '1', unit: 'clove', name: 'Garlic', note: 'small, grated' },
        { quantity: '1/2', unit: 'teaspoon', name: 'Ground cumin' },
        { quantity: '3', unit: 'tablespoon', name: 'Cold water' },
        { quantity: '', unit: '', name: 'Salt' },
      ],
    },
    {
      title: 'To serve',
      ingredients: [
        { quantity: '1/2', unit: 'teaspoon', name: 'Smoked paprika' },
        { quantity: '6', unit: '', name: 'Carrots', note: 'in sticks' },
        { quantity: '1', unit: '', name: 'Cucumber', note: 'in sticks' },
      ],
    },
  ],
  method: [
    {
      title: 'Tame the garlic',
      text: 'Stir the garlic into the lemon juice and leave it while you drain the beans. It loses its temper.',
    },
    {
      title: 'Blend',
      text: 'Keep a spoonful of the beans for the top. Blend the others with the tahini, the garlic and lemon, the cumin, two tablespoons of the oil and a good pinch of salt, and add the water until it is as light as you like it.',
      timerMin: 2,
    },
    {
      title: 'Serve',
      text: 'Spread it in a shallow bowl with the back of a spoon. Pour the last of the oil into the furrows and finish with the paprika, the lemon zest and the beans you kept. The carrots and the cucumber go round it.',
    },
  ],
  nutrition: {
    kcal: 210,
    proteinG: 8,
    carbohydrateG: 26,
    sugarsG: 4,
    fatG: 10,
    saturatedFatG: 1.5,
    fiberG: 7.5,
    saltG: 1.2,
  },
  allergens: ['sesame'],
  diets: ['vegan', 'gluten-free', 'dairy-free'],
  season: 'Any',
  tips: [
    {
      title: 'On the second day',
      text: 'Thin it with water and call it a sauce for roast vegetables.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 87,
}
