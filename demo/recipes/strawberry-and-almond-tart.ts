import type { DemoRecipe } from '../recipe'

export const strawberryTart: DemoRecipe = {
  slug: 'strawberry-and-almond-tart',
  title: 'Strawberry and almond tart',
  summary:
    'A short crust, an almond cream that bakes to a cushion, and a pound of strawberries. It takes an afternoon, most of which is waiting.',
  categories: ['sweet'],
  difficulty: 'Hard',
  prepMin: 35,
  cookMin: 40,
  totalMin: 120,
  servings: 8,
  ingredientGroups: [
    {
      title: 'For the dough',
      ingredients: [
        { quantity: '1 1/4', unit: 'cup', name: 'All-purpose flour' },
        { quantity: '6', unit: 'tablespoon', name: 'Cold butter', note: 'in cubes' },
        { quantity: '2', unit: 'tablespoon', name: 'Powdered sugar' },
        { quantity: '1', unit: '', name: 'Egg yolk' },
        { quantity: '1', unit: 'tablespoon', name: 'Ice water' },
        { quantity: '', unit: '', name: 'Salt', note: 'a pinch' },
      ],
    },
    {
      title: 'For the almond cream',
      ingredients: [
        { quantity: '4', unit: 'tablespoon', name: 'Soft butter' },
        { quantity: '1/3', unit: 'cup', name: 'Cane sugar' },
        { quantity: '1', unit: '', name: 'Large egg' },
        { quantity: '1', unit: 'cup', name: 'Ground almonds' },
        { quantity: '1/2', unit: '', name: 'Lemon', note: 'zest' },
      ],
    },
    {
      title: 'For the top',
      ingredients: [
        { quantity: '1', unit: 'lb', name: 'Strawberries', note: 'hulled, halved' },
        { quantity: '2', unit: 'tablespoon', name: 'Sliced almonds' },
      ],
    },
  ],
  method: [
    {
      title: 'Make the dough',
      text: 'Rub the cold butter into the flour, the powdered sugar and the salt with your fingertips until it looks like coarse meal. Stir in the yolk and the ice water and press it together, without kneading.',
    },
    {
      title: 'Chill it',
      text: 'Flatten the dough into a disk, wrap it and let it rest in the refrigerator.',
      timerMin: 30,
    },
    {
      title: 'Line the tin',
      text: 'Roll the dough out between two sheets of paper and line a 9 inch (23 cm) tart tin with it. Prick the base, trim the edge and put the tin in the freezer while the oven heats to 375°F (190°C).',
    },
    {
      title: 'Bake it blind',
      text: 'Line the dough with paper, fill it with dried beans and bake. Take out the beans and the paper for the last five minutes, so that the base dries.',
      timerMin: 18,
    },
    {
      title: 'Beat the almond cream',
      text: 'Meanwhile beat the soft butter with the cane sugar until pale. Beat in the large egg, then the ground almonds and the lemon zest.',
    },
    {
      title: 'Bake with the cream',
      text: 'Spread the cream in the crust, scatter the sliced almonds along the edge and bake until it is golden and springs back.',
      timerMin: 22,
    },
    {
      title: 'Cool, then fruit',
      text: 'Leave the tart in its tin and let it rest until it is barely warm. Lay the strawberries on in rings, from the edge inwards, and serve the same day.',
      timerMin: 15,
    },
  ],
  nutrition: {
    kcal: 355,
    proteinG: 7,
    carbohydrateG: 33,
    sugarsG: 14,
    fatG: 23,
    saturatedFatG: 10,
    fiberG: 3.5,
    saltG: 0.1,
  },
  allergens: ['gluten', 'dairy', 'egg', 'nuts'],
  diets: ['vegetarian'],
  season: 'Summer',
  tips: [
    {
      title: 'A crust that stays put',
      text: 'Dough that shrinks was rolled too soon or stretched. Let it fall into the tin by its own weight.',
    },
  ],
  requiredPlan: 'premium',
  publishedDaysAgo: 49,
}
