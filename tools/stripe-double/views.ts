import type { Schedule, Subscription } from './objects'
import type { Store } from './store'

/** A list as Stripe sends it. */
export const listOf = (data: readonly object[], hasMore = false) => ({
  object: 'list',
  url: '/',
  has_more: hasMore,
  data,
})

/** A subscription as Stripe sends it. @param expand the names of the ids to replace by their objects */
export function subscriptionView(store: Store, subscription: Subscription, expand: readonly string[] = []): object {
  const { item, ...rest } = subscription
  const price = store.prices.require(item.price)
  const view = {
    ...rest,
    currency: price.currency,
    items: listOf([{ ...item, object: 'subscription_item', price, quantity: 1, subscription: subscription.id }]),
  }
  const { customer, default_payment_method, latest_invoice, schedule } = subscription
  const methodOf = (id: string | null) => (id === null ? null : store.paymentMethods.require(id))
  const payer = store.customers.require(customer)
  const settings = { default_payment_method: methodOf(payer.invoice_settings.default_payment_method) }
  return {
    ...view,
    ...(expand.includes('latest_invoice') && latest_invoice && { latest_invoice: store.invoices.get(latest_invoice) }),
    ...(expand.includes('default_payment_method') && { default_payment_method: methodOf(default_payment_method) }),
    ...(expand.includes('customer.invoice_settings.default_payment_method') && {
      customer: { ...payer, invoice_settings: settings },
    }),
    ...(expand.includes('schedule') && schedule && { schedule: scheduleView(store.schedules.require(schedule)) }),
  }
}

export const scheduleView = (schedule: Schedule): object => ({
  ...schedule,
  current_phase: schedule.phases[0] ?? null,
  end_behavior: 'release',
})

/** Any object as it is sent in an event or an answer. */
export function viewOf(store: Store, object: object): object {
  if (!('object' in object) || !('id' in object)) return object
  const id = String(object.id)
  if (object.object === 'subscription') return subscriptionView(store, store.subscriptions.require(id))
  if (object.object === 'subscription_schedule') return scheduleView(store.schedules.require(id))
  return structuredClone(object)
}
