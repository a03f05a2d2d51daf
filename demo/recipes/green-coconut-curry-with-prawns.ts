import type { DemoRecipe } from '../recipe'

export const greenCurry: DemoRecipe = {
  slug: 'green-coconut-curry-with-prawns',
  title: 'Green coconut curry with prawns',
  summary: 'A jar of good paste does the shouting, so you do not have to. Prawns go in last and leave the heat first.',
  categories: ['supper'],
  difficulty: 'Medium',
  prepMin: 15,
  cookMin: 20,
  totalMin: 35,
  servings: 4,
  ingredientGroups: [
    {
      title: 'For the curry',
      ingredients: [
        { quantity: '1', unit: 'tablespoon', name: 'Coconut oil', note: 'for the pan', scales: false },
        { quantity: '2', unit: 'clove', name: 'Garlic', note: 'grated' },
        { quantity: '1', unit: 'tablespoon', name: 'Fresh ginger', note: 'grated' },
        { quantity: '3', unit: 'tablespoon', name: 'Green curry paste', note: 'read the label, jars differ' },
        { quantity: '1', unit: 'can', name: 'Coconut milk', note: '(each 13.5 oz)' },
        { quantity: '8', unit: 'oz', name: 'Broccoli', note: 'in small florets' },
        { quantity: '6', unit: 'oz', name: 'Sugar snap peas' },
        { quantity: '14', unit: 'oz', name: 'Raw prawns', note: 'large shrimp, peeled and deveined' },
        { quantity: '2-3', unit: 'teaspoon', name: 'Fish sauce' },
      ],
    },
    {
      title: 'To serve',
      ingredients: [
        { quantity: '1 1/4', unit: 'cup', name: 'Jasmine rice' },
        { quantity: '1', unit: '', name: 'Lime', note: 'in wedges' },
        { quantity: '1/2', unit: 'bunch', name: 'Cilantro' },
        { quantity: '1', unit: '', name: 'Red chile', note: 'sliced' },
      ],
    },
  ],
  method: [
    {
      title: 'Put the rice on',
      text: 'Rinse the rice until the water runs nearly clear, then cook it as the packet says. It will wait under its lid.',
    },
    {
      title: 'Wake the paste',
      text: 'Warm the coconut oil in a wide pan over medium heat. Fry the garlic, the ginger and the curry paste, stirring, until the kitchen knows about it.',
      timerMin: 2,
    },
    {
      title: 'Make the sauce',
      text: 'Pour in the coconut milk and half a can of water. Simmer gently, without a lid, so that it thickens a little.',
      timerMin: 5,
    },
    {
      title: 'Green things, then prawns',
      text: 'Add the broccoli and give it a head start. Add the snap peas and the prawns and cook until the prawns are pink and opaque all through, and not a minute longer.',
      timerMin: 5,
    },
    {
      title: 'Season and serve',
      text: 'Stir in two teaspoons of the fish sauce, taste, and decide about the third. Serve over the rice with the cilantro, the chile, and a lime wedge for everyone.',
    },
  ],
  nutrition: {
    kcal: 585,
    proteinG: 30,
    carbohydrateG: 59,
    sugarsG: 6,
    fatG: 26,
    saturatedFatG: 21.5,
    fiberG: 4,
    saltG: 2.4,
  },
  allergens: ['fish', 'shellfish'],
  diets: ['pescatarian', 'gluten-free', 'dairy-free'],
  season: 'Any',
  requiredPlan: 'standard',
  publishedDaysAgo: 6,
}
