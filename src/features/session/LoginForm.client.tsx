'use client'

import { type FormEvent, useId, useState } from 'react'
import { safeReturn } from '@/rules/safe-return'
import { TEXTS } from '@/rules/texts'
import { button } from '@/ui/ButtonLink'

type State = { step: 'idle' | 'sending' } | { step: 'refused'; message: string }

async function send(form: FormData): Promise<string | null> {
  const response = await fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: form.get('username'), password: form.get('password') }),
  })
  if (response.ok) return null
  const { error } = (await response.json()) as { error: { message: string } }
  return error.message
}

/** The sign-in form. Afterwards the page that asked for it is loaded anew, for its new audience. DESIGN 7, 10. */
export function LoginForm() {
  const id = useId()
  const [state, setState] = useState<State>({ step: 'idle' })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setState({ step: 'sending' })
    try {
      const message = await send(new FormData(event.currentTarget))
      if (message === null) {
        window.location.assign(safeReturn(new URLSearchParams(window.location.search).get('return')))
        return
      }
      setState({ step: 'refused', message })
    } catch {
      setState({ step: 'refused', message: 'The site cannot be reached. Please try again.' })
    }
  }

  const refused = state.step === 'refused'
  const errorId = `${id}-error`
  return (
    <form
      className="grid gap-5"
      method="post"
      action="/login"
      onSubmit={submit}
      aria-describedby={refused ? errorId : undefined}
    >
      <label className="grid gap-2 font-semibold" htmlFor={`${id}-name`}>
        Username or e-mail address
        <input
          className="field"
          id={`${id}-name`}
          name="username"
          type="text"
          autoComplete="username"
          autoCapitalize="none"
          required
        />
      </label>
      <label className="grid gap-2 font-semibold" htmlFor={`${id}-password`}>
        Password
        <input
          className="field"
          id={`${id}-password`}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </label>
      <p className="min-h-7 text-bad" id={errorId} role="alert">
        {refused && state.message}
      </p>
      <button className={button()} type="submit" disabled={state.step === 'sending'}>
        {TEXTS.signIn}
      </button>
    </form>
  )
}
