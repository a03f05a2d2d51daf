'use client'

import { type FormEvent, useCallback, useState, useSyncExternalStore } from 'react'
import { FormMessage } from '@/platform/forms/FormMessage'
import { fieldErrorsOf, formText, useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { useBfcacheRestore } from '@/platform/session/use-bfcache-restore.client'
import { longDate } from '@/rules/dates'
import type { OrderPlan } from '@/rules/membership/order-link'
import { addDays, periodEnd } from '@/rules/membership/periods'
import { pricePerPeriod, type ShownPrices } from '@/rules/membership/shown-plans'
import { INTERVALS, type Interval } from '@/rules/membership/terms'
import { PAGE_LIMITS } from '@/rules/page-limits'
import { Checkbox } from '@/ui/Checkbox'
import { Field } from '@/ui/Field'
import { SubmitButton } from '@/ui/SubmitButton'
import { TextLink } from '@/ui/TextLink'
import { MEMBERSHIP_TEXTS } from '../membership-texts'
import { IntervalChoice } from './IntervalChoice'
import { TermsLinks } from './TermsLinks'
import { useOrderChoice } from './use-order-choice.client'

/** A plan on sale, as its order page shows it. */
export type OrderProps = {
  plan: OrderPlan
  title: string
  prices: ShownPrices
  trialDays: number
  /** Whether the order can have a discount code. */
  takesCoupons: boolean
}

const noSubscribe = () => () => {}
/** Keeps the room for any day. */
const WIDEST_DAY = '2026-09-20T12:00:00Z'

/**
 * Orders a plan: interval, code, terms, and beside the button what it costs and when it renews. What was chosen stays
 * after an error.
 */
export function OrderForm({ plan, prices, takesCoupons, title, trialDays }: OrderProps) {
  const { choose, interval, intervals, returnTo } = useOrderChoice(plan, prices)
  const { form, problems, send, sending } = useFormSubmit<object, { url: string }>('/api/memberships/checkout')
  const [isLeaving, setLeaving] = useState(false)
  useBfcacheRestore(useCallback(() => setLeaving(false), []))

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const consent = fields.has('consent')
    const coupon = formText(fields, 'coupon')
    const body = { plan, interval, consent, ...(coupon && { coupon }), ...(returnTo && { return: returnTo }) }
    const known = fieldErrorsOf({ consent: consent ? null : 'Please agree to the terms.' })
    const sent = await send(body, known)
    if (!sent) return
    setLeaving(true)
    window.location.assign(sent.answer.url)
  }

  const price = prices[interval]
  if (price === null) return <p>This plan is not for sale at the moment.</p>
  const cost = pricePerPeriod(price, interval)
  const renewsOn = <RenewalDay trialDays={trialDays} interval={interval} />
  const isSubscribed = sending.step === 'refused' && sending.code === 'already_subscribed'
  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit} ref={form} aria-label={`Order ${title}`}>
      <IntervalChoice prices={prices} intervals={intervals} interval={interval} onChoose={choose} />
      {takesCoupons && (
        <details className="coupon" open={problems.coupon !== undefined || undefined}>
          <summary>I have a discount code</summary>
          <Field
            label="Discount code"
            name="coupon"
            autoComplete="off"
            maxLength={PAGE_LIMITS.couponMaxChars}
            error={problems.coupon}
          />
        </details>
      )}
      <div className="grid gap-2">
        <Checkbox name="consent" label={MEMBERSHIP_TEXTS.startsNow} required error={problems.consent} />
        <TermsLinks />
      </div>
      <FormMessage sending={sending} />
      {isSubscribed && (
        <TextLink href="/account/#membership" arrow>
          See your membership
        </TextLink>
      )}
      <div className="grid justify-items-start gap-3">
        <p className="max-w-measure" aria-live="polite">
          {trialDays > 0 ? (
            <>
              {trialDays} days free. Then, from {renewsOn}, <strong>{cost}</strong>, until you cancel.
            </>
          ) : (
            <>
              <strong>{cost}</strong>. Paid today, it renews on {renewsOn} at this price, until you cancel.
            </>
          )}{' '}
          You can cancel online at any time and keep it until the paid day.
        </p>
        <SubmitButton pending={sending.step === 'sending' || isLeaving}>
          {trialDays > 0 ? `Start the trial of ${title}` : `Order ${title} for ${cost}`}
        </SubmitButton>
        <p className="sr-only">{INTERVALS[interval]} billing.</p>
      </div>
    </form>
  )
}

/** The day of the first payment, or of the next one. The server's HTML is shared by all days, so it only keeps the room. */
function RenewalDay({ trialDays, interval }: { trialDays: number; interval: Interval }) {
  const day = useSyncExternalStore(
    noSubscribe,
    () => {
      const now = new Date()
      return longDate((trialDays > 0 ? addDays(now, trialDays) : periodEnd(now, interval)).toISOString())
    },
    () => null,
  )
  return day ?? <span className="invisible">{longDate(WIDEST_DAY)}</span>
}
