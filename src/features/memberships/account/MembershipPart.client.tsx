'use client'

import { useEffect, useRef } from 'react'
import { useViewer } from '@/platform/session/Session.client'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { PLAN_LABELS } from '@/rules/membership/terms'
import { ButtonLink } from '@/ui/ButtonLink'
import { RetryButton } from '@/ui/RetryButton.client'
import { FormLoading } from '../FormLoading'
import { MEMBERSHIP_TEXTS } from '../membership-texts'
import { MembershipActions } from './MembershipActions.client'
import { MembershipFacts } from './MembershipFacts'
import { MembershipOrders } from './MembershipOrders'
import { useMembership } from './use-membership.client'

const ANCHOR = 'membership'

/** Plan, price, next payment, orders and gifts of the signed-in user, and everything that they can do with them. */
export function MembershipPart({ userId }: { userId: number }) {
  const { audience } = useViewer()
  const { failed, loaded, refresh } = useMembership(userId)
  const root = useRef<HTMLDivElement>(null)
  const isLoaded = loaded !== undefined

  // The part appears after the page, so the browser could not follow a link to it.
  useEffect(() => {
    if (isLoaded && window.location.hash === `#${ANCHOR}`) root.current?.scrollIntoView({ block: 'start' })
  }, [isLoaded])

  return (
    <div
      className="membership-part grid w-full scroll-mt-header content-start justify-items-start gap-6"
      data-paid={audience !== 'free' || undefined}
      id={ANCHOR}
      ref={root}
    >
      {failed ? (
        <>
          <p role="alert">{MEMBERSHIP_TEXTS.failed}</p>
          <RetryButton onRetry={refresh}>{COMMON_TEXTS.tryAgain}</RetryButton>
        </>
      ) : loaded ? (
        <Loaded {...loaded} onChanged={refresh} />
      ) : (
        <FormLoading />
      )}
    </div>
  )
}

type LoadedProps = NonNullable<ReturnType<typeof useMembership>['loaded']> & { onChanged(): void }

function Loaded({ details, membership: { plan, subscription }, onChanged }: LoadedProps) {
  return (
    <>
      {subscription ? (
        <>
          <MembershipFacts subscription={subscription} details={details} />
          <MembershipActions subscription={subscription} onChanged={onChanged} />
        </>
      ) : (
        <>
          <p className="max-w-measure">
            You have <strong>{PLAN_LABELS[plan]}</strong>, which costs nothing and has no end.
          </p>
          <ButtonLink href="/memberships/">See the memberships</ButtonLink>
        </>
      )}
      <MembershipOrders details={details} />
    </>
  )
}
