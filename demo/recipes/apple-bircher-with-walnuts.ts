import type { DemoRecipe } from '../recipe'

export const appleBircher: DemoRecipe = {
  slug: 'apple-bircher-with-walnuts',
  title: 'Apple bircher with walnuts',
  summary:
    'Oats that soften in milk while you shower, and an apple grated at the last moment. It owes more to patience than to cooking.',
  categories: ['breakfast', 'gut-health'],
  difficulty: 'Easy',
  prepMin: 10,
  cookMin: 0,
  totalMin: 30,
  servings: 2,
  ingredientGroups: [
    {
      ingredients: [
        { quantity: '1', unit: 'cup', name: 'Rolled oats' },
        { quantity: '3/4', unit: 'cup', name: 'Whole milk' },
        { quantity: '1/2', unit: 'cup', name: 'Plain yogurt', note: 'with live cultures' },
        { quantity: '1', unit: 'tablespoon', name: 'Ground flaxseed' },
        { quantity: '1/2', unit: 'teaspoon', name: 'Ground cinnamon' },
        { quantity: '2', unit: '', name: 'Crisp apples' },
        { quantity: '1/2', unit: '', name: 'Lemon', note: 'juice' },
        { quantity: '1/3', unit: 'cup', name: 'Walnuts' },
        { quantity: '2', unit: 'teaspoon', name: 'Honey' },
      ],
    },
  ],
  method: [
    {
      title: 'Soak',
      text: 'Stir the oats, the flaxseed and the cinnamon into the milk and the yogurt. Cover the bowl and let it rest in the refrigerator.',
      timerMin: 20,
    },
    {
      title: 'Toast the walnuts',
      text: 'Break the walnuts into a dry pan and shake them over medium heat until they smell like autumn.',
      timerMin: 3,
    },
    {
      title: 'Grate the apples',
      text: 'Grate one and a half of the apples, skin and all, straight into the oats. Add the lemon juice at once and fold it in. Slice the other half thinly.',
    },
    {
      title: 'Serve',
      text: 'Divide between two bowls and finish with the slices of apple, the walnuts and the honey.',
    },
  ],
  nutrition: {
    kcal: 510,
    proteinG: 15,
    carbohydrateG: 71,
    sugarsG: 31,
    fatG: 21,
    saturatedFatG: 5,
    fiberG: 11,
    saltG: 0.2,
  },
  allergens: ['gluten', 'dairy', 'nuts'],
  diets: ['vegetarian'],
  season: 'Fall',
  tips: [
    {
      title: 'Overnight',
      text: 'Leave the oats until morning and they turn to cream. Grate the apple then, not before.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 53,
}
