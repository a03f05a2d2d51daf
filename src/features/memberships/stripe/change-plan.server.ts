import 'server-only'
import type Stripe from 'stripe'
import type { Quote } from '@/rules/membership/change-plan'

/** The id of what a subscription is for: each of ours has one item. */
export async function firstItem(stripe: Stripe, subscription: string): Promise<string> {
  const [item] = (await stripe.subscriptions.retrieve(subscription)).items.data
  if (!item) throw new Error('The subscription at Stripe has no item.')
  return item.id
}

const idOf = (value: string | { id: string } | null) => (typeof value === 'string' ? value : (value?.id ?? null))

/** Takes back a change to come: a subscription with a schedule cannot be changed directly. */
export async function releaseSchedule(stripe: Stripe, subscription: string): Promise<void> {
  const schedule = idOf((await stripe.subscriptions.retrieve(subscription)).schedule)
  if (schedule !== null) await stripe.subscriptionSchedules.release(schedule)
}

/**
 * Changes the price of a subscription: more at once, with an invoice for the difference that has to be paid; less from
 * the next period on.
 */
export async function changePlan(
  stripe: Stripe,
  subscription: string,
  price: string,
  kind: Quote['kind'],
): Promise<void> {
  await releaseSchedule(stripe, subscription)
  switch (kind) {
    case 'same':
      return
    case 'upgrade':
      await stripe.subscriptions.update(subscription, {
        items: [{ id: await firstItem(stripe, subscription), price }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      })
      return
    case 'downgrade':
      return changeLater(stripe, subscription, price)
    default:
      return kind satisfies never
  }
}

async function changeLater(stripe: Stripe, subscription: string, price: string): Promise<void> {
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription })
  const [current] = schedule.phases
  const item = current?.items[0]
  if (!current || !item) throw new Error('The schedule at Stripe has no phase.')
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      {
        items: [{ price: idOf(item.price) ?? undefined, quantity: 1 }],
        start_date: current.start_date,
        end_date: current.end_date,
        ...(current.trial_end !== null && { trial_end: current.trial_end }),
      },
      { items: [{ price, quantity: 1 }], proration_behavior: 'none', duration: await periodOf(stripe, price) },
    ],
  })
}

/** One period of a price. After it the schedule lets go of the subscription, which goes on with that price. */
async function periodOf(stripe: Stripe, price: string) {
  const { recurring } = await stripe.prices.retrieve(price)
  return { interval: recurring?.interval ?? 'month', interval_count: 1 } as const
}
