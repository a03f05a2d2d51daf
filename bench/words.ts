/** The parts of generated recipes. */

export const MANNERS = [
  'Slow',
  'Warm',
  'Green',
  'Golden',
  'Crisp',
  'Silky',
  'Charred',
  'Bright',
  'Rustic',
  'Gentle',
  'Smoky',
  'Roast',
] as const
export const MAINS = [
  'lentil',
  'chickpea',
  'salmon',
  'squash',
  'beetroot',
  'mushroom',
  'chicken',
  'cauliflower',
  'white bean',
  'quinoa',
  'trout',
  'fennel',
  'carrot',
  'barley',
  'tomato',
  'spinach',
] as const
export const DISHES = [
  'bowl',
  'soup',
  'stew',
  'salad',
  'bake',
  'curry',
  'pot',
  'broth',
  'plate',
  'gratin',
  'hash',
  'pie',
] as const
export const FINISHES = [
  'with dill and lemon',
  'with toasted almonds',
  'with soft herbs',
  'with tahini',
  'with pickled onion',
  'with yogurt and mint',
  'with walnut crumb',
  'with ginger',
  'with saffron',
  'with olives',
] as const

export const INGREDIENTS = [
  'Olive oil',
  'Red onion',
  'Garlic',
  'Celery stick',
  'Carrot',
  'Lemon',
  'Flat-leaf parsley',
  'Dill',
  'Mint',
  'Sea salt',
  'Black pepper',
  'Smoked paprika',
  'Cumin seed',
  'Vegetable stock',
  'Coconut milk',
  'Tahini',
  'Greek yogurt',
  'Feta',
  'Baby spinach',
  'Cherry tomatoes',
  'Chard',
  'Fresh ginger',
  'Turmeric',
  'Walnuts',
  'Almonds',
  'Pumpkin seeds',
] as const
export const UNITS = ['', 'g', 'ml', 'cup', 'tablespoon', 'teaspoon', 'clove', 'bunch'] as const
export const QUANTITIES = ['1', '2', '3', '1/2', '1 1/2', '200', '400', '2-3', ''] as const
export const NOTES = ['sliced', 'finely chopped', 'at room temperature', 'torn', 'rinsed and drained'] as const

export const STEPS = [
  [
    'Soften the base',
    'Warm the oil in a wide pan and cook the onion and celery with a little salt until they give in and smell sweet.',
  ],
  ['Wake the spices', 'Add the garlic and the spices and stir for a minute. They are ready when the kitchen says so.'],
  ['Let it simmer', 'Pour in the stock, bring it to a quiet boil, cover it by half and leave it to itself.'],
  ['Build the top', 'Toss the herbs with lemon juice and a thread of oil. Taste, then taste again.'],
  [
    'Finish off the heat',
    'Take the pan away from the heat, fold in the greens and let them fall. Loosen with a spoonful of water.',
  ],
  ['Serve', 'Spoon it into warm bowls, put the herbs on top, and bring it to the table while it steams.'],
] as const
