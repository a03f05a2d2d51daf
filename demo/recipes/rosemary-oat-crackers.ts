import type { DemoRecipe } from '../recipe'

export const oatCrackers: DemoRecipe = {
  slug: 'rosemary-oat-crackers',
  title: 'Rosemary oat crackers',
  summary:
    'Thin, brittle and gone by evening. The dough comes together in one bowl and is rolled between paper, so the board stays clean.',
  categories: ['bread', 'vegan'],
  difficulty: 'Easy',
  prepMin: 20,
  cookMin: 25,
  totalMin: 55,
  servings: 6,
  ingredientGroups: [
    {
      ingredients: [
        { quantity: '1 1/2', unit: 'cup', name: 'Rolled oats' },
        { quantity: '1/2', unit: 'cup', name: 'Whole-wheat flour', note: 'and a little for the pin' },
        { quantity: '1/4', unit: 'cup', name: 'Sunflower seeds' },
        { quantity: '2', unit: 'teaspoon', name: 'Rosemary', note: 'finely chopped' },
        { quantity: '1/2', unit: 'teaspoon', name: 'Baking powder' },
        { quantity: '1/2', unit: 'teaspoon', name: 'Salt' },
        { quantity: '3', unit: 'tablespoon', name: 'Olive oil' },
        { quantity: '1/3', unit: 'cup', name: 'Warm water' },
      ],
    },
  ],
  method: [
    {
      title: 'Grind half of the oats',
      text: 'Heat the oven to 350°F (175°C). Grind half of the oats to a coarse flour in a blender and leave the others whole.',
    },
    {
      title: 'Make the dough',
      text: 'Stir all of the oats together with the flour, the sunflower seeds, the rosemary, the baking powder and the salt. Add the oil and the water and press it into a ball.',
    },
    {
      title: 'Let the oats drink',
      text: 'Cover it and let it rest. The dough will be less sticky and less stubborn.',
      timerMin: 10,
    },
    {
      title: 'Roll thin',
      text: 'Roll it out between two sheets of baking paper, as thin as a coin. Peel off the upper sheet and cut the dough into squares with a knife, all the way through.',
    },
    {
      title: 'Bake',
      text: 'Slide the paper onto a tray and bake until the crackers are golden and dry. Move the ones from the edge out first, they are always ahead.',
      timerMin: 25,
    },
  ],
  nutrition: {
    kcal: 210,
    proteinG: 6,
    carbohydrateG: 24,
    sugarsG: 0.4,
    fatG: 11,
    saturatedFatG: 1.5,
    fiberG: 4,
    saltG: 0.6,
  },
  allergens: ['gluten'],
  diets: ['vegan', 'dairy-free'],
  season: 'Any',
  tips: [
    {
      title: 'Crisp again',
      text: 'Three minutes in a hot oven bring back crackers that have gone soft. A closed tin keeps them for a week.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 101,
}
