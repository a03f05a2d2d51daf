'use client'

import { useRef, useState } from 'react'
import { SafeHtml } from '@/content/SafeHtml'
import type { CallResult } from '@/platform/session/call-result'
import { Button } from '@/ui/Button'
import type { previewPost } from '../preview.server'
import type { EditorBody } from './editor-body'
import { sendPost } from './send-post'

type State = { step: 'closed' | 'loading' } | { step: 'open'; html: string } | { step: 'failed'; message: string }

/** The button that shows what the post becomes, by the same rendering as the post itself, and that preview. */
export function usePreview(body: () => EditorBody | null) {
  const [state, setState] = useState<State>({ step: 'closed' })
  // Only the last answer counts.
  const asked = useRef(0)
  async function open() {
    const current = body()
    if (!current) return setState({ step: 'failed', message: 'There is nothing to preview yet.' })
    asked.current += 1
    const number = asked.current
    setState({ step: 'loading' })
    const result = await sendPost<CallResult<typeof previewPost>>('/api/forum/preview', { body: current })
    if (number !== asked.current) return
    if (result.step === 'done') setState({ step: 'open', html: result.answer.html })
    else setState({ step: 'failed', message: result.fields.body ?? result.message })
  }
  function close() {
    asked.current += 1
    setState({ step: 'closed' })
  }
  return {
    close,
    button: (
      <Button variant="plain" pending={state.step === 'loading'} onClick={state.step === 'open' ? close : open}>
        {state.step === 'open' ? 'Close preview' : 'Preview'}
      </Button>
    ),
    view: (
      <>
        <p className="text-bad empty:hidden" role="alert">
          {state.step === 'failed' ? state.message : ''}
        </p>
        {state.step === 'open' && (
          <section className="post-preview" aria-label="Preview">
            <SafeHtml html={state.html} />
          </section>
        )}
      </>
    ),
  }
}
