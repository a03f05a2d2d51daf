'use client'

import { type FormEvent, useState } from 'react'
import { FormMessage } from '@/platform/forms/FormMessage'
import { fieldErrorsOf, formText, useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { emailProblem, firstNameProblem, nameProblem, passwordProblem, usernameProblem } from '@/rules/account-fields'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { JOIN_TEXTS } from '@/rules/page-texts/join'
import { loginPath } from '@/rules/safe-return'
import { Field } from '@/ui/Field'
import { PasswordField } from '@/ui/PasswordField.client'
import { SubmitButton } from '@/ui/SubmitButton'
import { CheckYourEmail } from './CheckYourEmail.client'

/** The page to return to after signing in: `/memberships?return=…`. */
const returnParam = () => new URLSearchParams(window.location.search).get('return') ?? undefined

type Props = {
  /** Shown below "Check your email". */
  thanks: string
  submitLabel?: string
  /** @returns the page to return to after signing in. Default: the `return` parameter */
  returnUrl?: () => string | undefined
}

/** Creates a free account, then asks to confirm the email address. */
export function JoinPanel({ returnUrl = returnParam, submitLabel = JOIN_TEXTS.joinForFree, thanks }: Props) {
  const { form, problems, send, sending } = useFormSubmit('/api/auth/join')
  const [email, setEmail] = useState('')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const values = {
      firstName: formText(data, 'firstName'),
      lastName: formText(data, 'lastName'),
      username: formText(data, 'username'),
      email: formText(data, 'email'),
      password: String(data.get('password') ?? ''),
    }
    setEmail(values.email)
    const fieldErrors = {
      firstName: firstNameProblem(values.firstName),
      lastName: nameProblem(values.lastName),
      username: usernameProblem(values.username),
      email: emailProblem(values.email),
      password: passwordProblem(values.password, values),
    }
    send({ ...values, return: returnUrl(), website: formText(data, 'website') }, fieldErrorsOf(fieldErrors))
  }

  if (sending.step === 'done') return <CheckYourEmail email={email} returnTo={returnUrl()} thanks={thanks} />
  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit} ref={form} aria-label="Join">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" name="firstName" autoComplete="given-name" required error={problems.firstName} />
        <Field label="Last name (optional)" name="lastName" autoComplete="family-name" error={problems.lastName} />
      </div>
      <Field
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint="3 to 30 letters, digits, dots, underscores or hyphens. Other members see it."
        required
        error={problems.username}
      />
      <Field
        label="Email address"
        name="email"
        type="email"
        autoComplete="email"
        hint="We send you a link to confirm it."
        required
        error={problems.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        hint="8 characters or more. A few words in a row are easy to remember."
        required
        error={problems.password}
      />
      {/* Honeypot: people do not see this field, and bots fill it in. */}
      <div hidden>
        <Field label="Leave this empty" name="website" autoComplete="off" tabIndex={-1} />
      </div>
      <FormMessage sending={sending} />
      <SubmitButton pending={sending.step === 'sending'}>{submitLabel}</SubmitButton>
      <p className="text-text-soft">
        Already a member?{' '}
        <a
          className="inline-link"
          href="/login"
          // The sign-in link keeps the page to return to.
          onClick={({ currentTarget }) => {
            currentTarget.href = loginPath(returnUrl() ?? '/')
          }}
        >
          {COMMON_TEXTS.signIn}
        </a>
      </p>
    </form>
  )
}
