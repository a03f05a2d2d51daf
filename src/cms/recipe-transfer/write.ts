import {
  APIError,
  commitTransaction,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { readNames } from './names'
import type { Plan } from './plan'

/**
 * Writes what a plan says, as drafts, in one transaction: all of it or nothing. What is published stays as
 * it is until somebody publishes the draft.
 * @throws APIError naming the row that failed; nothing has been written then
 */
export async function writePlan(req: PayloadRequest, { rows, writes }: Plan): Promise<void> {
  await initTransaction(req)
  const common = { collection: 'recipes', draft: true, depth: 0, overrideAccess: false, user: req.user, req } as const
  let current = 0
  const save = async (id: number | null, data: Record<string, unknown>): Promise<number> => {
    // A plan holds only what the fields take; the CMS judges it again.
    const draft = { ...data, _status: 'draft' } as never
    if (id !== null) return (await req.payload.update({ ...common, id, data: draft })).id
    return (await req.payload.create({ ...common, data: draft })).id
  }
  try {
    const ids = new Map((await readNames(req)).recipes.idOf)
    for (const [row, { data, id, slug }] of writes) {
      current = row
      ids.set(slug, await save(id, data))
    }
    for (const [row, { related, slug }] of writes) {
      current = row
      const relatedRecipes = related?.map((name) => ids.get(name)).filter((id) => id !== undefined)
      if (relatedRecipes) await save(ids.get(slug) ?? null, { relatedRecipes })
    }
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    const title = rows.find(({ row }) => row === current)?.title
    throw new APIError(`Nothing was imported. Row ${current} (${title}): ${reasonOf(error)}`, 409, null, true)
  }
}

/** In words, where the error has any that are meant for people. */
function reasonOf(error: unknown): string {
  if (error instanceof ValidationError) return error.data.errors.map(({ message }) => message).join(' ')
  if (error instanceof APIError && error.isPublic) return error.message
  throw error
}
