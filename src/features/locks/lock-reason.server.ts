import 'server-only'
import { countsByPlan, type StoredRow } from '@/catalogue/queries.server'
import { planOffers } from '@/features/memberships/plans/offers.server'
import { CONTENT_TYPES, type PostType } from '@/model/content-types'
import { isRestrictedFor, type RequiredPlan } from '@/rules/audience'
import { joinFormUrl } from '@/rules/join-form-url'
import { LIMITS } from '@/rules/limits'
import { isOrderPlan, orderHref } from '@/rules/membership/order-link'
import { menuPrice } from '@/rules/membership/shown-plans'
import { LOCK_TEXTS } from '@/rules/page-texts/locks'
import { signUpPath } from '@/rules/safe-return'
import { TEXTS } from '@/rules/texts'

/** Why an item is restricted, in words, and what opens it. */
export type LockReason = {
  /** "For Premium". */
  badge: string
  /** "Opens with Premium, with all 48 recipes." */
  sentence: string
  /** "Premium is $22 a month, billed yearly."; null where the price is on application. */
  price: string | null
  /** "Premium opens". */
  opens: string
  /** What the plan opens of the item's type, then the first of what else it includes. */
  includes: readonly string[]
  /** The page on which the plan is chosen, or the form of the free account; it leads back to the item. */
  joinUrl: string
  /** What leads there, the button of the plan: "Choose Premium", "Join for free". */
  chooseLabel: string
}

/** The plan that opens an item, and what else it opens, from the catalogue and the plans on sale. */
export async function lockReasonOf({
  postType,
  requiredPlan,
  uri,
}: Pick<StoredRow, 'postType' | 'requiredPlan' | 'uri'>): Promise<LockReason> {
  const [opened, offers] = await Promise.all([openedOf(postType, requiredPlan), planOffers()])
  const offer = offers.find(({ key }) => key === requiredPlan)
  const returnTo = uri ?? '/'
  const includes = includesOf(postType, opened, itemsWithoutPlans(offer?.items ?? [], offers))
  const chooseLabel = offer?.button.title ?? TEXTS.joinForFullContent
  if (requiredPlan === 'free') {
    return {
      badge: LOCK_TEXTS.withFreeAccount,
      sentence: TEXTS.freeIsEnough,
      price: LOCK_TEXTS.freePrice(opened?.text ?? null),
      opens: LOCK_TEXTS.freeOpens,
      includes,
      joinUrl: joinFormUrl(signUpPath(returnTo)),
      chooseLabel,
    }
  }
  const joinUrl =
    offer && isOrderPlan(offer.key) ? orderHref({ plan: offer.key, interval: null, returnTo }) : signUpPath(returnTo)
  const title = offer?.title ?? requiredPlan.charAt(0).toUpperCase() + requiredPlan.slice(1)
  const price = offer ? menuPrice(offer.prices) : null
  return {
    badge: LOCK_TEXTS.forPlan(title),
    sentence: LOCK_TEXTS.opensWith(title, opened?.impressive ? opened.text : null),
    price: price && LOCK_TEXTS.planPrice(title, price),
    opens: LOCK_TEXTS.planOpens(title),
    includes,
    joinUrl,
    chooseLabel,
  }
}

type Opened = { text: string; impressive: boolean }

/** How many items of a type a plan opens: "all 48 recipes". Null for pages, whose number says nothing, and for a single item. */
async function openedOf(postType: PostType, plan: RequiredPlan): Promise<Opened | null> {
  if (postType === 'pages' || plan === 'none') return null
  const counts = Object.entries(await countsByPlan(postType)) as [RequiredPlan, number][]
  const sum = (plans: typeof counts) => plans.reduce((total, [, count]) => total + count, 0)
  const all = sum(counts)
  if (all < 2) return null
  const opened = sum(counts.filter(([required]) => !isRestrictedFor(plan, required)))
  return {
    text: LOCK_TEXTS.openedOf(opened, all, CONTENT_TYPES[postType].many.toLowerCase()),
    impressive: opened === all || opened >= LIMITS.lockCount,
  }
}

/** "Everything in Standard" says nothing to those who do not know Standard: what names a plan is left out. */
const itemsWithoutPlans = (items: readonly string[], offers: readonly { title: string }[]) =>
  items.filter((item) => !offers.some(({ title }) => item.endsWith(` in ${title}`)))

/** An event is not sold by recipes: its type comes first. What an offer says of the type would say it twice. */
function includesOf(postType: PostType, opened: Opened | null, items: readonly string[]): string[] {
  const others = opened ? items.filter((item) => !item.includes(CONTENT_TYPES[postType].many.toLowerCase())) : items
  const first = opened ? [opened.text.charAt(0).toUpperCase() + opened.text.slice(1)] : []
  return [...first, ...others].slice(0, LIMITS.lockItems)
}
