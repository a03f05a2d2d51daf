import type { Payload } from 'payload'
import { itemUri } from '@/model/content-types'
import { catalogueRow } from '@/model/row'
import { type GeneratedRecipe, generatedRecipe } from './recipes'

type Row = Record<string, unknown>
type Ids = { id: number }[]
/** The part of Payload's SQL adapters that is used here, which Payload's types leave out. */
type Sql = {
  tables: Record<string, { id: unknown }>
  sessions: Record<number | string, { db: Database }>
}
type Database = {
  insert(table: unknown): {
    values(rows: Row[]): Promise<unknown> & { returning(columns: { id: unknown }): Promise<Ids> }
  }
}

/** Recipes per statement: SQLite accepts 32,766 values in one, and a recipe has at most twelve ingredients. */
const CHUNK = 200

/**
 * Inserts generated, published recipes directly into the tables, with the identities and catalogue rows that the save
 * hooks would write. One transaction, without versions; the pictures are the demo's.
 * @param newest milliseconds since the epoch
 */
export async function insertRecipes(payload: Payload, count: number, newest: number): Promise<void> {
  const { tables, sessions } = payload.db as unknown as Sql
  const transaction = await payload.db.beginTransaction()
  const session = transaction === null ? undefined : sessions[transaction]
  if (transaction === null || !session) throw new Error('The database gave no transaction.')
  const insert = writer(session.db, tables)
  try {
    const { docs: categories } = await payload.find({
      collection: 'categories',
      pagination: false,
      depth: 0,
      sort: 'order',
    })
    const { docs: media } = await payload.find({ collection: 'media', pagination: false, depth: 0, sort: 'id' })
    const pictures = media.map(({ id }) => id)
    for (let start = 0; start < count; start += CHUNK) {
      const recipes = Array.from({ length: Math.min(CHUNK, count - start) }, (_, offset) =>
        generatedRecipe(start + offset, newest),
      )
      await insertChunk(
        insert,
        recipes,
        categories.map(({ id }) => id),
        pictures,
      )
    }
    await payload.db.commitTransaction(transaction)
  } catch (error) {
    await payload.db.rollbackTransaction(transaction)
    throw error
  }
}

type Writer = ReturnType<typeof writer>

function writer(database: Database, tables: Sql['tables']) {
  const table = (name: string) => {
    const found = tables[name]
    if (!found) throw new Error(`The database has no table ${name}: has a field been renamed?`)
    return found
  }
  return {
    async rows(name: string, rows: Row[]): Promise<void> {
      if (rows.length > 0) await database.insert(table(name)).values(rows)
    },
    async ids(name: string, rows: Row[]): Promise<number[]> {
      const given = await database
        .insert(table(name))
        .values(rows)
        .returning({ id: table(name).id })
      return given.map(({ id }) => id)
    },
  }
}

async function insertChunk(
  insert: Writer,
  recipes: GeneratedRecipe[],
  categories: number[],
  pictures: number[],
): Promise<void> {
  const databaseIds = await insert.ids(
    'identities',
    recipes.map(() => ({ postType: 'recipes' })),
  )
  const docs = recipes.map((recipe, at) => ({
    ...recipe,
    databaseId: numberAt(databaseIds, at),
    image: numberAt(pictures, recipe.picture % pictures.length),
    categories: recipe.categories.map((position) => numberAt(categories, position % categories.length)),
    createdAt: recipe.publishedAt,
    updatedAt: recipe.publishedAt,
    _status: 'published' as const,
  }))
  const ids = await insert.ids('recipes', docs.map(columnsOf))
  const each = <T>(rowsOf: (doc: (typeof docs)[number], id: number) => T[]) =>
    docs.flatMap((doc, at) => rowsOf(doc, numberAt(ids, at)))

  await insert.rows(
    'recipes_rels',
    each((doc, id) => relations(id, 'categories', doc.categories)),
  )
  await insert.rows(
    'recipes_allergens',
    each((doc, id) => choices(id, doc.allergens)),
  )
  await insert.rows(
    'recipes_diets',
    each((doc, id) => choices(id, doc.diets)),
  )
  await insert.rows(
    'recipes_method',
    each((doc, id) => numbered(id, `${id}-m`, doc.method)),
  )
  await insert.rows(
    'recipes_tips',
    each((doc, id) => numbered(id, `${id}-t`, doc.tips)),
  )
  await insert.rows(
    'recipes_ingredient_groups',
    each((doc, id) =>
      numbered(
        id,
        `${id}-g`,
        doc.ingredientGroups.map(({ title }) => ({ title })),
      ),
    ),
  )
  await insert.rows(
    'recipes_ingredient_groups_ingredients',
    each((doc, id) =>
      doc.ingredientGroups.flatMap(({ ingredients }, group) =>
        numbered(`${id}-g${group + 1}`, `${id}-g${group + 1}-`, ingredients),
      ),
    ),
  )

  const cards = docs.map((doc, at) =>
    catalogueRow('recipes', { ...doc, id: numberAt(ids, at) }, itemUri('recipes', doc.slug)),
  )
  const cardIds = await insert.ids(
    'catalogue',
    cards.map(({ categoryIds: _, ...card }) => card),
  )
  await insert.rows(
    'catalogue_rels',
    cards.flatMap(({ categoryIds }, at) => relations(numberAt(cardIds, at), 'categoryIds', categoryIds)),
  )
}

/** The columns of a recipe's own table. */
function columnsOf(doc: GeneratedRecipe & { image: number }): Row {
  const {
    allergens: _a,
    diets: _d,
    categories: _c,
    picture: _p,
    ingredientGroups: _i,
    method: _m,
    tips: _t,
    ...columns
  } = doc
  return columns
}

const relations = (parent: number, path: string, categories: readonly number[]): Row[] =>
  categories.map((categoriesID, at) => ({ parent, path, order: at + 1, categoriesID }))

const choices = (parent: number, values: readonly string[]): Row[] =>
  values.map((value, at) => ({ parent, value, order: at + 1 }))

const numbered = (parent: number | string, prefix: string, rows: readonly Row[]): Row[] =>
  rows.map((row, at) => ({ ...row, id: `${prefix}${at + 1}`, _parentID: parent, _order: at + 1 }))

function numberAt(list: readonly number[], at: number): number {
  const number = list[at]
  if (number === undefined) throw new Error(`There is nothing at position ${at}.`)
  return number
}
