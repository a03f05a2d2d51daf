import type { DemoRecipe } from '../recipe'

export const redCabbage: DemoRecipe = {
  slug: 'red-cabbage-braised-with-apple',
  title: 'Red cabbage braised with apple',
  summary: 'An hour on the smallest flame turns a cannonball into silk. Vinegar keeps it red, apple keeps it kind.',
  categories: ['sides', 'vegan', 'gut-health'],
  difficulty: 'Easy',
  prepMin: 15,
  cookMin: 60,
  totalMin: 75,
  servings: 6,
  ingredientGroups: [
    {
      ingredients: [
        { quantity: '2', unit: 'lb', name: 'Red cabbage', note: 'cored, finely shredded' },
        { quantity: '2', unit: 'tablespoon', name: 'Olive oil' },
        { quantity: '1', unit: '', name: 'Red onion', note: 'sliced' },
        { quantity: '2', unit: '', name: 'Crisp apples', note: 'cored, in slices' },
        { quantity: '3', unit: 'tablespoon', name: 'Red wine vinegar' },
        { quantity: '1', unit: 'tablespoon', name: 'Maple syrup' },
        { quantity: '2', unit: '', name: 'Bay leaves' },
        { quantity: '1/4', unit: 'teaspoon', name: 'Ground allspice' },
        { quantity: '3/4', unit: 'cup', name: 'Water' },
        { quantity: '', unit: '', name: 'Salt' },
      ],
    },
  ],
  method: [
    {
      title: 'Soften the onion',
      text: 'Warm the oil in a heavy pot and cook the onion with a pinch of salt until it is limp.',
      timerMin: 5,
    },
    {
      title: 'Add the cabbage',
      text: 'Add the cabbage by the handful and turn it until it shines. Pour the vinegar over straight away, it fixes the color.',
      timerMin: 5,
    },
    {
      title: 'Braise',
      text: 'Add the apples, the maple syrup, the bay leaves, the allspice and the water. Cover and cook over the lowest heat, and stir when you remember.',
      timerMin: 45,
    },
    {
      title: 'Finish',
      text: 'Take off the lid and let the last liquid bubble away. Take out the bay leaves, and adjust with salt and a few drops of vinegar.',
      timerMin: 5,
    },
  ],
  nutrition: {
    kcal: 130,
    proteinG: 2,
    carbohydrateG: 22,
    sugarsG: 14,
    fatG: 5,
    saturatedFatG: 0.5,
    fiberG: 4.5,
    saltG: 0.7,
  },
  allergens: ['sulphites'],
  diets: ['vegan', 'gluten-free', 'dairy-free'],
  season: 'Winter',
  tips: [
    {
      title: 'Make it yesterday',
      text: 'It is better warmed up, and it freezes without complaint.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 110,
}
