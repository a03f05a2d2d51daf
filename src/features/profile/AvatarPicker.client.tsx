'use client'

import { useId, useRef, useState } from 'react'
import { session } from '@/platform/session/session-state'
import type { SessionUser } from '@/platform/session/viewer.server'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { AVATAR_TYPES, pictureProblem, sendAvatar } from './send-avatar'

/** The user's own picture, to choose and to remove. */
export function AvatarPicker({ user }: { user: SessionUser }) {
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState<'picture' | 'removal' | null>(null)
  const [message, setMessage] = useState('')

  async function send(picture: File | null) {
    const invalid = picture && pictureProblem(picture)
    setMessage('')
    setProblem(invalid ?? '')
    if (invalid) return
    setSending(picture ? 'picture' : 'removal')
    const refusal = await sendAvatar(picture)
    setProblem(refusal ?? '')
    if (refusal === null) {
      await session.lookUp()
      setMessage(picture ? 'Your picture is saved.' : 'Your picture is removed.')
    }
    setSending(null)
  }

  return (
    <div className="flex items-start gap-5">
      <Avatar name={`${user.firstName} ${user.lastName}`} imageUrl={user.avatar?.url} size="large" />
      <div className="grid justify-items-start gap-3">
        <div className="flex flex-wrap gap-3">
          <Button
            variant="plain"
            size="slim"
            pending={sending === 'picture'}
            aria-describedby={hintId}
            onClick={() => input.current?.click()}
          >
            {user.avatar ? 'Choose another picture' : 'Choose a picture'}
          </Button>
          {user.avatar && (
            <Button variant="plain" size="slim" pending={sending === 'removal'} onClick={() => send(null)}>
              Remove it
            </Button>
          )}
        </div>
        <input
          className="hidden"
          ref={input}
          type="file"
          accept={AVATAR_TYPES.join()}
          aria-label="Your picture"
          onChange={({ target }) => {
            const [picture] = target.files ?? []
            if (picture) void send(picture)
            // Allows choosing the same file again after an error.
            target.value = ''
          }}
        />
        <p className="text-sm text-text-soft" id={hintId}>
          Shown beside what you write in the community. JPEG, PNG or WebP, 5 MB at most; we crop it to a square and
          remove the location data.
        </p>
        <p className="font-semibold text-bad text-sm empty:hidden" role="alert">
          {problem}
        </p>
        <p className="text-good text-sm empty:hidden" role="status">
          {message}
        </p>
      </div>
    </div>
  )
}
