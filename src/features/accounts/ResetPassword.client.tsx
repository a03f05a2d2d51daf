'use client'

import type { FormEvent } from 'react'
import { FormMessage } from '@/platform/forms/FormMessage'
import { fieldErrorsOf, useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { useEmailLink } from '@/platform/mail/use-email-link.client'
import { passwordProblem } from '@/rules/account-fields'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { ButtonLink } from '@/ui/ButtonLink'
import { FormResult } from '@/ui/FormResult.client'
import { PasswordField } from '@/ui/PasswordField.client'
import { SubmitButton } from '@/ui/SubmitButton'

/** Sets a new password by a link in an email. */
export function ResetPassword() {
  const { ready, token } = useEmailLink()
  const { form, problems, send, sending } = useFormSubmit('/api/auth/reset-password')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    send({ token, password }, fieldErrorsOf({ password: passwordProblem(password) }))
  }

  if (sending.step === 'done') {
    return (
      <FormResult title="Your password is changed">
        <p>You are signed out everywhere. Sign in with the new one.</p>
        <ButtonLink href="/login">{COMMON_TEXTS.signIn}</ButtonLink>
      </FormResult>
    )
  }
  if (ready && (token === null || problems.token)) {
    return (
      <FormResult title={token === null ? 'The link is missing' : 'This link does not work any more'}>
        <p>{problems.token ?? 'Open the link in our email again.'} You can ask for a new one.</p>
        <ButtonLink href="/forgotten-password/">Send me a new link</ButtonLink>
      </FormResult>
    )
  }
  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit} ref={form}>
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint="8 characters or more. A few words in a row are easy to remember."
        required
        error={problems.password}
      />
      <FormMessage sending={sending} />
      <SubmitButton pending={sending.step === 'sending' || !ready}>Set new password</SubmitButton>
    </form>
  )
}
