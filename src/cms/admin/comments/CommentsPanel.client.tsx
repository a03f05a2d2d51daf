'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { Comments } from './Comments.client'

/** In a document's sidebar: the comments of staff. */
export function CommentsPanel() {
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  if (collectionSlug === undefined) return null
  if (id === undefined) {
    return (
      <section className="ebs-comments" aria-label="Comments">
        <h2 className="ebs-small-heading">Comments</h2>
        <p className="ebs-hint">Save the document once, then you can write about it here.</p>
      </section>
    )
  }
  // Another document begins with its own state.
  return (
    <Comments
      key={`${collectionSlug} ${id}`}
      api={`${config.routes.api}/editorComments`}
      entity={collectionSlug}
      doc={Number(id)}
    />
  )
}
