import type { DemoRecipe } from '../recipe'

export const wholeCauliflower: DemoRecipe = {
  slug: 'whole-cauliflower-with-green-sauce',
  title: 'Whole cauliflower with green sauce',
  summary:
    'Steamed first, roasted after, carved at the table like something with a title. The sauce is mostly parsley and entirely necessary.',
  categories: ['supper', 'vegan'],
  difficulty: 'Medium',
  prepMin: 15,
  cookMin: 75,
  totalMin: 90,
  servings: 4,
  ingredientGroups: [
    {
      title: 'For the cauliflower',
      ingredients: [
        { quantity: '1', unit: '', name: 'Large cauliflower', note: 'about 2 lb, leaves on' },
        { quantity: '2', unit: 'tablespoon', name: 'Olive oil' },
        { quantity: '1/2', unit: 'teaspoon', name: 'Ground turmeric' },
        { quantity: '', unit: '', name: 'Salt' },
      ],
    },
    {
      title: 'For the beans',
      ingredients: [
        { quantity: '2', unit: 'can', name: 'White beans', note: '(each 15 oz), drained' },
        { quantity: '1/2', unit: 'cup', name: 'Water' },
      ],
    },
    {
      title: 'For the green sauce',
      ingredients: [
        { quantity: '1', unit: 'bunch', name: 'Flat-leaf parsley', note: 'leaves only' },
        { quantity: '1/2', unit: 'bunch', name: 'Mint', note: 'leaves only' },
        { quantity: '1', unit: 'tablespoon', name: 'Capers', note: 'drained' },
        { quantity: '1', unit: 'clove', name: 'Garlic', note: 'small' },
        { quantity: '1', unit: 'teaspoon', name: 'Dijon mustard' },
        { quantity: '1', unit: '', name: 'Lemon', note: 'zest and juice' },
        { quantity: '4', unit: 'tablespoon', name: 'Extra-virgin olive oil' },
      ],
    },
  ],
  method: [
    {
      title: 'Steam it in the oven',
      text: 'Heat the oven to 400°F (200°C). Trim the stem of the cauliflower so that it stands. Set it in a deep ovenproof pot with a cup of water, put the lid on, and bake until a skewer meets little resistance.',
      timerMin: 40,
    },
    {
      title: 'Roast it bare',
      text: 'Pour off the water. Rub the cauliflower with the olive oil, the turmeric and salt, and roast it without the lid until it is brown all over.',
      timerMin: 30,
    },
    {
      title: 'Chop the sauce',
      text: 'Meanwhile chop the parsley, the mint, the capers and the garlic together, not too fine. Stir in the mustard, the lemon zest and juice, and the extra-virgin olive oil.',
    },
    {
      title: 'Warm the beans',
      text: 'Warm the beans with the half cup of water, crush a third of them and stir until creamy. Season with a spoonful of the sauce.',
      timerMin: 5,
    },
    {
      title: 'Carve',
      text: 'Spread the beans on a plate, set the cauliflower in the middle and cut it into four wedges. Pour the green sauce over.',
    },
  ],
  nutrition: {
    kcal: 375,
    proteinG: 13,
    carbohydrateG: 37,
    sugarsG: 5,
    fatG: 22,
    saturatedFatG: 3,
    fiberG: 12,
    saltG: 1.6,
  },
  allergens: ['mustard', 'sulphites'],
  diets: ['vegan', 'gluten-free', 'dairy-free'],
  season: 'Winter',
  tips: [
    {
      title: 'The leaves',
      text: 'The small inner ones crisp up like paper. Fight for them.',
    },
  ],
  requiredPlan: 'premium',
  publishedDaysAgo: 54,
}
