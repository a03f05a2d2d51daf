import type { DemoRecipe } from '../recipe'

export const blackBeanChili: DemoRecipe = {
  slug: 'black-bean-chili-with-sweet-potato',
  title: 'Black bean chili with sweet potato',
  summary:
    'A pot that is dark, mild and a little smoky, with cocoa where you would not look for it. It feeds four, or one for most of a week.',
  categories: ['supper', 'vegan', 'gut-health'],
  difficulty: 'Easy',
  prepMin: 15,
  cookMin: 40,
  totalMin: 55,
  servings: 4,
  ingredientGroups: [
    {
      title: 'For the pot',
      ingredients: [
        { quantity: '2', unit: 'tablespoon', name: 'Olive oil' },
        { quantity: '2', unit: '', name: 'Onions', note: 'chopped' },
        { quantity: '1', unit: '', name: 'Red pepper', note: 'chopped' },
        { quantity: '3', unit: 'clove', name: 'Garlic', note: 'grated' },
        { quantity: '1', unit: 'tablespoon', name: 'Ground cumin' },
        { quantity: '1', unit: 'teaspoon', name: 'Smoked paprika' },
        { quantity: '1/4', unit: 'teaspoon', name: 'Red pepper flakes' },
        { quantity: '1', unit: 'tablespoon', name: 'Cocoa powder', note: 'unsweetened' },
        { quantity: '1 1/4', unit: 'lb', name: 'Sweet potatoes', note: 'peeled, in cubes' },
        { quantity: '1', unit: 'can', name: 'Whole tomatoes', note: '(each 28 oz)' },
        { quantity: '2', unit: 'can', name: 'Black beans', note: '(each 15 oz), drained' },
        { quantity: '1', unit: 'cup', name: 'Water' },
        { quantity: '', unit: '', name: 'Salt' },
      ],
    },
    {
      title: 'To serve',
      ingredients: [
        { quantity: '1', unit: '', name: 'Ripe avocado', note: 'sliced' },
        { quantity: '1', unit: '', name: 'Lime', note: 'in wedges' },
        { quantity: '1/2', unit: 'bunch', name: 'Cilantro' },
      ],
    },
  ],
  method: [
    {
      title: 'Soften',
      text: 'Warm the oil in a heavy pot and cook the onions and the red pepper with a pinch of salt until they are soft and a little brown.',
      timerMin: 8,
    },
    {
      title: 'Toast the spices',
      text: 'Add the garlic, the cumin, the paprika, the pepper flakes and the cocoa powder. Stir for one minute, until the kitchen smells of a fire some way off.',
      timerMin: 1,
    },
    {
      title: 'Simmer',
      text: 'Crush the tomatoes in with your hand. Add the sweet potatoes, the beans and the water and simmer, with the lid ajar, until the sweet potatoes are tender.',
      timerMin: 28,
    },
    {
      title: 'Thicken',
      text: 'Crush a ladleful against the side of the pot, stir it back in and taste for salt.',
    },
    {
      title: 'Serve',
      text: 'Ladle into bowls with the avocado, the cilantro and a wedge of lime for everyone.',
    },
  ],
  nutrition: {
    kcal: 435,
    proteinG: 16,
    carbohydrateG: 72,
    sugarsG: 16,
    fatG: 14,
    saturatedFatG: 2,
    fiberG: 22,
    saltG: 2,
  },
  allergens: [],
  diets: ['vegan', 'gluten-free', 'dairy-free'],
  season: 'Winter',
  tips: [
    {
      title: 'If it is too hot',
      text: 'Nothing you add will take the heat out, but avocado and more lime stand in its way.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 75,
}
