'use client'

import type { FormEvent } from 'react'
import { FormMessage } from '@/platform/forms/FormMessage'
import { fieldErrorsOf, formText, useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { session } from '@/platform/session/session-state'
import type { SessionUser } from '@/platform/session/viewer.server'
import { firstNameProblem, nameProblem } from '@/rules/account-fields'
import { ACCOUNT_TEXTS } from '@/rules/page-texts/accounts'
import { Field } from '@/ui/Field'
import { SubmitButton } from '@/ui/SubmitButton'
import { TextArea } from '@/ui/TextArea'
import { useToast } from '@/ui/Toaster.client'

const MAX_ABOUT_CHARS = 1_000

const aboutProblem = (about: string) => (about.length > MAX_ABOUT_CHARS ? 'Use 1,000 characters at most.' : null)

/** The signed-in user's names and description. On an error the typed values stay. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const { form, problems, send, sending } = useFormSubmit('/api/user/update')
  const toast = useToast()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const firstName = formText(fields, 'firstName')
    const lastName = formText(fields, 'lastName')
    const username = formText(fields, 'username')
    const about = formText(fields, 'about')
    const known = fieldErrorsOf({
      firstName: firstNameProblem(firstName),
      lastName: nameProblem(lastName),
      username: username === '' ? 'Enter a username.' : null,
      about: aboutProblem(about),
    })
    if (!(await send({ firstName, lastName, username, about }, known))) return
    toast.success(ACCOUNT_TEXTS.profileSaved)
    await session.lookUp()
  }

  return (
    <form className="grid w-full max-w-measure gap-5" method="post" noValidate onSubmit={submit} ref={form}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="First name"
          name="firstName"
          autoComplete="given-name"
          required
          defaultValue={user.firstName}
          error={problems.firstName}
        />
        <Field
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          defaultValue={user.lastName}
          error={problems.lastName}
        />
      </div>
      <Field
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint="You sign in with it, or with your email address."
        defaultValue={user.username}
        error={problems.username}
      />
      <TextArea
        label="About"
        name="about"
        rows={4}
        hint="A few lines about yourself, if you like. They are on your card in the community, which everybody can read."
        defaultValue={user.about}
        error={problems.about}
      />
      <FormMessage sending={sending} />
      <div>
        <SubmitButton pending={sending.step === 'sending'}>Save</SubmitButton>
      </div>
    </form>
  )
}
