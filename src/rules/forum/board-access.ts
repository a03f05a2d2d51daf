import { type Audience, isRestrictedFor } from '../audience'
import { isStaffRole, type Role } from '../roles'
import type { BoardRules } from './terms'

const DAY_MS = 24 * 60 * 60 * 1_000

/** An account is new for this many days. */
export const NEW_ACCOUNT_DAYS = 7

/** Whether an audience may read a board. For all others the board does not exist. */
export const mayRead = (audience: Audience, { requiredPlan }: Pick<BoardRules, 'requiredPlan'>): boolean =>
  !isRestrictedFor(audience, requiredPlan)

/** Moderators: organizers, managers and administrators. Editors are members here. */
export const isModerator = (role: Role | null | undefined): boolean =>
  role === 'organizer' || role === 'manager' || role === 'administrator'

/**
 * Whether a signed-in person may write on a board.
 * @param person null for a visitor
 */
export function mayWrite(
  audience: Audience,
  person: { role: Role } | null,
  board: Pick<BoardRules, 'requiredPlan' | 'writers'>,
): boolean {
  if (!person || !mayRead(audience, board)) return false
  if (isStaffRole(person.role)) return true
  switch (board.writers) {
    case 'everyone':
      return true
    case 'staff':
      return false
    case 'standard':
    case 'premium':
      return !isRestrictedFor(audience, board.writers)
    default:
      return board.writers satisfies never
  }
}

/** Whether an account is new. An invalid date counts as new, so that a mistake restricts. */
export const isNewAccount = (joinedAt: Date, now: Date): boolean =>
  !(now.getTime() - joinedAt.getTime() >= NEW_ACCOUNT_DAYS * DAY_MS)

/** What a person's moderators have decided about their writing. */
export type Standing = { silencedUntil: Date | null; bannedAt: Date | null }

/**
 * Why a person may not write at all.
 * @returns until when they are silenced, or null for a ban; undefined if they may write
 */
export function silencedUntil({ bannedAt, silencedUntil: until }: Standing, now: Date): Date | null | undefined {
  if (bannedAt) return null
  return until && until > now ? until : undefined
}

/**
 * Whether the author may still edit or delete their post.
 * @param editMinutes null for always
 */
export const mayStillEdit = (createdAt: Date, editMinutes: number | null, now: Date): boolean =>
  editMinutes === null || now.getTime() - createdAt.getTime() <= editMinutes * 60_000
