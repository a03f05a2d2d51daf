import 'server-only'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { asSystem } from '@/cms/client/local-api.server'
import { withTransaction } from '@/cms/client/sql.server'
import { cancelBeforeDueDeletion, cancelForDeletion, resumeAfterKeeping } from '@/features/memberships/deletion.server'
import { expireRatings, itemsRatedBy } from '@/features/ratings/ratings.server'
import { sendEmail } from '@/platform/mail/send-email.server'
import { updateUserAndRevokeSessions } from '@/platform/session/session-store.server'
import { requireAccount, type SessionUser, toSessionUser, type Viewer } from '@/platform/session/viewer.server'
import { accountDeletedEmail, deletionScheduledEmail } from '@/rules/account-emails'
import { AppError } from '@/rules/app-error'
import { longDate } from '@/rules/dates'
import { LIMITS } from '@/rules/limits'
import { isStaffRole } from '@/rules/roles'
import { siteOrigin } from '@/runtime/env'
import { type Account, findAccount } from './account.server'
import type { deleteAccountBody } from './bodies.server'
import { checkPassword } from './check-password.server'

const REASON = 'deleting the account of a user who requested it'
const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * Schedules the user's own account for deletion, cancels their membership at its paid day, signs them out everywhere,
 * and sends an email. Their posts in the community stay without their name, or go too. Until that day, signing in offers to keep the account. POST /api/user/delete.
 * @param address IP address of the client
 * @throws AppError bad_request (`fields.password`), forbidden (staff), too_many_requests
 */
export async function deleteAccount(
  viewer: Viewer,
  { password, posts }: z.infer<typeof deleteAccountBody>,
  address: string,
): Promise<{ ok: true; deletionAt: string }> {
  const { id, role } = requireAccount(viewer)
  if (isStaffRole(role)) throw new AppError('forbidden', 'Only an administrator can delete staff accounts.')
  const account = await findAccount({ id: { equals: id } })
  if (!account) throw new AppError('unauthenticated', 'Sign in first.')
  await checkPassword(account, password, address)
  await cancelForDeletion(viewer)
  const deletionAt = new Date(Date.now() + LIMITS.deletionGraceDays * DAY_MS).toISOString()
  await updateUserAndRevokeSessions(
    id,
    sql`update users set deletion_at = ${deletionAt}, remove_posts = ${posts === 'remove' ? sql`true` : sql`false`}
      where id = ${id} returning id`,
  )
  const to = { site: siteOrigin(), firstName: account.firstName, on: longDate(deletionAt) ?? deletionAt }
  await sendEmail(account.email, deletionScheduledEmail(to))
  return { ok: true, deletionAt }
}

/** Cancels the deletion of the user's own account, and resumes the membership; without one, nothing changes. POST /api/user/keep. */
export async function cancelDeletion(viewer: Viewer): Promise<{ user: SessionUser }> {
  const { expiresAtS, id } = requireAccount(viewer)
  const payload = await asSystem(REASON)
  await payload.db.updateOne({ collection: 'users', id, data: { deletionAt: null }, returning: false })
  await resumeAfterKeeping(viewer)
  const account = await findAccount({ id: { equals: id } })
  if (!account) throw new AppError('unauthenticated', 'Sign in first.')
  return { user: await toSessionUser(account, expiresAtS) }
}

/**
 * Deletes the accounts whose grace period is over, with all their data. Staff accounts are skipped, even if the
 * deletion was requested before they became staff. A failure is logged and retried at the next run.
 * @returns how many
 */
export async function deleteDueAccounts(now: Date): Promise<number> {
  const payload = await asSystem(REASON)
  const { docs } = await payload.db.find<Account>({
    collection: 'users',
    where: { and: [{ deletionAt: { less_than_equal: now.toISOString() } }, { role: { equals: 'member' } }] },
    limit: 50,
    pagination: false,
  })
  let count = 0
  for (const account of docs) {
    try {
      count += await deleteIfDue(account, now)
    } catch (error) {
      payload.logger.error({ err: error, msg: 'An account that is due was not deleted.' })
    }
  }
  return count
}

/**
 * Deletes one account and its newsletter address in one transaction. The row is checked again under a lock, since the
 * user may cancel at the same moment: then the cancellation is either in time or finds no account.
 * @returns 1 if it was deleted
 */
async function deleteIfDue({ email, firstName, id }: Account, now: Date): Promise<0 | 1> {
  await cancelBeforeDueDeletion(id)
  const rated = await itemsRatedBy(id)
  const isDeleted = await withTransaction(REASON, async (req, run) => {
    const locked = await run(sql`update users set deletion_at = deletion_at
      where id = ${id} and deletion_at <= ${now.toISOString()} and role = 'member' returning id`)
    if (locked.length === 0) return false
    await req.payload.delete({ collection: 'users', id, depth: 0, req })
    await req.payload.db.deleteMany({ collection: 'subscribers', where: { email: { equals: email } }, req })
    return true
  })
  if (!isDeleted) return 0
  expireRatings(rated)
  await sendEmail(email, accountDeletedEmail({ firstName }))
  return 1
}
