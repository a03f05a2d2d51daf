'use client'

import { useState } from 'react'
import { z } from 'zod'
import type { Interval, PaidPlan } from '@/rules/membership/terms'
import { type Sent, send } from '../send'
import { useSend } from './use-send.client'

type Props = {
  plan: PaidPlan
  interval: Interval
  /** The price of today, in words. */
  price: string
  /** The first day that can be chosen: YYYY-MM-DD. */
  earliest: string
}

const CALL = '/api/memberships/price-change'
const answer = z.object({ announced: z.number(), left: z.number(), without: z.number() })

/** Says how many people a new price is announced to from a day on, then announces it. */
export function AnnouncePrice({ earliest, interval, plan, price }: Props) {
  const [from, setFrom] = useState(earliest)
  const [toTell, setToTell] = useState<z.infer<typeof answer> | null>(null)
  const { busy, message, run, setMessage } = useSend()
  const call = (dryRun: boolean) => send('POST', CALL, { plan, interval, from, dryRun })
  const check = () =>
    run(async () => {
      const sent = await call(true)
      if ('answer' in sent) setToTell(answer.safeParse(sent.answer).data ?? null)
      return sent
    }, '')
  const announce = () =>
    run(async () => {
      const sent = await callUntilDone(() => call(false), setMessage)
      if ('answer' in sent) setToTell(null)
      return sent
    }, 'Announced. The emails go out within minutes.')
  return (
    <div className="ebs-act">
      <label>
        From the first payment on or after
        <input
          type="date"
          min={earliest}
          value={from}
          onChange={({ target }) => {
            setFrom(target.value)
            setToTell(null)
            setMessage('')
          }}
        />
      </label>
      <button type="button" className="btn btn--style-secondary btn--size-small" disabled={busy} onClick={check}>
        Who would be told?
      </button>
      {toTell && <span>{peopleText(toTell)}</span>}
      {toTell && toTell.left > 0 && (
        <button type="button" className="btn btn--style-primary btn--size-small" disabled={busy} onClick={announce}>
          Announce {price} by email
        </button>
      )}
      <span role="status">{message}</span>
    </div>
  )
}

function peopleText({ left, without }: z.infer<typeof answer>): string {
  const people = left === 1 ? '1 person gets the email.' : `${left.toLocaleString('en-US')} people get the email.`
  return without === 0 ? people : `${people} ${without} keep their price, since no email reaches them.`
}

/** Each call announces it to some people. */
async function callUntilDone(call: () => Promise<Sent>, report: (text: string) => void): Promise<Sent> {
  for (;;) {
    const sent = await call()
    const read = 'answer' in sent ? answer.safeParse(sent.answer) : null
    if (!read?.success || read.data.left === 0 || read.data.announced === 0) return sent
    report(`${read.data.left.toLocaleString('en-US')} to go …`)
  }
}
