/** The closed sets of values that describe recipes, as stored, in the order of menus. */

export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const RECIPE_SEASONS = ['Any', 'Spring', 'Summer', 'Fall', 'Winter'] as const
export type RecipeSeason = (typeof RECIPE_SEASONS)[number]

/**
 * Units in the singular; the scaling rule makes them plural.
 * '' is for counted pieces, or for an ingredient without an amount.
 */
export const INGREDIENT_UNITS = [
  '',
  'g',
  'ml',
  'liter',
  'oz',
  'lb',
  'cup',
  'tablespoon',
  'teaspoon',
  'can',
  'bunch',
  'clove',
  'fillet',
  'breast',
  'leg',
  'poussin',
] as const
export type IngredientUnit = (typeof INGREDIENT_UNITS)[number]

export const ALLERGENS = [
  'gluten',
  'dairy',
  'egg',
  'nuts',
  'peanut',
  'sesame',
  'soy',
  'fish',
  'shellfish',
  'celery',
  'mustard',
  'sulphites',
] as const
export type Allergen = (typeof ALLERGENS)[number]

export const DIETS = ['vegan', 'vegetarian', 'pescatarian', 'gluten-free', 'dairy-free'] as const
export type Diet = (typeof DIETS)[number]
