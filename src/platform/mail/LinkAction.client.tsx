'use client'

import { useState } from 'react'
import { type MessageResult, postForMessage } from '@/platform/forms/post-for-message'
import { button } from '@/ui/button-variants'
import { useEmailLink } from './use-email-link.client'

type Props = {
  /** A call that takes the token as its query. */
  endpoint:
    | '/api/newsletter/confirm'
    | '/api/newsletter/unsubscribe'
    | '/api/user/reminders/stop'
    | '/api/notifications/stop'
  label: string
  /** What is shown when it fails, before the reason and without its period. */
  failure: string
}
type State = { step: 'idle' | 'sending' } | MessageResult

/** The button behind a link in an email. Opening the page changes nothing, since mail scanners open every link. */
export function LinkAction({ endpoint, failure, label }: Props) {
  const { ready, token } = useEmailLink()
  const [state, setState] = useState<State>({ step: 'idle' })
  const pending = !ready || state.step === 'sending'

  async function handleClick() {
    if (pending) return
    setState({ step: 'sending' })
    setState(await postForMessage(`${endpoint}?token=${encodeURIComponent(token ?? '')}`))
  }

  return (
    <>
      {state.step !== 'done' && (
        <button className={button()} type="button" onClick={handleClick} aria-disabled={pending}>
          {label}
        </button>
      )}
      <div role="status">
        {state.step === 'done' && <p className="font-semibold">{state.message}</p>}
        {state.step === 'failed' && <p className="text-bad">{`${failure}. ${state.reason ?? ''}`}</p>}
      </div>
      <noscript>This page needs JavaScript. The unsubscribe button of your email program works without it.</noscript>
    </>
  )
}
