import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answer } from './api'
import { Billing } from './billing'
import { newCard, paySession } from './checkout-api'
import { readFields } from './fields'
import type { PaymentMethod, StripeEvent } from './objects'
import { showPage } from './pages'
import { ApiError, createStore, newId, type Store } from './store'
import type { Api } from './subscription-api'
import { viewOf } from './views'

type Options = {
  /** 0: any that is free. */
  port?: number
  /** Called with each event. */
  onEvent?: (event: StripeEvent) => void
}

/** An answer before it is sent. */
type Answer = { status: number; body: string; type: string; location?: string }

/** A payment provider in memory, for tests and for trying by hand. */
export class StripeDouble {
  readonly store: Store = createStore()
  readonly billing: Billing
  /** Whether it breaks off every connection. */
  isDown = false
  /** Waits before the next answer is sent. */
  private held: (() => Promise<void>) | null = null
  private clockOffsetS = 0
  private readonly server: Server

  private constructor(private readonly onEvent: (event: StripeEvent) => void) {
    this.billing = new Billing(this.store, (type, object, at) => this.emit(type, object, at))
    this.server = createServer((request, response) => {
      if (this.isDown) return void request.socket.destroy()
      this.handle(request).then(
        async ({ body, location, status, type }) => {
          await this.held?.()
          response.writeHead(status, { 'content-type': type, ...(location && { location }) }).end(body)
        },
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
    })
  }

  /** Listens on this machine only. */
  static async start({ onEvent = () => undefined, port = 0 }: Options = {}): Promise<StripeDouble> {
    const double = new StripeDouble(onEvent)
    double.server.listen(port, '127.0.0.1')
    await once(double.server, 'listening')
    return double
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }

  /** Holds the answer to the next call back, which by then can be out of date. `arrived`: once the call has come. */
  holdNextAnswer(): { arrived: Promise<void>; release(): void } {
    let arrive = () => {}
    let release = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    this.held = () => {
      this.held = null
      arrive()
      return released
    }
    return { arrived, release }
  }

  /** The time of the test clock, in seconds since 1970. */
  get now(): number {
    return Math.floor(Date.now() / 1_000) + this.clockOffsetS
  }

  /** Moves the test clock on, and makes everything happen that is due by then. */
  advance(seconds: number): void {
    this.clockOffsetS += seconds
    this.settle()
  }

  /** Makes everything happen that is due. */
  settle(): void {
    this.billing.runUntil(this.now)
  }

  /** A code that takes some percent off the first payment. */
  addPromotionCode(code: string, percentOff: number, active = true): void {
    const id = newId('promo')
    this.store.promotionCodes.add({ id, object: 'promotion_code', code, active, percentOff })
  }

  /** What a person does on the checkout page. @throws ApiError */
  pay(session: string, code?: string): void {
    paySession(this.api(), this.store.sessions.require(session), code)
  }

  /** From now on the card of a customer is declined, or not; then open invoices are paid at once. */
  setCard(customer: string, declined: boolean): void {
    this.store.customers.require(customer).declined = declined
    if (declined) return
    const open = [...this.store.invoices.values()].filter((one) => one.customer === customer && one.status === 'open')
    for (const invoice of open) this.billing.attempt(invoice, this.now)
  }

  /** A person enters another card in the portal: it becomes the customer's, in the place of the subscription's own. */
  enterCard(id: string, card: Partial<PaymentMethod['card']>): void {
    const customer = this.store.customers.require(id)
    customer.invoice_settings.default_payment_method = newCard(this.store, id, this.now, card).id
    for (const one of this.store.subscriptions.values()) if (one.customer === id) one.default_payment_method = null
    this.emit('customer.updated', customer, this.now)
  }

  /** What staff do in Stripe's dashboard. @param amount a part, in minor units; without it, what is left */
  refund(charge: string, amount?: number): void {
    answer(this.api(), 'POST', '/v1/refunds', { charge, ...(amount !== undefined && { amount }) })
  }

  /** What a bank does for a person who disputes a payment. */
  dispute(charge: string): void {
    const disputed = this.store.charges.require(charge)
    disputed.disputed = true
    const { amount, id } = disputed
    const dispute = this.store.disputes.add({
      id: newId('dp'),
      object: 'dispute',
      charge: id,
      amount,
      created: this.now,
    })
    this.emit('charge.dispute.created', dispute, this.now)
  }

  /** Everything that a call or a page works with. */
  api(): Api {
    const { billing, now, origin, store } = this
    return { billing, now, origin, store, emit: (type, object, at) => this.emit(type, object, at) }
  }

  private emit(type: string, object: object, at: number): void {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      type,
      created: at,
      livemode: false,
      api_version: '2026-10-28.endive',
      data: { object: structuredClone(viewOf(this.store, object)) },
    }
    this.store.events.push(event)
    this.onEvent(event)
  }

  private async handle(request: IncomingMessage): Promise<Answer> {
    this.settle()
    const url = new URL(request.url ?? '/', this.origin)
    const body = await bodyOf(request)
    if (!url.pathname.startsWith('/v1/')) return showPage(this, request.method ?? 'GET', url, readFields(body))
    const key = request.headers['idempotency-key']
    const text = `${request.method} ${url.pathname} ${body}`
    const earlier = typeof key === 'string' ? this.store.answers.get(key) : undefined
    if (earlier && earlier.request !== text) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.'
      return errorAnswer(new ApiError(400, message, { type: 'idempotency_error' }))
    }
    if (earlier) return { ...earlier, type: 'application/json' }
    const answered = this.call(request, url, body)
    // As at Stripe, an answer is kept if the call was carried out; here they are also kept if it was refused.
    if (typeof key === 'string' && request.method === 'POST')
      this.store.answers.set(key, { request: text, ...answered })
    return answered
  }

  private call(request: IncomingMessage, url: URL, body: string): Answer {
    try {
      if (!/^Bearer [sr]k_/.test(request.headers.authorization ?? '')) {
        throw new ApiError(401, 'Invalid API key provided.')
      }
      const fields = readFields(request.method === 'POST' ? body : url.search.slice(1))
      const found = answer(this.api(), request.method ?? 'GET', url.pathname, fields)
      return { status: 200, body: JSON.stringify(found), type: 'application/json' }
    } catch (error) {
      if (error instanceof ApiError) return errorAnswer(error)
      throw error
    }
  }
}

function errorAnswer({ details, message, status }: ApiError): Answer {
  const error = { type: 'invalid_request_error', message, ...details }
  return { status, body: JSON.stringify({ error }), type: 'application/json' }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
