import 'server-only'
import Stripe from 'stripe'
import { AppError } from '@/rules/app-error'
import { stripeApiUrl, stripeSecretKey } from '@/runtime/env'

/** Of one attempt. */
const TIMEOUT_MS = 10_000
const RETRIES = 2
const RETRY_AFTER_S = 30

/** Whether memberships are paid at Stripe. */
export const hasStripe = (): boolean => stripeSecretKey() !== undefined

let client: { key: string; url: string; stripe: Stripe } | null = null

/** The one client of Stripe. @throws AppError unavailable without a key */
export function stripeClient(): Stripe {
  const key = stripeSecretKey()
  if (key === undefined) throw unavailable(new Error('STRIPE_SECRET_KEY is not set.'))
  const url = stripeApiUrl()
  if (client?.key !== key || client.url !== url.href) {
    const protocol = url.protocol === 'http:' ? 'http' : 'https'
    const stripe = new Stripe(key, {
      host: url.hostname,
      port: url.port || (protocol === 'http' ? 80 : 443),
      protocol,
      telemetry: false,
      timeout: TIMEOUT_MS,
      maxNetworkRetries: RETRIES,
    })
    client = { key, url: url.href, stripe }
  }
  return client.stripe
}

const unavailable = (cause: unknown) =>
  new AppError('unavailable', 'Our payment service cannot be reached. Nothing was charged. Try again in a minute.', {
    retryAfterS: RETRY_AFTER_S,
    cause,
  })

/**
 * Calls Stripe.
 * @throws AppError unavailable when Stripe does not answer or fails; conflict when a card is declined; other errors of
 *   Stripe as they are
 */
export async function callStripe<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
  const stripe = stripeClient()
  try {
    return await work(stripe)
  } catch (error) {
    throw toAppError(error)
  }
}

function toAppError(error: unknown): unknown {
  const { errors } = Stripe
  if (error instanceof errors.StripeCardError) {
    const message = 'Your payment was declined. Change how you pay, then try again.'
    return new AppError('conflict', message, { cause: error })
  }
  const isOutage = [
    errors.StripeConnectionError,
    errors.StripeAPIError,
    errors.StripeRateLimitError,
    errors.StripeAuthenticationError,
    errors.StripePermissionError,
  ].some((type) => error instanceof type)
  return isOutage ? unavailable(error) : error
}

/** Whether Stripe has refused a request, such as the expiry of a checkout that is complete. */
export const isRefused = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError
