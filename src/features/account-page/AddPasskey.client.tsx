'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { OwnPasskeys } from '@/features/passkeys/own-passkeys'
import { FormMessage } from '@/platform/forms/FormMessage'
import { fieldErrorsOf, formText, type SubmitState } from '@/platform/forms/use-form-submit.client'
import { browserName } from '@/platform/session/browser-name'
import { LIMITS } from '@/rules/limits'
import { passkeyNameProblem } from '@/rules/passkeys'
import { TEXTS } from '@/rules/texts'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog.client'
import { Field } from '@/ui/Field'
import { PasswordField } from '@/ui/PasswordField.client'
import { SubmitButton } from '@/ui/SubmitButton'

type Props = { onAdded: (answer: OwnPasskeys) => void }
type State = SubmitState | { step: 'cancelled' }

/** A button, and the dialog for the name and the password before the browser creates a passkey. */
export function AddPasskey({ onAdded }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="plain" onClick={() => setOpen(true)}>
        Add a passkey
      </Button>
      {open && (
        <Dialog title="Add a passkey" onClose={() => setOpen(false)}>
          <PasskeyForm
            onAdded={(answer) => {
              setOpen(false)
              onAdded(answer)
            }}
          />
        </Dialog>
      )}
    </>
  )
}

function PasskeyForm({ onAdded }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<State>({ step: 'idle' })
  useEffect(() => {
    if (state.step === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [state])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.step === 'sending') return
    const fields = new FormData(event.currentTarget)
    const name = formText(fields, 'name')
    const password = String(fields.get('password') ?? '')
    const known = fieldErrorsOf({
      name: passkeyNameProblem(name),
      password: password === '' ? 'Enter your password.' : null,
    })
    if (Object.keys(known).length > 0) return setState({ step: 'refused', message: '', fields: known })
    setState({ step: 'sending' })
    try {
      const { makePasskey } = await import('@/features/passkeys/ceremonies')
      const outcome = await makePasskey({ name, password })
      setState(outcome)
      if (outcome.step === 'done') onAdded(outcome.answer)
    } catch {
      setState({ step: 'refused', message: TEXTS.siteUnreachable, fields: {} })
    }
  }

  const problems = state.step === 'refused' ? state.fields : {}
  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit} ref={form}>
      <p>Your browser will ask for your fingerprint, your face or your screen lock. None of it reaches us.</p>
      <Field
        label="Name"
        name="name"
        autoComplete="off"
        hint="To recognize it later, such as “My phone”."
        defaultValue={browserName(navigator.userAgent)}
        maxLength={LIMITS.passkeyNameMaxChars}
        required
        error={problems.name}
      />
      <PasswordField
        label="Your password, to be sure"
        name="password"
        autoComplete="current-password"
        required
        error={problems.password}
      />
      {state.step === 'cancelled' ? (
        <p role="status">Nothing was added. Press Continue to try again.</p>
      ) : (
        <FormMessage sending={state} />
      )}
      <div>
        <SubmitButton pending={state.step === 'sending'}>Continue</SubmitButton>
      </div>
    </form>
  )
}
