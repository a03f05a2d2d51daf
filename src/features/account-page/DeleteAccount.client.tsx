'use client'

import { type FormEvent, useState } from 'react'
import { FormMessage } from '@/platform/forms/FormMessage'
import { fieldErrorsOf, useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { broadcastToTabs } from '@/platform/session/cross-tab-messages'
import { session } from '@/platform/session/session-state'
import { PAGE_LIMITS } from '@/rules/page-limits'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog.client'
import { PasswordField } from '@/ui/PasswordField.client'
import { RadioGroup } from '@/ui/RadioGroup'
import { SubmitButton } from '@/ui/SubmitButton'

const GRACE_MS = PAGE_LIMITS.deletionGraceDays * 24 * 60 * 60 * 1_000

type Props = { roles: readonly { displayName: string }[]; onDeleted: (deletionAt: string) => void }

/** A button, and a dialog that requires the password. Staff accounts are deleted by an administrator. */
export function DeleteAccount({ onDeleted, roles }: Props) {
  const [open, setOpen] = useState(false)
  if (roles.some(({ displayName }) => displayName !== 'Member')) {
    return <p>You are staff: ask an administrator to delete your account.</p>
  }
  return (
    <>
      <Button variant="plain" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {open && (
        <Dialog title="Delete your account?" onClose={() => setOpen(false)}>
          <DeletionForm onDeleted={onDeleted} />
        </Dialog>
      )}
    </>
  )
}

function DeletionForm({ onDeleted }: Pick<Props, 'onDeleted'>) {
  const { form, problems, send, sending } = useFormSubmit('/api/user/delete')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const password = String(fields.get('password') ?? '')
    const posts = fields.get('posts') === 'remove' ? 'remove' : 'keep'
    if (
      !(await send({ password, posts }, fieldErrorsOf({ password: password === '' ? 'Enter your password.' : null })))
    )
      return
    onDeleted(new Date(Date.now() + GRACE_MS).toISOString())
    broadcastToTabs('signed-out')
    session.clear()
  }

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit} ref={form}>
      <p>
        Your membership is canceled first: nothing more is charged. In two weeks your favorites, ratings, notes,
        milestones and everything else in your account will be deleted. Until then you can sign in and keep it, with
        your membership. You will be signed out everywhere now.
      </p>
      <RadioGroup
        label="Your posts in the community"
        name="posts"
        initial="keep"
        options={[
          { value: 'keep', label: 'Keep my posts as “Former member”' },
          { value: 'remove', label: 'Delete my posts too' },
        ]}
      />
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        error={problems.password}
      />
      <FormMessage sending={sending} />
      <div>
        <SubmitButton pending={sending.step === 'sending'}>Delete my account</SubmitButton>
      </div>
    </form>
  )
}
