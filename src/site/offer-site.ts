import 'server-only'
import { expireOverEvents } from '@/catalogue/over-events'
import { asSystem } from '@/cms/client'
import { deleteDueAccounts } from '@/features/accounts/delete-account'
import { audienceOfSession } from '@/features/session/record'
import { storeEndedSessions } from '@/features/session/sign-out'
import { viewerOf } from '@/features/session/viewer'
import { LIMITS } from '@/rules/limits'
import type { Role } from '@/rules/roles'
import { shared } from '@/server/shared'
import { resolvePath } from './resolve'

let lookedAtMs = 0

/** Events that have ended, and accounts whose owners wanted them deleted: looked for seldom, a minute more is nothing. */
async function lookForWhatIsOver(): Promise<void> {
  const now = new Date()
  const lookedAt = new Date(lookedAtMs)
  if (now.getTime() - lookedAtMs < LIMITS.overLookMs) return
  lookedAtMs = now.getTime()
  await storeEndedSessions()
  await expireOverEvents(lookedAt, now)
  await deleteDueAccounts(now)
}

/** Publishes and unpublishes what is due by now, and sees to what is over. */
async function runDueJobs(): Promise<void> {
  await lookForWhatIsOver()
  const payload = await asSystem('scheduled publishing')
  const due = await payload.count({
    collection: 'payload-jobs',
    where: {
      and: [
        { completedAt: { exists: false } },
        { processing: { not_equals: true } },
        { hasError: { not_equals: true } },
        { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than_equal: new Date().toISOString() } }] },
      ],
    },
  })
  if (due.totalDocs > 0) await payload.jobs.run({ limit: 50 })
}

/** The demo's accounts have addresses of a domain that nobody can own (RFC 2606). DESIGN 8. */
async function hasDemoAccounts(): Promise<boolean> {
  const payload = await asSystem('deciding where to listen')
  const { totalDocs } = await payload.count({ collection: 'users', where: { email: { like: '@example.com' } } })
  return totalDocs > 0
}

async function roleOf(cookie: string | undefined): Promise<Role | null> {
  const { account } = await viewerOf(new Headers(cookie === undefined ? {} : { cookie }))
  return account?.role ?? null
}

async function close(): Promise<void> {
  const payload = await asSystem('stopping')
  await payload.destroy()
}

/** Starts the CMS and offers the server process what it needs of the site. */
export async function offerSite(): Promise<void> {
  await asSystem('starting')
  shared().site = { resolve: resolvePath, audienceOfSession, roleOf, hasDemoAccounts, runDueJobs, close }
}
