'use client'

import type { FormEvent } from 'react'
import { FormMessage } from '@/platform/forms/FormMessage'
import { fieldErrorsOf, formText, useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { Field } from '@/ui/Field'
import { FormResult } from '@/ui/FormResult.client'
import { SubmitButton } from '@/ui/SubmitButton'

/** Requests a link to set a new password. The response never says whether the account exists. */
export function ForgottenPassword() {
  const { form, problems, send, sending } = useFormSubmit('/api/auth/forgotten-password')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = formText(new FormData(event.currentTarget), 'email')
    send({ email }, fieldErrorsOf({ email: email ? null : 'Enter your email address or username.' }))
  }

  if (sending.step === 'done') {
    return (
      <FormResult title="Check your email">
        <p>
          If there is such an account, we have sent it an email with a link. The link works for one hour. If you can’t
          find the email after a few minutes, check your spam folder.
        </p>
      </FormResult>
    )
  }
  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit} ref={form}>
      <p>Enter your email address or username, and we will send you a link to set a new password.</p>
      <Field
        label="Email address or username"
        name="email"
        type="text"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={problems.email}
      />
      <FormMessage sending={sending} />
      <SubmitButton pending={sending.step === 'sending'}>Send me a link</SubmitButton>
    </form>
  )
}
