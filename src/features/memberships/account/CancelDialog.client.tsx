'use client'

import type { FormEvent } from 'react'
import { FormMessage } from '@/platform/forms/FormMessage'
import { formText, useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { longDate } from '@/rules/dates'
import { LIMITS } from '@/rules/limits'
import { PLAN_LABELS } from '@/rules/membership/terms'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog.client'
import { SubmitButton } from '@/ui/SubmitButton'
import { TextArea } from '@/ui/TextArea'
import { MEMBERSHIP_TEXTS } from '../membership-texts'
import type { SubscriptionView } from '../own.server'
import type { MembershipDialogProps } from './dialog-props'

function consequence({ paidUntil, plan, status, trialEndsAt }: SubscriptionView): string {
  const title = PLAN_LABELS[plan]
  if (status === 'pending') return 'Nothing is to be paid then. You can order again at any time.'
  if (status === 'past_due')
    return `The payment is not due any more, and ${title} ends now. Your account stays, free of charge.`
  if (status === 'paused')
    return 'Your membership ends now, and does not go on after the pause. Your account stays, free of charge.'
  const end = longDate(status === 'trialing' ? (trialEndsAt ?? paidUntil) : paidUntil)
  return `You keep ${title} until ${end}. Nothing more is charged, and until then you can change your mind. Your favorites and notes stay in your account.`
}

/** Cancels a membership, or withdraws an order that is not paid: one more click, and a reason only if wanted. */
export function CancelDialog({ onClose, onDone, subscription }: MembershipDialogProps) {
  const { form, problems, send, sending } = useFormSubmit('/api/memberships/cancel')
  const isOrder = subscription.status === 'pending'

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = formText(new FormData(event.currentTarget), 'reason')
    if (await send(reason ? { reason } : {})) onDone(isOrder ? MEMBERSHIP_TEXTS.withdrawn : MEMBERSHIP_TEXTS.canceled)
  }

  return (
    <Dialog title={isOrder ? 'Withdraw your order?' : 'Cancel your membership?'} onClose={onClose}>
      <form className="grid gap-5" method="post" noValidate onSubmit={submit} ref={form}>
        <p>{consequence(subscription)}</p>
        {!isOrder && (
          <TextArea
            label="Would you tell us why? (optional)"
            name="reason"
            rows={3}
            maxLength={LIMITS.cancelReasonMaxChars}
            error={problems.reason}
          />
        )}
        <FormMessage sending={sending} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton pending={sending.step === 'sending'}>
            {isOrder ? 'Withdraw the order' : 'Cancel my membership'}
          </SubmitButton>
          <Button variant="plain" onClick={onClose}>
            Keep it
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
