/**
 * Who a page is made for. A request has exactly one audience, and every page is
 * rendered at most once for each. DESIGN 4.1; SPEC 6.
 */
export const AUDIENCES = ['visitor', 'free', 'standard', 'premium'] as const
export type Audience = (typeof AUDIENCES)[number]

/** What an item asks of its reader, from nothing to the dearest plan. */
export const REQUIRED_PLANS = ['none', 'free', 'standard', 'premium'] as const
export type RequiredPlan = (typeof REQUIRED_PLANS)[number]

/** What a person holds. SPEC 2.3 names the plans; executive coaching includes premium. */
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

/** Narrows outside data to what an item can ask for. */
export function isRequiredPlan(value: unknown): value is RequiredPlan {
  return REQUIRED_PLANS.some((plan) => plan === value)
}

/**
 * Whether an item is locked for an audience. SPEC 6 (isRestrictedForMember).
 * Closed when in doubt: an unknown plan counts as the dearest.
 */
export function isRestrictedFor(audience: Audience, requiredPlan: RequiredPlan | null | undefined): boolean {
  return REACH[audience] < (NEED[requiredPlan ?? 'premium'] ?? NEED.premium)
}

/** The audience of a signed-in person: staff and executive coaching read as premium. DESIGN 4.1. */
export function audienceOfMember(member: { plan: Plan; staff: boolean }): Audience {
  return member.staff || member.plan === 'executive-coaching' ? 'premium' : member.plan
}
