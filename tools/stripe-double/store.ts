import { randomBytes } from 'node:crypto'
import type * as Stripe from './objects'

/** An answer of the API other than the object that was asked for. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message)
  }
}

/** A table of objects in the order in which they were made. */
export class Table<T extends { id: string }> extends Map<string, T> {
  add(object: T): T {
    this.set(object.id, object)
    return object
  }

  /** @throws ApiError 404 */
  require(id: string, param = 'id'): T {
    const found = this.get(id)
    if (found) return found
    throw new ApiError(404, `No such object: '${id}'`, { code: 'resource_missing', param })
  }
}

/** Everything that the double keeps, in memory. */
export function createStore() {
  return {
    customers: new Table<Stripe.Customer>(),
    paymentMethods: new Table<Stripe.PaymentMethod>(),
    products: new Table<Stripe.Product>(),
    prices: new Table<Stripe.Price>(),
    promotionCodes: new Table<Stripe.PromotionCode>(),
    subscriptions: new Table<Stripe.Subscription>(),
    schedules: new Table<Stripe.Schedule>(),
    invoices: new Table<Stripe.Invoice>(),
    charges: new Table<Stripe.Charge>(),
    refunds: new Table<Stripe.Refund>(),
    disputes: new Table<Stripe.Dispute>(),
    sessions: new Table<Stripe.Session>(),
    portals: new Table<Stripe.Portal>(),
    events: [] as Stripe.StripeEvent[],
    /** Answers by idempotency key. */
    answers: new Map<string, { request: string; status: number; body: string }>(),
  }
}
export type Store = ReturnType<typeof createStore>

/** A new id, such as `cus_4fX…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`
