'use client'

import { useState } from 'react'
import { z } from 'zod'
import { PAUSE_MONTHS } from '@/rules/membership/changes'
import { formatMoney } from '@/rules/membership/money'
import {
  INTERVALS,
  type Interval,
  PAID_PLANS,
  type PaidPlan,
  PLAN_LABELS,
  type Source,
  type Status,
} from '@/rules/membership/terms'
import { send } from '../send'
import { dayText } from './format'
import { useSend } from './use-send.client'

type Props = {
  api: string
  user: number
  subscription: {
    id: number
    plan: PaidPlan
    interval: Interval | null
    source: Source
    status: Status
    isCanceled: boolean
    isPaused: boolean
  }
  /** Whether a refund lets the membership go on until its paid day, as the owner has set it. */
  refundKeepsPaidDays: boolean
}

const CALL = '/api/memberships/staff'

const REFUND = {
  ends: { label: 'Refund and end', confirm: 'Yes, refund the last payment and end it', done: 'Refunded and ended.' },
  cancels: {
    label: 'Refund and cancel',
    confirm: 'Yes, refund the last payment and cancel it at its paid day',
    done: 'Refunded and canceled.',
  },
} as const

/** What staff can do with a person's membership: what the person can, and end it. */
export function MemberActions({ api, refundKeepsPaidDays, subscription, user }: Props) {
  const { id, interval, isCanceled, isPaused, source, status } = subscription
  const [reason, setReason] = useState('')
  const [months, setMonths] = useState('1')
  const [isRefunding, setIsRefunding] = useState(false)
  const { busy, message, run } = useSend()
  const act = (body: object, done: string) => run(() => send('POST', CALL, { user, ...body }), done)
  const button = (label: string, onClick: () => void) => (
    <button type="button" className="btn btn--style-secondary btn--size-small" disabled={busy} onClick={onClick}>
      {label}
    </button>
  )
  const refund = refundKeepsPaidDays ? REFUND.cancels : REFUND.ends
  const canPause = interval !== null && !isCanceled && !isPaused && (status === 'active' || status === 'trialing')
  return (
    <div className="ebs-paste">
      <div className="ebs-act">
        <label>
          Reason
          <input maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
        </label>
        {!isCanceled && button('Cancel', () => act({ action: 'cancel', reason }, 'Canceled.'))}
        {(isCanceled || isPaused) && button('Resume', () => act({ action: 'resume' }, 'Resumed.'))}
        {source === 'stripe' &&
          button(isRefunding ? refund.confirm : refund.label, () =>
            isRefunding ? act({ action: 'refund', reason }, refund.done) : setIsRefunding(true),
          )}
        {source !== 'stripe' &&
          button('End now', () =>
            run(
              () => send('PATCH', `${api}/subscriptions/${id}?depth=0`, { status: 'ended', ...(reason && { reason }) }),
              'Ended.',
            ),
          )}
      </div>
      {canPause && (
        <div className="ebs-act">
          <label>
            Months
            <select value={months} onChange={({ target }) => setMonths(target.value)}>
              {PAUSE_MONTHS.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </label>
          {button('Pause', () => act({ action: 'pause', months: Number(months) }, 'It pauses at its paid day.'))}
        </div>
      )}
      {!isCanceled && <ChangePlan user={user} plan={subscription.plan} interval={interval} />}
      <p role="status">{message}</p>
      {source !== 'stripe' && <p>To refund a payment, pay it back the way it came, then end the membership.</p>}
    </div>
  )
}

const quote = z.object({ dueNow: z.number(), currency: z.string(), from: z.string() })

/** Changes the plan, after saying what that costs. */
function ChangePlan({
  interval: own,
  plan: ownPlan,
  user,
}: {
  user: number
  plan: PaidPlan
  interval: Interval | null
}) {
  const [plan, setPlan] = useState<string>(ownPlan)
  const [interval, setInterval] = useState<string>(own ?? 'annual')
  const [shown, setShown] = useState<z.infer<typeof quote> | null>(null)
  const { busy, message, run, setMessage } = useSend()
  const choice = { user, action: 'change', plan, interval }
  const choose = (set: (value: string) => void) => (value: string) => {
    set(value)
    setShown(null)
    setMessage('')
  }
  const preview = () =>
    run(async () => {
      const sent = await send('POST', CALL, { ...choice, preview: true })
      if ('answer' in sent) setShown(quote.safeParse(sent.answer).data ?? null)
      return sent
    }, '')
  return (
    <div className="ebs-act">
      <label>
        Plan
        <select value={plan} onChange={({ target }) => choose(setPlan)(target.value)}>
          {PAID_PLANS.map((key) => (
            <option key={key} value={key}>
              {PLAN_LABELS[key]}
            </option>
          ))}
        </select>
      </label>
      <label>
        Paid
        <select value={interval} onChange={({ target }) => choose(setInterval)(target.value)}>
          {Object.entries(INTERVALS).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="btn btn--style-secondary btn--size-small" disabled={busy} onClick={preview}>
        What would it cost?
      </button>
      {shown && (
        <>
          <span>
            {formatMoney({ amount: shown.dueNow, currency: shown.currency })} now, from {dayText(shown.from)} on.
          </span>
          <button
            type="button"
            className="btn btn--style-primary btn--size-small"
            disabled={busy}
            onClick={() => run(() => send('POST', CALL, { ...choice, preview: false }), 'Changed, or ordered.')}
          >
            Change the plan
          </button>
        </>
      )}
      <span role="status">{message}</span>
    </div>
  )
}
