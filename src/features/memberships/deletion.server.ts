import 'server-only'
import { sql } from 'drizzle-orm'
import { queryRows } from '@/cms/client/sql.server'
import type { StoredSubscription } from '@/cms/memberships/rows'
import type { Viewer } from '@/platform/session/viewer.server'
import { memberOf, ownSubscription } from './own.server'
import { providerOf } from './provider-of.server'
import { hasStripe } from './stripe/client.server'

/** In the ledger, so that keeping the account takes back only the cancellation that its deletion has caused. */
const NOTE = 'The account is to be deleted.'

/** Nothing more is to be paid for one that is not paid online, unless its payment runs on by itself. */
const isPaid = ({ interval, source, status }: StoredSubscription) =>
  interval !== null && (status === 'active' || status === 'trialing' || source === 'stripe')

/**
 * Cancels the membership of someone who asks for the deletion of their account, so that nothing more is to be paid.
 * @throws AppError unavailable when the payment provider does not answer
 */
export async function cancelForDeletion(viewer: Viewer): Promise<void> {
  const member = memberOf(viewer)
  const subscription = await ownSubscription(member)
  if (subscription && isPaid(subscription)) await providerOf(subscription).cancel(member, subscription, NOTE)
}

/**
 * The same for an account whose day of deletion has come, in case its person has resumed the membership at Stripe.
 * @throws AppError unavailable when Stripe does not answer
 */
export async function cancelBeforeDueDeletion(user: number): Promise<void> {
  const subscription = hasStripe() ? await ownSubscription({ user }) : null
  if (subscription?.source !== 'stripe') return
  await providerOf(subscription).cancel({ user, origin: 'clock', by: null }, subscription, NOTE)
}

/**
 * Cancels at Stripe what a person pays there whom an administrator is about to delete: afterwards no one could.
 * @throws AppError unavailable when Stripe does not answer; the account is then not to be deleted
 */
export async function cancelBeforeDeletion({ account, audience }: Viewer, user: number): Promise<void> {
  // The CMS refuses all others.
  if (account?.role !== 'administrator') return
  const subscription = await ownSubscription({ user })
  if (subscription?.source === 'stripe') await cancelForDeletion({ account, audience, onBehalfOf: user })
}

async function isCanceledForDeletion({ cancelsAt, id }: StoredSubscription): Promise<boolean> {
  if (cancelsAt === null) return false
  const [last] = await queryRows(
    'why a membership was canceled',
    sql`select note from membership_events where subscription_id = ${id} and kind = 'canceled' order by id desc limit 1`,
  )
  return last?.note === NOTE
}

/** Resumes what {@link cancelForDeletion} has canceled, for someone who keeps their account. */
export async function resumeAfterKeeping(viewer: Viewer): Promise<void> {
  const member = memberOf(viewer)
  const subscription = await ownSubscription(member)
  if (subscription && (await isCanceledForDeletion(subscription))) {
    await providerOf(subscription).resume(member, subscription)
  }
}
