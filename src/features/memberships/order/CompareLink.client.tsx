'use client'

import { orderChoice } from '@/rules/membership/order-link'
import { PLAN_TEXTS } from '@/rules/page-texts/plans'
import { signUpPath } from '@/rules/safe-return'
import { useQueryString } from './use-order-choice.client'

/** Leads from an order page to the comparison, where another plan leads on to the same place. Renders an `a`. */
export function CompareLink() {
  const returnTo = orderChoice(useQueryString())?.returnTo ?? '/'
  return (
    <a className="link text-sm" href={`${signUpPath(returnTo)}#compare`}>
      {PLAN_TEXTS.compareMemberships}
    </a>
  )
}
