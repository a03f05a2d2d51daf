/** Texts of the plans and their prices. Part of `TEXTS`, and in a file of their own for the scripts of these pages. */
export const PLAN_TEXTS = {
  mostPopular: 'MOST POPULAR',
  monthFree: '1 month free',
  annualSaves: 'Annual: 1 month free',
  plan: 'Plan',
  youHaveThis: 'You have this',
  priceOnApplication: 'Price on application',
  successStories: 'Success Stories',
  compareMemberships: 'Compare the memberships',
  allAdviceIncluded: 'ALL ADVICE INCLUDED',
} as const
