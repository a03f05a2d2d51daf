'use client'

import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'
import { button } from '@/ui/ButtonLink'
import { type Feedback, postFeedback } from './post-feedback'

type Step = 'writing' | 'empty' | 'sending' | 'sent'
const BLANK: Feedback = { name: '', message: '' }

/** The floating form for staff: a button at the edge of every page, and what it opens. SPEC 2.4, 4. */
export function FeedbackForm() {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [step, setStep] = useState<Step>('writing')
  const [fields, setFields] = useState(BLANK)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLFormElement>(null)

  const close = useCallback(() => {
    // Only where the focus would be lost: it may be elsewhere on the page by now.
    if (panel.current?.contains(document.activeElement)) opener.current?.focus()
    setOpen(false)
  }, [])

  useEffect(() => {
    if (step !== 'sent') return
    const timer = setTimeout(() => {
      close()
      setFields(BLANK)
      setStep('writing')
    }, LIMITS.feedbackSentMs)
    return () => clearTimeout(timer)
  }, [close, step])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (step === 'sending' || step === 'sent') return
    if (fields.message.trim() === '') return setStep('empty')
    setStep('sending')
    // SPEC 8: a failed feedback post shows no message. The form stays, with all that was written.
    setStep(
      await postFeedback(fields).then(
        () => 'sent' as const,
        () => 'writing' as const,
      ),
    )
  }

  const set = (field: keyof Feedback) => (event: { target: { value: string } }) => {
    setFields({ ...fields, [field]: event.target.value })
    if (step === 'empty') setStep('writing')
  }
  const busy = step === 'sending' || step === 'sent'
  return (
    <>
      {open && (
        <form
          className="staff-panel"
          id={`${id}-panel`}
          ref={panel}
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
              onChange={set('name')}
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
              onChange={set('message')}
              rows={4}
              maxLength={5_000}
              readOnly={busy}
              aria-required="true"
              aria-invalid={step === 'empty'}
              aria-describedby={`${id}-status`}
              // biome-ignore lint/a11y/noAutofocus: the person has just asked for this form
              autoFocus
            />
          </label>
          <p className="min-h-7 text-sm" id={`${id}-status`} role="status">
            {step === 'empty' && <span className="text-bad">Write a message first.</span>}
            {step === 'sent' && TEXTS.feedbackSent}
          </p>
          <button className={button({ look: 'ink' })} type="submit" disabled={busy}>
            {step === 'sending' ? 'Sending' : 'Send'}
          </button>
        </form>
      )}
      <button
        className="staff-button"
        type="button"
        ref={opener}
        onClick={() => (open ? close() : setOpen(true))}
        aria-expanded={open}
        aria-controls={open ? `${id}-panel` : undefined}
      >
        Feedback
      </button>
    </>
  )
}
