import type { DemoRecipe } from '../recipe'

export const chickenBarleySoup: DemoRecipe = {
  slug: 'chicken-and-barley-soup',
  title: 'Chicken and barley soup',
  summary: 'The soup people mean when they say soup. It makes its own broth, so there is nothing to open.',
  categories: ['soups', 'supper'],
  difficulty: 'Easy',
  prepMin: 20,
  cookMin: 70,
  totalMin: 90,
  servings: 6,
  ingredientGroups: [
    {
      title: 'For the broth',
      ingredients: [
        { quantity: '4', unit: 'leg', name: 'Skinless chicken', note: '(each about 9 oz)' },
        { quantity: '8', unit: 'cup', name: 'Water' },
        { quantity: '2', unit: '', name: 'Bay leaves' },
        { quantity: '1/2', unit: 'bunch', name: 'Thyme', note: 'tied' },
        { quantity: '', unit: '', name: 'Salt' },
        { quantity: '', unit: '', name: 'Black pepper' },
      ],
    },
    {
      title: 'For the soup',
      ingredients: [
        { quantity: '3/4', unit: 'cup', name: 'Pearl barley', note: 'rinsed' },
        { quantity: '2', unit: '', name: 'Leeks', note: 'sliced' },
        { quantity: '3', unit: '', name: 'Large carrots', note: 'in coins' },
        { quantity: '3', unit: '', name: 'Celery stalks', note: 'sliced' },
        { quantity: '8', unit: 'oz', name: 'Cremini mushrooms', note: 'quartered' },
        { quantity: '1/2', unit: '', name: 'Lemon', note: 'juice' },
        { quantity: '1/2', unit: 'bunch', name: 'Flat-leaf parsley', note: 'chopped' },
      ],
    },
  ],
  method: [
    {
      title: 'Make the broth',
      text: 'Put the chicken in a large pot with the water, the bay leaves, the thyme and a teaspoon of salt. Bring it slowly to a simmer, skim what rises, and keep it trembling.',
      timerMin: 30,
    },
    {
      title: 'Add the barley',
      text: 'Stir in the barley, the carrots and the celery stalks and simmer on.',
      timerMin: 20,
    },
    {
      title: 'Lift out the chicken',
      text: 'Take the chicken out when it comes off the bone by itself and reads 165°F (74°C). Add the leeks and the mushrooms to the pot and cook until the barley is tender.',
      timerMin: 15,
    },
    {
      title: 'Shred and return',
      text: 'Pull the meat from the bones in large pieces and warm it through in the soup. Fish out the bay leaves and the thyme.',
      timerMin: 3,
    },
    {
      title: 'Season',
      text: 'Add the lemon juice, black pepper and salt to taste. Stir in the parsley at the very end.',
    },
  ],
  nutrition: {
    kcal: 265,
    proteinG: 25,
    carbohydrateG: 31,
    sugarsG: 5,
    fatG: 6,
    saturatedFatG: 1.5,
    fiberG: 6.5,
    saltG: 0.9,
  },
  allergens: ['gluten', 'celery'],
  diets: ['dairy-free'],
  season: 'Winter',
  tips: [
    {
      title: 'Freezing',
      text: 'Freeze it before the parsley goes in, for up to three months. Barley goes on drinking, so add water when you warm it.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 59,
}
