import type { CardImage } from '@/catalogue/cards'
import type { WrittenRecipe } from '@/features/cooking/recipe'
import type { Recipe } from '@/payload-types'

type Row = { id?: string | null }

const idOf = ({ id }: Row, at: number) => id ?? String(at)
const pictureOf = (picture: unknown) => (typeof picture === 'number' ? picture : null)

/** The pictures of a recipe's steps, as ids. */
export const stepPictures = ({ method }: Recipe): number[] =>
  (method ?? []).flatMap(({ picture }) => pictureOf(picture) ?? [])

/**
 * What the kitchen part of a recipe's page is made of: an allowlist of the document's fields, as plain data. A draft in
 * the preview may lack what publishing asks for, whatever its type says.
 * @param images by id, those of {@link stepPictures}
 */
export function writtenRecipe(doc: Recipe, databaseId: number, images: ReadonlyMap<number, CardImage>): WrittenRecipe {
  return {
    databaseId,
    title: doc.title,
    servings: doc.servings ?? 1,
    groups: (doc.ingredientGroups ?? []).map((group, at) => ({
      id: idOf(group, at),
      title: group.title || null,
      ingredients: (group.ingredients ?? []).map((ingredient, place) => ({
        id: idOf(ingredient, place),
        name: ingredient.name ?? '',
        note: ingredient.note || null,
        link: ingredient.link || null,
        quantity: ingredient.quantity || null,
        unit: ingredient.unit || null,
        scales: ingredient.scales !== false,
      })),
    })),
    steps: (doc.method ?? []).map((step, at) => ({
      id: idOf(step, at),
      title: step.title || null,
      text: step.text ?? '',
      timerMin: step.timer || null,
      picture: images.get(pictureOf(step.picture) ?? -1) ?? null,
    })),
  }
}
