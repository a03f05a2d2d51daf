import type { PayloadRequest, Where } from 'payload'
import type { Recipe } from '@/payload-types'
import type { TransferRecipe } from '@/rules/recipe-transfer/fields'
import { toSlug } from '../fields/slug'

type Row = Partial<TransferRecipe>

/** Ids per query: databases limit the parameters of a statement. */
const BATCH_SIZE = 500

async function newestDrafts(req: PayloadRequest, field: 'databaseId' | 'slug', values: Set<number | string>) {
  const all = [...values]
  const found: Recipe[] = []
  for (let from = 0; from < all.length; from += BATCH_SIZE) {
    const where: Where = { [field]: { in: all.slice(from, from + BATCH_SIZE) } }
    const { docs } = await req.payload.find({
      collection: 'recipes',
      where,
      depth: 0,
      draft: true,
      pagination: false,
      overrideAccess: false,
      user: req.user,
      req,
    })
    found.push(...docs)
  }
  return found
}

/**
 * The newest drafts of the recipes that rows of a file refer to by number or slug, and of the recipes that already have
 * their new slugs.
 */
export async function storedRecipes(req: PayloadRequest, rows: readonly Row[]): Promise<Recipe[]> {
  const numbers = new Set(rows.map(({ databaseId }) => databaseId).filter((number) => typeof number === 'number'))
  const numbered = await newestDrafts(req, 'databaseId', numbers)
  const slugs = new Set(
    [...rows, ...numbered].flatMap(({ slug, title }) => [slug, title && toSlug(title)]).filter((slug) => !!slug),
  )
  const named = await newestDrafts(req, 'slug', new Set([...slugs].map(String)))
  return [...new Map([...numbered, ...named].map((recipe) => [recipe.id, recipe])).values()]
}
