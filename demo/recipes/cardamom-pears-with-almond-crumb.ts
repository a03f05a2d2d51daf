import type { DemoRecipe } from '../recipe'

export const cardamomPears: DemoRecipe = {
  slug: 'cardamom-pears-with-almond-crumb',
  title: 'Cardamom pears with almond crumb',
  summary:
    'Pears that bake in their own syrup under something crisp. Sweet enough for a Sunday, plain enough for breakfast on Monday.',
  categories: ['sweet', 'vegan'],
  difficulty: 'Easy',
  prepMin: 10,
  cookMin: 35,
  totalMin: 45,
  servings: 4,
  ingredientGroups: [
    {
      title: 'For the pears',
      ingredients: [
        { quantity: '4', unit: '', name: 'Firm pears', note: 'halved and cored' },
        { quantity: '1/2', unit: 'cup', name: 'Water' },
        { quantity: '3', unit: 'tablespoon', name: 'Maple syrup', note: 'two for the pears, one for the crumb' },
        { quantity: '1/2', unit: 'teaspoon', name: 'Ground cardamom' },
      ],
    },
    {
      title: 'For the crumb',
      ingredients: [
        { quantity: '1/2', unit: 'cup', name: 'Rolled oats' },
        { quantity: '1/2', unit: 'cup', name: 'Ground almonds' },
        { quantity: '1/4', unit: 'cup', name: 'Sliced almonds' },
        { quantity: '2', unit: 'tablespoon', name: 'Coconut oil', note: 'soft' },
        { quantity: '', unit: '', name: 'Salt', note: 'a pinch' },
      ],
    },
  ],
  method: [
    {
      title: 'Lay out the pears',
      text: 'Heat the oven to 375°F (190°C). Set the pears cut side up in a dish in which they are nearly crowded.',
    },
    {
      title: 'Make them a syrup',
      text: 'Stir the water, two tablespoons of the maple syrup and the cardamom together and pour it over. Cover the dish and bake.',
      timerMin: 20,
    },
    {
      title: 'Rub the crumb',
      text: 'Meanwhile rub the coconut oil into the oats, the ground almonds, the last tablespoon of syrup and the salt. Stop while there are still lumps, then fold in the sliced almonds.',
    },
    {
      title: 'Bake until crisp',
      text: 'Uncover the pears, spoon some syrup over them, and press the crumb into the hollows. Bake until the crumb is gold and a knife slides in.',
      timerMin: 15,
    },
    {
      title: 'Wait a little',
      text: 'Serve warm, with the juices from the dish. Straight from the oven they taste only of hot.',
    },
  ],
  nutrition: {
    kcal: 355,
    proteinG: 6,
    carbohydrateG: 48,
    sugarsG: 27,
    fatG: 17,
    saturatedFatG: 6.5,
    fiberG: 9,
    saltG: 0.1,
  },
  allergens: ['gluten', 'nuts'],
  diets: ['vegan', 'dairy-free'],
  season: 'Winter',
  tips: [
    {
      title: 'Choosing the pears',
      text: 'Take them a day before they are ripe. A pear that is already soft will not survive the oven with its shape.',
    },
  ],
  requiredPlan: 'standard',
  publishedDaysAgo: 26,
}
