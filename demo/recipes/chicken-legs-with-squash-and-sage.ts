import type { DemoRecipe } from '../recipe'

export const chickenAndSquash: DemoRecipe = {
  slug: 'chicken-legs-with-squash-and-sage',
  title: 'Chicken legs with squash and sage',
  summary:
    'Everything goes into one pan and comes out the color of the trees outside. The squash does the work of a sauce.',
  categories: ['supper'],
  difficulty: 'Medium',
  prepMin: 20,
  cookMin: 50,
  totalMin: 70,
  servings: 4,
  ingredientGroups: [
    {
      ingredients: [
        { quantity: '4', unit: 'leg', name: 'Chicken', note: '(each about 9 oz), skin on' },
        { quantity: '2', unit: 'lb', name: 'Butternut squash', note: 'peeled, in large pieces' },
        { quantity: '2', unit: '', name: 'Red onions', note: 'in wedges' },
        { quantity: '1', unit: '', name: 'Crisp apple', note: 'cored, in eighths' },
        { quantity: '6', unit: 'clove', name: 'Garlic', note: 'in their skins' },
        { quantity: '2', unit: 'tablespoon', name: 'Olive oil' },
        { quantity: '1/2', unit: 'bunch', name: 'Sage', note: 'leaves only' },
        { quantity: '1/2', unit: 'cup', name: 'Dry white wine', note: 'or water with a squeeze of lemon' },
        { quantity: '', unit: '', name: 'Salt' },
        { quantity: '', unit: '', name: 'Black pepper' },
      ],
    },
  ],
  method: [
    {
      title: 'Dry and season',
      text: 'Heat the oven to 400°F (200°C). Pat the chicken dry, rub it with half of the oil, and season it well with salt and black pepper.',
    },
    {
      title: 'Fill the pan',
      text: 'Toss the squash, the onions and the garlic with the rest of the oil in your largest roasting pan. Lay the chicken on top, skin up, with room between the legs.',
    },
    {
      title: 'Roast',
      text: 'Roast until the skin begins to color. Leave the door shut. Looking helps no one.',
      timerMin: 30,
    },
    {
      title: 'Apple, sage and wine',
      text: 'Tuck the apple and the sage around the chicken, pour the wine into the corners of the pan, not over the skin, and roast until the thickest part of a leg reads 165°F (74°C).',
      timerMin: 20,
    },
    {
      title: 'Mash a little, serve',
      text: 'Squeeze the soft garlic from its skins and crush it with some of the squash into the juices. Spoon that over everything else.',
    },
  ],
  nutrition: {
    kcal: 565,
    proteinG: 36,
    carbohydrateG: 38,
    sugarsG: 12,
    fatG: 31,
    saturatedFatG: 8,
    fiberG: 6,
    saltG: 1.4,
  },
  allergens: ['sulphites'],
  diets: ['gluten-free', 'dairy-free'],
  season: 'Fall',
  requiredPlan: 'none',
  publishedDaysAgo: 41,
}
