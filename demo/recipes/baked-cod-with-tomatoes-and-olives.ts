import type { DemoRecipe } from '../recipe'

export const bakedCod: DemoRecipe = {
  slug: 'baked-cod-with-tomatoes-and-olives',
  title: 'Baked cod with tomatoes and olives',
  summary:
    'Tomatoes that burst into a sauce, and fish that is done before you have laid the table. One dish, four plates.',
  categories: ['supper', 'gut-health'],
  difficulty: 'Easy',
  prepMin: 12,
  cookMin: 28,
  totalMin: 40,
  servings: 4,
  ingredientGroups: [
    {
      title: 'For the dish',
      ingredients: [
        { quantity: '1 1/4', unit: 'lb', name: 'Small tomatoes', note: 'halved' },
        { quantity: '1', unit: '', name: 'Fennel bulb', note: 'thinly sliced' },
        { quantity: '1', unit: 'can', name: 'White beans', note: '(each 15 oz), drained' },
        { quantity: '1/2', unit: 'cup', name: 'Black olives', note: 'pitted' },
        { quantity: '3', unit: 'clove', name: 'Garlic', note: 'sliced' },
        { quantity: '3', unit: 'tablespoon', name: 'Olive oil' },
        { quantity: '1', unit: 'tablespoon', name: 'Capers', note: 'drained' },
      ],
    },
    {
      title: 'For the fish',
      ingredients: [
        { quantity: '4', unit: 'fillet', name: 'Cod', note: '(each about 6 oz), without skin' },
        { quantity: '1/2', unit: '', name: 'Lemon', note: 'zest and juice' },
        { quantity: '1/2', unit: 'bunch', name: 'Flat-leaf parsley', note: 'chopped' },
        { quantity: '', unit: '', name: 'Salt' },
      ],
    },
  ],
  method: [
    {
      title: 'Bake the vegetables first',
      text: 'Heat the oven to 400°F (200°C). Turn the tomatoes, the fennel bulb, the beans, the olives, the garlic and the capers in two tablespoons of the oil in a wide dish and bake until the tomatoes slump.',
      timerMin: 16,
    },
    {
      title: 'Season the fish',
      text: 'Meanwhile dry the cod, salt it lightly and rub it with the lemon zest and the last of the oil.',
    },
    {
      title: 'Bake the fish',
      text: 'Stir the dish, lay the cod on top and bake until the thickest part is opaque and parts into flakes.',
      timerMin: 12,
    },
    {
      title: 'Finish',
      text: 'Pour the lemon juice over, scatter the parsley, and serve from the dish with a large spoon.',
    },
  ],
  nutrition: {
    kcal: 355,
    proteinG: 37,
    carbohydrateG: 25,
    sugarsG: 6,
    fatG: 14,
    saturatedFatG: 2,
    fiberG: 8,
    saltG: 1.7,
  },
  allergens: ['fish'],
  diets: ['pescatarian', 'gluten-free', 'dairy-free'],
  season: 'Summer',
  tips: [
    {
      title: 'Thin fillets',
      text: 'Fold the tail end under. It cooks as slowly as the rest that way.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 92,
}
