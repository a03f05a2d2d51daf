'use client'

import { useState, useTransition } from 'react'
import type { Comment, Thread } from '@/cms/editor-comments/threads'
import { Time } from '../dashboard/Time.client'
import { type Sent, send } from '../send'
import { CommentForm } from './CommentForm.client'
import { type CommentedDocument, keyOf, type MentionedPerson } from './comments-api'

type Shared = {
  document: CommentedDocument
  people: readonly MentionedPerson[]
  change: (call: () => Promise<Sent>) => Promise<string | null>
}

const nameOf = (by: string | null) => by ?? 'Someone who is gone'

/** A comment with its replies: they are answered, marked as done and opened again. */
export function CommentThread({ thread, ...shared }: Shared & { thread: Thread }) {
  const { change, document, people } = shared
  const { done, id, replies } = thread
  const [replying, setReplying] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, start] = useTransition()
  const mark = () =>
    start(async () =>
      setProblem(await change(() => send('POST', `${document.api}/${id}/done`, { done: done === null }))),
    )
  return (
    <li className="ebs-thread" data-done={done !== null}>
      <CommentText comment={thread} {...shared} />
      {replies.length > 0 && (
        <ul>
          {replies.map((reply) => (
            <li key={reply.id}>
              <CommentText comment={reply} {...shared} />
            </li>
          ))}
        </ul>
      )}
      {done && (
        <p className="ebs-hint">
          Done by {nameOf(done.by)}, <Time iso={done.at} />
        </p>
      )}
      {replying ? (
        <CommentForm
          label="Reply"
          button="Send the reply"
          people={people}
          keptAs={`${keyOf(document)} reply ${id}`}
          autoFocus
          onCancel={() => setReplying(false)}
          onSend={async (text) => {
            const { api, doc, entity } = document
            const refused = await change(() => send('POST', `${api}/about`, { entity, doc, text, thread: id }))
            if (refused === null) setReplying(false)
            return refused
          }}
        />
      ) : (
        <div className="ebs-comment-buttons">
          <button type="button" className="ebs-quiet-button" onClick={() => setReplying(true)}>
            Reply
          </button>
          <button type="button" className="ebs-quiet-button" disabled={busy} onClick={mark}>
            {done ? 'Open it again' : 'Mark as done'}
          </button>
        </div>
      )}
      <p role="alert" className="ebs-comment-problem">
        {problem}
      </p>
    </li>
  )
}

type Mode = 'reading' | 'editing' | 'deleting'

function CommentText({ change, comment, document, people }: Shared & { comment: Comment }) {
  const { at, by, edited, id, mine, removed, text } = comment
  const [mode, setMode] = useState<Mode>('reading')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, start] = useTransition()
  const address = `${document.api}/${id}`
  const remove = () => start(async () => setProblem(await change(() => send('DELETE', address, {}))))
  if (removed) {
    return (
      <p id={`comment-${id}`} className="ebs-hint">
        This comment was deleted.
      </p>
    )
  }
  return (
    <article id={`comment-${id}`} aria-label={`Comment of ${nameOf(by)}`} tabIndex={-1}>
      <p className="ebs-comment-head">
        <strong>{nameOf(by)}</strong>{' '}
        <small>
          <Time iso={at} />
          {edited && ', edited'}
        </small>
      </p>
      {mode === 'editing' ? (
        <CommentForm
          label="Your comment"
          button="Save"
          initial={text}
          people={people}
          keptAs={`${keyOf(document)} edit ${id}`}
          autoFocus
          onCancel={() => setMode('reading')}
          onSend={async (changed) => {
            const refused = await change(() => send('PATCH', address, { text: changed }))
            if (refused === null) setMode('reading')
            return refused
          }}
        />
      ) : (
        <p className="ebs-note">{text}</p>
      )}
      {mine && mode === 'reading' && (
        <div className="ebs-comment-buttons">
          <button type="button" className="ebs-quiet-button" onClick={() => setMode('editing')}>
            Edit
          </button>
          <button type="button" className="ebs-quiet-button" onClick={() => setMode('deleting')}>
            Delete
          </button>
        </div>
      )}
      {mode === 'deleting' && (
        <div className="ebs-comment-buttons">
          Delete this comment?
          <button type="button" className="ebs-quiet-button" disabled={busy} onClick={remove}>
            Delete it
          </button>
          <button type="button" className="ebs-quiet-button" disabled={busy} onClick={() => setMode('reading')}>
            Keep it
          </button>
        </div>
      )}
      <p role="alert" className="ebs-comment-problem">
        {problem}
      </p>
    </article>
  )
}
