import 'server-only'
import { asSystem } from '@/cms/client/local-api.server'
import { errorText } from '@/rules/log-entry'
import { hasStripe } from './client.server'
import { deleteOldEvents, recordEvent } from './events.server'
import { reconcile } from './reconcile.server'

const REASON = 'the daily comparison with Stripe'

let lastDay = ''

/**
 * Compares all memberships with Stripe once a day, in the first process that comes to it. It does not wait for the end,
 * since it can take minutes.
 */
export async function reconcileDaily(now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  if (!hasStripe() || day === lastDay) return
  lastDay = day
  // One row for each day: of several processes, one makes it.
  if (await recordEvent({ id: `reconciliation ${day}`, type: 'reconciliation' })) void compare(now)
}

async function compare(now: Date): Promise<void> {
  const { logger } = await asSystem(REASON)
  try {
    await deleteOldEvents(now)
    for (const line of await reconcile(now)) logger.warn(`Comparison with Stripe: ${line}`)
  } catch (error) {
    logger.error(`The comparison with Stripe failed; the next one is tomorrow. ${errorText(error)}`)
  }
}
