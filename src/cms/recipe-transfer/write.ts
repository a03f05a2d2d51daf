import { sql } from 'drizzle-orm'
import {
  APIError,
  commitTransaction,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import type { FileRow } from '@/rules/recipe-transfer/file'
import { transactionRunner } from '../database/sql-adapter'
import { type Plan, planImport } from './plan'

/**
 * Plans an import again and writes it in one transaction: all of it or nothing. A lock keeps recipes from changing
 * between plan and write. The recipes are saved as drafts; what is published stays until the draft is published.
 * @param planFor throws if the plan must not be carried out
 * @returns what was done
 * @throws APIError naming the row that failed; nothing has been written then
 */
export async function runImport(
  req: PayloadRequest,
  file: readonly FileRow[],
  planFor: (plan: Plan) => void,
): Promise<Plan> {
  await initTransaction(req)
  try {
    await lockRecipes(req)
    const plan = await planImport(req, file)
    planFor(plan)
    await writePlan(req, plan)
    await commitTransaction(req)
    return plan
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Lets other transactions read recipes but not write them. On SQLite the transaction is the only writer anyway. */
async function lockRecipes(req: PayloadRequest): Promise<void> {
  if (req.payload.db.name !== 'postgres') return
  const run = await transactionRunner(req)
  await run?.(sql`lock table recipes, _recipes_v in share row exclusive mode`)
}

async function writePlan(req: PayloadRequest, { recipeIds, rows, writes }: Plan): Promise<void> {
  const common = { collection: 'recipes', draft: true, depth: 0, overrideAccess: false, user: req.user, req } as const
  let current = 0
  const save = async (id: number | null, data: Record<string, unknown>): Promise<number> => {
    // The plan contains only values that the fields accept; the CMS validates them again.
    const draft = { ...data, _status: 'draft' } as never
    if (id !== null) return (await req.payload.update({ ...common, id, data: draft })).id
    return (await req.payload.create({ ...common, data: draft })).id
  }
  try {
    const ids = new Map(recipeIds)
    for (const [row, { data, id, slug }] of writes) {
      current = row
      ids.set(slug, await save(id, data))
    }
    for (const [row, { related, slug }] of writes) {
      current = row
      const relatedRecipes = related?.map((name) => ids.get(name)).filter((id) => id !== undefined)
      if (relatedRecipes) await save(ids.get(slug) ?? null, { relatedRecipes })
    }
  } catch (error) {
    const title = rows.find(({ row }) => row === current)?.title
    throw new APIError(`Nothing was imported. Row ${current} (${title}): ${reasonOf(error)}`, 409, null, true)
  }
}

/** The error's message, if it is meant for users. */
function reasonOf(error: unknown): string {
  if (error instanceof ValidationError) return error.data.errors.map(({ message }) => message).join(' ')
  if (error instanceof APIError && error.isPublic) return error.message
  throw error
}
