import type { DemoRecipe } from '../recipe'

export const beetSalad: DemoRecipe = {
  slug: 'beet-and-lentil-salad-with-goat-cheese',
  title: 'Beet and lentil salad with goat cheese',
  summary:
    'Earth, in the best sense. Roast the beets while you do something else, and dress the lentils while they are hot.',
  categories: ['salad', 'lunch'],
  difficulty: 'Easy',
  prepMin: 15,
  cookMin: 60,
  totalMin: 75,
  servings: 4,
  ingredientGroups: [
    {
      title: 'For the salad',
      ingredients: [
        { quantity: '1 1/2', unit: 'lb', name: 'Small beets', note: 'scrubbed' },
        { quantity: '1', unit: 'cup', name: 'French green lentils', note: 'rinsed' },
        { quantity: '3', unit: 'oz', name: 'Arugula' },
        { quantity: '4', unit: 'oz', name: 'Goat cheese' },
        { quantity: '1/3', unit: 'cup', name: 'Hazelnuts', note: 'toasted, chopped' },
      ],
    },
    {
      title: 'For the dressing',
      ingredients: [
        { quantity: '1', unit: '', name: 'Small shallot', note: 'finely chopped' },
        { quantity: '1', unit: 'tablespoon', name: 'Red wine vinegar' },
        { quantity: '1', unit: 'teaspoon', name: 'Dijon mustard' },
        { quantity: '3', unit: 'tablespoon', name: 'Olive oil' },
        { quantity: '', unit: '', name: 'Salt' },
      ],
    },
  ],
  method: [
    {
      title: 'Roast the beets',
      text: 'Heat the oven to 400°F (200°C). Wrap the beets tightly in foil, with a spoonful of water, and bake until a skewer slides through.',
      timerMin: 60,
    },
    {
      title: 'Simmer the lentils',
      text: 'Meanwhile cover the lentils with plenty of water and simmer until tender but whole. Drain them well.',
      timerMin: 22,
    },
    {
      title: 'Make the dressing',
      text: 'Stir the shallot into the vinegar with a pinch of salt and leave it for five minutes. Whisk in the mustard, then the oil.',
      timerMin: 5,
    },
    {
      title: 'Dress them hot',
      text: 'Turn the hot lentils in two thirds of the dressing. Slip the skins off the beets under the tap, cut them into wedges and dress them with the rest, in a bowl of their own.',
    },
    {
      title: 'Assemble',
      text: 'Fold the arugula through the lentils, lay the beets on top and finish with the goat cheese in small pieces and the hazelnuts.',
    },
  ],
  nutrition: {
    kcal: 455,
    proteinG: 21,
    carbohydrateG: 46,
    sugarsG: 12,
    fatG: 23,
    saturatedFatG: 6,
    fiberG: 14,
    saltG: 1.3,
  },
  allergens: ['dairy', 'nuts', 'mustard', 'sulphites'],
  diets: ['vegetarian', 'gluten-free'],
  season: 'Fall',
  tips: [
    {
      title: 'Why two bowls',
      text: 'Beets stain. Mixed at the end, the cheese stays white and the lentils stay themselves.',
    },
  ],
  requiredPlan: 'free',
  publishedDaysAgo: 68,
}
