'use client'

import { type FormEvent, useState } from 'react'
import { FormMessage } from '@/features/accounts/FormMessage'
import { fieldErrorsOf, formText, useFormSubmit } from '@/features/accounts/use-form-submit.client'
import { emailProblem, firstNameProblem, nameProblem, passwordProblem, usernameProblem } from '@/rules/account-fields'
import { loginPath } from '@/rules/safe-return'
import { TEXTS } from '@/rules/texts'
import { Field } from '@/ui/Field'
import { PasswordField } from '@/ui/PasswordField.client'
import { SubmitButton } from '@/ui/SubmitButton'
import { CheckYourMail } from './CheckYourMail.client'

/** Where the person wanted to go: `/memberships?return=…`. */
const wanted = () => new URLSearchParams(window.location.search).get('return') ?? undefined

/** Makes a free account, then asks to look into the mail. */
export function JoinPanel({ thanks }: { thanks: string }) {
  const { form, problems, send, sending } = useFormSubmit('/api/auth/join')
  const [email, setEmail] = useState('')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const person = {
      firstName: formText(data, 'firstName'),
      lastName: formText(data, 'lastName'),
      username: formText(data, 'username'),
      email: formText(data, 'email'),
      password: String(data.get('password') ?? ''),
    }
    setEmail(person.email)
    const found = {
      firstName: firstNameProblem(person.firstName),
      lastName: nameProblem(person.lastName),
      username: usernameProblem(person.username),
      email: emailProblem(person.email),
      password: passwordProblem(person.password, person),
    }
    send({ ...person, return: wanted(), website: formText(data, 'website') }, fieldErrorsOf(found))
  }

  if (sending.step === 'done') return <CheckYourMail email={email} returnTo={wanted()} thanks={thanks} />
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
        label="E-mail address"
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
        hint="8 characters or more. A few words in a row are easy to keep."
        required
        error={problems.password}
      />
      {/* No person sees it; programs fill in all there is. */}
      <div hidden>
        <Field label="Leave this empty" name="website" autoComplete="off" tabIndex={-1} />
      </div>
      <FormMessage sending={sending} />
      <SubmitButton pending={sending.step === 'sending'}>Join for free</SubmitButton>
      <p className="text-text-soft">
        Already a member?{' '}
        <a className="inline-link" href="/login" onClick={takeAlong}>
          {TEXTS.signIn}
        </a>
      </p>
    </form>
  )
}

/** Whoever should have signed in is led back just the same. */
function takeAlong({ currentTarget }: { currentTarget: HTMLAnchorElement }) {
  currentTarget.href = loginPath(wanted() ?? '/')
}
