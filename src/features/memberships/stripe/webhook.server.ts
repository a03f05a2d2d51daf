import 'server-only'
import type Stripe from 'stripe'
import { asSystem } from '@/cms/client/local-api.server'
import { AppError } from '@/rules/app-error'
import { errorLine } from '@/rules/log-entry'
import { stripeWebhookSecret } from '@/runtime/env'
import { callStripe, stripeClient } from './client.server'
import { isKnownEvent, recordEvent } from './events.server'
import { readGift } from './gifts.server'
import { inTurn } from './in-turn'
import { readBack } from './read-back.server'

/** Stripe's own header has about 150 characters. */
const MAX_SIGNATURE_CHARS = 4_096
const RETRY_AFTER_S = 30

/**
 * Receives an event of Stripe. The state that it is about is read from Stripe, so that a repeated, late or early event
 * does no harm. POST /api/stripe/webhook
 * @param body as it was sent, since its bytes are signed
 * @throws AppError bad_request for a signature that is missing, forged or too old; unavailable when the state could not
 *   be read or written: Stripe repeats the event
 */
export async function receiveWebhook(body: Uint8Array, signature: string | null): Promise<{ received: true }> {
  const event = await verifiedEvent(body, signature)
  try {
    if (!(await isKnownEvent(event))) await followEvent(event)
  } catch (cause) {
    const { logger } = await asSystem('a webhook of Stripe that failed')
    logger.error(`POST /api/stripe/webhook: an event was not dealt with and will come again. ${errorLine(cause)}`)
    throw new AppError('unavailable', 'The state could not be read.', { retryAfterS: RETRY_AFTER_S, cause })
  }
  return { received: true }
}

/** Logs a body that could not be read, such as one that is too large. @throws the error */
export async function rejectBody(error: unknown): Promise<never> {
  const { logger } = await asSystem('a webhook of Stripe that was rejected')
  logger.warn(`POST /api/stripe/webhook: rejected. ${errorLine(error)}`)
  throw error
}

async function verifiedEvent(body: Uint8Array, signature: string | null): Promise<Stripe.Event> {
  const secret = stripeWebhookSecret()
  try {
    if (secret === undefined) throw new Error('STRIPE_WEBHOOK_SECRET is not set.')
    if (signature === null || signature === '') throw new Error('There is no signature.')
    if (signature.length > MAX_SIGNATURE_CHARS) throw new Error('The signature is too long.')
    return stripeClient().webhooks.constructEvent(Buffer.from(body), signature, secret)
  } catch (cause) {
    const { logger } = await asSystem('a webhook of Stripe that was rejected')
    logger.warn(`POST /api/stripe/webhook: rejected. ${errorLine(cause)}`)
    throw new AppError('bad_request', 'The signature is not valid.', { cause })
  }
}

/** Object types whose refunds and disputes matter. */
const WITH_CHARGES: readonly string[] = ['charge', 'dispute', 'refund']

async function followEvent(event: Stripe.Event): Promise<void> {
  const object: Record<string, unknown> = { ...event.data.object }
  if (object.object === 'checkout.session' && object.mode === 'payment') {
    if ((await readGift(String(object.id), { event })) === null) await recordEvent(event)
    return
  }
  const customer = await customerOfObject(object)
  const withCharges = WITH_CHARGES.includes(String(object.object))
  const changes = customer && (await inTurn(customer, () => readBack(customer, { event, withCharges })))
  if (!changes) await recordEvent(event)
}

const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value ? idOf(value.id) : null
}

/** The customer that an object of Stripe belongs to. A dispute and a refund name only their payment. */
async function customerOfObject({ charge, customer, id, object }: Record<string, unknown>): Promise<string | null> {
  if (object === 'customer') return idOf(id)
  const chargeId = idOf(charge)
  if (!WITH_CHARGES.includes(String(object)) || object === 'charge' || chargeId === null) return idOf(customer)
  return idOf((await callStripe((stripe) => stripe.charges.retrieve(chargeId))).customer)
}
