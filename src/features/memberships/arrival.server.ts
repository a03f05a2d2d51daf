import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows } from '@/cms/client/sql.server'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { memberOf, ownMembership } from './own.server'
import { hasStripe } from './stripe/client.server'
import { stripeProvider } from './stripe/stripe.server'

/** GET /api/memberships/me */
export const meQuery = z.object({ session: z.string().max(255).optional() })

/**
 * The plan and the membership of the signed-in user. Someone who comes back from their own checkout is not kept waiting
 * for the webhook: with `session` from the address of the thank-you page, what they have paid is read first.
 */
export async function membershipOnArrival(viewer: Viewer, { session }: z.infer<typeof meQuery>) {
  const { id } = requireAccount(viewer)
  if (session !== undefined && hasStripe() && (await isUnseen(id, session))) {
    try {
      await stripeProvider.read(memberOf(viewer))
    } catch (error) {
      // The webhook will say it.
      if (!(error instanceof AppError)) throw error
    }
  }
  return ownMembership(viewer)
}

/** Whether it is the last checkout of this person, and nothing of theirs runs at Stripe yet. */
async function isUnseen(user: number, session: string): Promise<boolean> {
  const rows = await queryRows(
    'the checkout that a person comes back from',
    sql`select id from stripe_customers where user_id = ${user} and session = ${session} and not exists (
      select id from subscriptions where user_id = ${user} and provider_id is not null and status <> 'ended')`,
  )
  return rows.length > 0
}
