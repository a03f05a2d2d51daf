import type { DemoRecipe } from '../recipe'

export const lemonCake: DemoRecipe = {
  slug: 'lemon-and-poppy-seed-yogurt-cake',
  title: 'Lemon and poppy seed yogurt cake',
  summary:
    'A cake that is mixed with one spoon and improves overnight. Olive oil keeps it soft, and the lemon is not shy.',
  categories: ['sweet'],
  difficulty: 'Medium',
  prepMin: 20,
  cookMin: 45,
  totalMin: 85,
  servings: 10,
  ingredientGroups: [
    {
      title: 'For the cake',
      ingredients: [
        { quantity: '1 3/4', unit: 'cup', name: 'All-purpose flour' },
        { quantity: '1', unit: 'cup', name: 'Ground almonds' },
        { quantity: '2', unit: 'teaspoon', name: 'Baking powder' },
        { quantity: '1/4', unit: 'teaspoon', name: 'Salt' },
        { quantity: '2', unit: 'tablespoon', name: 'Poppy seeds' },
        { quantity: '3', unit: '', name: 'Eggs', note: 'at room temperature' },
        { quantity: '2/3', unit: 'cup', name: 'Cane sugar' },
        { quantity: '1', unit: 'cup', name: 'Plain yogurt' },
        { quantity: '1/2', unit: 'cup', name: 'Olive oil', note: 'a mild one' },
        { quantity: '2', unit: '', name: 'Lemons', note: 'zest of both, juice of one' },
      ],
    },
    {
      title: 'For the top',
      ingredients: [{ quantity: '2', unit: 'tablespoon', name: 'Honey' }],
    },
  ],
  method: [
    {
      title: 'Heat and line',
      text: 'Heat the oven to 350°F (175°C) and line a 9 by 5 inch (23 by 13 cm) loaf tin with paper.',
    },
    {
      title: 'Mix what is dry',
      text: 'Stir the flour, the almonds, the baking powder, the salt and the poppy seeds together in a large bowl.',
    },
    {
      title: 'Mix what is wet',
      text: 'In another bowl rub the lemon zest into the sugar until it smells like a grove. Beat in the eggs, then the yogurt and the oil.',
    },
    {
      title: 'Fold and bake',
      text: 'Pour the wet onto the dry and fold until there is no flour to be seen. Stop there. Scrape into the tin and bake until a skewer comes out clean.',
      timerMin: 45,
    },
    {
      title: 'Syrup, then patience',
      text: 'Warm the honey with the lemon juice, prick the hot cake all over and spoon it on. Leave the cake in its tin and let it rest before you slice it.',
      timerMin: 20,
    },
  ],
  nutrition: {
    kcal: 350,
    proteinG: 7,
    carbohydrateG: 38,
    sugarsG: 19,
    fatG: 19,
    saturatedFatG: 3,
    fiberG: 2,
    saltG: 0.4,
  },
  allergens: ['gluten', 'dairy', 'egg', 'nuts'],
  diets: ['vegetarian'],
  season: 'Spring',
  tips: [
    {
      title: 'If the top browns early',
      text: 'Lay a sheet of foil over it after half an hour.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 88,
}
