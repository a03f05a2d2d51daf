import { ROLES } from '@/rules/roles'

type UserRoles = { roles: readonly { displayName: string }[] } | null

const CACHE_CLEARERS: readonly string[] = [ROLES.administrator, ROLES.manager, ROLES.editor]
const STAFF: readonly string[] = [...CACHE_CLEARERS, ROLES.organizer]

const hasAnyRole = (user: UserRoles, roles: readonly string[]) =>
  user?.roles.some(({ displayName }) => roles.includes(displayName)) ?? false

/** Whether to show the feedback button, by the role's displayName. The call itself checks on the server. */
export const isStaff = (user: UserRoles) => hasAnyRole(user, STAFF)

/** Whether to show "Clear page cache". */
export const mayClearCache = (user: UserRoles) => hasAnyRole(user, CACHE_CLEARERS)
