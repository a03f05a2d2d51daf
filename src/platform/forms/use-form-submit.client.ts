'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { authenticatedFetch } from '@/platform/session/authenticated-fetch'
import { type FieldErrors, postJson, type RejectedResult } from './post-json'

export type SubmitState = { step: 'idle' | 'sending' | 'done' } | RejectedResult

/**
 * Posts a form to a call, one request at a time. On an error the typed values stay, and the first invalid field gets
 * the focus.
 */
export function useFormSubmit(path: string): {
  form: RefObject<HTMLFormElement | null>
  sending: SubmitState
  problems: FieldErrors
  /** @param clientErrors errors found in the browser: then nothing is sent @returns whether it succeeded */
  send(body: object, clientErrors?: FieldErrors): Promise<boolean>
} {
  const form = useRef<HTMLFormElement>(null)
  const [sending, setSending] = useState<SubmitState>({ step: 'idle' })
  useEffect(() => {
    if (sending.step === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [sending])

  async function send(body: object, clientErrors: FieldErrors = {}): Promise<boolean> {
    if (sending.step === 'sending') return false
    if (Object.keys(clientErrors).length > 0) {
      setSending({ step: 'refused', message: '', fields: clientErrors })
      return false
    }
    setSending({ step: 'sending' })
    const outcome = await postJson(path, body, authenticatedFetch)
    setSending(outcome)
    return outcome.step === 'done'
  }
  return { form, sending, problems: sending.step === 'refused' ? sending.fields : {}, send }
}

/** The messages of rules as {@link FieldErrors}, without those that are null. */
export function fieldErrorsOf(found: Record<string, string | null>): FieldErrors {
  return Object.fromEntries(Object.entries(found).flatMap(([name, problem]) => (problem ? [[name, problem]] : [])))
}

/** A field of a form as trimmed text. */
export const formText = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
