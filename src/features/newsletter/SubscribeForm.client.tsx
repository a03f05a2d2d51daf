'use client'

import { LoaderCircle } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { postForMessage } from '@/platform/forms/post-for-message'
import { COMMON_LIMITS } from '@/rules/common-limits'
import { COMMON_TEXTS } from '@/rules/common-texts'

type State =
  | { step: 'idle' | 'sending' }
  | { step: 'done'; message: string }
  /** `reason` is what the user can do about it, if anything. */
  | { step: 'failed'; reason: string | null }

type Props = {
  /** From the server, so that the form's script needs no variants of buttons. */
  buttonClass: string
  consentText?: string | null
}

/**
 * The newsletter form. Its message and its field reset after an hour. Unlike the account forms (`useFormSubmit`), it
 * posts the fields of the form as they are, since without scripts the browser posts it itself, and every failure has the
 * same message (docs/product.md#texts-and-failures).
 */
export function SubscribeForm({ buttonClass, consentText }: Props) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<State>({ step: 'idle' })
  const finished = state.step === 'done' || state.step === 'failed'

  useEffect(() => {
    if (!finished) return
    const timer = setTimeout(() => {
      setState({ step: 'idle' })
      form.current?.reset()
    }, COMMON_LIMITS.newsletterResetMs)
    return () => clearTimeout(timer)
  }, [finished])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.step === 'sending') return
    const fields = new FormData(event.currentTarget)
    setState({ step: 'sending' })
    setState(await postForMessage('/api/newsletter', fields))
  }

  const describedBy = [consentText && `${id}-consent`, finished && `${id}-outcome`].filter(Boolean).join(' ')
  return (
    <form className="grid gap-3" ref={form} method="post" action="/api/newsletter" onSubmit={submit}>
      <div className="flex flex-wrap gap-3">
        <label className="sr-only" htmlFor={`${id}-email`}>
          {COMMON_TEXTS.yourEmailAddress}
        </label>
        <input
          className="field min-w-0 flex-[1_1_16rem]"
          id={`${id}-email`}
          name="EMAIL"
          type="email"
          placeholder={COMMON_TEXTS.yourEmailAddress}
          autoComplete="email"
          maxLength={COMMON_LIMITS.emailMaxChars}
          required
          aria-invalid={state.step === 'failed' && state.reason !== null ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        <div className="sr-only" aria-hidden="true">
          <label htmlFor={`${id}-extra`}>Leave this empty</label>
          <input id={`${id}-extra`} name="extra" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <button className={buttonClass} type="submit" aria-disabled={state.step === 'sending'}>
          {state.step === 'sending' && <LoaderCircle className="animate-spin" aria-hidden="true" size={20} />}
          {COMMON_TEXTS.signUp}
        </button>
      </div>
      {consentText && (
        <p className="max-w-measure text-sm text-text-soft" id={`${id}-consent`}>
          {consentText}
        </p>
      )}
      <div id={`${id}-outcome`} role="status">
        {state.step === 'sending' && <span className="sr-only">Sending</span>}
        {state.step === 'done' && <p className="max-w-measure font-semibold">{state.message}</p>}
        {state.step === 'failed' && <p className="font-semibold text-bad">{COMMON_TEXTS.newsletterFailed}</p>}
        {state.step === 'failed' && state.reason && <p className="text-sm">{state.reason}</p>}
      </div>
    </form>
  )
}
