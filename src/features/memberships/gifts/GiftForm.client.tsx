'use client'

import { type FormEvent, useCallback, useState } from 'react'
import { FormMessage } from '@/platform/forms/FormMessage'
import { fieldErrorsOf, formText, useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { useBfcacheRestore } from '@/platform/session/use-bfcache-restore.client'
import { emailProblem } from '@/rules/account-fields'
import { giftPrice } from '@/rules/membership/gift-price'
import { formatMoney } from '@/rules/membership/money'
import { PAGE_LIMITS } from '@/rules/page-limits'
import { Checkbox } from '@/ui/Checkbox'
import { Field } from '@/ui/Field'
import { RadioGroup } from '@/ui/RadioGroup'
import { Select } from '@/ui/Select'
import { SubmitButton } from '@/ui/SubmitButton'
import { TextArea } from '@/ui/TextArea'
import { MEMBERSHIP_TEXTS } from '../membership-texts'
import { TermsLinks } from '../order/TermsLinks'
import { type GiftPlan, giftLengthsOf, monthsText } from './gift-months'

/** Gives a membership: plan, months, recipient, day and message. What was typed stays after an error. */
export function GiftForm({ plans }: { plans: readonly GiftPlan[] }) {
  const { form, problems, send, sending } = useFormSubmit<object, { url: string }>('/api/memberships/gift')
  const [chosen, setChosen] = useState<string>(plans.at(-1)?.key ?? '')
  const [wanted, setWanted] = useState(12)
  const [isLeaving, setLeaving] = useState(false)
  useBfcacheRestore(useCallback(() => setLeaving(false), []))
  const plan = plans.find(({ key }) => key === chosen) ?? plans[0]
  if (!plan) return null
  const lengths = giftLengthsOf(plan)
  const months = lengths.includes(wanted) ? wanted : (lengths[0] ?? 12)
  const price = giftPrice(plan.prices, months)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const [to, on, message] = ['to', 'on', 'message'].map((name) => formText(fields, name))
    const consent = fields.has('consent')
    const known = fieldErrorsOf({
      to: emailProblem(to ?? ''),
      consent: consent ? null : 'Please agree to the terms.',
    })
    const body = { plan: plan?.key, months, to, consent, ...(on && { on }), ...(message && { message }) }
    const sent = await send(body, known)
    if (!sent) return
    setLeaving(true)
    window.location.assign(sent.answer.url)
  }

  return (
    <form
      className="grid w-full max-w-measure gap-6"
      method="post"
      noValidate
      onSubmit={submit}
      ref={form}
      aria-label="Gift"
    >
      <RadioGroup
        label="Membership"
        name="plan"
        options={plans.map(({ key, title }) => ({ value: key, label: title }))}
        value={plan.key}
        onChange={({ target }) => setChosen(target.value)}
        error={problems.plan}
      />
      <Select
        label="For how long"
        name="months"
        options={lengths.map((length) => ({ value: `${length}`, label: monthsText(length) }))}
        value={`${months}`}
        onChange={({ target }) => setWanted(Number(target.value))}
        error={problems.months}
      />
      <Field
        label="Email address of the recipient"
        name="to"
        type="email"
        autoComplete="off"
        required
        error={problems.to}
      />
      <Field
        label="Delivery date (optional)"
        name="on"
        type="date"
        hint="Without a date, it is sent as soon as it is paid."
        error={problems.on}
      />
      <TextArea
        label="Message (optional)"
        name="message"
        rows={4}
        maxLength={PAGE_LIMITS.giftMessageMaxChars}
        hint="They are in the email with the code."
        error={problems.message}
      />
      <div className="grid gap-2">
        <Checkbox name="consent" label={MEMBERSHIP_TEXTS.giftTerms} required error={problems.consent} />
        <TermsLinks />
      </div>
      <FormMessage sending={sending} />
      <div className="grid justify-items-start gap-3">
        {price && (
          <p aria-live="polite">
            <strong>{formatMoney(price)}</strong>, once. It does not renew.
          </p>
        )}
        <SubmitButton pending={sending.step === 'sending' || isLeaving}>
          {price ? `Order the gift for ${formatMoney(price)}` : 'Order the gift'}
        </SubmitButton>
      </div>
    </form>
  )
}
