'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { COMMENTS_ID } from './Comments.client'
import { openCount } from './comments-api'
import { useReadComments } from './use-comments.client'

/** Beside a document's buttons: how many comments are open, and the way to them. */
export function CommentsLink() {
  const { id, collectionSlug } = useDocumentInfo()
  const comments = useReadComments({ entity: collectionSlug ?? '', doc: Number(id) })
  if (!comments) return null
  const count = openCount(comments)
  const go = () => {
    const panel = document.getElementById(COMMENTS_ID)
    panel?.scrollIntoView({ block: 'start' })
    panel?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className="ebs-quiet-button ebs-comments-link" onClick={go}>
      Comments {count > 0 && <span className="ebs-count">{count}</span>}
      {count > 0 && <span className="ebs-unseen"> open</span>}
    </button>
  )
}
