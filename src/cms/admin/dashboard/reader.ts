import type { Payload, SanitizedPermissions, TypedUser } from 'payload'
import { isPostType, POST_TYPES, type PostType } from '@/catalogue/post-types'

/** The member of staff who looks at the dashboard, as Payload hands them to its components. */
export type DashboardUser = { payload: Payload; user: TypedUser; permissions: SanitizedPermissions }

/** What one list of the dashboard shows: how many there are, and the first of them. */
export type PendingItems<Item> = { count: number; items: Item[] }

/** Rows of a list before "more". */
export const MAX_ITEMS = 5

/** Every query of the dashboard: with the reader's own access, relations as ids. */
export const accessArgs = ({ user }: DashboardUser) => ({ overrideAccess: false, user, depth: 0 }) as const

/** The types whose documents the reader may change: what somebody else has to finish awaits somebody else. */
export function canWrite({ permissions }: DashboardUser): PostType[] {
  return Object.keys(POST_TYPES)
    .filter(isPostType)
    .filter((type) => permissions.collections?.[type]?.update)
}
