import type { Payload, SanitizedPermissions, TypedUser } from 'payload'
import { POST_TYPES, type PostType } from '@/model/content-types'

/** The props that Payload passes to the dashboard's components for the signed-in staff user. */
export type DashboardUser = { payload: Payload; user: TypedUser; permissions: SanitizedPermissions }

/** One dashboard list: the total and the first items. */
export type PendingItems<Item> = { count: number; items: Item[] }

/** Rows per list before "more". */
export const MAX_ITEMS = 5

/** Arguments of every dashboard query: the user's own access, relations as ids. */
export const accessArgs = ({ user }: DashboardUser) => ({ overrideAccess: false, user, depth: 0 }) as const

/** The types whose documents the user can change; other types are pending work of other users. */
export function canWrite({ permissions }: DashboardUser): PostType[] {
  return POST_TYPES.filter((type) => permissions.collections?.[type]?.update)
}
