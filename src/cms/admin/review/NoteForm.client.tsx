'use client'

import { type KeyboardEvent, useId, useState, useTransition } from 'react'
import { LIMITS } from '@/rules/limits'

type Props = {
  label: string
  button: string
  /** What to say when the note is empty; without it, the note is optional. */
  required?: string
  /** @returns why it was refused; null when it was done */
  onSend: (note: string) => Promise<string | null>
  onCancel: () => void
}

/** A note with a request for review, or with its answer. Not a form: it is inside the document's. */
export function NoteForm({ button, label, onCancel, onSend, required }: Props) {
  const id = useId()
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, start] = useTransition()
  const problemOf = (): string | null => {
    const max = LIMITS.reviewNoteMaxChars
    const { length } = note.trim()
    if (length === 0) return required ?? null
    return length > max ? `A note has ${max} characters at most; this one has ${length}.` : null
  }
  const submit = () => {
    const found = problemOf()
    setProblem(found)
    if (found === null) start(async () => setProblem(await onSend(note)))
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || busy) return
    event.stopPropagation()
    onCancel()
  }
  return (
    <div className="ebs-review-form">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        value={note}
        // biome-ignore lint/a11y/noAutofocus: it appears where the person has just pressed a button
        autoFocus
        onKeyDown={onKeyDown}
        aria-describedby={`${id}-problem`}
        aria-invalid={problem !== null}
        onChange={({ target }) => {
          setNote(target.value)
          setProblem(null)
        }}
      />
      <p id={`${id}-problem`} role="alert" className="ebs-comment-problem">
        {problem}
      </p>
      <div className="ebs-comment-buttons">
        <button type="button" className="btn btn--style-primary btn--size-small" disabled={busy} onClick={submit}>
          {busy ? 'Sending…' : button}
        </button>
        <button type="button" className="ebs-quiet-button" disabled={busy} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  )
}
