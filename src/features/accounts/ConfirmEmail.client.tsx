'use client'

import type { FormEvent } from 'react'
import { useEmailLink } from '@/features/email-link/use-email-link.client'
import { loginPath } from '@/rules/safe-return'
import { TEXTS } from '@/rules/texts'
import { ButtonLink } from '@/ui/ButtonLink'
import { FormResult } from '@/ui/FormResult.client'
import { SubmitButton } from '@/ui/SubmitButton'
import { FormMessage } from './FormMessage'
import { ResendForm } from './ResendForm.client'
import { useFormSubmit } from './use-form-submit.client'

/**
 * Confirms the address that a link in a letter was sent to. By a button: programs that look
 * through mail open its links, and must not confirm anything.
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
      <FormResult title="Thank you, that is done">
        <p>Your e-mail address is confirmed.</p>
        <ButtonLink href={loginPath(returnTo ?? '/')}>{TEXTS.signIn}</ButtonLink>
      </FormResult>
    )
  }
  if (ready && (token === null || problems.token)) {
    return (
      <FormResult title={token === null ? 'The link is missing' : 'This link does not work any more'}>
        <p>
          {problems.token ?? 'Open the link in our mail once more.'} If you have confirmed your address already, just{' '}
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
      <p>One press, and we know that our letters reach you.</p>
      <FormMessage sending={sending} />
      <SubmitButton pending={sending.step === 'sending' || !ready}>Confirm my email address</SubmitButton>
    </form>
  )
}
