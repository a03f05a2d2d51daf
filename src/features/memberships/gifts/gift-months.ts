import { giftPrice } from '@/rules/membership/gift-price'
import type { ShownPrices } from '@/rules/membership/shown-plans'
import type { PaidPlan } from '@/rules/membership/terms'
import { PAGE_LIMITS } from '@/rules/page-limits'

export type GiftPlan = { key: PaidPlan; title: string; prices: ShownPrices }

/** How long gifts usually are; others are for sale by call. */
const MONTHS = [1, 3, 6, 12, 24, 36].filter((months) => months <= PAGE_LIMITS.giftMonths)

/** The lengths that a plan is sold for, in months. */
export const giftLengthsOf = ({ prices }: GiftPlan) => MONTHS.filter((months) => giftPrice(prices, months) !== null)

export const monthsText = (months: number) => (months === 1 ? '1 month' : `${months} months`)
