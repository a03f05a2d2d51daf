import { z } from 'zod'
import type { Billing, Emit } from './billing'
import { bool, expand, integer, list, metadata, parseFields } from './fields'
import type { Price, Schedule, Subscription } from './objects'
import { ApiError, newId, type Store } from './store'
import { listOf, scheduleView, subscriptionView } from './views'

/** What the routes work with. */
export type Api = { store: Store; billing: Billing; emit: Emit; now: number; origin: string }

const listParams = z.strictObject({
  ...list,
  customer: z.string().optional(),
  status: z.enum(['all', 'active', 'trialing', 'past_due', 'canceled']).optional(),
})

/** The newest first, from after an id on. */
export function pageOf<T extends { id: string }>(found: readonly T[], limit: number, after?: string) {
  const newest = [...found].reverse()
  const from = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1
  return { data: newest.slice(from, from + limit), hasMore: from + limit < newest.length }
}

export function listSubscriptions({ store }: Api, fields: unknown): object {
  const { customer, expand: names, limit, starting_after, status } = parseFields(listParams, fields)
  const found = [...store.subscriptions.values()].filter(
    (one) =>
      (customer === undefined || one.customer === customer) &&
      (status === 'all' || (status === undefined ? one.status !== 'canceled' : one.status === status)),
  )
  const { data, hasMore } = pageOf(found, limit, starting_after)
  const expanded = names.map((name) => name.replace(/^data\./, ''))
  return listOf(
    data.map((one) => subscriptionView(store, one, expanded)),
    hasMore,
  )
}

const updateParams = z.strictObject({
  cancel_at_period_end: bool.optional(),
  trial_end: z.union([z.literal('now'), integer]).optional(),
  proration_behavior: z.enum(['none', 'always_invoice', 'create_prorations']).optional(),
  payment_behavior: z.enum(['error_if_incomplete']).optional(),
  pause_collection: z.literal('').optional(),
  items: z
    .array(z.strictObject({ id: z.string(), price: z.string() }))
    .length(1)
    .optional(),
  metadata,
})

/** @throws ApiError 400, 402 */
export function updateSubscription(api: Api, subscription: Subscription, fields: unknown): object {
  const { store, billing, now } = api
  const change = parseFields(updateParams, fields)
  if (subscription.status === 'canceled') {
    throw new ApiError(404, 'No such subscription: it is canceled.', { code: 'resource_missing', param: 'id' })
  }
  if (subscription.schedule !== null && change.cancel_at_period_end !== undefined) {
    throw new ApiError(400, 'The subscription is managed by a subscription schedule. Update the schedule instead.')
  }
  const [item] = change.items ?? []
  if (item) {
    const price = store.prices.require(item.price, 'items[0][price]')
    if (change.proration_behavior === 'none') subscription.item.price = price.id
    else changePrice(api, subscription, price)
  }
  if (change.trial_end !== undefined) changeTrial(api, subscription, change.trial_end)
  if (change.cancel_at_period_end !== undefined) subscription.cancel_at_period_end = change.cancel_at_period_end
  subscription.cancel_at = subscription.cancel_at_period_end ? subscription.item.current_period_end : null
  for (const [name, value] of Object.entries(change.metadata)) {
    if (value === '') delete subscription.metadata[name]
    else subscription.metadata[name] = value
  }
  billing.changed(subscription, now)
  return subscriptionView(store, subscription)
}

function changeTrial({ billing, now }: Api, subscription: Subscription, end: 'now' | number): void {
  if (end !== 'now' && end <= now) throw new ApiError(400, 'trial_end must be in the future.', { param: 'trial_end' })
  if (end === 'now') {
    subscription.trial_end = now
    subscription.status = 'active'
    billing.beginPeriod(subscription, now)
    billing.finalize(billing.bill(subscription, billing.priceOf(subscription).unit_amount, now), now)
    return
  }
  subscription.trial_end = end
  subscription.status = 'trialing'
  subscription.billing_cycle_anchor = end
  subscription.item.current_period_start = now
  subscription.item.current_period_end = end
}

/** What a change of price costs now: the new price for the time that is left, less what is left of the old one. */
export function prorated({ store, now }: Api, subscription: Subscription, price: Price): number {
  if (subscription.status === 'trialing') return 0
  const old = store.prices.require(subscription.item.price)
  const { current_period_end, current_period_start } = subscription.item
  const left = (current_period_end - now) / (current_period_end - current_period_start)
  const credit = Math.round(old.unit_amount * left)
  const isSameInterval = old.recurring.interval === price.recurring.interval
  return (isSameInterval ? Math.round(price.unit_amount * left) : price.unit_amount) - credit
}

/** @throws ApiError 402 when the card is declined: then nothing has changed */
function changePrice(api: Api, subscription: Subscription, price: Price): void {
  const { store, billing, now } = api
  const amount = prorated(api, subscription, price)
  const customer = store.customers.require(subscription.customer)
  if (amount + customer.balance > 0 && customer.declined) {
    throw new ApiError(402, 'Your card was declined.', { type: 'card_error', code: 'card_declined' })
  }
  const isSameInterval = billing.priceOf(subscription).recurring.interval === price.recurring.interval
  subscription.item.price = price.id
  if (subscription.status === 'trialing') return
  if (!isSameInterval) {
    subscription.billing_cycle_anchor = now
    billing.beginPeriod(subscription, now)
  }
  billing.finalize(billing.bill(subscription, amount, now), now)
}

const previewParams = z.strictObject({
  subscription: z.string(),
  subscription_details: z.strictObject({
    items: z.array(z.strictObject({ id: z.string(), price: z.string() })).length(1),
    proration_behavior: z.literal('always_invoice'),
  }),
})

export function previewInvoice(api: Api, fields: unknown): object {
  const { subscription: id, subscription_details } = parseFields(previewParams, fields)
  const subscription = api.store.subscriptions.require(id, 'subscription')
  const price = api.store.prices.require(subscription_details.items[0]?.price ?? '', 'price')
  const { balance } = api.store.customers.require(subscription.customer)
  const amount = prorated(api, subscription, price)
  return { id: 'upcoming', object: 'invoice', currency: price.currency, amount_due: Math.max(0, amount + balance) }
}

export function createSchedule({ store, emit, now }: Api, fields: unknown): object {
  const { from_subscription } = parseFields(z.strictObject({ from_subscription: z.string() }), fields)
  const subscription = store.subscriptions.require(from_subscription, 'from_subscription')
  if (subscription.schedule !== null) throw new ApiError(400, 'The subscription has a schedule already.')
  const { current_period_end, current_period_start, price } = subscription.item
  const trial_end = subscription.status === 'trialing' ? subscription.trial_end : null
  const schedule = store.schedules.add({
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    status: 'active',
    customer: subscription.customer,
    subscription: subscription.id,
    phases: [
      { start_date: current_period_start, end_date: current_period_end, trial_end, items: [{ price, quantity: 1 }] },
    ],
  })
  subscription.schedule = schedule.id
  emit('subscription_schedule.created', schedule, now)
  return scheduleView(schedule)
}

const item = z.strictObject({ price: z.string(), quantity: integer.default(1) })
const scheduleParams = z.strictObject({
  end_behavior: z.literal('release'),
  phases: z.array(
    z.strictObject({
      items: z.array(item).length(1),
      start_date: integer.optional(),
      end_date: integer.optional(),
      trial_end: integer.optional(),
      proration_behavior: z.literal('none').optional(),
      duration: z.strictObject({ interval: z.enum(['month', 'year']), interval_count: integer }).optional(),
    }),
  ),
})

export function updateSchedule({ store, billing, emit, now }: Api, schedule: Schedule, fields: unknown): object {
  const { phases } = parseFields(scheduleParams, fields)
  let start = schedule.phases[0]?.start_date ?? now
  schedule.phases = phases.map(({ end_date, items, trial_end }) => {
    const phase = { start_date: start, end_date: end_date ?? start, trial_end: trial_end ?? null, items }
    for (const { price } of items) store.prices.require(price, 'phases')
    start = phase.end_date
    return phase
  })
  emit('subscription_schedule.updated', schedule, now)
  if (schedule.subscription) billing.changed(store.subscriptions.require(schedule.subscription), now)
  return scheduleView(schedule)
}

export function releaseSchedule({ store, billing, emit, now }: Api, schedule: Schedule): object {
  if (schedule.status !== 'active') throw new ApiError(400, `This schedule is ${schedule.status}.`)
  schedule.status = 'released'
  const subscription = schedule.subscription ? store.subscriptions.require(schedule.subscription) : null
  schedule.subscription = null
  if (subscription) subscription.schedule = null
  emit('subscription_schedule.released', schedule, now)
  if (subscription) billing.changed(subscription, now)
  return scheduleView(schedule)
}

export const expandOf = (fields: unknown) => parseFields(z.strictObject({ expand }), fields).expand
