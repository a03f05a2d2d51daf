'use client'

import type { FormEvent } from 'react'
import { FormMessage } from '@/platform/forms/FormMessage'
import { useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { longDate } from '@/rules/dates'
import { PAUSE_MONTHS } from '@/rules/membership/changes'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog.client'
import { RadioGroup } from '@/ui/RadioGroup'
import { SubmitButton } from '@/ui/SubmitButton'
import { MEMBERSHIP_TEXTS } from '../membership-texts'
import type { MembershipDialogProps } from './dialog-props'

const OPTIONS = PAUSE_MONTHS.map((months) => ({
  value: `${months}`,
  label: months === 1 ? '1 month' : `${months} months`,
}))

/** Pauses a membership from its paid day on. */
export function PauseDialog({ onClose, onDone, subscription: { paidUntil } }: MembershipDialogProps) {
  const { form, problems, send, sending } = useFormSubmit('/api/memberships/pause')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const months = Number(new FormData(event.currentTarget).get('months'))
    if (await send({ months })) onDone(MEMBERSHIP_TEXTS.paused)
  }

  return (
    <Dialog title="Pause your membership?" onClose={onClose}>
      <form className="grid gap-5" method="post" noValidate onSubmit={submit} ref={form}>
        <p>
          The pause begins on {longDate(paidUntil)}, when your paid time is over. While it lasts you pay nothing and
          have the free plan. Then your membership goes on at the same price. You can end the pause at any time.
        </p>
        <RadioGroup label="For how long" name="months" options={OPTIONS} initial="1" error={problems.months} />
        <FormMessage sending={sending} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton pending={sending.step === 'sending'}>Pause the membership</SubmitButton>
          <Button variant="plain" onClick={onClose}>
            Don't pause
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
