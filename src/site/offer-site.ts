import 'server-only'
import { expireOverEvents } from '@/catalogue/over-events'
import { asSystem } from '@/cms/client'
import { resumeInterruptedJobs, runDueJobs } from '@/cms/due-jobs'
import { deleteDueAccounts } from '@/features/accounts/delete-account'
import { audienceOfSession } from '@/features/session/record'
import { storeEndedSessions } from '@/features/session/sign-out'
import { viewerOf } from '@/features/session/viewer'
import { LIMITS } from '@/rules/limits'
import type { Role } from '@/rules/roles'
import { shared } from '@/server/shared'
import { hasDemoAccounts } from './demo-accounts'
import { policySources } from './policy-sources'
import { hasPreview } from './preview/read-preview'
import { resolvePath } from './resolve'

let lookedAtMs = 0
let eventsUntilMs = 0

/** Interrupted jobs, events that have ended, and accounts due for deletion: looked for seldom, a minute more is nothing. */
async function lookForWhatIsOver(now: Date): Promise<void> {
  const nowMs = now.getTime()
  if (nowMs - lookedAtMs < LIMITS.overLookMs) return
  const atStart = lookedAtMs === 0
  lookedAtMs = nowMs
  await resumeInterruptedJobs(now, atStart)
  await storeEndedSessions()
  await expireOverEvents(new Date(eventsUntilMs), now)
  eventsUntilMs = nowMs
  await deleteDueAccounts(now)
}

/** What is scheduled comes first: the rest may fail without holding it up. */
async function runJobs(): Promise<void> {
  const now = new Date()
  await runDueJobs(now)
  await lookForWhatIsOver(now)
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
  shared().site = {
    resolve: resolvePath,
    hasPreview,
    audienceOfSession,
    roleOf,
    policySources,
    hasDemoAccounts,
    runDueJobs: runJobs,
    close,
  }
}
