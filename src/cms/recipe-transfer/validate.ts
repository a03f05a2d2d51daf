import type { FieldName, TransferRecipe } from '@/rules/recipe-transfer/fields'
import { dietProblem, quantityProblem } from '@/rules/recipes/entry-problems'
import {
  missingNumber,
  numberProblem,
  RECIPE_NUMBERS,
  type RecipeNumber,
  rangeProblem,
  TIMER,
} from '@/rules/recipes/number-problems'
import { validateHref } from '../fields/link'
import { slugFormProblem } from '../fields/slug'
import type { Problem } from './incoming'

const NUMBERS = Object.keys(RECIPE_NUMBERS) as RecipeNumber[]

type Found = { field: FieldName; message: string | null | true }

/** The same rules as the admin's fields. */
function* checks(recipe: TransferRecipe): Generator<Found> {
  yield { field: 'title', message: recipe.title === '' ? 'A recipe needs a title.' : null }
  yield { field: 'slug', message: recipe.slug === '' ? null : slugFormProblem(recipe.slug) }
  for (const field of NUMBERS) yield { field, message: numberProblem(field, recipe) }
  yield { field: 'diets', message: dietProblem(recipe.diets, recipe.allergens) }
  yield { field: 'relatedLinkUrl', message: validateHref(recipe.relatedLinkUrl) }
  for (const { ingredients } of recipe.ingredientGroups) {
    for (const ingredient of ingredients) {
      yield { field: 'ingredientGroups', message: quantityProblem(ingredient) }
      yield { field: 'ingredientGroups', message: context(ingredient.name, validateHref(ingredient.link)) }
    }
  }
  for (const [index, { timer }] of recipe.method.entries())
    yield { field: 'method', message: context(`Step ${index + 1}`, rangeProblem(TIMER, timer)) }
  yield {
    field: 'relatedRecipes',
    message: recipe.relatedRecipes.includes(recipe.slug) ? 'A recipe cannot be related to itself.' : null,
  }
}

const context = (what: string, message: string | true | null) =>
  typeof message === 'string' ? `${what}: ${message}` : null

/** What is invalid in a recipe, even as a draft. */
export function invalidFields(recipe: TransferRecipe): Problem[] {
  return [...checks(recipe)].flatMap(({ field, message }) => (typeof message === 'string' ? [{ field, message }] : []))
}

/** What a recipe lacks to be published; fine in a draft. */
export function missingFields(recipe: TransferRecipe): string[] {
  const texts = [
    ...recipe.ingredientGroups.map(({ ingredients }) =>
      ingredients.length === 0 ? 'To publish, a group needs ingredients.' : null,
    ),
    recipe.ingredientGroups.some(({ ingredients }) => ingredients.some(({ name }) => name === ''))
      ? 'To publish, every ingredient needs a name.'
      : null,
    recipe.method.some(({ text }) => text === '') ? 'To publish, every step needs a text.' : null,
    recipe.tips.some(({ text, title }) => text === '' || title === '')
      ? 'To publish, every tip needs a title and a text.'
      : null,
  ]
  return [...NUMBERS.map((field) => missingNumber(field, recipe)), ...texts].filter((message) => message !== null)
}
