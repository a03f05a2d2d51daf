'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useId } from 'react'
import { AUDIENCES } from '@/rules/audience'

/**
 * Links beside a document's buttons that open its newest draft in a new tab as each audience would get it. Shows a note
 * until the document is first saved.
 */
export function SeeAs() {
  const { id, collectionSlug } = useDocumentInfo()
  const reason = useId()
  return (
    <nav className="ebs-see-as" aria-label="See as">
      <span aria-hidden="true">See as</span>
      <ul>
        {AUDIENCES.map((audience) => (
          <li key={audience}>
            {id === undefined ? (
              <button type="button" disabled aria-describedby={reason}>
                {audience}
              </button>
            ) : (
              <a href={`/preview/${audience}/${collectionSlug}/${id}/`} target="_blank" rel="noopener">
                {audience}
                <span className="ebs-unseen"> (opens a new tab)</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      {id === undefined && (
        <span id={reason} className="ebs-see-as-reason">
          after the first save
        </span>
      )}
    </nav>
  )
}
