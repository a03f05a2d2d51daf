'use client'

import { CircleAlert } from 'lucide-react'
import { type FormEvent, useCallback, useId, useRef, useState } from 'react'
import { PasskeySignIn } from '@/features/passkeys/PasskeySignIn.client'
import { type CallError, jsonPost, readResult } from '@/platform/session/call-result'
import { returnField } from '@/platform/session/return-field'
import { type SignInResponse, storeSignedInUser } from '@/platform/session/store-signed-in-user'
import { useBfcacheRestore } from '@/platform/session/use-bfcache-restore.client'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { Field } from '@/ui/Field'
import { logToConsole } from '@/ui/log-to-console'
import { PasswordField } from '@/ui/PasswordField.client'
import { SubmitButton } from '@/ui/SubmitButton'

type Fields = NonNullable<CallError['fields']>
type State = { step: 'idle' | 'sending' } | { step: 'refused'; message: string; fields: Fields }

/** @returns null after a successful sign-in */
async function send(form: FormData): Promise<State | null> {
  const body = {
    username: form.get('username'),
    password: form.get('password'),
    return: returnField(),
  }
  const response = await fetch('/api/auth/login', jsonPost(body))
  if (response.ok) {
    storeSignedInUser(await readResult<SignInResponse>(response))
    return null
  }
  const { error } = await readResult<{ error: CallError }>(response)
  return { step: 'refused', message: error.message, fields: error.fields ?? {} }
}

/**
 * Sign-in by password or passkey. Unlike the account forms (`useFormSubmit`), failures are logged, and the form stays
 * pending after a success: the caller loads the next page or closes it.
 */
export function PasswordSignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const errorId = useId()
  const [state, setState] = useState<State>({ step: 'idle' })
  const sending = useRef(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A ref, since the state of a first click is not yet rendered when a second one follows at once.
    if (sending.current) return
    sending.current = true
    setState({ step: 'sending' })
    try {
      const rejection = await send(new FormData(event.currentTarget))
      // The button stays pending until the form is gone.
      if (!rejection) return onSignedIn()
      logToConsole('Login error', rejection)
      setState(rejection)
    } catch (error) {
      logToConsole('Login error', error)
      setState({ step: 'refused', message: COMMON_TEXTS.siteUnreachable, fields: {} })
    }
    sending.current = false
  }

  useBfcacheRestore(
    useCallback(() => {
      sending.current = false
      setState({ step: 'idle' })
    }, []),
  )

  const isRejected = state.step === 'refused'
  const fields: Fields = isRejected ? state.fields : {}
  return (
    <>
      <form
        className="grid gap-5"
        method="post"
        action="/login"
        noValidate
        onSubmit={submit}
        aria-describedby={isRejected ? errorId : undefined}
      >
        <Field
          label="Username or email address"
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
        <SubmitButton pending={state.step === 'sending'}>{COMMON_TEXTS.signIn}</SubmitButton>
        <p
          className="flex items-start gap-3 rounded-m bg-ground-blush px-4 py-3 empty:absolute empty:p-0"
          id={errorId}
          role="alert"
        >
          {isRejected && (
            <>
              <CircleAlert className="mt-0.5 size-5 flex-none text-bad" aria-hidden="true" />
              {state.message}
            </>
          )}
        </p>
      </form>
      <PasskeySignIn onSignedIn={onSignedIn} />
    </>
  )
}
