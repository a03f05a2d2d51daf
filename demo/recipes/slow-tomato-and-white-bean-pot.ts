import type { DemoRecipe } from '../recipe'

export const beanPot: DemoRecipe = {
  slug: 'slow-tomato-and-white-bean-pot',
  title: 'Slow tomato and white bean pot',
  summary: 'An hour on a low flame, of which you are needed for fifteen minutes. It tastes of more than went into it.',
  categories: ['soups', 'supper', 'vegan'],
  difficulty: 'Easy',
  prepMin: 15,
  cookMin: 45,
  totalMin: 60,
  servings: 4,
  ingredientGroups: [
    {
      title: 'For the base',
      ingredients: [
        { quantity: '3', unit: 'tablespoon', name: 'Olive oil' },
        { quantity: '2', unit: '', name: 'Onions', note: 'finely chopped' },
        { quantity: '1', unit: 'cup', name: 'Diced celery' },
        { quantity: '4', unit: 'clove', name: 'Garlic', note: 'sliced' },
        { quantity: '2', unit: 'tablespoon', name: 'Tomato paste' },
        { quantity: '1', unit: 'teaspoon', name: 'Smoked paprika' },
        { quantity: '1', unit: 'teaspoon', name: 'Rosemary', note: 'chopped' },
      ],
    },
    {
      title: 'For the pot',
      ingredients: [
        { quantity: '2', unit: 'can', name: 'Whole tomatoes', note: '(each 14 oz)' },
        { quantity: '3', unit: 'can', name: 'White beans', note: '(each 15 oz), drained' },
        { quantity: '2', unit: 'cup', name: 'Water' },
        { quantity: '1/2', unit: 'bunch', name: 'Kale', note: 'stems out, leaves torn' },
        { quantity: '1/2', unit: '', name: 'Lemon', note: 'juice' },
        { quantity: '', unit: '', name: 'Salt' },
        { quantity: '', unit: '', name: 'Black pepper' },
      ],
    },
  ],
  method: [
    {
      title: 'Begin slowly',
      text: 'Warm the oil in a heavy pot. Cook the onions and the celery with a pinch of salt over low heat until soft and sweet. This is where the flavor is, so do not hurry it.',
      timerMin: 12,
    },
    {
      title: 'Deepen it',
      text: 'Stir in the garlic, the tomato paste, the paprika and the rosemary. Let them fry until the paste turns from red to brick.',
      timerMin: 3,
    },
    {
      title: 'Fill the pot',
      text: 'Crush the whole tomatoes in with your hand, then add the beans and the water. Simmer with the lid ajar and look in now and then.',
      timerMin: 25,
    },
    {
      title: 'Thicken',
      text: 'Mash a ladleful of the beans against the side of the pot. Add the kale and cook until it is tender.',
      timerMin: 5,
    },
    {
      title: 'Sharpen',
      text: 'Finish with the lemon juice and plenty of black pepper. Taste for salt now, not before: the beans and the tomatoes bring their own.',
    },
  ],
  nutrition: {
    kcal: 385,
    proteinG: 18,
    carbohydrateG: 59,
    sugarsG: 11,
    fatG: 12,
    saturatedFatG: 1.5,
    fiberG: 17,
    saltG: 2.2,
  },
  allergens: ['celery'],
  diets: ['vegan', 'gluten-free', 'dairy-free'],
  season: 'Fall',
  tips: [
    {
      title: 'Tomorrow',
      text: 'It is better on the second day and freezes for three months. Bread is not in the recipe, but no one will stop you.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 30,
}
