'use client'

import type { FormEvent } from 'react'
import { FormMessage } from '@/platform/forms/FormMessage'
import { useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { useEmailLink } from '@/platform/mail/use-email-link.client'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { loginPath } from '@/rules/safe-return'
import { ButtonLink } from '@/ui/ButtonLink'
import { FormResult } from '@/ui/FormResult.client'
import { SubmitButton } from '@/ui/SubmitButton'
import { ResendForm } from './ResendForm.client'

/**
 * Confirms the address that a link was emailed to. It takes a click, since mail scanners open links and must not
 * confirm anything.
 */
export function ConfirmEmail() {
  const { ready, returnTo, token } = useEmailLink()
  const { form, problems, send, sending } = useFormSubmit('/api/auth/confirm-email')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    send({ token })
  }

  if (sending.step === 'done') {
    return (
      <FormResult title="Your email address is confirmed">
        <p>Thank you. You can sign in now.</p>
        <ButtonLink href={loginPath(returnTo ?? '/')}>{COMMON_TEXTS.signIn}</ButtonLink>
      </FormResult>
    )
  }
  if (ready && (token === null || problems.token)) {
    return (
      <FormResult title={token === null ? 'The link is missing' : 'This link does not work any more'}>
        <p>
          {problems.token ?? 'Open the link in our email again.'} If you have confirmed your address already, just{' '}
          <a className="inline-link" href={loginPath(returnTo ?? '/')}>
            sign in
          </a>
          . Otherwise we can send you a new link.
        </p>
        <ResendForm returnTo={returnTo} />
      </FormResult>
    )
  }
  return (
    <form className="grid gap-5" method="post" onSubmit={submit} ref={form}>
      <p>Press the button to confirm that our emails reach you.</p>
      <FormMessage sending={sending} />
      <SubmitButton pending={sending.step === 'sending' || !ready}>Confirm my email address</SubmitButton>
    </form>
  )
}
