/**
 * A payment provider for trying memberships by hand.
 *
 *   npm run stripe-double
 *   PORT=12111 SITE=http://localhost:3000 npm run stripe-double
 */
import { StripeDouble } from './double'
import type { StripeEvent } from './objects'
import { signatureOf } from './sign'

const PORT = Number(process.env.PORT ?? 12_111)
const SITE = process.env.SITE ?? 'http://localhost:3000'
const SECRET = process.env.STRIPE_WEBHOOK_SECRET ?? 'whsec_double'
/** An event that was not accepted is sent again after these times. */
const RETRY_MS = [1_000, 5_000, 30_000, 120_000]

async function send(event: StripeEvent): Promise<void> {
  const body = JSON.stringify(event)
  for (const waitMs of [...RETRY_MS, null]) {
    const status = await post(body)
    console.log(`${event.type}: ${status}`)
    if (status === 200 || waitMs === null) return
    await new Promise((later) => setTimeout(later, waitMs))
  }
}

async function post(body: string): Promise<number | string> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, SECRET) }
  try {
    return (await fetch(`${SITE}/api/stripe/webhook`, { method: 'POST', headers, body })).status
  } catch {
    return 'not reached'
  }
}

const double = await StripeDouble.start({ port: PORT, onEvent: (event) => void send(event) })
console.log(`The Stripe double is at ${double.origin}; its events go to ${SITE}/api/stripe/webhook.
Start the site with:

  STRIPE_SECRET_KEY=sk_test_double STRIPE_WEBHOOK_SECRET=${SECRET} STRIPE_API_URL=${double.origin} npm start
`)
