import 'server-only'
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { saveSubscription, startSubscription } from '@/cms/memberships/change'
import type { MemberChange } from '@/cms/memberships/member-change'
import { subscriptionsOf } from '@/cms/memberships/rows'
import type { Viewer } from '@/platform/session/viewer.server'
import { emailProblem } from '@/rules/account-fields'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { extend, extendedByGift, giftSubscription } from '@/rules/membership/extend'
import { GIFT_CODE_BYTES, giftCode, normalizeGiftCode } from '@/rules/membership/gift-code'
import { giftDayProblem } from '@/rules/membership/gift-day'
import { giftPrice } from '@/rules/membership/gift-price'
import { PAID_PLANS } from '@/rules/membership/terms'
import { returnSchema, termsVersion } from './checkout.server'
import { changeAndShow, changeOwn, memberOf, type SubscriptionView } from './own.server'
import { pricesOnSale } from './plans.server'
import { currentProvider } from './provider-of.server'

/** POST /api/memberships/redeem */
export const redeemBody = z.object({
  code: z
    .string('Enter the code.')
    .trim()
    .min(1, 'Enter the code.')
    .max(LIMITS.giftCodeMaxChars, 'The code is too long.'),
})

const MONTHS_MESSAGE = `Use a whole number from 1 to ${LIMITS.giftMonths}.`

/** POST /api/memberships/gift */
export const giftBody = z.object({
  plan: z.enum(PAID_PLANS, 'Choose a plan.'),
  months: z.number(MONTHS_MESSAGE).int(MONTHS_MESSAGE).min(1, MONTHS_MESSAGE).max(LIMITS.giftMonths, MONTHS_MESSAGE),
  to: z
    .string('Enter an email address.')
    .trim()
    .toLowerCase()
    .superRefine((value, context) => {
      const message = emailProblem(value)
      if (message !== null) context.addIssue({ code: 'custom', message })
    }),
  on: z
    .string('Use YYYY-MM-DD.')
    .superRefine((value, context) => {
      const message = giftDayProblem(value, new Date().toISOString().slice(0, 10))
      if (message !== null) context.addIssue({ code: 'custom', message })
    })
    .optional(),
  message: z.string('Use text.').trim().max(LIMITS.giftMessageMaxChars).optional(),
  return: returnSchema,
  consent: z.boolean('Use true or false.').optional(),
})

const redeemedGift = z.object({ id: z.coerce.number(), plan: z.enum(PAID_PLANS), months: z.coerce.number() })

/**
 * Takes a code for its gift in one statement: of several people at the same moment, one gets it.
 * @throws AppError not_found; conflict for one that is used
 */
async function takeGift({ now, run, user }: MemberChange, code: string): Promise<z.infer<typeof redeemedGift>> {
  const [taken] = await run(
    sql`update gifts set redeemed_by_id = ${user}, redeemed_at = ${now.toISOString()}, updated_at = ${now.toISOString()}
      where code = ${code} and paid = true and redeemed_at is null
      returning id, plan, months`,
  )
  if (taken) return redeemedGift.parse(taken)
  const [known] = await run(sql`select id from gifts where code = ${code} and paid = true`)
  if (known) throw new AppError('conflict', 'This code has been used already.')
  throw new AppError('not_found', 'There is no such code. Check it for typing errors.')
}

/**
 * Redeems a gift: it begins a membership now, or extends the one that the person has.
 * @throws AppError not_found; conflict for a used code, and for someone who has as much without the gift
 */
export function redeemGift(
  viewer: Viewer,
  { code }: z.infer<typeof redeemBody>,
): Promise<{ subscription: SubscriptionView | null }> {
  return changeAndShow(viewer, async (change) => {
    const gift = await takeGift(change, normalizeGiftCode(code))
    const extended = extendedByGift(await subscriptionsOf(change.run, change.user), gift, change.now)
    const details = { gift: gift.id }
    if (extended) await saveSubscription(change, extended, extend(extended, gift.months), 'redeemed', details)
    else await startSubscription(change, giftSubscription(gift, change.now), 'redeemed', details)
  })
}

type GiftInput = z.infer<typeof giftBody>

/** Stores a gift that can be redeemed once it is paid for. The same one again is the same. @returns its id */
async function storeGift({ now, run, user }: MemberChange, { message, months, on, plan, to }: GiftInput) {
  const sendOn = on ? `${on}T00:00:00.000Z` : null
  const waiting = await run(
    sql`select id, "on", message from gifts
      where bought_by_id = ${user} and paid = false and plan = ${plan} and months = ${months} and "to" = ${to}`,
  )
  const dayOf = (value: unknown) => (value === null ? null : new Date(String(value)).toISOString())
  const same = waiting.find((row) => dayOf(row.on) === sendOn && row.message === (message ?? null))
  if (same) return Number(same.id)
  const nowIso = now.toISOString()
  const [stored] = await run(
    sql`insert into gifts (code, plan, months, paid, "to", "on", message, bought_by_id, updated_at, created_at)
      values (${giftCode(randomBytes(GIFT_CODE_BYTES))}, ${plan}, ${months}, false, ${to}, ${sendOn}, ${message ?? null},
        ${user}, ${nowIso}, ${nowIso})
      returning id`,
  )
  return Number(stored?.id)
}

/**
 * Buys a membership for someone else.
 * @returns where to go: the page that says how to pay
 * @throws AppError unprocessable for a plan, or a number of months, that is not for sale
 */
export async function giveMembership(viewer: Viewer, input: GiftInput): Promise<{ url: string }> {
  const { consent, months, plan, return: returnTo } = input
  const price = giftPrice(await pricesOnSale(plan), months)
  if (price === null) {
    const message = 'This plan is not sold for this many months.'
    throw new AppError('unprocessable', message, { fields: { months: message } })
  }
  const gift = await changeOwn(viewer, (change) => storeGift(change, input))
  const consentVersion = consent ? await termsVersion() : undefined
  const purchase = { kind: 'gift', gift, plan, months, price, consentVersion, returnTo } as const
  return { url: await currentProvider().start(memberOf(viewer), purchase) }
}
