import type { DemoRecipe } from '../recipe'

export const lemonChicken: DemoRecipe = {
  slug: 'lemon-chicken-with-artichokes',
  title: 'Lemon chicken with artichokes',
  summary:
    'A tray for the first warm evening: crisp skin above, sharp juices below. The artichokes come from a can and no one minds.',
  categories: ['supper'],
  difficulty: 'Medium',
  prepMin: 15,
  cookMin: 45,
  totalMin: 60,
  servings: 4,
  ingredientGroups: [
    {
      ingredients: [
        { quantity: '2', unit: 'lb', name: 'Chicken thighs', note: 'bone in, skin on' },
        { quantity: '1', unit: 'lb', name: 'Small potatoes', note: 'halved' },
        { quantity: '2', unit: 'can', name: 'Artichoke hearts', note: '(each 14 oz), drained, halved' },
        { quantity: '2', unit: '', name: 'Lemons', note: 'one in slices, one for its juice' },
        { quantity: '1/2', unit: 'cup', name: 'Green olives', note: 'pitted' },
        { quantity: '6', unit: 'clove', name: 'Garlic', note: 'in their skins' },
        { quantity: '2', unit: 'tablespoon', name: 'Olive oil' },
        { quantity: '2', unit: 'teaspoon', name: 'Dried oregano' },
        { quantity: '1/2', unit: 'bunch', name: 'Flat-leaf parsley', note: 'chopped' },
        { quantity: '', unit: '', name: 'Salt' },
        { quantity: '', unit: '', name: 'Black pepper' },
      ],
    },
  ],
  method: [
    {
      title: 'Season early',
      text: 'Heat the oven to 425°F (220°C). Dry the thighs well and rub them with half of the oil, the oregano, salt and black pepper.',
    },
    {
      title: 'Give the potatoes the floor',
      text: 'Turn the potatoes and the garlic in the rest of the oil in a large roasting pan, cut sides down. Set the thighs between them, skin up, and roast.',
      timerMin: 25,
    },
    {
      title: 'Add what is soft',
      text: 'Tuck the artichoke hearts, the slices of lemon and the olives into the gaps, and baste everything once with the fat of the pan. Roast until the thickest thigh reads 165°F (74°C).',
      timerMin: 20,
    },
    {
      title: 'Sharpen and serve',
      text: 'Squeeze the garlic from its skins into the juices, add the lemon juice and stir. Scatter the parsley over and bring the pan to the table.',
    },
  ],
  nutrition: {
    kcal: 605,
    proteinG: 37,
    carbohydrateG: 35,
    sugarsG: 3,
    fatG: 37,
    saturatedFatG: 9,
    fiberG: 9,
    saltG: 2.3,
  },
  allergens: [],
  diets: ['gluten-free', 'dairy-free'],
  season: 'Spring',
  tips: [
    {
      title: 'Keep the skin crisp',
      text: 'Spoon the juices round the chicken, never over it.',
    },
  ],
  requiredPlan: 'none',
  publishedDaysAgo: 96,
}
