import type { CardImage } from '@/catalogue/cards.server'
import type { RecipeContent } from '@/features/cooking/recipe'
import type { Recipe } from '@/payload-types'
import { relationId } from '@/rules/relation-id'

type Row = { id?: string | null }
type Picture = NonNullable<Recipe['method']>[number]['picture']

const idOf = ({ id }: Row, index: number) => id ?? String(index)

/** @param picture the value of an upload field */
function imageOf(picture: Picture, images: ReadonlyMap<number, CardImage>): CardImage | null {
  const id = relationId(picture)
  return id === null ? null : (images.get(id) ?? null)
}

/** Ids of the pictures of a recipe's steps. */
export const stepImageIds = ({ method }: Recipe): number[] =>
  (method ?? []).flatMap(({ picture }) => relationId(picture) ?? [])

/**
 * The data of the interactive recipe: an allowlist of the document's fields, as plain data. A draft in the preview may
 * lack required fields, whatever its type says.
 * @param images by id, those of {@link stepImageIds}
 */
export function recipeFromDocument(
  doc: Recipe,
  databaseId: number,
  images: ReadonlyMap<number, CardImage>,
): RecipeContent {
  return {
    databaseId,
    title: doc.title,
    servings: doc.servings ?? 1,
    groups: (doc.ingredientGroups ?? []).map((group, index) => ({
      id: idOf(group, index),
      title: group.title || null,
      ingredients: (group.ingredients ?? []).map((ingredient, ingredientIndex) => ({
        id: idOf(ingredient, ingredientIndex),
        name: ingredient.name ?? '',
        note: ingredient.note || null,
        link: ingredient.link || null,
        quantity: ingredient.quantity || null,
        unit: ingredient.unit || null,
        scales: ingredient.scales !== false,
      })),
    })),
    steps: (doc.method ?? []).map((step, index) => ({
      id: idOf(step, index),
      title: step.title || null,
      text: step.text ?? '',
      timerMin: step.timer || null,
      picture: imageOf(step.picture, images),
    })),
  }
}
