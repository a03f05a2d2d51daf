import 'server-only'
import { expirePastEvents } from '@/catalogue/past-events.server'
import { resumeInterruptedJobs, runDueJobs } from '@/cms/client/due-jobs.server'
import { emptyTrash } from '@/cms/client/empty-trash.server'
import { asSystem } from '@/cms/client/local-api.server'
import { deleteDueAccounts } from '@/features/accounts/delete-account.server'
import { sendDueNotificationEmails } from '@/features/community/emails/send-emails.server'
import { changeDueMemberships } from '@/features/memberships/clock.server'
import { sendDueMembershipEmails } from '@/features/memberships/emails/send-emails.server'
import { sendDueGifts } from '@/features/memberships/send-gifts.server'
import { applyAnnouncedPrices } from '@/features/memberships/stripe/announced-prices.server'
import { reconcileDaily } from '@/features/memberships/stripe/daily.server'
import { sendDueReminders } from '@/features/programmes/reminders/send-reminders.server'
import { weekViewFor } from '@/features/programmes/week-page.server'
import { audienceOfSession } from '@/platform/session/session-store.server'
import { retryRevokedSessions } from '@/platform/session/sign-out.server'
import { viewerOf } from '@/platform/session/viewer.server'
import { LIMITS } from '@/rules/limits'
import type { Role } from '@/rules/roles'
import { bridge } from '@/runtime/bridge'
import { hasDemoAccounts } from './demo-accounts.server'
import { addPageViews } from './page-views.server'
import { policySources } from './policy-sources.server'
import { hasPreview } from './preview/read-preview.server'
import { canonicalPath, resolvePath } from './resolve.server'

let lastCheckMs = 0
let lastEventCheckMs = 0
let nextReminderCheckMs = 0
let nextNotificationCheckMs = 0
let nextTrashCheckMs = 0

/**
 * Interrupted jobs, ended events, accounts due for deletion, gifts to be sent, and the daily comparison with Stripe. Run
 * rarely, since a minute's delay does not matter.
 */
async function runPeriodicCleanup(now: Date): Promise<void> {
  const nowMs = now.getTime()
  if (nowMs - lastCheckMs < LIMITS.expiryCheckMs) return
  const atStart = lastCheckMs === 0
  lastCheckMs = nowMs
  await resumeInterruptedJobs(now, atStart)
  await retryRevokedSessions()
  await expirePastEvents(new Date(lastEventCheckMs), now)
  lastEventCheckMs = nowMs
  await deleteDueAccounts(now)
  await sendDueGifts(now)
  await applyAnnouncedPrices(now)
  await reconcileDaily(now)
}

/** Reminders of programs: looked for rarely, but soon again while there are more than are sent at a time. */
async function runReminders(now: Date): Promise<void> {
  const nowMs = now.getTime()
  if (nowMs < nextReminderCheckMs) return
  nextReminderCheckMs = nowMs + LIMITS.reminderCheckMs
  if (await sendDueReminders(now)) nextReminderCheckMs = nowMs + LIMITS.reminderBatchMs
}

/** Emails about the community: looked for in turn with other jobs, but not at each of them. */
async function runNotificationEmails(now: Date): Promise<void> {
  const nowMs = now.getTime()
  if (nowMs < nextNotificationCheckMs) return
  nextNotificationCheckMs = nowMs + LIMITS.forumEmailCheckMs
  await sendDueNotificationEmails(now)
}

/** Scheduled jobs run first, so that a failure of the others does not delay them. */
async function runJobs(): Promise<void> {
  const now = new Date()
  await runDueJobs(now)
  await changeDueMemberships(now)
  await sendDueMembershipEmails(now)
  await runPeriodicCleanup(now)
  await runReminders(now)
  await runNotificationEmails(now)
  await runTrash(now)
}

async function runTrash(now: Date): Promise<void> {
  const nowMs = now.getTime()
  if (nowMs < nextTrashCheckMs) return
  nextTrashCheckMs = nowMs + LIMITS.trashCheckMs
  await emptyTrash(now)
}

async function roleOf(cookie: string | undefined): Promise<Role | null> {
  const { account } = await viewerOf(new Headers(cookie === undefined ? {} : { cookie }))
  return account?.role ?? null
}

async function close(): Promise<void> {
  const payload = await asSystem('shutdown')
  await payload.destroy()
}

/** Starts the CMS and exposes the site's functions to the server process. */
export async function exposeSite(): Promise<void> {
  const cms = await asSystem('startup')
  // biome-ignore lint/style/noProcessEnv: the bundler replaces it by its value
  if (process.env.NODE_ENV === 'production') bridge().cms = cms
  bridge().site = {
    resolve: resolvePath,
    weekView: (path, audience, cookie) => weekViewFor(canonicalPath(path), audience, cookie),
    hasPreview,
    audienceOfSession,
    roleOf,
    policySources,
    hasDemoAccounts,
    addPageViews,
    runDueJobs: runJobs,
    close,
  }
}
