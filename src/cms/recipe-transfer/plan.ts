import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Recipe } from '@/payload-types'
import { FIELD_NAMES, type FieldName, isFieldName, type TransferRecipe } from '@/rules/recipe-transfer/fields'
import type { FileRow } from '@/rules/recipe-transfer/file'
import { parseValue } from '@/rules/recipe-transfer/parse-value'
import { totalMinutes } from '@/rules/recipes/number-problems'
import { toSlug } from '../fields/slug'
import { type Problem, toRecipeData } from './incoming'
import { type Lookups, loadLookups } from './names'
import { toTransferRecipe } from './outgoing'
import { storedRecipes } from './stored-recipes'
import { invalidFields, missingFields } from './validate'

/** The planned change of one row of a file. */
export type PlannedRow = {
  row: number
  title: string
  slug: string
  outcome: 'new' | 'changed' | 'unchanged' | 'wrong'
  /** Fields that it would set. */
  changes: FieldName[]
  problems: Problem[]
  remarks: string[]
}

/** The data to write for a row; not sent to the browser. */
export type Write = {
  /** null for a new recipe. */
  id: number | null
  slug: string
  data: Record<string, unknown>
  /** Its related recipes by slug, if the same file creates some of them; null otherwise. */
  related: string[] | null
}

export type Plan = {
  rows: PlannedRow[]
  writes: Map<number, Write>
  /** Ids by slug of the recipes that the file names as related. */
  recipeIds: ReadonlyMap<string, number>
  /** Hash of the whole plan: equal for the same file on the same recipes. */
  digest: string
}

const EMPTY = toTransferRecipe({}, emptyLookups())
const UNTOLD: ReadonlySet<FieldName> = new Set(['status', 'databaseId'])

function emptyLookups(): Lookups {
  const none = { idOf: new Map(), nameOf: new Map() }
  return { pictures: none, categories: none, recipes: none }
}

/** Parses a row's values and collects the problems. */
function readRow({ values }: FileRow) {
  const read: Partial<TransferRecipe> = {}
  const problems: Problem[] = []
  for (const [field, value] of Object.entries(values)) {
    if (!isFieldName(field)) continue
    const result = parseValue(field, value)
    if ('problem' in result) problems.push({ field, message: result.problem })
    else Object.assign(read, { [field]: result.value })
  }
  // A slug may be typed like a title; addresses never have capitals.
  if (read.slug) read.slug = toSlug(read.slug)
  else if (read.title && !('slug' in values)) read.slug = toSlug(read.title)
  return { read, problems }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Plans the import of these rows. Reads, and writes nothing. */
export async function planImport(req: PayloadRequest, file: readonly FileRow[]): Promise<Plan> {
  const readRows = file.map((fileRow) => ({ fileRow, ...readRow(fileRow) }))
  const read = readRows.map((row) => row.read)
  const recipes = await storedRecipes(req, read)
  const lookups = await loadLookups(req, recipes, read)
  const byNumber = new Map(recipes.map((recipe) => [recipe.databaseId, recipe]))
  const bySlug = new Map(recipes.map((recipe) => [recipe.slug, recipe]))
  const seen = new Map<unknown, number>()
  const writes = new Map<number, Write>()

  const made = new Set(read.map(({ slug }) => slug))
  const rows = readRows.map(({ fileRow, problems, read }): PlannedRow => {
    const remarks = [...fileRow.remarks]
    const numbered = read.databaseId ? byNumber.get(read.databaseId) : undefined
    const existing = numbered ?? bySlug.get(read.slug ?? '')
    if (read.databaseId && !numbered && problems.length === 0)
      remarks.push(
        `No recipe here has the number ${read.databaseId}: ${existing ? 'it is matched by its slug' : 'it gets a new one'}.`,
      )
    const before = existing ? toTransferRecipe(existing, lookups) : EMPTY
    const after = { ...before, ...read, databaseId: before.databaseId, status: before.status }
    if (after.slug === '') after.slug = toSlug(after.title)
    if (!existing && after.servings === null && !('servings' in read)) after.servings = 2
    after.totalTime ??= totalMinutes(after)
    const changes = FIELD_NAMES.filter((name) => !UNTOLD.has(name) && !same(before[name], after[name]))
    const { data, problems: missing } = toRecipeData(after, changes, lookups)
    problems.push(...missing, ...invalidFields(after))

    const holder = bySlug.get(after.slug)
    if (existing && holder && holder.id !== existing.id)
      problems.push({ field: 'slug', message: `“${holder.title}” already has the slug ${after.slug}.` })
    const keys = [after.slug, existing?.id ?? after.slug]
    const earlier = keys.map((key) => seen.get(key)).find((row) => row !== undefined)
    if (earlier !== undefined) problems.push({ field: 'slug', message: `Row ${earlier} is for the same recipe.` })
    for (const key of keys) if (!seen.has(key)) seen.set(key, fileRow.row)

    for (const slug of changes.includes('relatedRecipes') ? after.relatedRecipes : []) {
      if (!lookups.recipes.idOf.has(slug) && !made.has(slug))
        problems.push({ field: 'relatedRecipes', message: `There is no recipe called “${slug}”.` })
    }
    const outcome = problems.length > 0 ? 'wrong' : existing ? (changes.length > 0 ? 'changed' : 'unchanged') : 'new'
    if (outcome === 'new' || outcome === 'changed') {
      const waits = after.relatedRecipes.some((slug) => !lookups.recipes.idOf.has(slug))
      const { id } = existing ?? { id: null }
      writes.set(fileRow.row, { id, slug: after.slug, data, related: waits ? after.relatedRecipes : null })
      remarks.push(...missingFields(after))
    }
    return { row: fileRow.row, title: after.title, slug: after.slug, outcome, changes, problems, remarks }
  })
  return { rows, writes, recipeIds: lookups.recipes.idOf, digest: digestOf(rows, writes, recipes) }
}

function digestOf(rows: PlannedRow[], writes: Map<number, Write>, recipes: Recipe[]): string {
  const touched = new Set([...writes.values()].map(({ id }) => id))
  const versions = recipes.filter(({ id }) => touched.has(id)).map(({ id, updatedAt }) => [id, updatedAt])
  return createHash('sha256')
    .update(JSON.stringify([rows, [...writes], versions]))
    .digest('hex')
}
