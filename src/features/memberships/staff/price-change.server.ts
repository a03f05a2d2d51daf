import 'server-only'
import { z } from 'zod'
import { queryRows, withTransaction } from '@/cms/client/sql.server'
import { announcePrice } from '@/cms/memberships/announce-price'
import { changeMemberships } from '@/cms/memberships/change'
import type { MemberChange } from '@/cms/memberships/member-change'
import { currentPrices, peopleToTell } from '@/cms/memberships/staff/earlier-prices'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { PRICE_NOTICE_DAYS } from '@/rules/membership/announced-price'
import { addDays } from '@/rules/membership/periods'
import { PAID_PLANS } from '@/rules/membership/terms'
import { isDay } from '@/rules/programme/calendar-days'
import { intervalSchema } from '../checkout.server'

const REASON = 'a new price, announced to those who pay an earlier one'
const run: MemberChange['run'] = (statement) => queryRows(REASON, statement)

/** POST /api/memberships/price-change */
export const priceChangeBody = z.object({
  plan: z.enum(PAID_PLANS, 'Choose a plan.'),
  interval: intervalSchema,
  from: z.string('Use YYYY-MM-DD.').refine(isDay, 'Use YYYY-MM-DD.'),
  dryRun: z.boolean('Use true or false.').default(false),
})

export type PriceChangeAnswer = {
  /** To how many people this call has announced it. */
  announced: number
  /** How many are still to be told: call again. */
  left: number
  /** How many keep their price, since their email address is not confirmed or their account is to be deleted. */
  without: number
}

/** @throws AppError unprocessable for a day that is less than 30 days ahead */
function startOf(from: string, now: Date): Date {
  const day = new Date(`${from}T00:00:00.000Z`)
  if (day >= addDays(now, PRICE_NOTICE_DAYS)) return day
  const message = `Choose a day that is more than ${PRICE_NOTICE_DAYS} days ahead.`
  throw new AppError('unprocessable', message, { fields: { from: message } })
}

/**
 * Announces the price that a plan has now to those who pay an earlier one, a bounded number of people in each call. Each
 * is sent an email, and pays the new price from their first payment on or after the day on, at the earliest 30 days after
 * the email. Called again, no one is told twice.
 * @throws AppError forbidden except for administrators; unprocessable for a plan that is not sold like this, and for a day
 *   that is too early
 */
export async function announceNewPrice(
  viewer: Viewer,
  { dryRun, from, interval, plan }: z.infer<typeof priceChangeBody>,
): Promise<PriceChangeAnswer> {
  const { id: by, role } = requireAccount(viewer)
  if (role !== 'administrator') throw new AppError('forbidden', 'This is for administrators.')
  const start = startOf(from, new Date())
  const terms = (await currentPrices(run)).find((one) => one.plan === plan && one.interval === interval)
  if (!terms) {
    const message = 'This plan is not sold like this.'
    throw new AppError('unprocessable', message, { fields: { plan: message } })
  }
  const { count, users, without } = await peopleToTell(run, terms, LIMITS.priceChangePeople)
  if (dryRun) return { announced: 0, left: count, without }
  for (const user of users) {
    await withTransaction(REASON, (req) =>
      changeMemberships(req, user, { origin: 'staff', by }, (change) => announcePrice(change, terms, start)),
    )
  }
  return { announced: users.length, left: count - users.length, without }
}
