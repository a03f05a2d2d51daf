import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { asSystem } from '@/cms/client/local-api.server'
import { executeSql } from '@/cms/client/sql.server'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { count, databaseId } from '@/rules/schemas'
import { LIST_LIMITS } from '@/rules/shopping-list/entry'

const REASON = 'the shopping list of the signed-in user'

const text = z
  .string('Write it as text.')
  .max(LIST_LIMITS.textChars, `Use ${LIST_LIMITS.textChars} characters at most.`)

/** One entry as browsers send it and as it is stored. */
export const entrySchema = z.strictObject({
  id: z.string('Write it as text.').min(1).max(LIST_LIMITS.idChars),
  recipeId: databaseId.nullable(),
  recipeTitle: text,
  name: text.min(1, 'Enter a name.'),
  quantity: text,
  unit: text,
  note: text,
  checked: z.boolean('Use true or false.'),
})

const entries = z
  .array(entrySchema, 'Send a list.')
  .max(LIST_LIMITS.entries, `A list has ${LIST_LIMITS.entries} entries at most.`)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'Two entries have the same id.')

/** The user of the list, so that a tab that missed a change of user cannot write to another user's list. */
const userId = databaseId.optional()

/**
 * POST /api/shopping-list: this device's list and the version that it is based on, 0 for none; or `keep: false`, which
 * removes the list from the account.
 */
export const listBody = z.discriminatedUnion(
  'keep',
  [
    z.object({
      keep: z.literal(true),
      version: count,
      entries,
      userId,
    }),
    z.object({ keep: z.literal(false), userId }),
  ],
  'Use true or false.',
)

/** A list as it is saved in the account. `kept` false: syncing is off and the list is empty. */
export type SyncedList = { kept: boolean; version: number; entries: z.infer<typeof entries> }

const NO_LIST: SyncedList = { kept: false, version: 0, entries: [] }

/** The user's list, if syncing is on. */
export async function syncedList(viewer: Viewer): Promise<SyncedList> {
  const payload = await asSystem(REASON)
  const { docs } = await payload.db.find<{ kept: boolean; version: number; entries: unknown }>({
    collection: 'shoppingLists',
    where: { member: { equals: requireAccount(viewer).id } },
    limit: 1,
    pagination: false,
  })
  const [row] = docs
  if (!row) return NO_LIST
  // An entry of an old format is dropped, rather than the whole list.
  const stored = z.array(entrySchema.nullable().catch(null)).catch([]).parse(row.entries)
  return { kept: row.kept, version: row.version, entries: row.kept ? stored.filter((entry) => entry !== null) : [] }
}

/**
 * Saves a list, unless another device has saved one since.
 * @returns the saved list; with `conflict` the one of the other device, to merge and send again
 * @throws AppError forbidden (another user's list)
 */
export async function saveSyncedList(
  viewer: Viewer,
  body: z.infer<typeof listBody>,
): Promise<{ conflict: boolean; list: SyncedList }> {
  const member = requireAccount(viewer).id
  const requestedUserId = body.userId ?? member
  if (requestedUserId !== member) throw new AppError('forbidden', 'This list belongs to another user.')
  const version = body.keep ? await writeList(member, body) : await clearList(member)
  if (version === null) return { conflict: true, list: await syncedList(viewer) }
  return { conflict: false, list: { kept: body.keep, version, entries: body.keep ? body.entries : [] } }
}

type SyncedListBody = Extract<z.infer<typeof listBody>, { keep: true }>

/** @returns the new version; null if the stored version is not the one that this device has seen */
async function writeList(member: number, { entries: list, version }: SyncedListBody): Promise<number | null> {
  const nowIso = new Date().toISOString()
  const json = JSON.stringify(list)
  const [row] = await executeSql(
    REASON,
    version === 0
      ? sql`insert into shopping_lists (member_id, kept, version, entries, updated_at, created_at)
          values (${member}, true, 1, ${json}, ${nowIso}, ${nowIso})
          on conflict (member_id) do update set
            kept = true, version = shopping_lists.version + 1, entries = excluded.entries, updated_at = excluded.updated_at
          where not shopping_lists.kept
          returning version`
      : sql`update shopping_lists set version = version + 1, entries = ${json}, updated_at = ${nowIso}
          where member_id = ${member} and kept and version = ${version}
          returning version`,
  )
  return row ? Number(row.version) : null
}

/** The row stays without its entries, so that a version number is never used for another list. */
async function clearList(member: number): Promise<number> {
  const [row] = await executeSql(
    REASON,
    sql`update shopping_lists set kept = false, version = version + 1, entries = ${'[]'}, updated_at = ${new Date().toISOString()}
      where member_id = ${member}
      returning version`,
  )
  return Number(row?.version ?? 0)
}
