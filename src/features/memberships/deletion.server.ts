import 'server-only'
import { sql } from 'drizzle-orm'
import type { MemberChange } from '@/cms/memberships/member-change'
import type { StoredSubscription } from '@/cms/memberships/rows'
import type { Viewer } from '@/platform/session/viewer.server'
import { offline } from './offline.server'
import { changeOwn, ownSubscription } from './own.server'

/** In the ledger, so that keeping the account takes back only the cancellation that its deletion has caused. */
const NOTE = 'The account is to be deleted.'

const isPaid = ({ interval, status }: StoredSubscription) =>
  interval !== null && (status === 'active' || status === 'trialing')

/** Cancels the membership of someone who asks for the deletion of their account, so that nothing more is to be paid. */
export function cancelForDeletion(viewer: Viewer): Promise<void> {
  return changeOwn(viewer, async (change) => {
    const subscription = await ownSubscription(change)
    if (subscription && isPaid(subscription)) await offline.cancel(change, subscription, NOTE)
  })
}

async function isCanceledForDeletion({ run }: MemberChange, { cancelsAt, id }: StoredSubscription): Promise<boolean> {
  if (cancelsAt === null) return false
  const [last] = await run(
    sql`select note from membership_events where subscription_id = ${id} and kind = 'canceled' order by id desc limit 1`,
  )
  return last?.note === NOTE
}

/** Resumes what {@link cancelForDeletion} has canceled, for someone who keeps their account. */
export function resumeAfterKeeping(viewer: Viewer): Promise<void> {
  return changeOwn(viewer, async (change) => {
    const subscription = await ownSubscription(change)
    if (subscription && (await isCanceledForDeletion(change, subscription))) await offline.resume(change, subscription)
  })
}
