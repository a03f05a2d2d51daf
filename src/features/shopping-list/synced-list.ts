import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { asSystem } from '@/cms/client'
import { executeSql } from '@/cms/sql'
import { requireAccount, type Viewer } from '@/features/session/viewer'
import { AppError } from '@/rules/app-error'
import { count, databaseId } from '@/rules/schemas'
import { LIST_LIMITS } from '@/rules/shopping-list/entry'

const REASON = 'the shopping list of the person who asks'

const text = z
  .string('Write it as text.')
  .max(LIST_LIMITS.textChars, `Use ${LIST_LIMITS.textChars} characters at most.`)

/** One entry as a browser sends it and as it is kept. DESIGN 7. */
export const entrySchema = z.strictObject({
  id: z.string('Write it as text.').min(1).max(LIST_LIMITS.idChars),
  recipeId: databaseId.nullable(),
  recipeTitle: text,
  name: text.min(1, 'Name it.'),
  quantity: text,
  unit: text,
  note: text,
  checked: z.boolean('Use true or false.'),
})

const entries = z
  .array(entrySchema, 'Send a list.')
  .max(LIST_LIMITS.entries, `A list has ${LIST_LIMITS.entries} entries at most.`)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'Two entries have one id.')

/** Whose list is meant, so that a tab which has missed a change of person writes nobody else's. */
const userId = databaseId.optional()

/**
 * POST /api/shopping-list: the list of this device and the version that it is made from, 0 for none; or
 * `keep: false`, which takes the kept list away.
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

/** A list as it is kept in the account. `kept` false: the member has not asked for it; then it is empty. */
export type SyncedList = { kept: boolean; version: number; entries: z.infer<typeof entries> }

const NO_LIST: SyncedList = { kept: false, version: 0, entries: [] }

/** The list of whoever asks, if they keep it in the account. */
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
  // An entry of an older kind, which no schema of now knows, is better lost than the whole list.
  const stored = z.array(entrySchema.nullable().catch(null)).catch([]).parse(row.entries)
  return { kept: row.kept, version: row.version, entries: row.kept ? stored.filter((entry) => entry !== null) : [] }
}

/**
 * Keeps a list. Another device may have kept its own meanwhile: then nothing is written.
 * @returns the list as it is kept now; `conflict` with that of the other device, to merge with and to send again
 * @throws AppError forbidden (somebody else's)
 */
export async function saveSyncedList(
  viewer: Viewer,
  body: z.infer<typeof listBody>,
): Promise<{ conflict: boolean; list: SyncedList }> {
  const member = requireAccount(viewer).id
  const requestedUserId = body.userId ?? member
  if (requestedUserId !== member) throw new AppError('forbidden', 'This list belongs to somebody else.')
  const version = body.keep ? await writeList(member, body) : await clearList(member)
  if (version === null) return { conflict: true, list: await syncedList(viewer) }
  return { conflict: false, list: { kept: body.keep, version, entries: body.keep ? body.entries : [] } }
}

type SyncedListBody = Extract<z.infer<typeof listBody>, { keep: true }>

/** @returns the new version; null where the list has another one than this device has seen */
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

/** The row stays without its entries: a version that a device has seen never means another list. */
async function clearList(member: number): Promise<number> {
  const [row] = await executeSql(
    REASON,
    sql`update shopping_lists set kept = false, version = version + 1, entries = ${'[]'}, updated_at = ${new Date().toISOString()}
      where member_id = ${member}
      returning version`,
  )
  return Number(row?.version ?? 0)
}
