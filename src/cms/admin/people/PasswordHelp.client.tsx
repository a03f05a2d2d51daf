'use client'

import { Button, useAuth, useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useState, useTransition } from 'react'

/**
 * In the place of the admin's own fields for a password, which are hidden (styles/people.css): nobody sets somebody
 * else's password. A new person gets an invitation, others a link, and one's own changes on the account page.
 */
export function PasswordHelp() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (id === undefined) return <Invitation />
  if (user?.id === id)
    return (
      <p className="ebs-hint">
        Your password and e-mail address change on <a href="/account/">your account page</a>.
      </p>
    )
  return <SendLink id={id} />
}

/** The form asks for a password that the server does not use: it sets one that nobody knows. */
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
      No password is needed: the person gets an invitation by mail, with a link to set one. It works for seven days.
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

/** @returns what happened, in words */
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
    // Offline, or an answer that is none.
    return 'That did not work. Please try again.'
  }
}
