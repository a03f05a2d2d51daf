/**
 * Who a page is rendered for. A request has exactly one audience, and every page is
 * rendered at most once for each (docs/product.md#roles).
 */
export const AUDIENCES = ['visitor', 'free', 'standard', 'premium'] as const
export type Audience = (typeof AUDIENCES)[number]

/** The plan that an item requires, from none to the most expensive. */
export const REQUIRED_PLANS = ['none', 'free', 'standard', 'premium'] as const
export type RequiredPlan = (typeof REQUIRED_PLANS)[number]

/** The plan of a member; executive coaching includes premium. */
export const PLANS = ['free', 'standard', 'premium', 'executive-coaching'] as const
export type Plan = (typeof PLANS)[number]

const REACH = { visitor: 0, free: 1, standard: 2, premium: 3 } as const satisfies Record<Audience, number>
const NEED = { none: 0, free: 1, standard: 2, premium: 3 } as const satisfies Record<RequiredPlan, number>

/** Narrows outside data (a route segment, a token's claim) to an audience. */
export function isAudience(value: unknown): value is Audience {
  return AUDIENCES.some((audience) => audience === value)
}

/** Narrows outside data to a plan. */
export function isPlan(value: unknown): value is Plan {
  return PLANS.some((plan) => plan === value)
}

/** Narrows outside data to a required plan. */
export function isRequiredPlan(value: unknown): value is RequiredPlan {
  return REQUIRED_PLANS.some((plan) => plan === value)
}

/**
 * Whether an item is restricted for an audience (docs/product.md#roles).
 * An unknown plan counts as the most expensive, so that a mistake restricts rather than opens.
 */
export function isRestrictedFor(audience: Audience, requiredPlan: RequiredPlan | null | undefined): boolean {
  return REACH[audience] < (NEED[requiredPlan ?? 'premium'] ?? NEED.premium)
}

/** The audience of a signed-in person: staff and executive coaching count as premium. */
export function audienceOfMember(member: { plan: Plan; staff: boolean }): Audience {
  return member.staff || member.plan === 'executive-coaching' ? 'premium' : member.plan
}
