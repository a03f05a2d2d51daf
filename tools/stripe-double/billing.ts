import { periodEnd } from './calendar'
import type { Charge, Customer, Invoice, Metadata, Price, Session, Subscription } from './objects'
import { newId, type Store } from './store'

const HOUR_S = 3_600
const DAY_S = 24 * HOUR_S
/** Days after which a payment that failed is tried again; after the last one the subscription is canceled. */
const RETRY_DAYS = [3, 5, 7] as const

export type Emit = (type: string, object: object, at: number) => void

/** What happens by itself at a time. */
type Due = { at: number; run: (at: number) => void }

/**
 * What Stripe does with subscriptions: trials end, periods begin, invoices are finalized after an hour and paid,
 * payments that fail are tried again.
 */
export class Billing {
  constructor(
    private readonly store: Store,
    private readonly emit: Emit,
  ) {}

  priceOf({ item }: Subscription): Price {
    return this.store.prices.require(item.price)
  }

  /** Makes everything happen that is due by a time, in order. */
  runUntil(now: number): void {
    for (let due = this.nextDue(now); due; due = this.nextDue(now)) due.run(due.at)
  }

  private nextDue(now: number): Due | undefined {
    const subscriptions = [...this.store.subscriptions.values()].flatMap((one) => this.dueOf(one))
    const invoices = [...this.store.invoices.values()].flatMap((one) => this.dueOfInvoice(one))
    const sessions = [...this.store.sessions.values()]
      .filter(({ status }) => status === 'open')
      .map((one): Due => ({ at: one.expires_at, run: (at) => this.expire(one, at) }))
    return [...invoices, ...subscriptions, ...sessions].filter(({ at }) => at <= now).sort((a, b) => a.at - b.at)[0]
  }

  private dueOf(subscription: Subscription): Due[] {
    if (subscription.status === 'canceled') return []
    return [{ at: subscription.item.current_period_end, run: (at) => this.endPeriod(subscription, at) }]
  }

  private dueOfInvoice(invoice: Invoice): Due[] {
    const { created, next_payment_attempt, status } = invoice
    if (status === 'draft') return [{ at: created + HOUR_S, run: (at) => this.finalize(invoice, at) }]
    if (status !== 'open' || next_payment_attempt === null) return []
    return [{ at: next_payment_attempt, run: (at) => this.attempt(invoice, at) }]
  }

  private endPeriod(subscription: Subscription, at: number): void {
    if (subscription.cancel_at_period_end) {
      this.cancel(subscription, at)
      return
    }
    this.followSchedule(subscription, at)
    this.beginPeriod(subscription, at)
    if (subscription.status === 'trialing') subscription.status = 'active'
    this.bill(subscription, this.priceOf(subscription).unit_amount, at)
    this.changed(subscription, at)
  }

  private followSchedule(subscription: Subscription, at: number): void {
    const schedule = this.store.schedules.get(subscription.schedule ?? '')
    const phase = schedule?.phases.find(({ start_date }) => start_date >= at)
    if (!schedule || !phase) return
    const [item] = phase.items
    if (item && item.price !== subscription.item.price) {
      subscription.item.price = item.price
      subscription.billing_cycle_anchor = at
    }
    // The last phase has begun: the schedule lets go of the subscription at its end, which makes no difference.
    schedule.status = 'released'
    subscription.schedule = null
  }

  beginPeriod(subscription: Subscription, at: number): void {
    if (subscription.trial_end === at) subscription.billing_cycle_anchor = at
    subscription.item.current_period_start = at
    subscription.item.current_period_end = periodEnd(at, this.priceOf(subscription), subscription.billing_cycle_anchor)
  }

  /** A draft, which is finalized and paid an hour later. */
  bill(subscription: Subscription, amount: number, at: number): Invoice {
    const customer = this.store.customers.require(subscription.customer)
    const due = Math.max(0, amount + customer.balance)
    customer.balance = Math.min(0, amount + customer.balance)
    const invoice = this.store.invoices.add({
      id: newId('in'),
      object: 'invoice',
      customer: customer.id,
      subscription: subscription.id,
      status: 'draft',
      created: at,
      status_transitions: { finalized_at: null },
      amount_due: due,
      currency: this.priceOf(subscription).currency,
      attempt_count: 0,
      next_payment_attempt: null,
    })
    subscription.latest_invoice = invoice.id
    this.emit('invoice.created', invoice, at)
    return invoice
  }

  finalize(invoice: Invoice, at: number): void {
    invoice.status = 'open'
    invoice.status_transitions.finalized_at = at
    this.emit('invoice.finalized', invoice, at)
    this.attempt(invoice, at)
  }

  /** Tries to collect an open invoice. */
  attempt(invoice: Invoice, at: number): void {
    const customer = this.store.customers.require(invoice.customer)
    if (customer.declined && invoice.amount_due > 0) {
      this.decline(invoice, at)
      return
    }
    invoice.status = 'paid'
    invoice.next_payment_attempt = null
    if (invoice.amount_due > 0) this.charge(customer, invoice.amount_due, invoice.currency, at, {}, invoice.id)
    this.emit('invoice.paid', invoice, at)
    const subscription = this.store.subscriptions.require(invoice.subscription)
    if (subscription.status !== 'past_due' || subscription.latest_invoice !== invoice.id) return
    subscription.status = 'active'
    this.changed(subscription, at)
  }

  private decline(invoice: Invoice, at: number): void {
    const days = RETRY_DAYS[invoice.attempt_count]
    invoice.attempt_count += 1
    invoice.next_payment_attempt = days === undefined ? null : at + days * DAY_S
    this.emit('invoice.payment_failed', invoice, at)
    const subscription = this.store.subscriptions.require(invoice.subscription)
    if (subscription.status === 'canceled') return
    if (days === undefined) this.cancel(subscription, at)
    else if (subscription.status !== 'past_due') {
      subscription.status = 'past_due'
      this.changed(subscription, at)
    }
  }

  charge(
    { id }: Customer,
    amount: number,
    currency: string,
    at: number,
    metadata: Metadata,
    invoice: string | null,
  ): Charge {
    const charge = this.store.charges.add({
      id: newId('ch'),
      object: 'charge',
      customer: id,
      invoice,
      amount,
      amount_refunded: 0,
      currency,
      created: at,
      paid: true,
      refunded: false,
      disputed: false,
      metadata,
    })
    this.emit('charge.succeeded', charge, at)
    return charge
  }

  cancel(subscription: Subscription, at: number): void {
    subscription.status = 'canceled'
    subscription.ended_at = at
    const schedule = this.store.schedules.get(subscription.schedule ?? '')
    if (schedule) schedule.status = 'canceled'
    for (const invoice of this.store.invoices.values()) {
      const isOpen = invoice.status === 'draft' || invoice.status === 'open'
      if (invoice.subscription === subscription.id && isOpen) invoice.status = 'void'
    }
    this.emit('customer.subscription.deleted', subscription, at)
  }

  changed(subscription: Subscription, at: number): void {
    this.emit('customer.subscription.updated', subscription, at)
  }

  /** A subscription that begins with a paid checkout. */
  begin(session: Session, at: number): Subscription {
    const price = this.store.prices.require(session.price ?? '')
    const trialEnd = session.trialDays > 0 ? at + session.trialDays * DAY_S : null
    const anchor = trialEnd ?? at
    const subscription = this.store.subscriptions.add({
      id: newId('sub'),
      object: 'subscription',
      customer: session.customer,
      status: trialEnd === null ? 'active' : 'trialing',
      created: at,
      start_date: at,
      ended_at: null,
      cancel_at: null,
      cancel_at_period_end: false,
      trial_end: trialEnd,
      billing_cycle_anchor: anchor,
      metadata: { ...session.subscriptionMetadata },
      pause_collection: null,
      item: {
        id: newId('si'),
        price: price.id,
        current_period_start: at,
        current_period_end: trialEnd ?? periodEnd(at, price, anchor),
      },
      default_payment_method: session.paymentMethod,
      latest_invoice: null,
      schedule: null,
    })
    this.emit('customer.subscription.created', subscription, at)
    const amount = trialEnd === null ? Math.round((price.unit_amount * (100 - session.percentOff)) / 100) : 0
    this.finalize(this.bill(subscription, amount, at), at)
    return subscription
  }

  private expire(session: Session, at: number): void {
    session.status = 'expired'
    session.url = null
    this.emit('checkout.session.expired', session, at)
  }
}
