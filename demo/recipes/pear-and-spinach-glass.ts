import type { DemoRecipe } from '../recipe'

export const pearGlass: DemoRecipe = {
  slug: 'pear-and-spinach-glass',
  title: 'Pear and spinach glass',
  summary: "Green to look at, pear to taste. Five minutes, including the blender's part of the conversation.",
  categories: ['drinks', 'breakfast', 'vegan'],
  difficulty: 'Easy',
  prepMin: 5,
  cookMin: 0,
  totalMin: 5,
  servings: 2,
  ingredientGroups: [
    {
      ingredients: [
        { quantity: '2', unit: '', name: 'Ripe pears', note: 'cored' },
        { quantity: '2', unit: 'oz', name: 'Baby spinach' },
        { quantity: '1/2', unit: '', name: 'Ripe avocado' },
        { quantity: '1', unit: 'tablespoon', name: 'Fresh ginger', note: 'chopped' },
        { quantity: '1', unit: 'tablespoon', name: 'Ground flaxseed' },
        { quantity: '1/2', unit: '', name: 'Lemon', note: 'juice' },
        { quantity: '1 1/4', unit: 'cup', name: 'Cold water' },
        { quantity: '1/2', unit: 'cup', name: 'Ice cubes' },
      ],
    },
  ],
  method: [
    {
      title: 'Leaves first',
      text: 'Blend the spinach with the water, the ginger and the lemon juice until there are no flecks left.',
      timerMin: 1,
    },
    {
      title: 'Then the fruit',
      text: 'Keep a slice of pear back for each glass. Add the rest of the pears, the avocado, the flaxseed and the ice cubes and blend until it is thick and smooth.',
      timerMin: 1,
    },
    {
      title: 'Pour',
      text: 'Pour into two glasses and set the slices of pear on the rims. Drink it soon, it browns.',
    },
  ],
  nutrition: {
    kcal: 185,
    proteinG: 3,
    carbohydrateG: 32,
    sugarsG: 17,
    fatG: 7,
    saturatedFatG: 1,
    fiberG: 9.5,
    saltG: 0.1,
  },
  allergens: [],
  diets: ['vegan', 'gluten-free', 'dairy-free'],
  season: 'Fall',
  tips: [
    {
      title: 'Pears too hard',
      text: 'Use them anyway and add a spoonful of maple syrup. Or wait two days.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 84,
}
