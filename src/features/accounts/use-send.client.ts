'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { personalFetch } from '@/features/session/personal-fetch'
import { type Problems, postJson, type Refused } from './post-json'

export type Sending = { step: 'idle' | 'sending' | 'done' } | Refused

/**
 * Sends a form's words to a call, once at a time. When they are refused, what was typed stays, and
 * the focus goes to the first field that is wrong.
 */
export function useSend(path: string): {
  form: RefObject<HTMLFormElement | null>
  sending: Sending
  problems: Problems
  /** @param known what the browser found wrong itself: then nothing is sent @returns whether it went through */
  send(body: object, known?: Problems): Promise<boolean>
} {
  const form = useRef<HTMLFormElement>(null)
  const [sending, setSending] = useState<Sending>({ step: 'idle' })
  useEffect(() => {
    if (sending.step === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [sending])

  async function send(body: object, known: Problems = {}): Promise<boolean> {
    if (sending.step === 'sending') return false
    if (Object.keys(known).length > 0) {
      setSending({ step: 'refused', message: '', fields: known })
      return false
    }
    setSending({ step: 'sending' })
    const outcome = await postJson(path, body, personalFetch)
    setSending(outcome)
    return outcome.step === 'done'
  }
  return { form, sending, problems: sending.step === 'refused' ? sending.fields : {}, send }
}

/** The rules' findings as {@link Problems}: those that found nothing are left out. */
export function problemsOf(found: Record<string, string | null>): Problems {
  return Object.fromEntries(Object.entries(found).flatMap(([name, problem]) => (problem ? [[name, problem]] : [])))
}

/** A field of a form as text, without the spaces around it. */
export const typed = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
