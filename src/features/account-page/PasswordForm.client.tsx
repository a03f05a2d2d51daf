'use client'

import type { FormEvent } from 'react'
import { FormMessage } from '@/platform/forms/FormMessage'
import { fieldErrorsOf, useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { pageQueries } from '@/platform/session/load-queries'
import type { SessionUser } from '@/platform/session/viewer.server'
import { passwordProblem } from '@/rules/account-fields'
import { PasswordField } from '@/ui/PasswordField.client'
import { SubmitButton } from '@/ui/SubmitButton'
import { ownSessionsQuery } from './use-own-sessions.client'

/** Changes the password. The hidden username is for password managers. */
export function PasswordForm({ user }: { user: Pick<SessionUser, 'id' | 'username'> }) {
  const { form, problems, send, sending } = useFormSubmit('/api/user/password')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = event.currentTarget
    const fields = new FormData(sent)
    const password = String(fields.get('password') ?? '')
    const newPassword = String(fields.get('newPassword') ?? '')
    const known = fieldErrorsOf({
      password: password === '' ? 'Enter your password.' : null,
      newPassword: passwordProblem(newPassword, { username: user.username }),
    })
    if (!(await send({ password, newPassword }, known))) return
    sent.reset()
    await pageQueries.invalidateQueries({ queryKey: ownSessionsQuery(user.id).queryKey })
  }

  return (
    <form className="grid w-full max-w-measure gap-5" method="post" noValidate onSubmit={submit} ref={form}>
      <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      <PasswordField
        label="Current password"
        name="password"
        autoComplete="current-password"
        required
        error={problems.password}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint="8 characters or more. A few words in a row are easy to remember."
        required
        error={problems.newPassword}
      />
      <FormMessage sending={sending} />
      <p className="text-good empty:hidden" role="status">
        {sending.step === 'done' ? 'Your password is changed. You are signed out in all other browsers.' : ''}
      </p>
      <div>
        <SubmitButton variant="plain" pending={sending.step === 'sending'}>
          Change password
        </SubmitButton>
      </div>
    </form>
  )
}
