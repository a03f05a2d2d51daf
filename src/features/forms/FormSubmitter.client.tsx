'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { SafeHtml } from '@/content/SafeHtml'
import { formIdOf } from '@/rules/forms/form-id'
import { FORM_TEXTS } from '@/rules/page-texts/forms'
import { FormResult } from '@/ui/FormResult.client'
import { sendForm } from './send-form'
import { tooLargeFiles } from './too-large-files'
import { clearMessages, showMessages } from './validation-messages'

type State =
  | { step: 'writing' | 'sending' }
  | { step: 'sent'; text: string | null; html: string | null }
  | { step: 'failed'; messages: string[] }

type Props = {
  /** The origin of the site that receives the form, null for this one. */
  host: string | null
  children: ReactNode
}

/** Called on the prototype, since a field of an embedded form may be named "getAttribute". */
const attribute = (node: Element, name: string) => Element.prototype.getAttribute.call(node, name)

function formIdIn(form: HTMLFormElement): string | null {
  const hidden = Element.prototype.querySelector.call(
    form,
    '[type=hidden][name=gform_submit], [type=hidden][name=form_id]',
  )
  return formIdOf(hidden && attribute(hidden, 'value'), attribute(form, 'id'))
}

/**
 * Submits the form inside it, ours or an embedded one, and shows the result. Validation is the server's; without
 * scripts the browser posts the form itself. Unlike the account forms (`useFormSubmit`), it works on the DOM, since an
 * embedded form is the HTML of another site.
 */
export function FormSubmitter({ children, host }: Props) {
  const [state, setState] = useState<State>({ step: 'writing' })
  const containerRef = useRef<HTMLDivElement>(null)
  const busy = useRef(false)

  useEffect(() => {
    // Native validation would show other messages than the server's, in other places.
    for (const form of containerRef.current?.querySelectorAll('form') ?? []) form.setAttribute('novalidate', '')
  }, [])

  async function submit(event: FormEvent<HTMLDivElement>) {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    if (busy.current) return
    clearMessages(form)
    const id = formIdIn(form)
    if (id === null) return setState({ step: 'failed', messages: [FORM_TEXTS.formWithoutId] })
    const tooLarge = tooLargeFiles(form)
    if (Object.keys(tooLarge).length > 0) {
      showMessages(form, tooLarge)
      return setState({ step: 'failed', messages: [FORM_TEXTS.formInvalid] })
    }
    busy.current = true
    setState({ step: 'sending' })
    const result = await sendForm(host, id, new FormData(form))
    busy.current = false
    if (result.step === 'unreachable') return setState({ step: 'failed', messages: [FORM_TEXTS.formNetworkError] })
    if (result.step === 'invalid') {
      const unmatched = showMessages(form, result.messages)
      return setState({ step: 'failed', messages: [FORM_TEXTS.formInvalid, ...unmatched, result.reason ?? []].flat() })
    }
    if (result.redirectTo?.startsWith('/')) return window.location.assign(result.redirectTo)
    setState(result)
  }

  const confirmation = state.step === 'sent' && state.html !== FORM_TEXTS.formSent ? state : null
  return (
    <div ref={containerRef} className="form-body" data-step={state.step} onSubmit={submit}>
      <div hidden={state.step === 'sent'}>{children}</div>
      {state.step === 'sent' && (
        <FormResult title={FORM_TEXTS.formSent}>
          {confirmation?.html && <SafeHtml html={confirmation.html} />}
          {confirmation?.text && <p>{confirmation.text}</p>}
        </FormResult>
      )}
      <div role="status" className="mt-4 grid gap-1 empty:hidden">
        {state.step === 'sending' && <p>{FORM_TEXTS.formSending}</p>}
        {state.step === 'failed' &&
          state.messages.map((line) => (
            <p key={line} className="font-semibold text-bad">
              {line}
            </p>
          ))}
      </div>
    </div>
  )
}
