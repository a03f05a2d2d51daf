'use client'

import type { FormEvent } from 'react'
import { FormMessage } from '@/platform/forms/FormMessage'
import { useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { FormResult } from '@/ui/FormResult.client'
import { SubmitButton } from '@/ui/SubmitButton'

type Props = { email: string; returnTo: string | undefined; thanks: string }

/** Replaces the form after a successful request: the address of the email, and a button to send it again. */
export function CheckYourEmail({ email, returnTo, thanks }: Props) {
  const { form, send, sending } = useFormSubmit('/api/auth/resend-confirmation')

  function resend(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    send({ email, return: returnTo })
  }

  return (
    <FormResult title="Check your email">
      <p>
        We have sent an email to <strong className="font-semibold break-all">{email}</strong>.
      </p>
      {thanks && <p className="whitespace-pre-line">{thanks}</p>}
      <form className="grid justify-items-start gap-4" method="post" onSubmit={resend} ref={form}>
        <p className="text-text-soft">No email after a few minutes? Check your spam folder first.</p>
        <FormMessage sending={sending} />
        <SubmitButton variant="plain" pending={sending.step === 'sending'}>
          Send it again
        </SubmitButton>
        <p role="status">{sending.step === 'done' ? 'Sent again.' : ''}</p>
      </form>
    </FormResult>
  )
}
