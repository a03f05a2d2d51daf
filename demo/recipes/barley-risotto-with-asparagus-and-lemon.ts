import type { DemoRecipe } from '../recipe'

export const barleyRisotto: DemoRecipe = {
  slug: 'barley-risotto-with-asparagus-and-lemon',
  title: 'Barley risotto with asparagus and lemon',
  summary:
    'Barley keeps its bite where rice would give up, and asks for far less stirring. Asparagus goes in when you can smell that it is time.',
  categories: ['supper', 'gut-health'],
  difficulty: 'Medium',
  prepMin: 10,
  cookMin: 45,
  totalMin: 55,
  servings: 4,
  ingredientGroups: [
    {
      title: 'For the pot',
      ingredients: [
        { quantity: '4 1/2', unit: 'cup', name: 'Low-sodium vegetable stock' },
        { quantity: '2', unit: 'tablespoon', name: 'Olive oil' },
        { quantity: '1', unit: '', name: 'Onion', note: 'finely chopped' },
        { quantity: '2', unit: 'clove', name: 'Garlic', note: 'grated' },
        { quantity: '1 1/4', unit: 'cup', name: 'Pearl barley', note: 'rinsed' },
        { quantity: '1', unit: 'lb', name: 'Asparagus', note: 'woody ends off, tips and stalks apart' },
        { quantity: '1', unit: 'cup', name: 'Shelled peas', note: 'fresh or frozen' },
      ],
    },
    {
      title: 'To finish',
      ingredients: [
        { quantity: '1', unit: '', name: 'Lemon', note: 'zest and juice' },
        { quantity: '3', unit: 'oz', name: 'Aged hard cheese', note: 'made without animal rennet, finely grated' },
        { quantity: '1/2', unit: 'bunch', name: 'Chives', note: 'snipped' },
        { quantity: '', unit: '', name: 'Salt' },
        { quantity: '', unit: '', name: 'Black pepper' },
      ],
    },
  ],
  method: [
    {
      title: 'Keep the stock hot',
      text: 'Bring the stock to a bare simmer in a small pan. Slice the stalks of the asparagus into coins and leave the tips whole.',
    },
    {
      title: 'Sweat the onion',
      text: 'Warm the oil in a heavy pot and cook the onion with a pinch of salt until it is soft. Add the garlic and the barley and stir until the grains are glossy.',
      timerMin: 8,
    },
    {
      title: 'Simmer, stir now and then',
      text: 'Pour in two thirds of the stock. Simmer gently with the lid ajar, stir when you pass by, and add stock when the spoon leaves a dry trail.',
      timerMin: 28,
    },
    {
      title: 'Asparagus and peas',
      text: 'Add the stalks first, two minutes later the tips and the peas. Cook until the barley is tender and the green is still green.',
      timerMin: 6,
    },
    {
      title: 'Loosen it',
      text: 'Off the heat, beat in the cheese, the lemon zest and half of the juice. It should run slowly from the spoon, so add a splash of stock if it does not. Finish with the chives, black pepper and more lemon to taste.',
    },
  ],
  nutrition: {
    kcal: 430,
    proteinG: 19,
    carbohydrateG: 65,
    sugarsG: 7,
    fatG: 14,
    saturatedFatG: 5,
    fiberG: 14.5,
    saltG: 1.4,
  },
  allergens: ['gluten', 'dairy', 'celery'],
  diets: ['vegetarian'],
  season: 'Spring',
  tips: [
    {
      title: 'Made for tomorrow',
      text: 'Spread what is left in a dish. Cut into squares the next day, it fries well in a little oil.',
    },
  ],
  requiredPlan: 'premium',
  publishedDaysAgo: 51,
}
