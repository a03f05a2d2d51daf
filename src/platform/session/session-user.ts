import { type Audience, audienceOfMember } from '@/rules/audience'
import { isStaffRole, ROLES, type Role } from '@/rules/roles'
import type { SessionUser } from './viewer.server'

const STAFF_NAMES = (Object.keys(ROLES) as Role[]).filter(isStaffRole).map((role) => ROLES[role])

/**
 * Validates a session user from a response of this site or from session storage. By hand, since zod would add 5 kB to
 * every page, and the responses are our own and tested.
 * @returns null if it is not a user
 */
export function readUser(value: unknown): SessionUser | null {
  const user = value as Partial<SessionUser> | null | undefined
  const whole =
    typeof user === 'object' &&
    Number.isSafeInteger(user?.id) &&
    typeof user?.firstName === 'string' &&
    typeof user.plan === 'string' &&
    Array.isArray(user.roles) &&
    Number.isFinite(user.jwtAuthExpiration)
  return whole ? (user as SessionUser) : null
}

/** The audience of a user. Staff is recognized by displayName (docs/product.md#roles). */
export function audienceOf(user: SessionUser | null): Audience {
  if (!user) return 'visitor'
  const staff = user.roles.some(({ displayName }) => STAFF_NAMES.some((name) => name === displayName))
  return audienceOfMember({ plan: user.plan, staff })
}
