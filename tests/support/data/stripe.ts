import { StripeDouble } from '../../../tools/stripe-double/double'
import type { StripeEvent } from '../../../tools/stripe-double/objects'
import { signatureOf } from '../../../tools/stripe-double/sign'

const SECRET = 'whsec_of_the_tests'
const WEBHOOK = 'http://localhost:3000/api/stripe/webhook'

/** A Stripe double whose events wait until a test sends them. Call it before the CMS is imported. */
export async function startStripe() {
  const waiting: StripeEvent[] = []
  const double = await StripeDouble.start({ onEvent: (event) => waiting.push(event) })
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: 'sk_test_double',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_URL: double.origin,
  })

  /** Sends a webhook as Stripe does, to the route's own handler. */
  async function post(body: string, signature: string | null = signatureOf(body, SECRET)): Promise<Response> {
    const { POST } = await import('@/app/api/stripe/webhook/route')
    const headers = { 'content-type': 'application/json', ...(signature !== null && { 'stripe-signature': signature }) }
    return POST(new Request(WEBHOOK, { method: 'POST', headers, body }))
  }

  return {
    double,
    waiting,
    post,
    send: (event: StripeEvent) => post(JSON.stringify(event)),
    /** Sends the events that wait, in their order. */
    async deliver(): Promise<void> {
      for (const event of waiting.splice(0)) {
        const { status } = await post(JSON.stringify(event))
        if (status !== 200) throw new Error(`The webhook of ${event.type} was answered with ${status}.`)
      }
    },
    /** The customer at Stripe with an email address. */
    customer(email: string): string {
      const found = [...double.store.customers.values()].find((one) => one.email === email)
      if (!found) throw new Error('There is no such customer.')
      return found.id
    },
    async stop(): Promise<void> {
      for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL']) delete process.env[name]
      await double.stop()
    },
  }
}
export type TestStripe = Awaited<ReturnType<typeof startStripe>>

/** The id of the session in an address of the checkout page. */
export const sessionIn = (url: string): string => new URL(url).pathname.split('/').pop() ?? ''
