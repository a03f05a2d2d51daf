'use client'

import { type ReactNode, useCallback } from 'react'
import { JoinPanel } from '@/features/join/JoinPanel.client'
import { useViewer } from '@/platform/session/Session.client'
import { useBfcacheRestore } from '@/platform/session/use-bfcache-restore.client'
import { useQuery } from '@/platform/session/use-query.client'
import { pricePerPeriod } from '@/rules/membership/shown-plans'
import { PLAN_LABELS } from '@/rules/membership/terms'
import { JOIN_TEXTS } from '@/rules/page-texts/join'
import { ButtonLink } from '@/ui/ButtonLink'
import { stateWords } from '../account/membership-words'
import { membershipQuery } from '../account/use-membership.client'
import { FormLoading } from '../FormLoading'
import { IntervalChoice } from './IntervalChoice'
import { OrderForm, type OrderProps } from './OrderForm.client'
import { useOrderChoice } from './use-order-choice.client'

const THANKS = 'Open the link in it to confirm your address and sign in. You then go on right here.'
const THANKS_FREE = 'Open the link in it to confirm your address, then sign in. That is all.'

/** What a membership takes on a phone, so that what follows does not move when it is loaded. */
const STANDING_HEIGHT = 'min-h-68'

/**
 * The steps to a plan: an account, then the order. The page is shared by all readers of an audience, so the browser finds
 * out who is signed in. Until then it shows what its audience most likely gets, so that nothing moves.
 */
export function OrderView(props: OrderProps) {
  const { audience, state, user } = useViewer()
  const isMember = state === 'authenticated' || (state === 'loading' && audience !== 'visitor')
  return isMember ? <MemberOrder {...props} userId={user?.id} /> : <VisitorOrder {...props} />
}

/** A visitor makes an account first, and comes back here; for the free plan that is all. */
function VisitorOrder({ plan, prices }: OrderProps) {
  const { choose, href, interval, intervals, returnTo } = useOrderChoice(plan, prices)
  const isFree = plan === 'free'
  const price = prices[interval]
  return (
    <div className="grid gap-6">
      {!isFree && <IntervalChoice prices={prices} intervals={intervals} interval={interval} onChoose={choose} />}
      {!isFree && price && (
        <p className="max-w-measure">
          {pricePerPeriod(price, interval)}, until you cancel. First an account, then the order: nothing is paid before
          you have seen it all.
        </p>
      )}
      <h2 className="type-h3">{isFree ? JOIN_TEXTS.joinForFree : 'Your account'}</h2>
      <JoinPanel
        thanks={isFree ? THANKS_FREE : THANKS}
        submitLabel={isFree ? undefined : 'Create my account'}
        returnUrl={() => (isFree ? (returnTo ?? undefined) : href)}
      />
    </div>
  )
}

/** @param userId undefined while the session loads */
function MemberOrder({ userId = 0, ...order }: OrderProps & { userId?: number }) {
  const { plan, prices, title } = order
  const { returnTo } = useOrderChoice(plan, prices)
  const { audience } = useViewer()
  const { data, isFetched, refetch } = useQuery({ ...membershipQuery(userId), enabled: userId > 0 })
  // Back from the payment, the page may be as it was before.
  useBfcacheRestore(useCallback(() => void refetch(), [refetch]))
  if (plan === 'free') {
    return (
      <Standing title="You are signed up">
        <p>Everything that is free is open to you already.</p>
        <ButtonLink href={returnTo ?? '/'}>{returnTo ? 'Back to where you were' : 'Go to the home page'}</ButtonLink>
      </Standing>
    )
  }
  // Members with a plan most likely see their membership, the others see the form.
  if (!isFetched && audience !== 'free') {
    return (
      <div className={STANDING_HEIGHT}>
        <FormLoading />
      </div>
    )
  }
  const subscription = data?.subscription
  if (subscription && subscription.status !== 'pending') {
    return (
      <Standing title={`You have ${PLAN_LABELS[subscription.plan]}`}>
        <p>{stateWords(subscription)}</p>
        <p>
          {subscription.plan === plan
            ? 'Everything about it is on your account page.'
            : `On your account page you can change to ${title}, and see what it costs first.`}
        </p>
        <ButtonLink href="/account/#membership">See your membership</ButtonLink>
      </Standing>
    )
  }
  // Without an answer the form is shown: the call refuses a second membership.
  return (
    <div className="grid gap-5">
      {subscription && (
        <p className="max-w-measure">
          You have ordered {PLAN_LABELS[subscription.plan]} already, and it begins when your payment has arrived.{' '}
          <a className="inline-link" href="/account/#membership">
            How to pay it
          </a>
          . Another order takes its place.
        </p>
      )}
      <OrderForm {...order} />
    </div>
  )
}

function Standing({ children, title }: { children: ReactNode; title: string }) {
  return (
    <div className={`grid content-start justify-items-start gap-4 ${STANDING_HEIGHT}`}>
      <h2 className="type-h3">{title}</h2>
      {children}
    </div>
  )
}
