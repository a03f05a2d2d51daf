'use client'

import { useConfig, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { NoteForm } from './NoteForm.client'
import { useReview } from './use-review.client'

/** In place of "Publish", for people who must ask for a review: saves what is typed as a draft, then asks. */
export function AskForReview() {
  const { id, collectionSlug, globalSlug, setUnpublishedVersionCount } = useDocumentInfo()
  const { config } = useConfig()
  const { submit, validateForm } = useForm()
  const modified = useFormModified()
  const { act, review } = useReview()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isSaved = globalSlug !== undefined || id !== undefined
  const isWaiting = review?.request?.state === 'waiting'

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }

  async function ask(note: string): Promise<string | null> {
    if (!(await validateForm())) return 'Correct the marked fields first.'
    if (modified) {
      const path = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
      const saved = await submit({
        action: `${config.routes.api}/${path}?draft=true&depth=0`,
        method: globalSlug ? 'POST' : 'PATCH',
        overrides: { _status: 'draft' },
        skipValidation: true,
      })
      if (!saved?.res.ok) return 'The draft is not saved, so no one was asked.'
      setUnpublishedVersionCount((count) => count + 1)
    }
    const refused = await act('ask', note)
    if (refused === null) close()
    return refused
  }

  return (
    <div className="ebs-ask">
      <button
        ref={button}
        type="button"
        className="btn btn--style-primary btn--size-medium"
        disabled={!isSaved}
        title={isSaved ? undefined : 'Save the draft first.'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {isWaiting ? 'Ask again' : 'Ask for review'}
      </button>
      {open && (
        <section className="ebs-ask-note" aria-label="Ask for review">
          <NoteForm label="Note to the managers (optional)" button="Ask" onCancel={close} onSend={ask} />
        </section>
      )}
    </div>
  )
}
