'use client'

import { type FormEvent, useState } from 'react'
import { PAID_PLANS, PLAN_LABELS } from '@/rules/membership/terms'
import { send } from '../send'
import { useSend } from './use-send.client'

/** Gives a person a membership free of charge, until a day or without an end, with the reason. */
export function GiveMembership({ api, user }: { api: string; user: number }) {
  const [plan, setPlan] = useState<string>('premium')
  const [until, setUntil] = useState('')
  const [reason, setReason] = useState('')
  const { busy, message, run } = useSend()
  function give(event: FormEvent) {
    event.preventDefault()
    const body = {
      user,
      plan,
      source: 'complimentary',
      reason,
      paidUntil: until === '' ? undefined : `${until}T00:00:00.000Z`,
    }
    run(() => send('POST', `${api}/subscriptions?depth=0`, body), 'Given.')
  }
  return (
    <details className="ebs-paste">
      <summary>Give a membership</summary>
      <form className="ebs-act" onSubmit={give}>
        <label>
          Plan
          <select value={plan} onChange={({ target }) => setPlan(target.value)}>
            {PAID_PLANS.map((key) => (
              <option key={key} value={key}>
                {PLAN_LABELS[key]}
              </option>
            ))}
          </select>
        </label>
        <label>
          Until (empty: without an end)
          <input type="date" value={until} onChange={({ target }) => setUntil(target.value)} />
        </label>
        <label>
          Reason
          <input required maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
        </label>
        <button type="submit" className="btn btn--style-primary btn--size-small" disabled={busy}>
          Give it
        </button>
        <span role="status">{message}</span>
      </form>
    </details>
  )
}
