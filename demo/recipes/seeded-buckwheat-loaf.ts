import type { DemoRecipe } from '../recipe'

export const buckwheatLoaf: DemoRecipe = {
  slug: 'seeded-buckwheat-loaf',
  title: 'Seeded buckwheat loaf',
  summary:
    'No yeast, no kneading, no skill: a loaf of seeds that slices like one of the serious ones. Toast it, always.',
  categories: ['bread', 'breakfast', 'vegan', 'gut-health'],
  difficulty: 'Medium',
  prepMin: 15,
  cookMin: 75,
  totalMin: 150,
  servings: 12,
  ingredientGroups: [
    {
      ingredients: [
        { quantity: '2', unit: 'cup', name: 'Buckwheat flour' },
        { quantity: '1', unit: 'cup', name: 'Sunflower seeds' },
        { quantity: '1/2', unit: 'cup', name: 'Pumpkin seeds' },
        { quantity: '1/4', unit: 'cup', name: 'Sesame seeds' },
        { quantity: '1/2', unit: 'cup', name: 'Ground flaxseed' },
        { quantity: '3', unit: 'tablespoon', name: 'Psyllium husk' },
        { quantity: '1', unit: 'teaspoon', name: 'Salt' },
        { quantity: '2', unit: 'tablespoon', name: 'Olive oil' },
        { quantity: '1', unit: 'tablespoon', name: 'Maple syrup' },
        { quantity: '2', unit: 'cup', name: 'Water' },
      ],
    },
  ],
  method: [
    {
      title: 'Mix what is dry',
      text: 'Line a 9 by 5 inch (23 by 13 cm) loaf tin with paper. Stir the flour, the sunflower seeds, the pumpkin seeds, the flaxseed, the psyllium husk and the salt together. Keep a spoonful of the sesame seeds for the top and add the others.',
    },
    {
      title: 'Add the water',
      text: 'Stir the oil and the maple syrup into the water, pour it in and mix until it becomes a thick, sticky dough. It will look hopeless and then it will not.',
    },
    {
      title: 'Wait for the husk',
      text: 'Press the dough into the tin, smooth it with a wet hand and scatter the last of the sesame seeds on top. Cover it and let it rest until it holds its shape when you pull at the paper.',
      timerMin: 60,
    },
    {
      title: 'Bake in the tin',
      text: 'Heat the oven to 375°F (190°C) for the last quarter of an hour of that. Bake in the middle of the oven.',
      timerMin: 45,
    },
    {
      title: 'Bake without the tin',
      text: 'Lift the loaf out by its paper, peel that off and set the loaf upside down on the rack. It is done when it sounds hollow. Cool it completely before you cut it.',
      timerMin: 30,
    },
  ],
  nutrition: {
    kcal: 240,
    proteinG: 8,
    carbohydrateG: 21,
    sugarsG: 2,
    fatG: 15,
    saturatedFatG: 2,
    fiberG: 6,
    saltG: 0.5,
  },
  allergens: ['sesame'],
  diets: ['vegan', 'gluten-free', 'dairy-free'],
  season: 'Any',
  tips: [
    {
      title: 'Keeping it',
      text: 'Five days in the refrigerator, or sliced in the freezer for two months.',
    },
  ],
  requiredPlan: 'free',
  publishedDaysAgo: 52,
}
