'use client'

import { useId, useState, useTransition } from 'react'
import { LIMITS } from '@/rules/limits'
import type { MentionedPerson } from './comments-api'
import { useKeptText } from './kept-text.client'
import { MentionArea } from './MentionArea.client'

type Props = {
  label: string
  button: string
  initial?: string
  people: readonly MentionedPerson[]
  /** Key of the text until it is sent. */
  keptAs: string
  autoFocus?: boolean
  /** @returns why it was refused; null when it was made */
  onSend: (text: string) => Promise<string | null>
  onCancel?: () => void
}

function problemOf(text: string): string | null {
  const max = LIMITS.editorCommentMaxChars
  const { length } = text.trim()
  if (length === 0) return 'Write something first.'
  return length > max ? `A comment has ${max} characters at most; this one has ${length}.` : null
}

/** Writes a comment, a reply, or changes one. Not a form: it is inside the document's. */
export function CommentForm({ autoFocus, button, initial = '', keptAs, label, onCancel, onSend, people }: Props) {
  const problemId = useId()
  const [text, setText] = useKeptText(keptAs, initial)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, start] = useTransition()
  const submit = () => {
    if (busy) return
    const found = problemOf(text)
    setProblem(found)
    if (found) return
    start(async () => {
      const refused = await onSend(text)
      setProblem(refused)
      if (refused === null) setText(initial)
    })
  }
  return (
    <div className="ebs-comment-form">
      <MentionArea
        label={label}
        text={text}
        people={people}
        autoFocus={autoFocus}
        describedBy={problem === null ? undefined : problemId}
        invalid={problem !== null}
        onChange={(next) => {
          setText(next)
          setProblem(null)
        }}
        onSend={submit}
      />
      <p id={problemId} role="alert" className="ebs-comment-problem">
        {problem}
      </p>
      <div className="ebs-comment-buttons">
        <button type="button" className="btn btn--style-secondary btn--size-small" disabled={busy} onClick={submit}>
          {busy ? 'Sending…' : button}
        </button>
        {onCancel && (
          <button
            type="button"
            className="ebs-quiet-button"
            disabled={busy}
            onClick={() => {
              setText(initial)
              onCancel()
            }}
          >
            Cancel
          </button>
        )}
      </div>
    </div>
  )
}
