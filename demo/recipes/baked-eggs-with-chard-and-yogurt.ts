import type { DemoRecipe } from '../recipe'

export const bakedEggs: DemoRecipe = {
  slug: 'baked-eggs-with-chard-and-yogurt',
  title: 'Baked eggs with chard and yogurt',
  summary:
    'Eggs in a nest of greens, cool yogurt, and a spoonful of red butter. Breakfast on Saturday, supper on Sunday.',
  categories: ['breakfast', 'gut-health'],
  difficulty: 'Easy',
  prepMin: 10,
  cookMin: 18,
  totalMin: 28,
  servings: 2,
  ingredientGroups: [
    {
      title: 'For the dish',
      ingredients: [
        { quantity: '1', unit: 'tablespoon', name: 'Olive oil' },
        { quantity: '1', unit: '', name: 'Large shallot', note: 'sliced' },
        { quantity: '1', unit: 'clove', name: 'Garlic', note: 'sliced' },
        { quantity: '1', unit: 'bunch', name: 'Chard', note: 'stems and leaves apart, both sliced' },
        { quantity: '4', unit: '', name: 'Eggs' },
        { quantity: '', unit: '', name: 'Salt' },
      ],
    },
    {
      title: 'To finish',
      ingredients: [
        { quantity: '1/2', unit: 'cup', name: 'Greek yogurt', note: '5% fat, with live cultures' },
        { quantity: '1/2', unit: '', name: 'Lemon', note: 'juice' },
        { quantity: '1', unit: 'tablespoon', name: 'Butter' },
        { quantity: '1/2', unit: 'teaspoon', name: 'Smoked paprika' },
        { quantity: '1/2', unit: 'bunch', name: 'Mint', note: 'leaves only' },
      ],
    },
  ],
  method: [
    {
      title: 'Soften the slow parts',
      text: 'Heat the oven to 375°F (190°C). Warm the oil in a small ovenproof pan and cook the shallot and the chard stems with a little salt until they give in. Add the garlic for the last minute.',
      timerMin: 5,
    },
    {
      title: 'Wilt the leaves',
      text: 'Add the chard leaves by the handful and turn them until the pan is nearly dry. A wet pan makes a sad egg.',
      timerMin: 3,
    },
    {
      title: 'Make four hollows',
      text: 'Press four hollows with the back of a spoon and break the eggs into them. Bake until the whites are set and the yolks still move.',
      timerMin: 9,
    },
    {
      title: 'Finish cool and red',
      text: 'Stir the lemon juice into the yogurt. Melt the butter with the paprika in the smallest pan you own. Spoon the yogurt beside the eggs, the butter over them, and tear the mint on top.',
    },
  ],
  nutrition: {
    kcal: 360,
    proteinG: 21,
    carbohydrateG: 13,
    sugarsG: 6,
    fatG: 25,
    saturatedFatG: 9.5,
    fiberG: 3,
    saltG: 1.6,
  },
  allergens: ['egg', 'dairy'],
  diets: ['vegetarian', 'gluten-free'],
  season: 'Spring',
  requiredPlan: 'none',
  publishedDaysAgo: 23,
}
