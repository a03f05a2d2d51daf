'use client'

import { useState } from 'react'
import { TEXTS } from '@/rules/texts'
import { button } from '@/ui/ButtonLink'
import { postNewsletter } from './post-newsletter'

type Props = { call: '/api/newsletter/confirm' | '/api/newsletter/unsubscribe'; label: string }
type State = { step: 'idle' | 'sending' } | Awaited<ReturnType<typeof postNewsletter>>

/**
 * The button behind a letter's link. Opening the page changes nothing: programs that look
 * through mail open every link in it.
 */
export function LinkAction({ call, label }: Props) {
  const [state, setState] = useState<State>({ step: 'idle' })

  async function press() {
    if (state.step === 'sending') return
    setState({ step: 'sending' })
    const token = new URLSearchParams(window.location.search).get('token') ?? ''
    setState(await postNewsletter(`${call}?token=${encodeURIComponent(token)}`))
  }

  return (
    <>
      {state.step !== 'done' && (
        <button className={button()} type="button" onClick={press} aria-disabled={state.step === 'sending'}>
          {label}
        </button>
      )}
      <div role="status">
        {state.step === 'done' && <p className="font-semibold">{state.message}</p>}
        {state.step === 'failed' && <p className="text-bad">{`${TEXTS.newsletterFailed}. ${state.reason ?? ''}`}</p>}
      </div>
      <noscript>This page needs scripts. The button of your mail program works without.</noscript>
    </>
  )
}
