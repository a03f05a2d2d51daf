import type { DemoRecipe } from '../recipe'

export const mustardLeeks: DemoRecipe = {
  slug: 'leeks-with-mustard-and-chopped-egg',
  title: 'Leeks with mustard and chopped egg',
  summary:
    'Leeks as a dish of their own: soft, cold-shouldered for years, and very good with mustard. Bread for the plate is advised.',
  categories: ['sides', 'lunch'],
  difficulty: 'Easy',
  prepMin: 12,
  cookMin: 18,
  totalMin: 30,
  servings: 4,
  ingredientGroups: [
    {
      title: 'For the plate',
      ingredients: [
        { quantity: '8', unit: '', name: 'Slim leeks', note: 'white and pale green' },
        { quantity: '2', unit: '', name: 'Eggs' },
        { quantity: '4', unit: '', name: 'Cornichons', note: 'finely chopped' },
        { quantity: '1/2', unit: 'bunch', name: 'Flat-leaf parsley', note: 'finely chopped' },
      ],
    },
    {
      title: 'For the dressing',
      ingredients: [
        { quantity: '1', unit: 'tablespoon', name: 'Dijon mustard' },
        { quantity: '1', unit: 'tablespoon', name: 'White wine vinegar' },
        { quantity: '3', unit: 'tablespoon', name: 'Olive oil' },
        { quantity: '', unit: '', name: 'Salt' },
        { quantity: '', unit: '', name: 'Black pepper' },
      ],
    },
  ],
  method: [
    {
      title: 'Wash between the layers',
      text: 'Split the leeks lengthwise to two thirds, keep them whole at the root, and rinse them under running water until no sand comes out.',
    },
    {
      title: 'Simmer',
      text: 'Lay the leeks in a wide pan of simmering salted water and cook until a knife slides in without effort.',
      timerMin: 14,
    },
    {
      title: 'Boil the eggs beside them',
      text: 'Lower the eggs into another small pan of simmering water. Cool them under the tap, peel them and chop them finely.',
      timerMin: 9,
    },
    {
      title: 'Press them dry',
      text: 'Lift the leeks onto a clean cloth, cut sides down, and press. A wet leek thins the best dressing.',
    },
    {
      title: 'Dress while warm',
      text: 'Whisk the mustard with the vinegar and salt, then the oil, drop by drop at first. Lay the leeks on a plate, pour it over, and finish with the eggs, the cornichons, the parsley and black pepper.',
    },
  ],
  nutrition: {
    kcal: 205,
    proteinG: 5,
    carbohydrateG: 18,
    sugarsG: 5,
    fatG: 13,
    saturatedFatG: 2,
    fiberG: 2.5,
    saltG: 1.1,
  },
  allergens: ['egg', 'mustard', 'sulphites'],
  diets: ['vegetarian', 'gluten-free', 'dairy-free'],
  season: 'Spring',
  tips: [
    {
      title: 'They can wait',
      text: 'Dressed leeks keep their temper at room temperature for two hours. Add the eggs at the end.',
    },
  ],
  requiredPlan: 'free',
  publishedDaysAgo: 73,
}
