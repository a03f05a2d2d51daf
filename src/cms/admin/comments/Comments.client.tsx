'use client'

import { useEffect, useState } from 'react'
import { send } from '../send'
import { CommentForm } from './CommentForm.client'
import { CommentThread } from './CommentThread.client'
import { type CommentedDocument, keyOf, openCount } from './comments-api'
import { useComments } from './use-comments.client'

/** Id of the panel, which the link beside the buttons leads to. */
export const COMMENTS_ID = 'editor-comments'

const COMMENT = /^#comment-\d+$/

/** What staff write to each other about a document. It is no part of the document. */
export function Comments(document: CommentedDocument) {
  const { api, doc, entity } = document
  const { change, comments, problem, retry } = useComments(document)
  const [done, setDone] = useState('')
  const isRead = comments !== undefined

  // A link in an email or on the dashboard leads to one comment.
  useEffect(() => {
    if (!isRead || !COMMENT.test(window.location.hash)) return
    const comment = window.document.getElementById(window.location.hash.slice(1))
    const folded = comment?.closest('details')
    if (folded) folded.open = true
    comment?.scrollIntoView({ block: 'center' })
  }, [isRead])

  const shared = { document, change, people: comments?.people ?? [] }
  const open = comments?.threads.filter((thread) => thread.done === null) ?? []
  const closed = comments?.threads.filter((thread) => thread.done !== null) ?? []
  return (
    <section id={COMMENTS_ID} className="ebs-comments" aria-labelledby={`${COMMENTS_ID}-title`} tabIndex={-1}>
      <h2 className="ebs-small-heading" id={`${COMMENTS_ID}-title`}>
        Comments {comments && <span className="ebs-count">{openCount(comments)} open</span>}
      </h2>
      {!isRead && problem === null && <p role="status">Reading the comments…</p>}
      {problem !== null && (
        <p role="alert">
          The comments cannot be read. {problem}{' '}
          <button type="button" className="ebs-quiet-button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <p className="ebs-hint">
        {isRead && open.length === 0 && 'No open comments. '}Only staff see what is written here.
      </p>
      <ul>
        {open.map((thread) => (
          <CommentThread key={thread.id} thread={thread} {...shared} />
        ))}
      </ul>
      {closed.length > 0 && (
        <details>
          <summary>Done: {closed.length}</summary>
          <ul>
            {closed.map((thread) => (
              <CommentThread key={thread.id} thread={thread} {...shared} />
            ))}
          </ul>
        </details>
      )}
      {isRead && (
        <CommentForm
          label="New comment (@ mentions a person)"
          button="Comment"
          people={shared.people}
          keptAs={`${keyOf(document)} new`}
          onSend={async (text) => {
            const refused = await change(() => send('POST', `${api}/about`, { entity, doc, text }))
            setDone(refused === null ? 'Your comment is saved.' : '')
            return refused
          }}
        />
      )}
      <p role="status" className="ebs-hint">
        {done}
      </p>
    </section>
  )
}
