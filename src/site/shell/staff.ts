import { ROLES } from '@/rules/roles'

type UserRoles = { roles: readonly { displayName: string }[] } | null

const CACHE_CLEARERS: readonly string[] = [ROLES.administrator, ROLES.manager, ROLES.editor]
const STAFF: readonly string[] = [...CACHE_CLEARERS, ROLES.organizer]

const hasAnyRole = (user: UserRoles, roles: readonly string[]) =>
  user?.roles.some(({ displayName }) => roles.includes(displayName)) ?? false

/** Whether somebody sees the feedback button. SPEC 6: by displayName. The call itself asks the server. */
export const isStaff = (user: UserRoles) => hasAnyRole(user, STAFF)

/** Whether somebody sees "Clear page cache". DESIGN 7. */
export const mayClearCache = (user: UserRoles) => hasAnyRole(user, CACHE_CLEARERS)
