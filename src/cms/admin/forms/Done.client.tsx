'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { z } from 'zod'
import { Time } from '../dashboard/Time.client'
import { send } from '../send'

const state = z.object({ at: z.string(), by: z.string() }).nullable()
const answer = z.object({ done: state })

type Props = {
  /** URL of the call that marks the submission. */
  address: string
  /** Who marked it as done and when; null while it is open. */
  initial: z.infer<typeof state>
}

/** Marks a form submission as done, and takes that back. */
export function Done({ address, initial }: Props) {
  const router = useRouter()
  const [done, setDone] = useState(initial)
  const [problem, setProblem] = useState('')
  const [busy, start] = useTransition()
  const mark = () =>
    start(async () => {
      const sent = await send('POST', address, { done: done === null })
      if ('problem' in sent) return setProblem(sent.problem)
      setProblem('')
      setDone(answer.parse(sent.answer).done)
      // The list and the dashboard count it.
      router.refresh()
    })
  return (
    <>
      <button type="button" className="btn btn--style-secondary btn--size-small" disabled={busy} onClick={mark}>
        {done === null ? 'Done' : 'Open it again'}
      </button>
      <span role="status">
        {done && (
          <>
            Done by {done.by}, <Time iso={done.at} />
          </>
        )}
        {problem}
      </span>
    </>
  )
}
