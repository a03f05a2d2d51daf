'use client'

import type { FormEvent } from 'react'
import { Field } from '@/ui/Field'
import { FormResult } from '@/ui/FormResult.client'
import { SubmitButton } from '@/ui/SubmitButton'
import { FormMessage } from './FormMessage'
import { fieldErrorsOf, formText, useFormSubmit } from './use-form-submit.client'

/** Asks for a link to set a new password. The answer never says whether there is such an account. */
export function ForgottenPassword() {
  const { form, problems, send, sending } = useFormSubmit('/api/auth/forgotten-password')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = formText(new FormData(event.currentTarget), 'email')
    send({ email }, fieldErrorsOf({ email: email ? null : 'Enter your email address or username.' }))
  }

  if (sending.step === 'done') {
    return (
      <FormResult title="Check your mail">
        <p>
          If there is such an account, a letter with a link is on its way. The link works for one hour. Nothing there
          after some minutes? Look in your spam folder.
        </p>
      </FormResult>
    )
  }
  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit} ref={form}>
      <p>Tell us who you are, and we will send you a link to set a new one.</p>
      <Field
        label="E-mail address or username"
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
