import type { DemoRecipe } from '../recipe'

export const redLentilSoup: DemoRecipe = {
  slug: 'red-lentil-and-carrot-soup',
  title: 'Red lentil and carrot soup',
  summary: 'Pantry soup, thirty-five minutes, no soaking. The lemon at the end is not a garnish but the point.',
  categories: ['soups', 'lunch', 'vegan'],
  difficulty: 'Easy',
  prepMin: 10,
  cookMin: 25,
  totalMin: 35,
  servings: 4,
  ingredientGroups: [
    {
      title: 'For the pot',
      ingredients: [
        { quantity: '2', unit: 'tablespoon', name: 'Olive oil' },
        { quantity: '1', unit: '', name: 'Large onion', note: 'chopped' },
        { quantity: '1', unit: 'lb', name: 'Carrots', note: 'in thin coins' },
        { quantity: '3', unit: 'clove', name: 'Garlic', note: 'sliced' },
        { quantity: '2', unit: 'teaspoon', name: 'Ground cumin' },
        { quantity: '1/2', unit: 'teaspoon', name: 'Ground turmeric' },
        { quantity: '1 1/4', unit: 'cup', name: 'Red lentils', note: 'rinsed' },
        { quantity: '6', unit: 'cup', name: 'Water' },
        { quantity: '', unit: '', name: 'Salt' },
      ],
    },
    {
      title: 'To finish',
      ingredients: [
        { quantity: '1', unit: '', name: 'Lemon', note: 'half juiced, half in wedges' },
        { quantity: '1/2', unit: 'bunch', name: 'Cilantro', note: 'chopped' },
        { quantity: '1/4', unit: 'teaspoon', name: 'Red pepper flakes' },
      ],
    },
  ],
  method: [
    {
      title: 'Start with the sweet things',
      text: 'Warm the oil in a pot. Cook the onion and the carrots with a pinch of salt until the onion is soft and the carrots have dulled at the edges.',
      timerMin: 6,
    },
    {
      title: 'Fry the spices',
      text: 'Stir in the garlic, the cumin and the turmeric for one minute. They should smell toasted, not burned.',
      timerMin: 1,
    },
    {
      title: 'Simmer',
      text: 'Add the red lentils and the water and simmer with the lid ajar until the lentils have dissolved and the carrots crush easily.',
      timerMin: 16,
    },
    {
      title: 'Blend half',
      text: 'Blend half of the soup and stir it back in. You want velvet with something in it.',
    },
    {
      title: 'Finish sharp',
      text: 'Add the lemon juice and salt to taste. Serve with the cilantro, the pepper flakes and the wedges of lemon.',
    },
  ],
  nutrition: {
    kcal: 325,
    proteinG: 16,
    carbohydrateG: 52,
    sugarsG: 8,
    fatG: 8,
    saturatedFatG: 1,
    fiberG: 11,
    saltG: 0.8,
  },
  allergens: [],
  diets: ['vegan', 'gluten-free', 'dairy-free'],
  season: 'Winter',
  tips: [
    {
      title: 'It thickens',
      text: 'By tomorrow it will be a dip. Loosen it with water, taste again, and no one will know.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 46,
}
