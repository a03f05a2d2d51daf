'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { authenticatedFetch } from '@/platform/session/authenticated-fetch'
import { type FieldErrors, type PostResult, postJson, type RejectedResult } from './post-json'

/** `cancelled`: the user stopped it, such as in a dialog of the browser. */
export type SubmitState = { step: 'idle' | 'sending' | 'done' | 'cancelled' } | RejectedResult

/** Sends the values of a form. Never throws. */
export type Submit<Values extends object, Answer> = (
  values: Values,
) => Promise<PostResult<Answer> | { step: 'cancelled' }>

/**
 * Submits a form, one request at a time. On an error the typed values stay, and the first invalid field gets the focus;
 * `FormMessage` announces the message of the whole form.
 * @param submit the path of a call that the values are posted to as JSON, or a function
 */
export function useFormSubmit<Values extends object, Answer = unknown>(
  submit: string | Submit<Values, Answer>,
): {
  form: RefObject<HTMLFormElement | null>
  sending: SubmitState
  problems: FieldErrors
  /**
   * @param clientErrors errors found in the browser: then nothing is sent
   * @returns the JSON of the response; null without success
   */
  send(values: Values, clientErrors?: FieldErrors): Promise<{ answer: Answer } | null>
} {
  const form = useRef<HTMLFormElement>(null)
  const [sending, setSending] = useState<SubmitState>({ step: 'idle' })
  // A ref, since the state of a first click is not yet rendered when a second one follows at once.
  const busy = useRef(false)
  useEffect(() => {
    if (sending.step === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [sending])

  async function send(values: Values, clientErrors: FieldErrors = {}): Promise<{ answer: Answer } | null> {
    if (busy.current) return null
    if (Object.keys(clientErrors).length > 0) {
      setSending({ step: 'refused', message: '', fields: clientErrors })
      return null
    }
    busy.current = true
    setSending({ step: 'sending' })
    const result = await (typeof submit === 'string'
      ? postJson<Answer>(submit, values, authenticatedFetch)
      : submit(values))
    busy.current = false
    setSending(result)
    return result.step === 'done' ? result : null
  }
  return { form, sending, problems: sending.step === 'refused' ? sending.fields : {}, send }
}

/** The messages of rules as {@link FieldErrors}, without those that are null. */
export function fieldErrorsOf(found: Record<string, string | null>): FieldErrors {
  return Object.fromEntries(Object.entries(found).flatMap(([name, problem]) => (problem ? [[name, problem]] : [])))
}

/** A field of a form as trimmed text. */
export const formText = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
