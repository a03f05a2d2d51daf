'use client'

import type { FormEvent } from 'react'
import { FormMessage } from '@/platform/forms/FormMessage'
import { fieldErrorsOf, formText, useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { emailProblem } from '@/rules/account-fields'
import { Field } from '@/ui/Field'
import { PasswordField } from '@/ui/PasswordField.client'
import { SubmitButton } from '@/ui/SubmitButton'

/** Requests another email address: it changes once the link in the email to it is opened. */
export function EmailForm() {
  const { form, problems, send, sending } = useFormSubmit('/api/user/email')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = event.currentTarget
    const fields = new FormData(sent)
    const email = formText(fields, 'email')
    const password = String(fields.get('password') ?? '')
    const known = fieldErrorsOf({
      email: emailProblem(email),
      password: password === '' ? 'Enter your password.' : null,
    })
    if (await send({ email, password }, known)) sent.reset()
  }

  return (
    <form className="grid w-full max-w-measure gap-5" method="post" noValidate onSubmit={submit} ref={form}>
      <Field label="New email address" name="email" type="email" autoComplete="email" required error={problems.email} />
      <PasswordField
        label="Confirm with your password"
        name="password"
        autoComplete="current-password"
        required
        error={problems.password}
      />
      <FormMessage sending={sending} />
      <p className="text-good empty:hidden" role="status">
        {sending.step === 'done' ? 'We have sent an email to the new address. Open its link within a day.' : ''}
      </p>
      <div>
        <SubmitButton variant="plain" pending={sending.step === 'sending'}>
          Change email address
        </SubmitButton>
      </div>
    </form>
  )
}
