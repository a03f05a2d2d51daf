import 'server-only'
import { expireOverEvents } from '@/catalogue/over-events'
import { asSystem } from '@/cms/client'
import { deleteDueAccounts } from '@/features/accounts/delete-account'
import { viewerOf } from '@/features/session/viewer'
import { LIMITS } from '@/rules/limits'
import type { Role } from '@/rules/roles'
import { shared } from '@/server/shared'
import { hasDemoAccounts } from './demo-accounts'
import { policySources } from './policy-sources'
import { hasPreview } from './preview/read-preview'
import { resolvePath } from './resolve'

let lookedAtMs = 0

/** Events that have ended, and accounts whose owners wanted them deleted: looked for seldom, a minute more is nothing. */
async function lookForWhatIsOver(): Promise<void> {
  const now = new Date()
  const lookedAt = new Date(lookedAtMs)
  if (now.getTime() - lookedAtMs < LIMITS.overLookMs) return
  lookedAtMs = now.getTime()
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
  shared().site = { resolve: resolvePath, hasPreview, roleOf, policySources, hasDemoAccounts, runDueJobs, close }
}
