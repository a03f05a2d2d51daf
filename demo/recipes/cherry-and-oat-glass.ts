import type { DemoRecipe } from '../recipe'

export const cherryGlass: DemoRecipe = {
  slug: 'cherry-and-oat-glass',
  title: 'Cherry and oat glass',
  summary:
    'Frozen cherries, kefir and a few oats for weight. Five minutes of work, five more while the oats think it over.',
  categories: ['breakfast', 'drinks', 'gut-health'],
  difficulty: 'Easy',
  prepMin: 5,
  cookMin: 0,
  totalMin: 10,
  servings: 2,
  ingredientGroups: [
    {
      ingredients: [
        { quantity: '1/3', unit: 'cup', name: 'Rolled oats' },
        { quantity: '1 1/2', unit: 'cup', name: 'Plain kefir' },
        { quantity: '1 1/2', unit: 'cup', name: 'Frozen cherries', note: 'pitted' },
        { quantity: '5', unit: '', name: 'Strawberries', note: 'hulled' },
        { quantity: '2', unit: 'tablespoon', name: 'Almond butter' },
        { quantity: '1', unit: 'teaspoon', name: 'Honey', note: 'if the fruit is sharp' },
      ],
    },
  ],
  method: [
    {
      title: 'Soak first',
      text: 'Stir the oats into the kefir in the jug of the blender and let them rest. This is the difference between smooth and sandy.',
      timerMin: 5,
    },
    {
      title: 'Blend',
      text: 'Keep one strawberry back. Add the other strawberries, the cherries and the almond butter and blend on high for a full minute.',
      timerMin: 1,
    },
    {
      title: 'Taste and pour',
      text: 'Taste, and only then decide about the honey. Pour into two glasses, halve the strawberry over them, and drink it cold.',
    },
  ],
  nutrition: {
    kcal: 370,
    proteinG: 13,
    carbohydrateG: 45,
    sugarsG: 27,
    fatG: 16,
    saturatedFatG: 4.5,
    fiberG: 6,
    saltG: 0.2,
  },
  allergens: ['gluten', 'dairy', 'nuts'],
  diets: ['vegetarian'],
  season: 'Summer',
  tips: [
    {
      title: 'For tomorrow',
      text: 'It thickens overnight in the refrigerator. Eat it with a spoon and call it something else.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 16,
}
