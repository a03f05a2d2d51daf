'use client'

import { useState } from 'react'
import { LIMITS } from '@/rules/limits'
import { send } from '../send'
import { moderateAnswer } from './answers'

type Props = {
  target: { post: number } | { member: number }
  actions: readonly { action: string; label: string }[]
  onDone(): void
}

/** Buttons of a moderator, with the reason that each needs, and the days of a silence. */
export function Actions({ actions, onDone, target }: Props) {
  const [reason, setReason] = useState('')
  const [days, setDays] = useState('7')
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)

  async function act(action: string, label: string) {
    if (reason.trim() === '') return setMessage('Say why.')
    setBusy(true)
    const body = { action, target, reason, ...(action === 'silence' && { days: Number(days) }) }
    const sent = await send('POST', '/api/forum/moderate', body)
    setBusy(false)
    if ('problem' in sent) return setMessage(sent.problem)
    const { changed, last } = moderateAnswer.parse(sent.answer)
    setMessage(
      changed || !last
        ? `${label}: done.`
        : `${last.by?.name ?? 'The site'} had done this before: ${last.action}, “${last.reason}”.`,
    )
    onDone()
  }

  return (
    <div className="ebs-act">
      <label>
        Reason
        <textarea
          rows={2}
          required
          maxLength={LIMITS.forumReasonMaxChars}
          value={reason}
          onChange={({ target: field }) => setReason(field.value)}
        />
      </label>
      <label>
        Days of a silence
        <input
          type="number"
          min={1}
          max={LIMITS.forumSilenceMaxDays}
          value={days}
          onChange={({ target: field }) => setDays(field.value)}
        />
      </label>
      {actions.map(({ action, label }) => (
        <button
          key={action}
          type="button"
          className="btn btn--style-secondary btn--size-small"
          disabled={busy}
          onClick={() => void act(action, label)}
        >
          {label}
        </button>
      ))}
      <span role="status">{message}</span>
    </div>
  )
}
