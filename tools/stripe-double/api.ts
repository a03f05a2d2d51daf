import { z } from 'zod'
import { createSession, expireSession } from './checkout-api'
import { bool, integer, list, metadata, parseFields } from './fields'
import type { Dispute, Refund } from './objects'
import { ApiError, newId, type Store } from './store'
import {
  type Api,
  createSchedule,
  expandOf,
  listSubscriptions,
  pageOf,
  previewInvoice,
  releaseSchedule,
  updateSchedule,
  updateSubscription,
} from './subscription-api'
import { listOf, subscriptionView } from './views'

type Handler = (api: Api, fields: unknown, id: string) => object

const customerParams = z.strictObject({ email: z.string().optional(), name: z.string().optional(), metadata })
const productParams = z.strictObject({ id: z.string(), name: z.string(), metadata })
const priceParams = z.strictObject({
  product: z.string(),
  currency: z.string(),
  unit_amount: integer.min(0),
  recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
  lookup_key: z.string(),
  transfer_lookup_key: bool.default(false),
  metadata,
})
const pricesParams = z.strictObject({ ...list, lookup_keys: z.array(z.string()), active: bool.optional() })
const codesParams = z.strictObject({ ...list, code: z.string(), active: bool.optional() })
const chargesParams = z.strictObject({ ...list, customer: z.string() })
const sinceParams = z.strictObject({ ...list, created: z.strictObject({ gte: integer }).optional() })
const refundParams = z.strictObject({ charge: z.string(), amount: integer.min(1).optional() })
const portalParams = z.strictObject({ customer: z.string(), return_url: z.url() })

/** The documented calls that this site makes: method, path and what they do. `*` is an id. */
const ROUTES: Record<string, Handler> = {
  'POST /v1/customers': ({ emit, now, store }, fields) => {
    const { email = null, metadata: own, name = null } = parseFields(customerParams, fields)
    const id = newId('cus')
    const customer = store.customers.add({
      id,
      object: 'customer',
      email,
      name,
      metadata: own,
      balance: 0,
      invoice_settings: { default_payment_method: null },
      declined: false,
    })
    emit('customer.created', customer, now)
    return customer
  },
  'GET /v1/customers/*': ({ store }, _fields, id) => store.customers.require(id),

  'POST /v1/products': ({ store }, fields) =>
    store.products.add({ object: 'product', ...parseFields(productParams, fields) }),
  'GET /v1/products/*': ({ store }, _fields, id) => store.products.require(id),

  'POST /v1/prices': ({ store }, fields) => {
    const { recurring, transfer_lookup_key, ...price } = parseFields(priceParams, fields)
    store.products.require(price.product, 'product')
    const holder = [...store.prices.values()].find(({ lookup_key }) => lookup_key === price.lookup_key)
    if (holder && !transfer_lookup_key) throw new ApiError(400, 'A price has this lookup key.', { param: 'lookup_key' })
    if (holder) holder.lookup_key = null
    return store.prices.add({
      id: newId('price'),
      object: 'price',
      active: true,
      ...price,
      recurring: { ...recurring, interval_count: 1 },
    })
  },
  'GET /v1/prices': ({ store }, fields) => {
    const { limit, lookup_keys } = parseFields(pricesParams, fields)
    const found = [...store.prices.values()].filter(({ lookup_key }) => lookup_keys.includes(lookup_key ?? ''))
    return listOf(found.slice(0, limit))
  },
  'GET /v1/prices/*': ({ store }, _fields, id) => store.prices.require(id),

  'GET /v1/promotion_codes': ({ store }, fields) => {
    const { active, code, limit } = parseFields(codesParams, fields)
    const found = [...store.promotionCodes.values()].filter(
      (one) => one.code.toLowerCase() === code.toLowerCase() && (active === undefined || one.active === active),
    )
    return listOf(found.slice(0, limit))
  },

  'POST /v1/checkout/sessions': createSession,
  'GET /v1/checkout/sessions/*': ({ store }, _fields, id) => store.sessions.require(id),
  'POST /v1/checkout/sessions/*/expire': (api, _fields, id) => expireSession(api, api.store.sessions.require(id)),

  'POST /v1/billing_portal/sessions': ({ origin, store }, fields) => {
    const { customer, return_url } = parseFields(portalParams, fields)
    const id = newId('bps')
    store.customers.require(customer, 'customer')
    return store.portals.add({
      id,
      object: 'billing_portal.session',
      customer,
      url: `${origin}/portal/${id}`,
      return_url,
    })
  },

  'GET /v1/subscriptions': listSubscriptions,
  'GET /v1/subscriptions/*': ({ store }, fields, id) =>
    subscriptionView(store, store.subscriptions.require(id), expandOf(fields)),
  'POST /v1/subscriptions/*': (api, fields, id) => updateSubscription(api, api.store.subscriptions.require(id), fields),
  'DELETE /v1/subscriptions/*': ({ billing, now, store }, _fields, id) => {
    const subscription = store.subscriptions.require(id)
    if (subscription.status === 'canceled') throw new ApiError(404, 'It is canceled.', { code: 'resource_missing' })
    billing.cancel(subscription, now)
    return subscriptionView(store, subscription)
  },

  'POST /v1/subscription_schedules': createSchedule,
  'POST /v1/subscription_schedules/*': (api, fields, id) =>
    updateSchedule(api, api.store.schedules.require(id), fields),
  'POST /v1/subscription_schedules/*/release': (api, _fields, id) =>
    releaseSchedule(api, api.store.schedules.require(id)),

  'POST /v1/invoices/create_preview': previewInvoice,

  'GET /v1/charges': ({ store }, fields) => {
    const { customer, limit, starting_after } = parseFields(chargesParams, fields)
    const own = [...store.charges.values()].filter((charge) => charge.customer === customer)
    const { data, hasMore } = pageOf(own, limit, starting_after)
    return listOf(data, hasMore)
  },
  'GET /v1/charges/*': ({ store }, _fields, id) => store.charges.require(id),

  'POST /v1/refunds': ({ emit, now, store }, fields) => {
    const { amount: part, charge: id } = parseFields(refundParams, fields)
    const charge = store.charges.require(id, 'charge')
    const left = charge.amount - charge.amount_refunded
    if (charge.refunded) throw new ApiError(400, 'The charge is refunded.', { code: 'charge_already_refunded' })
    const amount = part ?? left
    if (amount > left) throw new ApiError(400, 'This is more than what is left of the charge.', { param: 'amount' })
    charge.amount_refunded += amount
    charge.refunded = charge.amount_refunded === charge.amount
    const refund = { id: newId('re'), object: 'refund', charge: id, amount, created: now } as const
    store.refunds.add(refund)
    emit('charge.refunded', charge, now)
    return refund
  },
  'GET /v1/refunds': ({ store }, fields) => since(store, [...store.refunds.values()], fields),
  'GET /v1/disputes': ({ store }, fields) => since(store, [...store.disputes.values()], fields),
}

/** Those made since a time, with their charges if that is asked for. */
function since(store: Store, found: readonly (Refund | Dispute)[], fields: unknown): object {
  const { created, expand, limit, starting_after } = parseFields(sinceParams, fields)
  const recent = found.filter((one) => one.created >= (created?.gte ?? 0))
  const { data, hasMore } = pageOf(recent, limit, starting_after)
  const view = (one: Refund | Dispute) => ({ ...one, charge: store.charges.require(one.charge) })
  return listOf(expand.includes('data.charge') ? data.map(view) : data, hasMore)
}

const patterns = Object.entries(ROUTES).map(([route, handler]) => {
  const [method = '', path = ''] = route.split(' ')
  return { method, path: new RegExp(`^${path.replaceAll('*', '([^/]+)')}$`), handler }
})

/** Answers a call of the API. @throws ApiError */
export function answer(api: Api, method: string, path: string, fields: unknown): object {
  for (const { handler, method: own, path: pattern } of patterns) {
    const found = own === method ? pattern.exec(path) : null
    if (found) return handler(api, fields, decodeURIComponent(found[1] ?? ''))
  }
  throw new ApiError(404, `Unrecognized request URL (${method}: ${path}). The double does not know this call.`)
}
