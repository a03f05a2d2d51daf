import 'server-only'
import { sql } from 'drizzle-orm'
import { queryRows } from '@/cms/client/sql.server'
import { appendEvent } from '@/cms/memberships/ledger'
import { consentNote } from '@/rules/membership/consent'
import { PLAN_LABELS } from '@/rules/membership/terms'
import { hasAutomaticTax, siteOrigin } from '@/runtime/env'
import { choiceUri, THANK_YOU, withReturn } from '../addresses'
import { changeFor } from '../own.server'
import type { Member, Purchase } from '../provider'
import { callStripe } from './client.server'
import { requireCustomer } from './customers.server'
import { readGift } from './gifts.server'

const REASON = 'the checkout of a gift at Stripe'

type GiftPurchase = Extract<Purchase, { kind: 'gift' }>

/** The page at Stripe where a gift is paid. The same gift again leads to the same page as long as it is open. */
export async function startGift(member: Member, purchase: GiftPurchase): Promise<string> {
  const { consentVersion, gift, months, plan, price, returnTo } = purchase
  const [row] = await queryRows(REASON, sql`select provider_session from gifts where id = ${gift}`)
  const earlier = row?.provider_session ? String(row.provider_session) : null
  const thankYou = (session: string) => withReturn(`${THANK_YOU}?gift=paid&session_id=${session}`, returnTo)
  if (earlier !== null) {
    const { status, url } = await callStripe((stripe) => stripe.checkout.sessions.retrieve(earlier))
    if (status === 'open' && url) return url
    if (await readGift(earlier)) return thankYou(earlier)
  }
  const customer = await requireCustomer(member.user)
  const name = `${PLAN_LABELS[plan]} membership for ${months} ${months === 1 ? 'month' : 'months'}`
  const session = await callStripe((stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        customer,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: price.currency.toLowerCase(),
              unit_amount: price.amount,
              product_data: { name },
            },
          },
        ],
        success_url: `${siteOrigin()}${thankYou('{CHECKOUT_SESSION_ID}')}`,
        cancel_url: `${siteOrigin()}${choiceUri(purchase)}`,
        invoice_creation: { enabled: true },
        ...(hasAutomaticTax() && { automatic_tax: { enabled: true }, customer_update: { address: 'auto' as const } }),
        metadata: { gift: String(gift) },
        payment_intent_data: { metadata: { gift: String(gift) } },
      },
      { idempotencyKey: `gift-${customer}-${gift}-${price.amount}-${earlier ?? 'first'}` },
    ),
  )
  const note = consentNote('gift', consentVersion)
  await changeFor(member, async (change) => {
    const kept = await change.run(
      sql`update gifts set provider_session = ${session.id}
        where id = ${gift} and coalesce(provider_session, '') <> ${session.id} returning id`,
    )
    if (kept.length > 0) await appendEvent(change, 'ordered', { gift, paid: price, note })
  })
  return session.url ?? `${siteOrigin()}${choiceUri(purchase)}`
}
