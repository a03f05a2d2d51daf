import 'server-only'
import { countsByPlan, type StoredRow } from '@/catalogue/queries.server'
import { planOffers } from '@/features/memberships/plans/offers.server'
import { CONTENT_TYPES } from '@/model/content-types'
import { joinFormUrl } from '@/rules/join-form-url'
import { LIMITS } from '@/rules/limits'
import { isOrderPlan, orderHref } from '@/rules/membership/order-link'
import { menuPrice } from '@/rules/membership/shown-plans'
import { signUpPath } from '@/rules/safe-return'
import { TEXTS } from '@/rules/texts'

/** Why an item is restricted, in words, and what opens it. */
export type LockReason = {
  /** "Opens with Premium, with 11 other recipes like it." */
  sentence: string
  /** "Premium is $22 a month, billed yearly."; null where nothing is to pay, or the price is on application. */
  price: string | null
  /** The first of what the plan includes; empty for a plan that is not on sale. */
  includes: readonly string[]
  /** The page on which the plan is chosen, or the form of the free account; it leads back to the item. */
  joinUrl: string
  /** What leads there: "Choose Premium". */
  joinLabel: string
}

/** The plan that opens an item, and how many others of its type it opens, from the catalogue and the plans on sale. */
export async function lockReasonOf({
  postType,
  requiredPlan,
  uri,
}: Pick<StoredRow, 'postType' | 'requiredPlan' | 'uri'>): Promise<LockReason> {
  const [counts, offers] = await Promise.all([countsByPlan(postType), planOffers()])
  const offer = offers.find(({ key }) => key === requiredPlan)
  const returnTo = uri ?? '/'
  const includes = offer?.items.slice(0, LIMITS.lockItems) ?? []
  const joinLabel = offer?.button.title ?? TEXTS.joinNow
  if (requiredPlan === 'free') {
    return {
      sentence: TEXTS.freeIsEnough,
      price: null,
      includes,
      joinUrl: joinFormUrl(signUpPath(returnTo)),
      joinLabel,
    }
  }
  const joinUrl =
    offer && isOrderPlan(offer.key) ? orderHref({ plan: offer.key, interval: null, returnTo }) : signUpPath(returnTo)
  const others = Math.max(0, (counts[requiredPlan] ?? 0) - 1)
  const { many, one } = CONTENT_TYPES[postType]
  const title = offer?.title ?? requiredPlan.charAt(0).toUpperCase() + requiredPlan.slice(1)
  const sentence = TEXTS.opensWith(title, others, { many: many.toLowerCase(), one: one.toLowerCase() })
  const price = offer ? menuPrice(offer.prices) : null
  return { sentence, price: price && TEXTS.planPrice(title, price), includes, joinUrl, joinLabel }
}
