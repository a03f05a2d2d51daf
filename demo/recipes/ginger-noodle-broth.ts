import type { DemoRecipe } from '../recipe'

export const gingerBroth: DemoRecipe = {
  slug: 'ginger-noodle-broth',
  title: 'Ginger noodle broth',
  summary: 'Hot, clear and a little fierce, with a soft egg to make peace. For evenings that began too early.',
  categories: ['soups', 'supper', 'gut-health'],
  difficulty: 'Easy',
  prepMin: 10,
  cookMin: 15,
  totalMin: 25,
  servings: 2,
  ingredientGroups: [
    {
      title: 'For the broth',
      ingredients: [
        { quantity: '1', unit: 'liter', name: 'Low-sodium vegetable stock' },
        { quantity: '2', unit: 'tablespoon', name: 'Fresh ginger', note: 'in matchsticks' },
        { quantity: '2', unit: 'clove', name: 'Garlic', note: 'sliced' },
        { quantity: '1', unit: 'tablespoon', name: 'Soy sauce' },
        { quantity: '1', unit: 'tablespoon', name: 'White miso', note: 'unpasteurized if you find it' },
      ],
    },
    {
      title: 'For the bowls',
      ingredients: [
        { quantity: '2', unit: '', name: 'Eggs' },
        { quantity: '5', unit: 'oz', name: 'Dried soba noodles' },
        { quantity: '1', unit: '', name: 'Carrot', note: 'in thin ribbons' },
        { quantity: '4', unit: 'oz', name: 'Broccoli', note: 'in small florets' },
        { quantity: '2', unit: '', name: 'Small bok choy', note: 'quartered' },
        { quantity: '2', unit: '', name: 'Scallions', note: 'sliced' },
        { quantity: '1', unit: 'teaspoon', name: 'Sesame oil' },
        { quantity: '1', unit: 'tablespoon', name: 'Sesame seeds', note: 'toasted' },
      ],
    },
  ],
  method: [
    {
      title: 'Let the ginger talk',
      text: 'Bring the stock to a simmer with the ginger, the garlic and the soy sauce. Put a lid on and let it draw while you do the rest.',
      timerMin: 10,
    },
    {
      title: 'Eggs and noodles',
      text: 'Boil a pan of water and lower in the eggs. After three minutes add the soba noodles and cook both for four minutes more. Rinse the noodles in cold water, peel the eggs.',
      timerMin: 7,
    },
    {
      title: 'Vegetables in the broth',
      text: 'Add the broccoli to the broth, a minute later the carrot and the bok choy. Stop while they still have some color and some bite.',
      timerMin: 3,
    },
    {
      title: 'Miso at the end',
      text: 'Take the pot off the heat. Loosen the miso with a ladle of broth and stir it back in. It should not boil again.',
    },
    {
      title: 'Fill the bowls',
      text: 'Divide the noodles between two deep bowls and pour the broth over. Halve the eggs on top and finish with the scallions, the sesame oil and the sesame seeds.',
    },
  ],
  nutrition: {
    kcal: 480,
    proteinG: 24,
    carbohydrateG: 70,
    sugarsG: 8,
    fatG: 12,
    saturatedFatG: 2.5,
    fiberG: 8,
    saltG: 3.6,
  },
  allergens: ['gluten', 'egg', 'soy', 'sesame', 'celery'],
  diets: ['vegetarian', 'dairy-free'],
  season: 'Winter',
  requiredPlan: 'none',
  publishedDaysAgo: 1,
}
