import type { PayloadRequest } from 'payload'
import type { Plan } from '@/payload-types'
import { isPlan } from '@/rules/audience'
import type { Money } from '@/rules/membership/money'

/** What a plan costs now; null where it is not sold by that interval. */
export async function planPrice(req: PayloadRequest, key: unknown, interval: unknown): Promise<Money | null> {
  if (!isPlan(key)) return null
  const plan = await req.payload.db.findOne<Plan>({ collection: 'plans', where: { key: { equals: key } }, req })
  const amount = interval === 'annual' ? plan?.annualAmount : plan?.monthlyAmount
  return plan && typeof amount === 'number' ? { amount, currency: plan.currency } : null
}
