import type { DemoRecipe } from '../recipe'

export const flatbread: DemoRecipe = {
  slug: 'warm-flatbread-olives-and-greens',
  title: 'Warm flatbread, olives and greens',
  summary:
    'Yogurt and flour, a hot pan, and whatever is green. The total includes twenty minutes in which only the dough is busy.',
  categories: ['lunch'],
  difficulty: 'Medium',
  prepMin: 15,
  cookMin: 15,
  totalMin: 50,
  servings: 4,
  ingredientGroups: [
    {
      title: 'For the dough',
      ingredients: [
        { quantity: '2', unit: 'cup', name: 'All-purpose flour', note: 'and a little for the board' },
        { quantity: '1', unit: 'teaspoon', name: 'Baking powder' },
        { quantity: '1/2', unit: 'teaspoon', name: 'Salt' },
        { quantity: '3/4', unit: 'cup', name: 'Plain yogurt' },
        { quantity: '3', unit: 'tablespoon', name: 'Olive oil', note: 'one for the dough, two for the top' },
      ],
    },
    {
      title: 'For the top',
      ingredients: [
        { quantity: '8', unit: 'oz', name: 'Spinach', note: 'large leaves torn' },
        { quantity: '2', unit: 'clove', name: 'Garlic', note: 'sliced' },
        { quantity: '1/4', unit: 'teaspoon', name: 'Red pepper flakes' },
        { quantity: '1/2', unit: 'cup', name: 'Green olives', note: 'pitted and torn' },
        { quantity: '3', unit: 'oz', name: 'Feta' },
        { quantity: '1/2', unit: '', name: 'Lemon', note: 'juice' },
      ],
    },
  ],
  method: [
    {
      title: 'Make the dough',
      text: 'Stir the flour, baking powder and salt together, then the yogurt and one tablespoon of the oil. Knead for two minutes. If it stays dry, wet your hands rather than the dough.',
    },
    {
      title: 'Leave it alone',
      text: 'Cover the dough and let it rest at room temperature. Lay out everything else meanwhile.',
      timerMin: 20,
    },
    {
      title: 'Cook the breads',
      text: 'Cut the dough into four and roll each piece as thin as a coin on a floured board. Cook one at a time in a dry, very hot skillet, about a minute and a half a side, and keep them in a cloth.',
    },
    {
      title: 'Wilt the greens',
      text: 'Turn the heat to medium. Warm the other two tablespoons of oil with the garlic and the red pepper flakes, add the spinach, and stir until it is only just soft.',
      timerMin: 2,
    },
    {
      title: 'Dress them',
      text: 'Off the heat, add the olives and the lemon juice. Heap the greens on the breads, crumble the feta over, and eat with your hands.',
    },
  ],
  nutrition: {
    kcal: 450,
    proteinG: 13,
    carbohydrateG: 56,
    sugarsG: 4,
    fatG: 19,
    saturatedFatG: 6,
    fiberG: 3.5,
    saltG: 2.3,
  },
  allergens: ['gluten', 'dairy'],
  diets: ['vegetarian'],
  season: 'Any',
  tips: [
    {
      title: 'Ahead of time',
      text: 'The dough keeps until the next day in the refrigerator. Give it half an hour to warm up before you roll it.',
    },
  ],
  requiredPlan: 'free',
  publishedDaysAgo: 19,
}
