'use client'

import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'
import { Button } from '@/ui/Button'
import { type Feedback, postFeedback } from './post-feedback'

type Status = 'writing' | 'empty' | 'sending' | 'sent'
const EMPTY_FEEDBACK: Feedback = { name: '', message: '' }

/**
 * The floating feedback button for staff, and the form that it opens. Unlike the account forms (`useFormSubmit`), it
 * keeps the text while it is closed, and a failed request shows no message (docs/product.md#texts-and-failures).
 */
export function FeedbackForm() {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [status, setStatus] = useState<Status>('writing')
  const [fields, setFields] = useState(EMPTY_FEEDBACK)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const formRef = useRef<HTMLFormElement>(null)

  const close = useCallback(() => {
    // Only if the focus would be lost with the form.
    if (formRef.current?.contains(document.activeElement)) buttonRef.current?.focus()
    setOpen(false)
  }, [])

  useEffect(() => {
    if (status !== 'sent') return
    const timer = setTimeout(() => {
      close()
      setFields(EMPTY_FEEDBACK)
      setStatus('writing')
    }, LIMITS.feedbackSentMs)
    return () => clearTimeout(timer)
  }, [close, status])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (status === 'sending' || status === 'sent') return
    if (fields.message.trim() === '') return setStatus('empty')
    setStatus('sending')
    setStatus(
      await postFeedback(fields).then(
        () => 'sent' as const,
        () => 'writing' as const,
      ),
    )
  }

  const handleChange = (field: keyof Feedback) => (event: { target: { value: string } }) => {
    setFields({ ...fields, [field]: event.target.value })
    if (status === 'empty') setStatus('writing')
  }
  const busy = status === 'sending' || status === 'sent'
  return (
    <>
      {open && (
        <form
          className="staff-panel"
          id={`${id}-panel`}
          ref={formRef}
          onSubmit={submit}
          onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && close()}
          aria-label="Feedback"
          noValidate
        >
          <label className="grid gap-1 font-semibold" htmlFor={`${id}-name`}>
            Name (optional)
            <input
              className="field"
              id={`${id}-name`}
              value={fields.name}
              onChange={handleChange('name')}
              maxLength={200}
              autoComplete="name"
              readOnly={busy}
            />
          </label>
          <label className="grid gap-1 font-semibold" htmlFor={`${id}-message`}>
            Message
            <textarea
              className="field"
              id={`${id}-message`}
              value={fields.message}
              onChange={handleChange('message')}
              rows={4}
              maxLength={5_000}
              readOnly={busy}
              aria-required="true"
              aria-invalid={status === 'empty'}
              aria-describedby={`${id}-status`}
              // biome-ignore lint/a11y/noAutofocus: the user has just opened this form
              autoFocus
            />
          </label>
          <p className="min-h-7 text-sm" id={`${id}-status`} role="status">
            {status === 'empty' && <span className="text-bad">Write a message first.</span>}
            {status === 'sent' && TEXTS.feedbackSent}
          </p>
          <Button variant="ink" type="submit" pending={status === 'sending'} aria-disabled={busy}>
            {status === 'sending' ? 'Sending' : 'Send'}
          </Button>
        </form>
      )}
      <button
        className="staff-button"
        type="button"
        ref={buttonRef}
        onClick={() => (open ? close() : setOpen(true))}
        aria-expanded={open}
        aria-controls={open ? `${id}-panel` : undefined}
      >
        Feedback
      </button>
    </>
  )
}
