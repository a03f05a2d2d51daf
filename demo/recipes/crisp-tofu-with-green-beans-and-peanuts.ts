import type { DemoRecipe } from '../recipe'

export const crispTofu: DemoRecipe = {
  slug: 'crisp-tofu-with-green-beans-and-peanuts',
  title: 'Crisp tofu with green beans and peanuts',
  summary: 'Tofu that was pressed, dusted and left alone until it turned golden. The sauce is five spoons in a jar.',
  categories: ['supper', 'vegan'],
  difficulty: 'Easy',
  prepMin: 15,
  cookMin: 20,
  totalMin: 35,
  servings: 4,
  ingredientGroups: [
    {
      title: 'For the pan',
      ingredients: [
        { quantity: '1 1/4', unit: 'cup', name: 'Jasmine rice' },
        { quantity: '14', unit: 'oz', name: 'Firm tofu', note: 'drained, in cubes' },
        { quantity: '1', unit: 'tablespoon', name: 'Cornstarch' },
        { quantity: '2', unit: 'tablespoon', name: 'Sunflower oil' },
        { quantity: '12', unit: 'oz', name: 'Green beans', note: 'trimmed' },
        { quantity: '1', unit: '', name: 'Red chile', note: 'sliced' },
        { quantity: '1/3', unit: 'cup', name: 'Roasted peanuts', note: 'unsalted, chopped' },
        { quantity: '2', unit: '', name: 'Scallions', note: 'sliced' },
      ],
    },
    {
      title: 'For the sauce',
      ingredients: [
        { quantity: '2', unit: 'tablespoon', name: 'Tamari' },
        { quantity: '1', unit: 'tablespoon', name: 'Peanut butter' },
        { quantity: '1', unit: 'tablespoon', name: 'Rice vinegar' },
        { quantity: '1', unit: 'tablespoon', name: 'Fresh ginger', note: 'grated' },
        { quantity: '1', unit: '', name: 'Lime', note: 'half juiced, half in wedges' },
      ],
    },
  ],
  method: [
    {
      title: 'Rice and pressing',
      text: 'Cook the rice as the packet says. Wrap the tofu in a clean cloth and set something heavy on it while you trim the beans.',
    },
    {
      title: 'Shake the sauce',
      text: 'Put the tamari, the peanut butter, the vinegar, the ginger, the lime juice and two spoonfuls of warm water in a jar and shake until smooth.',
    },
    {
      title: 'Crisp the tofu',
      text: 'Dust the tofu with the cornstarch. Fry it in the oil over medium-high heat and turn it only when a side lets go by itself. Lift it out.',
      timerMin: 8,
    },
    {
      title: 'Blister the beans',
      text: 'Put the beans in the same hot pan, with a splash of water at half time, and cook until they are spotted and tender.',
      timerMin: 6,
    },
    {
      title: 'Bring it together',
      text: 'Return the tofu, add the chile and the sauce and toss for one minute. Serve over the rice with the peanuts, the scallions and the wedges of lime.',
      timerMin: 1,
    },
  ],
  nutrition: {
    kcal: 540,
    proteinG: 23,
    carbohydrateG: 62,
    sugarsG: 5,
    fatG: 23,
    saturatedFatG: 3.5,
    fiberG: 6,
    saltG: 1.3,
  },
  allergens: ['soy', 'peanut'],
  diets: ['vegan', 'gluten-free', 'dairy-free'],
  season: 'Summer',
  tips: [
    {
      title: 'Firm means firm',
      text: 'Silken tofu is for other days. It will not stand up here.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 105,
}
