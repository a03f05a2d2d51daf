'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import type { Sent } from '../send'

/** Runs a call from a button: what it says is shown, and the page is read again when it has worked. */
export function useSend() {
  const router = useRouter()
  const [message, setMessage] = useState('')
  const [busy, start] = useTransition()
  const run = (call: () => Promise<Sent>, done: string) =>
    start(async () => {
      const sent = await call()
      setMessage('problem' in sent ? sent.problem : done)
      if (!('problem' in sent)) router.refresh()
    })
  return { busy, message, run, setMessage }
}
