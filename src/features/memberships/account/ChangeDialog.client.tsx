'use client'

import { type FormEvent, useState } from 'react'
import { FormMessage } from '@/platform/forms/FormMessage'
import { fieldErrorsOf, useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { type ChangeOption, changeOptions } from '@/rules/membership/change-options'
import { pricePerPeriod } from '@/rules/membership/shown-plans'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Dialog } from '@/ui/Dialog.client'
import { RadioGroup } from '@/ui/RadioGroup'
import { RetryButton } from '@/ui/RetryButton.client'
import { SubmitButton } from '@/ui/SubmitButton'
import { FormLoading } from '../FormLoading'
import { MEMBERSHIP_TEXTS } from '../membership-texts'
import { TermsLinks } from '../order/TermsLinks'
import type { SubscriptionView } from '../own.server'
import { changeWords } from './change-words'
import type { MembershipDialogProps } from './dialog-props'
import { usePlans } from './use-plans.client'
import { type Preview, usePreview } from './use-preview.client'

const idOf = ({ interval, plan }: Pick<ChangeOption, 'interval' | 'plan'>) => `${plan} ${interval}`

/** `url` leads to the payment of someone who has had a membership free of charge. */
type Answer = { subscription: SubscriptionView | null; url?: string }

/** Changes the plan or the interval; what it costs is shown first. */
export function ChangeDialog({ onClose, onDone, subscription }: MembershipDialogProps) {
  const { failed, plans, retry } = usePlans()
  return (
    <Dialog title="Change your plan" onClose={onClose}>
      {failed ? (
        // Receives the focus when the button is removed.
        <div className="grid justify-items-start gap-4" tabIndex={-1}>
          <p role="alert">{MEMBERSHIP_TEXTS.failed}</p>
          <RetryButton onRetry={retry}>{COMMON_TEXTS.tryAgain}</RetryButton>
        </div>
      ) : plans ? (
        <ChangeForm
          options={changeOptions(plans, subscription)}
          isFirstPayment={subscription.interval === null}
          onClose={onClose}
          onDone={onDone}
        />
      ) : (
        <FormLoading />
      )}
    </Dialog>
  )
}

type FormProps = Pick<MembershipDialogProps, 'onClose' | 'onDone'> & {
  options: readonly ChangeOption[]
  /** The person has a membership free of charge. */
  isFirstPayment: boolean
}

function ChangeForm({ isFirstPayment, onClose, onDone, options }: FormProps) {
  const { form, problems, send, sending } = useFormSubmit<object, Answer>('/api/memberships/change')
  const [chosen, setChosen] = useState<ChangeOption | null>(null)
  const preview = usePreview(chosen)

  if (options.length === 0) return <p>There is no other plan on sale at the moment.</p>

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!chosen) return
    const { interval, plan } = chosen
    const consent = new FormData(event.currentTarget).has('consent')
    const known = fieldErrorsOf({ consent: consent || !isFirstPayment ? null : 'Please agree to the terms.' })
    const sent = await send({ plan, interval, ...(isFirstPayment && { consent }) }, known)
    if (!sent) return
    if (sent.answer.url) window.location.assign(sent.answer.url)
    else onDone(resultOf(chosen, preview.quote, sent.answer))
  }

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit} ref={form}>
      <RadioGroup
        label="Your new plan"
        name="option"
        options={options.map((option) => ({
          value: idOf(option),
          label: `${option.title}, ${pricePerPeriod(option.price, option.interval)}`,
        }))}
        value={chosen ? idOf(chosen) : ''}
        onChange={({ target }) => setChosen(options.find((option) => idOf(option) === target.value) ?? null)}
        error={problems.plan}
      />
      <p role="status" className="empty:hidden">
        {chosen && preview.quote ? changeWords(chosen, preview.quote) : ''}
      </p>
      {preview.problem && (
        <p className="text-bad" role="alert">
          {preview.problem}
        </p>
      )}
      {isFirstPayment && chosen && preview.quote && (
        <div className="grid gap-2">
          <Checkbox name="consent" label={MEMBERSHIP_TEXTS.startsNow} required error={problems.consent} />
          <TermsLinks />
        </div>
      )}
      <FormMessage sending={sending} />
      <div className="flex flex-wrap gap-3">
        {chosen && preview.quote && (
          <SubmitButton pending={sending.step === 'sending'}>{`Change to ${chosen.title}`}</SubmitButton>
        )}
        <Button variant="plain" onClick={onClose}>
          Keep my plan
        </Button>
      </div>
    </form>
  )
}

function resultOf({ interval, plan }: ChangeOption, quote: Preview | null, { subscription }: Answer): string {
  if (subscription?.plan === plan && subscription.interval === interval) return MEMBERSHIP_TEXTS.changed
  return quote && quote.dueNow > 0 ? MEMBERSHIP_TEXTS.changeOrdered : MEMBERSHIP_TEXTS.changePlanned
}
