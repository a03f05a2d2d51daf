'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'

type Props = {
  /** URL of the user's preference. */
  action: string
  /** ISO time of the newest feedback shown; anything newer stays unread. */
  until: string
}

/** Marks the feedback on screen, and older feedback, as read for the user. */
export function MarkRead({ action, until }: Props) {
  const router = useRouter()
  const [failed, setFailed] = useState(false)
  const [busy, start] = useTransition()
  const mark = () =>
    start(async () => {
      const saved = await save(action, until)
      setFailed(!saved)
      if (saved) router.refresh()
    })
  return (
    <>
      <button type="button" className="ebs-quiet-button" onClick={mark} disabled={busy}>
        {busy ? 'Marking…' : 'Mark all as read'}
      </button>
      <span role="alert">{failed && 'That did not work. Please try again.'}</span>
    </>
  )
}

async function save(action: string, until: string): Promise<boolean> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ value: { until } }),
    })
    return response.ok
  } catch {
    // Offline: the button stays and shows an error.
    return false
  }
}
