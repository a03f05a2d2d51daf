import type { DemoRecipe } from '../recipe'

export const troutInPaper: DemoRecipe = {
  slug: 'trout-in-paper-with-carrot-and-ginger',
  title: 'Trout in paper with carrot and ginger',
  summary:
    'The fish steams in its own parcel and the washing-up is a ball of paper. Opened at the table, it smells of somewhere else.',
  categories: ['supper', 'gut-health'],
  difficulty: 'Medium',
  prepMin: 15,
  cookMin: 20,
  totalMin: 35,
  servings: 2,
  ingredientGroups: [
    {
      title: 'For the parcels',
      ingredients: [
        { quantity: '2', unit: 'fillet', name: 'Trout', note: '(each about 5 oz), skin on' },
        { quantity: '2', unit: '', name: 'Carrots', note: 'in fine matchsticks' },
        { quantity: '2', unit: '', name: 'Scallions', note: 'sliced on a slant' },
        { quantity: '1', unit: 'tablespoon', name: 'Fresh ginger', note: 'in fine matchsticks' },
        { quantity: '1', unit: 'tablespoon', name: 'Soy sauce' },
        { quantity: '2', unit: 'teaspoon', name: 'Sesame oil' },
        { quantity: '1', unit: '', name: 'Lime', note: 'half in slices, half in wedges' },
      ],
    },
    {
      title: 'To serve',
      ingredients: [
        { quantity: '2/3', unit: 'cup', name: 'Jasmine rice' },
        { quantity: '1', unit: 'teaspoon', name: 'Sesame seeds', note: 'toasted' },
      ],
    },
  ],
  method: [
    {
      title: 'Put the rice on',
      text: 'Heat the oven to 400°F (200°C). Rinse the rice and cook it as the packet says. Then leave it under its lid.',
    },
    {
      title: 'Make a bed',
      text: 'Cut two sheets of baking paper as long as your arm to the elbow. Heap the carrots and half of the scallions on one half of each.',
    },
    {
      title: 'Lay the fish on it',
      text: 'Set the trout on the carrots, skin down, and scatter the ginger over. Mix the soy sauce with the sesame oil, spoon it on, and cover with the slices of lime.',
    },
    {
      title: 'Fold them shut',
      text: 'Fold the paper over and pleat the edge tightly all the way round, so that no steam gets out. Bake the parcels on a tray.',
      timerMin: 14,
    },
    {
      title: 'Open at the table',
      text: 'Open the parcels with care, the steam is hot. The fish should flake in the middle. Serve with the rice, the sesame seeds, the other scallions and the wedges of lime.',
    },
  ],
  nutrition: {
    kcal: 490,
    proteinG: 34,
    carbohydrateG: 59,
    sugarsG: 4,
    fatG: 14,
    saturatedFatG: 2.5,
    fiberG: 3,
    saltG: 1.5,
  },
  allergens: ['fish', 'soy', 'sesame', 'gluten'],
  diets: ['pescatarian', 'dairy-free'],
  season: 'Spring',
  tips: [
    {
      title: 'No paper in the house',
      text: 'A small covered oven dish does the same work. Give it three minutes more.',
    },
  ],
  requiredPlan: 'standard',
  publishedDaysAgo: 55,
}
