'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import { LIMITS } from '@/rules/limits'
import { send } from '../send'
import { useSend } from './use-send.client'

type Note = { id: number; text: string; about: ReactNode }
type Props = { api: string; user: number; mayChange: boolean; notes: readonly Note[] }

/** What staff have noted about a person, with author and time. */
export function Notes({ api, mayChange, notes, user }: Props) {
  return (
    <section aria-labelledby="ebs-notes">
      <h2 id="ebs-notes">Notes</h2>
      {notes.length === 0 && <p>None.</p>}
      <ul className="ebs-lines">
        {notes.map(({ about, id, text }) => (
          <li key={id}>
            <span className="ebs-note">{text}</span> <small>{about}</small>
            {mayChange && (
              <details>
                <summary>Edit</summary>
                <NoteForm
                  key={text}
                  initial={text}
                  label="The note"
                  save={(changed) => send('PATCH', `${api}/member-notes/${id}?depth=0`, { text: changed })}
                />
              </details>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <NoteForm
          key={notes.length}
          initial=""
          label="New note"
          save={(text) => send('POST', `${api}/member-notes?depth=0`, { user, text })}
        />
      )}
    </section>
  )
}

type FormProps = { initial: string; label: string; save: (text: string) => ReturnType<typeof send> }

function NoteForm({ initial, label, save }: FormProps) {
  const [text, setText] = useState(initial)
  const { busy, message, run } = useSend()
  function submit(event: FormEvent) {
    event.preventDefault()
    run(() => save(text), 'Saved.')
  }
  return (
    <form className="ebs-act" onSubmit={submit}>
      <label>
        {label}
        <textarea
          required
          rows={3}
          maxLength={LIMITS.memberNoteMaxChars}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="submit" className="btn btn--style-secondary btn--size-small" disabled={busy}>
        Save the note
      </button>
      <span role="status">{message}</span>
    </form>
  )
}
