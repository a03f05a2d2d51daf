import type { DemoRecipe } from '../recipe'

export const pumpkinSoup: DemoRecipe = {
  slug: 'roast-pumpkin-soup-with-ginger',
  title: 'Roast pumpkin soup with ginger',
  summary:
    'The oven does what a pot cannot: it takes the water out and leaves the pumpkin. Coconut rounds it off, lime wakes it up.',
  categories: ['soups', 'supper', 'vegan'],
  difficulty: 'Easy',
  prepMin: 15,
  cookMin: 45,
  totalMin: 60,
  servings: 4,
  ingredientGroups: [
    {
      title: 'For the tray',
      ingredients: [
        { quantity: '2 1/2', unit: 'lb', name: 'Sugar pumpkin', note: 'peeled, seeded, in chunks' },
        { quantity: '1', unit: '', name: 'Large onion', note: 'in wedges' },
        { quantity: '4', unit: 'clove', name: 'Garlic', note: 'in their skins' },
        { quantity: '2', unit: 'tablespoon', name: 'Olive oil' },
        { quantity: '1/2', unit: 'teaspoon', name: 'Ground turmeric' },
        { quantity: '', unit: '', name: 'Salt' },
      ],
    },
    {
      title: 'For the pot',
      ingredients: [
        { quantity: '1', unit: 'tablespoon', name: 'Fresh ginger', note: 'grated' },
        { quantity: '3', unit: 'cup', name: 'Water' },
        { quantity: '1', unit: 'cup', name: 'Coconut milk' },
        { quantity: '1', unit: '', name: 'Lime', note: 'juice' },
        { quantity: '2', unit: 'tablespoon', name: 'Pumpkin seeds', note: 'toasted' },
      ],
    },
  ],
  method: [
    {
      title: 'Roast',
      text: 'Heat the oven to 425°F (220°C). Toss the pumpkin, the onion and the garlic with the oil, the turmeric and a good pinch of salt, spread them on a tray and roast until the edges are brown.',
      timerMin: 35,
    },
    {
      title: 'Warm the rest',
      text: 'Keep two spoonfuls of the coconut milk back. Bring the others to a simmer in a pot with the ginger and the water.',
      timerMin: 5,
    },
    {
      title: 'Blend',
      text: 'Press the garlic from its skins into the pot and add everything from the tray. Simmer for five minutes, then blend until it is velvet.',
      timerMin: 5,
    },
    {
      title: 'Season',
      text: 'Stir in the lime juice, a little at a time, and salt to taste. Serve with the pumpkin seeds and a thread of the coconut milk you kept.',
    },
  ],
  nutrition: {
    kcal: 305,
    proteinG: 5,
    carbohydrateG: 25,
    sugarsG: 9,
    fatG: 21,
    saturatedFatG: 12,
    fiberG: 3.5,
    saltG: 0.6,
  },
  allergens: [],
  diets: ['vegan', 'gluten-free', 'dairy-free'],
  season: 'Fall',
  tips: [
    {
      title: 'Leave the peel on',
      text: 'A small red kuri squash has a skin that roasts soft. Scrub it and save yourself the peeling.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 60,
}
