'use client'

import { useId, useState } from 'react'
import { formatMoney, isAmount } from '@/rules/membership/money'
import { send } from '../send'
import { useSend } from './use-send.client'

type Props = {
  /** The orders of the CMS's REST API. */
  api: string
  order: number
  amount: number
  currency: string
  onDone?: () => void
}

const today = () => new Date().toISOString().slice(0, 10)

/** Confirms or refuses an order that waits for its payment. */
export function OrderButtons({ amount, api, currency, onDone, order }: Props) {
  const fieldId = useId()
  const [paid, setPaid] = useState(String(amount))
  const [paidOn, setPaidOn] = useState(today)
  const { busy, message, run } = useSend()
  const isValid = /^\d+$/.test(paid) && isAmount(Number(paid))
  const decide = (body: object, done: string) =>
    run(async () => {
      const sent = await send('PATCH', `${api}/orders/${order}?depth=0`, body)
      if (!('problem' in sent)) onDone?.()
      return sent
    }, done)
  return (
    <div className="ebs-act">
      <label htmlFor={`${fieldId}-amount`}>Amount, in the smallest unit</label>
      <input
        id={`${fieldId}-amount`}
        inputMode="numeric"
        value={paid}
        onChange={({ target }) => setPaid(target.value)}
        aria-describedby={`${fieldId}-money`}
        aria-invalid={!isValid}
      />
      <span id={`${fieldId}-money`}>
        {isValid ? formatMoney({ amount: Number(paid), currency }) : 'Use a whole number.'}
      </span>
      <label htmlFor={`${fieldId}-day`}>Paid on</label>
      <input
        id={`${fieldId}-day`}
        type="date"
        value={paidOn}
        max={today()}
        onChange={({ target }) => setPaidOn(target.value)}
      />
      <button
        type="button"
        className="btn btn--style-primary btn--size-small"
        disabled={busy || !isValid || paidOn === ''}
        onClick={() => decide({ status: 'confirmed', amount: Number(paid), paidAt: paidOn }, 'Confirmed.')}
      >
        Confirm the payment
      </button>
      <button
        type="button"
        className="btn btn--style-secondary btn--size-small"
        disabled={busy}
        onClick={() => decide({ status: 'refused' }, 'Refused.')}
      >
        Refuse the order
      </button>
      <span role="status">{message}</span>
    </div>
  )
}
