import { ROLES } from '@/rules/roles'

type Person = { roles: readonly { displayName: string }[] } | null

const CACHE_CLEARERS: readonly string[] = [ROLES.administrator, ROLES.manager, ROLES.editor]
const STAFF: readonly string[] = [...CACHE_CLEARERS, ROLES.organizer]

const hasOneOf = (person: Person, names: readonly string[]) =>
  person?.roles.some(({ displayName }) => names.includes(displayName)) ?? false

/** Whether somebody sees the feedback button. SPEC 6: by displayName. The call itself asks the server. */
export const isStaff = (person: Person) => hasOneOf(person, STAFF)

/** Whether somebody sees "Clear page cache". DESIGN 7. */
export const mayClearCache = (person: Person) => hasOneOf(person, CACHE_CLEARERS)
