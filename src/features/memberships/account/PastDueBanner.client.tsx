'use client'

import { usePathname } from 'next/navigation'
import { useViewer } from '@/platform/session/Session.client'
import { useQuery } from '@/platform/session/use-query.client'
import { longDate } from '@/rules/dates'
import { PLAN_LABELS } from '@/rules/membership/terms'
import { pathRules } from '@/rules/path-rules'
import { MEMBERSHIP_TEXTS } from '../membership-texts'
import { membershipQuery } from './use-membership.client'

/** On pages of the member area: that a payment is due, and until when the plan is kept. Nothing for everybody else. */
export function PastDueBanner() {
  const { user } = useViewer()
  const { memberArea, requiresSession } = pathRules(usePathname())
  const isAsked = user !== null && user.plan !== 'free' && memberArea && requiresSession
  const { data } = useQuery({ ...membershipQuery(user?.id ?? 0), enabled: isAsked })
  const subscription = data?.subscription
  if (!isAsked || subscription?.status !== 'past_due') return null
  return (
    <section className="past-due-banner" aria-label="Payment due">
      <p className="wrap">
        <strong>{MEMBERSHIP_TEXTS.pastDueTitle}</strong>{' '}
        {subscription.graceUntil &&
          `You keep ${PLAN_LABELS[subscription.plan]} until ${longDate(subscription.graceUntil)}. `}
        <a className="inline-link" href="/account/#membership">
          {MEMBERSHIP_TEXTS.pay}
        </a>
      </p>
    </section>
  )
}
