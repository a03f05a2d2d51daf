import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import type { Recipe } from '@/payload-types'
import type { TransferRecipe } from '@/rules/recipe-transfer/fields'

/** Ids by the name used in a file, and names by id. */
export type Names = { idOf: ReadonlyMap<string, number>; nameOf: ReadonlyMap<number, string> }

/** Everything that the recipes of a file can refer to. */
export type Lookups = { pictures: Names; categories: Names; recipes: Names }

import { relationId } from '@/rules/relation-id'

export type Relation = number | { id: number } | null | undefined
type Row = { id: number | string } & Record<string, unknown>
type Wanted = { ids: Relation[]; names: (string | undefined)[] }

/** Ids per query: databases limit the parameters of a statement. */
const BATCH_SIZE = 500

function* conditions(field: string, { ids, names }: Wanted): Generator<Where> {
  const wanted = {
    id: [...new Set(ids.map(relationId).filter((id) => id !== null))],
    [field]: [...new Set(names.filter((name) => name))],
  }
  for (const [name, values] of Object.entries(wanted)) {
    for (let from = 0; from < values.length; from += BATCH_SIZE)
      yield { [name]: { in: values.slice(from, from + BATCH_SIZE) } }
  }
}

async function namesOf(req: PayloadRequest, collection: CollectionSlug, field: string, wanted: Wanted): Promise<Names> {
  const idsByName = new Map<string, number>()
  const namesById = new Map<number, string>()
  for (const condition of conditions(field, wanted)) {
    const only: Where[] = collection === 'categories' ? [{ taxonomy: { equals: 'recipes' } }] : []
    const { docs } = await req.payload.find({
      collection,
      where: { and: [condition, ...only] },
      select: { [field]: true },
      depth: 0,
      pagination: false,
      // The name of the newest draft, as the admin shows it.
      draft: collection === 'recipes',
      overrideAccess: false,
      user: req.user,
      req,
    })
    // The select returns these two fields.
    for (const row of docs as unknown as Row[]) {
      const name = String(row[field] ?? '')
      idsByName.set(name, Number(row.id))
      namesById.set(Number(row.id), name)
    }
  }
  return { idOf: idsByName, nameOf: namesById }
}

/**
 * Reads, with the user's access, the names of what these recipes refer to, and the ids of what a file names.
 * @param recipes of the CMS
 * @param rows of a file
 */
export async function loadLookups(
  req: PayloadRequest,
  recipes: readonly Partial<Recipe>[],
  rows: readonly Partial<TransferRecipe>[] = [],
): Promise<Lookups> {
  return {
    pictures: await namesOf(req, 'media', 'filename', {
      ids: recipes.flatMap(({ image, method, seo }) => [
        image,
        seo?.image,
        ...(method ?? []).map(({ picture }) => picture),
      ]),
      names: rows.flatMap(({ method, picture, seoPicture }) => [
        picture,
        seoPicture,
        ...(method ?? []).map((step) => step.picture),
      ]),
    }),
    categories: await namesOf(req, 'categories', 'slug', {
      ids: recipes.flatMap(({ categories }) => categories ?? []),
      names: rows.flatMap(({ categories }) => categories ?? []),
    }),
    recipes: await namesOf(req, 'recipes', 'slug', {
      ids: recipes.flatMap(({ relatedRecipes }) => relatedRecipes ?? []),
      names: rows.flatMap(({ relatedRecipes }) => relatedRecipes ?? []),
    }),
  }
}
