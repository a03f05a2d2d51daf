import type { DemoRecipe } from '../recipe'

export const lemonBowl: DemoRecipe = {
  slug: 'lemon-and-soft-herb-bowl',
  title: 'Lemon and soft-herb bowl',
  summary:
    'Cold leaves, a ripe avocado and an egg with a soft middle. The dressing is made in a jar and asks for no skill but shaking.',
  categories: ['salad', 'lunch'],
  difficulty: 'Easy',
  prepMin: 18,
  cookMin: 7,
  totalMin: 25,
  servings: 2,
  ingredientGroups: [
    {
      title: 'For the bowl',
      ingredients: [
        { quantity: '2', unit: '', name: 'Eggs', note: 'at room temperature' },
        { quantity: '1', unit: '', name: 'Crisp lettuce', note: 'torn' },
        { quantity: '1', unit: '', name: 'Ripe avocado' },
        { quantity: '7', unit: 'oz', name: 'Small tomatoes', note: 'halved' },
        { quantity: '8', unit: '', name: 'Green olives', note: 'pitted' },
        { quantity: '1 1/2', unit: 'tablespoon', name: 'Pumpkin seeds' },
      ],
    },
    {
      title: 'For the dressing',
      ingredients: [
        { quantity: '1/2', unit: '', name: 'Lemon', note: 'zest and juice' },
        { quantity: '2', unit: 'tablespoon', name: 'Olive oil' },
        { quantity: '1', unit: 'clove', name: 'Garlic', note: 'small, crushed' },
        { quantity: '1/2', unit: 'bunch', name: 'Dill', note: 'chopped' },
        { quantity: '1/2', unit: 'bunch', name: 'Flat-leaf parsley', note: 'chopped' },
        { quantity: '', unit: '', name: 'Salt' },
      ],
    },
  ],
  method: [
    {
      title: 'Give the eggs seven minutes',
      text: 'Lower the eggs into simmering water and set a timer. When it rings, move them to a bowl of cold water and leave them there until you need them.',
      timerMin: 7,
    },
    {
      title: 'Toast the seeds',
      text: 'While they cook, shake the pumpkin seeds in a dry pan until they begin to jump. Let them cool on a plate.',
      timerMin: 3,
    },
    {
      title: 'Shake the dressing',
      text: 'Put the lemon zest and juice, the oil, the garlic, half of the dill and parsley and a good pinch of salt in a jar. Close it well and shake until cloudy.',
    },
    {
      title: 'Build the bowl',
      text: 'Dress the lettuce with most of the jar and settle it in two bowls. Add the tomatoes and the olives, then the avocado in thick slices.',
    },
    {
      title: 'Finish',
      text: 'Peel and halve the eggs and set them on top. Scatter the seeds and the rest of the herbs, and pour over what is left in the jar.',
    },
  ],
  nutrition: {
    kcal: 430,
    proteinG: 13,
    carbohydrateG: 18,
    sugarsG: 5,
    fatG: 36,
    saturatedFatG: 6,
    fiberG: 10,
    saltG: 1.4,
  },
  allergens: ['egg'],
  diets: ['vegetarian', 'gluten-free', 'dairy-free'],
  season: 'Summer',
  tips: [
    {
      title: 'Make twice the dressing',
      text: 'It keeps for three days in the refrigerator. Cold potatoes have been waiting for it.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 3,
}
