import type { Plan } from '@/rules/audience'
import { addMonths } from '@/rules/membership/periods'
import { demoPlans } from '../plans'
import type { Loading } from './context'

/** The plans on sale. */
export async function loadPlans({ payload, req }: Loading): Promise<void> {
  for (const [index, { items, sentence, ...plan }] of demoPlans.entries()) {
    const list = items.map((item) => `<li>${item}</li>`).join('')
    await payload.create({
      collection: 'plans',
      data: { ...plan, html: `<p>${sentence}</p><ul>${list}</ul>`, currency: 'USD', trialDays: 0, position: index + 1 },
      req,
    })
  }
}

/** The plan of a demo account: members pay for theirs by the year, staff have it free of charge. */
export async function giveDemoPlan(
  { payload, req }: Loading,
  { plan, role, user }: { plan: Plan; role: string; user: number },
): Promise<void> {
  if (plan === 'free') return
  const startedAt = addMonths(new Date(), -1)
  const paid = { source: 'offline', interval: 'annual', paidUntil: addMonths(startedAt, 12).toISOString() } as const
  const staff = { source: 'complimentary', reason: 'Works here.' } as const
  await payload.create({
    collection: 'subscriptions',
    data: {
      user,
      plan,
      status: 'active',
      startedAt: startedAt.toISOString(),
      billingDay: startedAt.getUTCDate(),
      ...(role === 'member' ? paid : staff),
    },
    req,
  })
}
