'use client'

import { type FormEvent, useCallback, useId, useRef, useState } from 'react'
import { PasskeySignIn } from '@/features/passkeys/PasskeySignIn.client'
import { TEXTS } from '@/rules/texts'
import { noteInConsole } from '@/ui/console-note'
import { Field } from '@/ui/Field'
import { PasswordField } from '@/ui/PasswordField.client'
import { SubmitButton } from '@/ui/SubmitButton'
import { keepSignedIn } from './keep-signed-in'
import { useLeadOn } from './use-lead-on'
import { useReturned } from './use-returned'

type Fields = Partial<Record<'username' | 'password', string>>
type State = { step: 'idle' | 'sending' } | { step: 'refused'; message: string; fields: Fields }

/** @returns null when the person is signed in */
async function send(form: FormData): Promise<State | null> {
  const response = await fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: form.get('username'), password: form.get('password') }),
  })
  const answer: unknown = await response.json()
  if (response.ok) {
    keepSignedIn(answer)
    return null
  }
  const { error } = answer as { error: { message: string; fields?: Fields } }
  return { step: 'refused', message: error.message, fields: error.fields ?? {} }
}

/** Both ways to sign in. Afterwards the page that asked for it is loaded anew, for its new audience. DESIGN 7, 10. */
export function LoginForm() {
  const errorId = useId()
  const [state, setState] = useState<State>({ step: 'idle' })
  const sending = useRef(false)
  const leadOn = useLeadOn()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // State comes one render late for a second press.
    if (sending.current) return
    sending.current = true
    setState({ step: 'sending' })
    try {
      const refusal = await send(new FormData(event.currentTarget))
      // Goes on sending: the next page is on its way.
      if (!refusal) return leadOn()
      noteInConsole('Login error', refusal)
      setState(refusal)
    } catch (error) {
      noteInConsole('Login error', error)
      setState({ step: 'refused', message: TEXTS.siteUnreachable, fields: {} })
    }
    sending.current = false
  }

  useReturned(
    useCallback(() => {
      sending.current = false
      setState({ step: 'idle' })
    }, []),
  )

  const refused = state.step === 'refused'
  const fields: Fields = refused ? state.fields : {}
  return (
    <>
      <form
        className="grid gap-5"
        method="post"
        action="/login"
        onSubmit={submit}
        aria-describedby={refused ? errorId : undefined}
      >
        <Field
          label="Username or e-mail address"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={fields.username}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={fields.password}
        />
        <p className="min-h-7 text-bad" id={errorId} role="alert">
          {refused && state.message}
        </p>
        <SubmitButton pending={state.step === 'sending'}>{TEXTS.signIn}</SubmitButton>
      </form>
      <PasskeySignIn onSignedIn={leadOn} />
    </>
  )
}
