import type { DemoRecipe } from '../recipe'

export const poussins: DemoRecipe = {
  slug: 'poussins-with-grapes-and-thyme',
  title: 'Poussins with grapes and thyme',
  summary:
    'Small birds, flattened so that they roast fast, with grapes that turn to sauce in the heat. For guests you would like to impress quietly.',
  categories: ['supper'],
  difficulty: 'Hard',
  prepMin: 25,
  cookMin: 50,
  totalMin: 85,
  servings: 4,
  ingredientGroups: [
    {
      title: 'For the birds',
      ingredients: [
        { quantity: '2', unit: '', name: 'Poussins', note: '(each about 1 lb)' },
        { quantity: '2', unit: 'tablespoon', name: 'Olive oil' },
        { quantity: '1/2', unit: 'bunch', name: 'Thyme' },
        { quantity: '', unit: '', name: 'Salt' },
        { quantity: '', unit: '', name: 'Black pepper' },
      ],
    },
    {
      title: 'For the pan',
      ingredients: [
        { quantity: '1 1/2', unit: 'lb', name: 'Celery root', note: 'peeled, in cubes' },
        { quantity: '8', unit: '', name: 'Shallots', note: 'peeled, halved' },
        { quantity: '4', unit: 'clove', name: 'Garlic', note: 'in their skins' },
        { quantity: '12', unit: 'oz', name: 'Seedless red grapes' },
        { quantity: '1/2', unit: 'cup', name: 'Low-sodium chicken stock' },
        { quantity: '1', unit: 'tablespoon', name: 'Red wine vinegar' },
      ],
    },
  ],
  method: [
    {
      title: 'Flatten the birds',
      text: 'Cut along both sides of each backbone with strong scissors and take it out. Turn the poussins over and press hard on the breast until they lie flat. Dry them, rub them with half of the oil and season with salt and black pepper.',
    },
    {
      title: 'Start the roots',
      text: 'Heat the oven to 425°F (220°C). Turn the celery root, the shallots and the garlic in the rest of the oil in a large roasting pan and roast.',
      timerMin: 15,
    },
    {
      title: 'Roast the birds',
      text: 'Lay half of the thyme on the vegetables and the poussins on the thyme, skin up. Roast until the skin is tight and golden.',
      timerMin: 25,
    },
    {
      title: 'Add the grapes',
      text: 'Scatter the grapes and the rest of the thyme around the birds. Roast until the grapes burst and the thickest part of a thigh reads 165°F (74°C).',
      timerMin: 10,
    },
    {
      title: 'Rest and sauce',
      text: 'Move the poussins to a warm board and let them rest. Set the pan over medium heat, pour in the stock and the vinegar, scrape up what sticks and let it bubble until it shines.',
      timerMin: 10,
    },
    {
      title: 'Carve',
      text: 'Cut each bird in half through the breastbone. Serve with the vegetables, the grapes and every drop of the sauce.',
    },
  ],
  nutrition: {
    kcal: 535,
    proteinG: 31,
    carbohydrateG: 40,
    sugarsG: 20,
    fatG: 29,
    saturatedFatG: 7,
    fiberG: 5.5,
    saltG: 1.3,
  },
  allergens: ['celery', 'sulphites'],
  diets: ['gluten-free', 'dairy-free'],
  season: 'Fall',
  tips: [
    {
      title: 'Ask the butcher',
      text: "Two minutes of a butcher's time replace the first step. Say that you want them spatchcocked.",
    },
  ],
  requiredPlan: 'premium',
  publishedDaysAgo: 56,
}
