import 'server-only'
import { LRUCache } from 'lru-cache'
import type Stripe from 'stripe'
import { type StripePrice, termsOfPrice } from '@/rules/membership/from-stripe'
import type { Terms } from '@/rules/membership/subscription'
import { PLAN_LABELS } from '@/rules/membership/terms'
import { callStripe, isRefused } from './client.server'

/** The name by which the price of new memberships is found at Stripe. */
export const lookupKey = ({ interval, plan }: Terms): string => `${plan}_${interval}`

/** The name by which the product of a plan is found. */
const productId = ({ plan }: Terms) => `membership_${plan.replaceAll('-', '_')}`

const isSame = (one: Terms, other: Terms | null) =>
  other !== null &&
  one.plan === other.plan &&
  one.interval === other.interval &&
  one.price.amount === other.price.amount &&
  one.price.currency === other.price.currency

/** The price that has the lookup key now; null without one. */
async function currentPrice(stripe: Stripe, terms: Terms): Promise<Stripe.Price | null> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(terms)], active: true, limit: 1 })
  return data[0] ?? null
}

async function requireProduct(stripe: Stripe, terms: Terms): Promise<string> {
  const id = productId(terms)
  try {
    return (await stripe.products.retrieve(id)).id
  } catch (error) {
    if (!isRefused(error)) throw error
    const product = { id, name: `${PLAN_LABELS[terms.plan]} membership`, metadata: { plan: terms.plan } }
    return (await stripe.products.create(product, { idempotencyKey: `product-${id}` })).id
  }
}

/**
 * The price at Stripe of what a plan costs now. One that is missing is made; with a new amount, another one gets the
 * lookup key, and those who pay the old one keep it.
 * @returns its id, and whether it was made
 */
export function requirePrice(terms: Terms): Promise<{ id: string; made: boolean }> {
  return callStripe(async (stripe) => {
    const current = await currentPrice(stripe, terms)
    if (current && isSame(terms, termsOfPrice(current))) return { id: current.id, made: false }
    const { interval, plan, price } = terms
    const key = lookupKey(terms)
    const made = await stripe.prices.create(
      {
        product: await requireProduct(stripe, terms),
        currency: price.currency.toLowerCase(),
        unit_amount: price.amount,
        recurring: { interval: interval === 'annual' ? 'year' : 'month' },
        lookup_key: key,
        transfer_lookup_key: true,
        metadata: { plan },
      },
      { idempotencyKey: `price-${key}-${price.amount}-${price.currency}-${current?.id ?? 'first'}` },
    )
    return { id: made.id, made: true }
  })
}

/** Prices never change at Stripe, so each is read once. */
const known = new LRUCache<string, StripePrice>({ max: 200 })

/** The terms that a price at Stripe stands for; null for one that is not ours. */
export async function termsOfPriceId(id: string): Promise<Terms | null> {
  const price = known.get(id) ?? (await callStripe((stripe) => stripe.prices.retrieve(id)))
  known.set(id, price)
  return termsOfPrice(price)
}
