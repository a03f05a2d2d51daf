import { type Audience, audienceOfMember } from '@/rules/audience'
import { isStaffRole, ROLES, type Role } from '@/rules/roles'
import type { SessionUser } from './viewer'

const STAFF_NAMES = (Object.keys(ROLES) as Role[]).filter(isStaffRole).map((role) => ROLES[role])

/**
 * A session user from outside: an answer of this site, or session storage. By hand, since
 * zod would cost every page 5 kB, and the calls that answer are our own and tested.
 * @returns null for anything that is no user
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

/** The audience whose pages a person reads. Staff is known by displayName, SPEC 6. */
export function audienceOf(user: SessionUser | null): Audience {
  if (!user) return 'visitor'
  const staff = user.roles.some(({ displayName }) => STAFF_NAMES.some((name) => name === displayName))
  return audienceOfMember({ plan: user.plan, staff })
}
