'use client'

import { Button, useAuth, useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useState, useTransition } from 'react'

/**
 * Replaces the admin's own password fields, which styles/people.css hides: staff never set another person's password. A
 * new person gets an invitation, an existing one a link, and users change their own on the account page.
 */
export function PasswordHelp() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (id === undefined) return <Invitation />
  if (user?.id === id)
    return (
      <p className="ebs-hint">
        Change your password and email address on <a href="/account/">your account page</a>.
      </p>
    )
  return <SendLink id={id} />
}

/** Payload's form requires a password that the server ignores: the server sets a random one. */
function Invitation() {
  const { setValue, value } = useField<string>({ path: 'password' })
  const { setValue: confirm } = useField<string>({ path: 'confirm-password' })
  useEffect(() => {
    if (value) return
    setValue('set-by-invitation')
    confirm('set-by-invitation')
  }, [confirm, setValue, value])
  return (
    <p className="ebs-hint">
      You don't need to set a password. The person gets an invitation email with a link to set one, valid for seven
      days.
    </p>
  )
}

function SendLink({ id }: { id: number | string }) {
  const [message, setMessage] = useState('')
  const [busy, start] = useTransition()
  const send = () => start(async () => setMessage(await sendLink(id)))
  return (
    <div className="ebs-password-help">
      <Button buttonStyle="secondary" size="medium" disabled={busy} onClick={send} margin={false}>
        {busy ? 'Sending…' : 'Send a link to set a password'}
      </Button>
      <span role="status">{message}</span>
    </div>
  )
}

/** @returns the result as a sentence for the user */
async function sendLink(id: number | string): Promise<string> {
  try {
    const response = await fetch('/api/people/password-link', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: Number(id) }),
    })
    const { email, error } = (await response.json()) as { email?: string; error?: { message: string } }
    return email ? `A link is on its way to ${email}.` : (error?.message ?? 'That did not work. Please try again.')
  } catch {
    // Offline, or an invalid response.
    return 'That did not work. Please try again.'
  }
}
