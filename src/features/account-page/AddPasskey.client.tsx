'use client'

import { type FormEvent, useState } from 'react'
import type { OwnPasskeys } from '@/features/passkeys/own-passkeys.server'
import { FormMessage } from '@/platform/forms/FormMessage'
import { fieldErrorsOf, formText, type Submit, useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { browserName } from '@/platform/session/browser-name'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { PAGE_LIMITS } from '@/rules/page-limits'
import { passkeyNameProblem } from '@/rules/passkeys'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog.client'
import { Field } from '@/ui/Field'
import { PasswordField } from '@/ui/PasswordField.client'
import { SubmitButton } from '@/ui/SubmitButton'

type Props = { onAdded: (answer: OwnPasskeys) => void }
type NewPasskey = { name: string; password: string }

const createPasskey: Submit<NewPasskey, OwnPasskeys> = async (passkey) => {
  try {
    const { makePasskey } = await import('@/features/passkeys/ceremonies')
    return await makePasskey(passkey)
  } catch {
    return { step: 'refused', message: COMMON_TEXTS.siteUnreachable, fields: {} }
  }
}

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
  const { form, problems, send, sending } = useFormSubmit(createPasskey)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const name = formText(fields, 'name')
    const password = String(fields.get('password') ?? '')
    const known = fieldErrorsOf({
      name: passkeyNameProblem(name),
      password: password === '' ? 'Enter your password.' : null,
    })
    const added = await send({ name, password }, known)
    if (added) onAdded(added.answer)
  }

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit} ref={form}>
      <p>Your browser will ask for your fingerprint, your face or your screen lock. None of it reaches us.</p>
      <Field
        label="Name"
        name="name"
        autoComplete="off"
        hint="To recognize it later, such as “My phone”."
        defaultValue={browserName(navigator.userAgent)}
        maxLength={PAGE_LIMITS.passkeyNameMaxChars}
        required
        error={problems.name}
      />
      <PasswordField
        label="Confirm with your password"
        name="password"
        autoComplete="current-password"
        required
        error={problems.password}
      />
      {sending.step === 'cancelled' ? (
        <p role="status">Nothing was added. Press Continue to try again.</p>
      ) : (
        <FormMessage sending={sending} />
      )}
      <div>
        <SubmitButton pending={sending.step === 'sending'}>Continue</SubmitButton>
      </div>
    </form>
  )
}
