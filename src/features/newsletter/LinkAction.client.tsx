'use client'

import { useState } from 'react'
import { useEmailLink } from '@/platform/mail/use-email-link.client'
import { TEXTS } from '@/rules/texts'
import { button } from '@/ui/ButtonLink'
import { postNewsletter } from './post-newsletter'

type Props = { endpoint: '/api/newsletter/confirm' | '/api/newsletter/unsubscribe'; label: string }
type State = { step: 'idle' | 'sending' } | Awaited<ReturnType<typeof postNewsletter>>

/** The button behind a link in an email. Opening the page changes nothing, since mail scanners open every link. */
export function LinkAction({ endpoint, label }: Props) {
  const { ready, token } = useEmailLink()
  const [state, setState] = useState<State>({ step: 'idle' })
  const pending = !ready || state.step === 'sending'

  async function handleClick() {
    if (pending) return
    setState({ step: 'sending' })
    setState(await postNewsletter(`${endpoint}?token=${encodeURIComponent(token ?? '')}`))
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
        {state.step === 'failed' && <p className="text-bad">{`${TEXTS.newsletterFailed}. ${state.reason ?? ''}`}</p>}
      </div>
      <noscript>This page needs JavaScript. The unsubscribe button of your email program works without it.</noscript>
    </>
  )
}
