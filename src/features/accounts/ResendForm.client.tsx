'use client'

import type { FormEvent } from 'react'
import { FormMessage } from '@/platform/forms/FormMessage'
import { fieldErrorsOf, formText, useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { emailProblem } from '@/rules/account-fields'
import { Field } from '@/ui/Field'
import { FormResult } from '@/ui/FormResult.client'
import { SubmitButton } from '@/ui/SubmitButton'

/** Requests the confirmation link of a new account again. @param returnTo is passed on in the link */
export function ResendForm({ returnTo }: { returnTo: string | null }) {
  const { form, problems, send, sending } = useFormSubmit('/api/auth/resend-confirmation')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = formText(new FormData(event.currentTarget), 'email')
    send({ email, return: returnTo ?? undefined }, fieldErrorsOf({ email: emailProblem(email) }))
  }

  if (sending.step === 'done') {
    return (
      <FormResult title="Check your email">
        <p>If that address has an account with us, we have sent it an email. It may take a minute.</p>
      </FormResult>
    )
  }
  return (
    <form className="grid w-full gap-5" method="post" noValidate onSubmit={submit} ref={form}>
      <Field label="Email address" name="email" type="email" autoComplete="email" required error={problems.email} />
      <FormMessage sending={sending} />
      <SubmitButton variant="plain" pending={sending.step === 'sending'}>
        Send me a new link
      </SubmitButton>
    </form>
  )
}
