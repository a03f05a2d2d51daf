/** What the ingredients of a demo recipe say about it: their names, and what gives an allergen away. */
import type { Allergen } from '@/rules/recipe-terms'
import type { DemoIngredient, DemoRecipe } from './recipe'

export function ingredientsOf(recipe: DemoRecipe): DemoIngredient[] {
  return recipe.ingredientGroups.flatMap((group) => group.ingredients)
}

/** In lower case, in the order of the list. */
export function namesOf(recipe: DemoRecipe): string[] {
  return ingredientsOf(recipe).map((ingredient) => ingredient.name.toLowerCase())
}

/** Words that give an allergen away in an ingredient's name. Cautious, like the recipes. */
export const GIVES: Record<Allergen, RegExp> = {
  gluten:
    /\b((?<!buckwheat )(?<!chickpea )(?<!rice )flour|oats?|rye|wheat|spelt|soba|noodles|pasta|couscous|bulgur|bread|barley|seitan|soy sauce)\b/,
  dairy:
    /\b((whole|plain) milk|yogurt|kefir|feta|cheese|ricotta|parmesan|cream|ghee|(?<!almond )(?<!peanut )(?<!cocoa )butter)\b/,
  egg: /\b(eggs?|mayonnaise)\b/,
  nuts: /\b(almonds?|chestnuts?|walnuts?|hazelnuts?|cashews?|pistachios?|pecans?|pine nuts?)\b/,
  peanut: /\bpeanuts?\b/,
  sesame: /\b(sesame|tahini)\b/,
  soy: /\b(soy|tamari|miso|tofu|tempeh|edamame|chocolate)\b/,
  fish: /\b(salmon|cod|haddock|mackerel|sardines?|tuna|trout|anchov(y|ies)|fish sauce)\b/,
  shellfish: /\b(prawns?|shrimps?|crab|lobster|mussels|clams|squid|curry paste)\b/,
  celery: /\b(celery|stock)\b/,
  mustard: /\bmustard\b/,
  sulphites: /\b(wine|sherry|cider|balsamic|dijon|raisins|dried apricots)\b/,
}

const MEAT = /\b(chicken|poussins?|beef|lamb|pork|bacon|ham|turkey|duck|gelatin)\b/
const FISH = new RegExp(`${GIVES.fish.source}|${GIVES.shellfish.source}`)
const FROM_ANIMALS = new RegExp(`${GIVES.dairy.source}|${GIVES.egg.source}|\\bhoney\\b`)

/** The allergens that the ingredients give, by name. */
export function allergensIn(recipe: DemoRecipe): string[] {
  const names = namesOf(recipe)
  return Object.entries(GIVES).flatMap(([allergen, sign]) => (names.some((name) => sign.test(name)) ? [allergen] : []))
}

/** The diets that the ingredients allow: of the first three only the narrowest. */
export function dietsIn(recipe: DemoRecipe): string[] {
  const names = namesOf(recipe).join('; ')
  const narrowest = [
    { sign: MEAT, diets: [] },
    { sign: FISH, diets: ['pescatarian'] },
    { sign: FROM_ANIMALS, diets: ['vegetarian'] },
  ].find(({ sign }) => sign.test(names))?.diets ?? ['vegan']
  const free = (['gluten', 'dairy'] as const).filter((allergen) => !GIVES[allergen].test(names))
  return [...narrowest, ...free.map((allergen) => `${allergen}-free`)]
}
