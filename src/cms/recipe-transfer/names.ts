import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/** Documents by the name that they have in a file, and the names by their id. */
export type Names = { idOf: ReadonlyMap<string, number>; nameOf: ReadonlyMap<number, string> }

/** What the recipes of a file may point to. */
export type Lookups = { pictures: Names; categories: Names; recipes: Names }

type Row = { id: number | string } & Record<string, unknown>

async function namesOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  field: string,
  where: Where = {},
): Promise<Names> {
  const { docs } = await req.payload.find({
    collection,
    where,
    select: { [field]: true },
    depth: 0,
    pagination: false,
    // What people see in the admin: the name of the newest draft.
    draft: collection === 'recipes',
    overrideAccess: false,
    user: req.user,
    req,
  })
  // The select leaves these two fields.
  const pairs = (docs as unknown as Row[]).map((row) => [Number(row.id), String(row[field] ?? '')] as const)
  return { nameOf: new Map(pairs), idOf: new Map(pairs.map(([id, name]) => [name, id])) }
}

/** Reads, as the signed-in person may, what names the pictures, categories and recipes have. */
export async function readNames(req: PayloadRequest): Promise<Lookups> {
  return {
    pictures: await namesOf(req, 'media', 'filename'),
    categories: await namesOf(req, 'categories', 'slug', { taxonomy: { equals: 'recipes' } }),
    recipes: await namesOf(req, 'recipes', 'slug'),
  }
}
