import type { DemoRecipe } from '../recipe'

export const softEggs: DemoRecipe = {
  slug: 'soft-eggs-with-spinach-on-rye',
  title: 'Soft eggs with spinach on rye',
  summary: 'Scrambled slowly, heaped on something dark that can carry them. Fifteen minutes, most of them pleasant.',
  categories: ['breakfast', 'lunch'],
  difficulty: 'Easy',
  prepMin: 5,
  cookMin: 10,
  totalMin: 15,
  servings: 2,
  ingredientGroups: [
    {
      ingredients: [
        { quantity: '4', unit: '', name: 'Eggs' },
        { quantity: '2', unit: 'tablespoon', name: 'Whole milk' },
        { quantity: '5', unit: 'oz', name: 'Baby spinach', note: 'washed' },
        { quantity: '1', unit: 'tablespoon', name: 'Butter' },
        { quantity: '2', unit: '', name: 'Thick slices of rye bread' },
        { quantity: '1', unit: 'clove', name: 'Garlic', note: 'halved' },
        { quantity: '1/4', unit: 'teaspoon', name: 'Ground nutmeg' },
        { quantity: '', unit: '', name: 'Salt' },
        { quantity: '', unit: '', name: 'Black pepper' },
      ],
    },
  ],
  method: [
    {
      title: 'Toast and rub',
      text: 'Toast the bread until it holds itself up. Rub one side with the cut garlic and keep it warm.',
      timerMin: 3,
    },
    {
      title: 'Wilt the spinach',
      text: 'Put the spinach in a wide pan over medium heat, with the water that clings to it, and turn it until it collapses. Press it dry in a sieve and season it with the nutmeg and a little salt.',
      timerMin: 2,
    },
    {
      title: 'Beat briefly',
      text: 'Beat the eggs with the milk and a pinch of salt, only until there are no clear streaks left.',
    },
    {
      title: 'Cook them low',
      text: 'Wipe the pan, melt the butter in it over low heat and pour in the eggs. Push them from the edge to the middle with long strokes. Stop while they still shine, since they go on cooking on the plate.',
      timerMin: 5,
    },
    {
      title: 'Serve at once',
      text: 'Heap the spinach on the bread, the eggs on the spinach, and grind black pepper over both.',
    },
  ],
  nutrition: {
    kcal: 330,
    proteinG: 19,
    carbohydrateG: 26,
    sugarsG: 3,
    fatG: 18,
    saturatedFatG: 7.5,
    fiberG: 4.5,
    saltG: 1.8,
  },
  allergens: ['egg', 'dairy', 'gluten'],
  diets: ['vegetarian'],
  season: 'Spring',
  tips: [
    {
      title: 'If there are more of you',
      text: 'Cook six eggs at most in one pan. Beyond that they steam, and it shows.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 47,
}
