'use client'

import { useEffect, useState } from 'react'
import { useViewer } from '@/platform/session/Session.client'
import { SignInPrompt } from '@/platform/session/SignInPrompt.client'
import { useQuery } from '@/platform/session/use-query.client'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { PLAN_LABELS } from '@/rules/membership/terms'
import { localPath } from '@/rules/safe-return'
import { ButtonLink } from '@/ui/ButtonLink'
import { RetryButton } from '@/ui/RetryButton.client'
import { TextLink } from '@/ui/TextLink'
import { stateWords } from '../account/membership-words'
import { membershipQuery, useMembership } from '../account/use-membership.client'
import { FormLoading } from '../FormLoading'
import { MEMBERSHIP_TEXTS } from '../membership-texts'
import { useQueryString } from '../order/use-order-choice.client'
import { OrderReceipt } from './OrderReceipt'

/** What follows an order: how to pay, the receipt, or that everything is open, and the way back. */
export function ThankYouView({ seller }: { seller: string }) {
  const { state, user } = useViewer()
  const query = new URLSearchParams(useQueryString())
  if (state === 'loading') return <FormLoading />
  if (state !== 'authenticated') return <SignInPrompt />
  const back = localPath(query.get('return'))
  const session = query.get('session_id') ?? query.get('session')
  return (
    // Receives the focus when the button to try again is removed.
    <div className="grid justify-items-start gap-6 outline-none" tabIndex={-1}>
      {query.has('order') ? (
        <OwnOrder
          userId={user.id}
          order={Number(query.get('order'))}
          seller={seller}
          name={`${user.firstName} ${user.lastName}`.trim()}
        />
      ) : query.has('gift') ? (
        <GiftPaid />
      ) : session !== null ? (
        <OwnPayment userId={user.id} session={session} />
      ) : (
        <Welcome />
      )}
      <div className="no-print flex flex-wrap gap-3">
        <ButtonLink href={back ?? '/dashboard/'}>{back ? 'Back to where you were' : 'Open your dashboard'}</ButtonLink>
        <ButtonLink href="/account/#membership" variant="plain">
          Your membership
        </ButtonLink>
      </div>
    </div>
  )
}

function Welcome() {
  return (
    <>
      <h2 className="type-h3">You are signed up</h2>
      <p className="max-w-measure text-lg">Everything that is free is open to you now.</p>
    </>
  )
}

/** After a gift that was paid at the provider, which opens nothing for its buyer. */
function GiftPaid() {
  return (
    <>
      <h2 className="type-h3">Your gift is on its way</h2>
      <p className="max-w-measure text-lg">
        As soon as the payment is confirmed we send you an email. It says when the code goes to the person you chose.
      </p>
    </>
  )
}

type OwnOrderProps = { userId: number; order: number; name: string; seller: string }

/** An order of the signed-in user, by the number in the URL. Another person's order is not found. */
function OwnOrder({ name, order, seller, userId }: OwnOrderProps) {
  const { failed, loaded, refresh } = useMembership(userId)
  if (failed) return <LoadFailed onRetry={refresh} />
  if (!loaded) return <FormLoading />
  const found = loaded.details.orders.find(({ id }) => id === order)
  if (!found) {
    return (
      <>
        <h2 className="type-h3">There is no such order</h2>
        <p className="max-w-measure">Your orders are on your account page, under Membership.</p>
      </>
    )
  }
  return <OrderReceipt order={found} name={name} seller={seller} transferText={loaded.details.transferText} />
}

const LOOK_AGAIN_MS = 3_000
const LOOKS = 20

/** A payment that a provider has taken: it is known here a moment later. */
function OwnPayment({ session, userId }: { session: string; userId: number }) {
  const [looks, setLooks] = useState(0)
  const { data, refetch } = useQuery(membershipQuery(userId, session))
  const subscription = data?.subscription
  const isOpen = subscription !== null && subscription !== undefined && subscription.status !== 'pending'
  useEffect(() => {
    if (isOpen || looks >= LOOKS) return
    const timer = setTimeout(() => {
      setLooks(looks + 1)
      void refetch()
    }, LOOK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isOpen, looks, refetch])

  if (isOpen) {
    return (
      <>
        <h2 className="type-h3">Welcome to {PLAN_LABELS[subscription.plan]}</h2>
        <p className="max-w-measure text-lg">
          It is open now. {stateWords(subscription)} We have sent you a confirmation by email.
        </p>
      </>
    )
  }
  return (
    <p className="max-w-measure text-lg" role="status">
      {looks < LOOKS
        ? 'Your payment is being confirmed. This takes a few seconds.'
        : 'Your payment is not confirmed yet. You can leave this page: your membership opens as soon as it is, and your account page says so.'}
    </p>
  )
}

function LoadFailed({ onRetry }: { onRetry(): void }) {
  return (
    <>
      <p role="alert">{MEMBERSHIP_TEXTS.failed}</p>
      <RetryButton onRetry={onRetry}>{COMMON_TEXTS.tryAgain}</RetryButton>
      <TextLink href="/account/#membership">Your order is on your account page too</TextLink>
    </>
  )
}
