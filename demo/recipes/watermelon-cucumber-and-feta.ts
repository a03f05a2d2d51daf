import type { DemoRecipe } from '../recipe'

export const watermelonFeta: DemoRecipe = {
  slug: 'watermelon-cucumber-and-feta',
  title: 'Watermelon, cucumber and feta',
  summary:
    'Cold, salty and sweet in one forkful. It takes fifteen minutes and cannot be made in advance, which is part of its charm.',
  categories: ['salad', 'lunch'],
  difficulty: 'Easy',
  prepMin: 15,
  cookMin: 0,
  totalMin: 15,
  servings: 4,
  ingredientGroups: [
    {
      ingredients: [
        { quantity: '2', unit: 'lb', name: 'Watermelon', note: 'flesh only, in large cubes' },
        { quantity: '1', unit: '', name: 'Cucumber', note: 'in half moons' },
        { quantity: '1/2', unit: '', name: 'Red onion', note: 'sliced very thin' },
        { quantity: '1', unit: '', name: 'Lime', note: 'zest and juice' },
        { quantity: '2', unit: 'tablespoon', name: 'Olive oil' },
        { quantity: '5', unit: 'oz', name: 'Feta', note: 'in large crumbs' },
        { quantity: '2', unit: 'tablespoon', name: 'Sunflower seeds', note: 'toasted' },
        { quantity: '1/2', unit: 'bunch', name: 'Mint', note: 'leaves only' },
        { quantity: '', unit: '', name: 'Black pepper' },
      ],
    },
  ],
  method: [
    {
      title: 'Calm the onion',
      text: 'Put the onion in a large bowl with the lime juice and leave it until it turns pink and mild.',
      timerMin: 5,
    },
    {
      title: 'Add the cold things',
      text: 'Whisk the oil into the lime, then turn the watermelon and the cucumber in it with your hands. They bruise under spoons.',
    },
    {
      title: 'Finish',
      text: 'Lift everything onto a wide plate and leave the puddle behind. Scatter the feta, the sunflower seeds, the mint and the lime zest over it, with plenty of black pepper.',
    },
  ],
  nutrition: {
    kcal: 280,
    proteinG: 8,
    carbohydrateG: 24,
    sugarsG: 17,
    fatG: 17,
    saturatedFatG: 6,
    fiberG: 2,
    saltG: 0.9,
  },
  allergens: ['dairy'],
  diets: ['vegetarian', 'gluten-free'],
  season: 'Summer',
  tips: [
    {
      title: 'No salt',
      text: 'The feta has enough for everyone.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 44,
}
