import type { DemoRecipe } from '../recipe'

export const goldenMilk: DemoRecipe = {
  slug: 'golden-milk-with-ginger',
  title: 'Golden milk with ginger',
  summary: 'Ten minutes, one small pan, and the kitchen light turned low. Pepper sounds wrong and is right.',
  categories: ['drinks'],
  difficulty: 'Easy',
  prepMin: 3,
  cookMin: 7,
  totalMin: 10,
  servings: 2,
  ingredientGroups: [
    {
      ingredients: [
        { quantity: '2', unit: 'cup', name: 'Whole milk' },
        { quantity: '1', unit: 'tablespoon', name: 'Fresh ginger', note: 'sliced' },
        { quantity: '1/2', unit: 'teaspoon', name: 'Ground turmeric' },
        { quantity: '1', unit: '', name: 'Cinnamon stick' },
        { quantity: '', unit: '', name: 'Black pepper', note: 'a pinch' },
        { quantity: '2', unit: 'teaspoon', name: 'Honey' },
      ],
    },
  ],
  method: [
    {
      title: 'Stir the spices in cold',
      text: 'Put the ginger, the turmeric, the cinnamon stick and the black pepper in a small pan with a splash of the milk and stir until there are no yellow lumps.',
    },
    {
      title: 'Warm slowly',
      text: 'Add the rest of the milk and heat it until the edge trembles. Do not let it boil.',
      timerMin: 5,
    },
    {
      title: 'Draw',
      text: 'Take the pan off the heat and put a lid on.',
      timerMin: 2,
    },
    {
      title: 'Strain and sweeten',
      text: 'Pour through a small sieve into two cups and stir in the honey. Drink it while you do nothing else.',
    },
  ],
  nutrition: {
    kcal: 180,
    proteinG: 8,
    carbohydrateG: 18,
    sugarsG: 17.5,
    fatG: 8,
    saturatedFatG: 5,
    fiberG: 0.5,
    saltG: 0.2,
  },
  allergens: ['dairy'],
  diets: ['vegetarian', 'gluten-free'],
  season: 'Winter',
  tips: [
    {
      title: 'Without dairy',
      text: 'Oat milk works. Shake the carton well and warm it a little less.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 99,
}
