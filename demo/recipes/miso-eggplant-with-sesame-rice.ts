import type { DemoRecipe } from '../recipe'

export const misoEggplant: DemoRecipe = {
  slug: 'miso-eggplant-with-sesame-rice',
  title: 'Miso eggplant with sesame rice',
  summary:
    'Scored, roasted until it collapses, then glazed until it shines. People who do not like eggplant have been known to ask for the recipe.',
  categories: ['supper', 'vegan', 'gut-health'],
  difficulty: 'Easy',
  prepMin: 10,
  cookMin: 35,
  totalMin: 45,
  servings: 2,
  ingredientGroups: [
    {
      title: 'For the eggplants',
      ingredients: [
        { quantity: '2', unit: '', name: 'Eggplants', note: '(each about 10 oz), halved lengthwise' },
        { quantity: '1 1/2', unit: 'tablespoon', name: 'Sunflower oil' },
        { quantity: '2', unit: 'tablespoon', name: 'White miso', note: 'made with rice' },
        { quantity: '1', unit: 'tablespoon', name: 'Maple syrup' },
        { quantity: '1', unit: 'tablespoon', name: 'Rice vinegar' },
        { quantity: '1', unit: 'teaspoon', name: 'Fresh ginger', note: 'grated' },
      ],
    },
    {
      title: 'For the rice',
      ingredients: [
        { quantity: '2/3', unit: 'cup', name: 'Jasmine rice' },
        { quantity: '1', unit: 'cup', name: 'Shelled edamame', note: 'frozen' },
        { quantity: '1', unit: 'teaspoon', name: 'Sesame oil' },
        { quantity: '1', unit: 'tablespoon', name: 'Sesame seeds', note: 'toasted' },
        { quantity: '2', unit: '', name: 'Scallions', note: 'sliced' },
      ],
    },
  ],
  method: [
    {
      title: 'Score and roast',
      text: 'Heat the oven to 425°F (220°C). Cut a deep lattice into the flesh of the eggplants without reaching the skin, brush them with the sunflower oil and roast, cut side down.',
      timerMin: 22,
    },
    {
      title: 'Cook the rice',
      text: 'Meanwhile cook the rice as the packet says. Put the edamame on top for the last four minutes and the lid back on.',
    },
    {
      title: 'Stir the glaze',
      text: 'Mix the miso, the maple syrup, the vinegar and the ginger. It should fall from the spoon in a ribbon. Loosen it with water if it does not.',
    },
    {
      title: 'Glaze',
      text: 'Turn the eggplants over, spread the glaze over the lattice and roast until it bubbles and darkens at the edges. Stay near: miso burns while you read this.',
      timerMin: 10,
    },
    {
      title: 'Serve',
      text: 'Fork the sesame oil and half of the sesame seeds through the rice. Lay the eggplants on it and finish with the scallions and the other seeds.',
    },
  ],
  nutrition: {
    kcal: 570,
    proteinG: 18,
    carbohydrateG: 86,
    sugarsG: 19,
    fatG: 20,
    saturatedFatG: 2.5,
    fiberG: 14.5,
    saltG: 1.3,
  },
  allergens: ['soy', 'sesame'],
  diets: ['vegan', 'gluten-free', 'dairy-free'],
  season: 'Fall',
  tips: [
    {
      title: 'No salt needed',
      text: 'Miso brings all of it. Taste before you reach for more.',
    },
  ],
  requiredPlan: 'standard',
  publishedDaysAgo: 64,
}
