import type { DemoRecipe } from '../recipe'

export const peachTea: DemoRecipe = {
  slug: 'iced-ginger-tea-with-peach',
  title: 'Iced ginger tea with peach',
  summary: 'Green tea brewed gently, cold peach, a little heat from the ginger. A jug of it makes people sit down.',
  categories: ['drinks', 'vegan'],
  difficulty: 'Easy',
  prepMin: 10,
  cookMin: 10,
  totalMin: 45,
  servings: 4,
  ingredientGroups: [
    {
      ingredients: [
        { quantity: '4', unit: 'cup', name: 'Water' },
        { quantity: '2', unit: 'tablespoon', name: 'Fresh ginger', note: 'sliced' },
        { quantity: '3', unit: '', name: 'Green tea bags' },
        { quantity: '1', unit: 'tablespoon', name: 'Maple syrup' },
        { quantity: '2', unit: '', name: 'Ripe peaches', note: 'in thin slices' },
        { quantity: '1/2', unit: '', name: 'Lime', note: 'juice' },
        { quantity: '2', unit: 'cup', name: 'Ice cubes' },
        { quantity: '1/4', unit: 'bunch', name: 'Mint' },
      ],
    },
  ],
  method: [
    {
      title: 'Simmer the ginger',
      text: 'Bring the water to a simmer with the ginger and let it draw on the lowest heat.',
      timerMin: 5,
    },
    {
      title: 'Brew the tea',
      text: 'Take the pan off the heat and wait two minutes, until it is at about 175°F (80°C). Add the tea bags, and take them out on time: green tea bears no grudge, but it does turn bitter.',
      timerMin: 3,
    },
    {
      title: 'Cool with the fruit',
      text: 'Lift out the ginger. Stir in the maple syrup and half of the peaches, pour it into a jug and let it rest in the refrigerator.',
      timerMin: 25,
    },
    {
      title: 'Serve',
      text: 'Stir in the lime juice. Fill four glasses with the ice cubes and the other peaches, pour the tea over and add the mint.',
    },
  ],
  nutrition: {
    kcal: 47,
    proteinG: 0.8,
    carbohydrateG: 11,
    sugarsG: 9,
    fatG: 0.3,
    saturatedFatG: 0.1,
    fiberG: 1,
    saltG: 0.1,
  },
  allergens: [],
  diets: ['vegan', 'gluten-free', 'dairy-free'],
  season: 'Summer',
  tips: [
    {
      title: 'Late in the day',
      text: 'Rooibos has no caffeine and gets on with peaches just as well. It wants boiling water and five minutes.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 125,
}
