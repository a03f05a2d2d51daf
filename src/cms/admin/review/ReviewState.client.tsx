'use client'

import { useState } from 'react'
import type { ReviewAnswer } from '@/cms/review/endpoints'
import { Time } from '../dashboard/Time.client'
import { NoteForm } from './NoteForm.client'

type Props = {
  mayPublish: boolean
  request: NonNullable<ReviewAnswer['request']>
  /** @returns why it was refused; null when it was done */
  onSendBack: (note: string) => Promise<string | null>
}

const nameOf = (by: string | null) => by ?? 'Someone who is gone'

/** A document that waits for a review, or was sent back. */
export function ReviewState({ mayPublish, onSendBack, request }: Props) {
  const { answer, at, by, mine, note, state } = request
  const [sending, setSending] = useState(false)
  const asker = mine ? 'You' : nameOf(by)
  if (state === 'sentBack') {
    return (
      <section className="ebs-review" aria-label="Review" data-state="sent-back">
        <p>
          <strong>Sent back.</strong> {nameOf(answer?.by ?? null)} sent this back
          {answer && (
            <>
              , <Time iso={answer.at} />
            </>
          )}
          . Change it, then ask for review again.
        </p>
        {answer && <blockquote className="ebs-note">{answer.text}</blockquote>}
      </section>
    )
  }
  return (
    <section className="ebs-review" aria-label="Review" data-state="waiting">
      <p>
        <strong>Waiting for review.</strong> {asker} asked, <Time iso={at} />.{' '}
        {mayPublish ? 'Publishing approves it.' : 'You can go on editing: it keeps waiting.'}
      </p>
      {note && <blockquote className="ebs-note">{note}</blockquote>}
      {mayPublish && !sending && (
        <button type="button" className="ebs-quiet-button" onClick={() => setSending(true)}>
          Send back
        </button>
      )}
      {mayPublish && sending && (
        <NoteForm
          label="What should change?"
          button="Send back"
          required="Say what to change."
          onCancel={() => setSending(false)}
          onSend={onSendBack}
        />
      )}
    </section>
  )
}
