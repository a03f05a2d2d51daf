import type { DemoRecipe } from '../recipe'

export const roastCarrots: DemoRecipe = {
  slug: 'roast-carrots-orange-and-dill',
  title: 'Roast carrots, orange and dill',
  summary:
    'A tray of carrots taken further than feels polite, then cooled down with orange and tahini. Good warm, better at room temperature.',
  categories: ['salad', 'vegan', 'lunch'],
  difficulty: 'Easy',
  prepMin: 10,
  cookMin: 30,
  totalMin: 40,
  servings: 4,
  ingredientGroups: [
    {
      title: 'For the tray',
      ingredients: [
        { quantity: '2', unit: 'lb', name: 'Carrots', note: 'halved lengthwise' },
        { quantity: '1', unit: '', name: 'Red onion', note: 'in thick wedges' },
        { quantity: '2', unit: 'tablespoon', name: 'Olive oil' },
        { quantity: '1', unit: 'teaspoon', name: 'Coriander seeds', note: 'crushed' },
        { quantity: '', unit: '', name: 'Salt' },
      ],
    },
    {
      title: 'For the plate',
      ingredients: [
        { quantity: '1', unit: '', name: 'Orange', note: 'zest and juice' },
        { quantity: '3', unit: 'tablespoon', name: 'Tahini' },
        { quantity: '1/3', unit: 'cup', name: 'Black olives', note: 'pitted' },
        { quantity: '1/2', unit: 'bunch', name: 'Dill' },
      ],
    },
  ],
  method: [
    {
      title: 'Crowd nothing',
      text: 'Heat the oven to 425°F (220°C). Toss the carrots and the onion with the oil, the coriander seeds and salt, and spread them over two trays if one looks full.',
    },
    {
      title: 'Roast until the edges darken',
      text: 'Roast, turning once. The carrots are ready when a knife goes in without an argument and the thin ends are nearly black.',
      timerMin: 30,
    },
    {
      title: 'Loosen the tahini',
      text: 'Whisk the tahini with half of the orange juice and a pinch of salt. It will seize, then relax. Add water by the spoonful until it pours.',
    },
    {
      title: 'Put it together',
      text: 'Turn the hot carrots in the other half of the juice. Spread the tahini on a plate, pile the carrots on it, and finish with the orange zest, the olives and the dill in small sprigs.',
    },
  ],
  nutrition: {
    kcal: 255,
    proteinG: 5,
    carbohydrateG: 29,
    sugarsG: 13,
    fatG: 15,
    saturatedFatG: 2,
    fiberG: 8.5,
    saltG: 1.3,
  },
  allergens: ['sesame'],
  diets: ['vegan', 'gluten-free', 'dairy-free'],
  season: 'Fall',
  requiredPlan: 'none',
  publishedDaysAgo: 12,
}
