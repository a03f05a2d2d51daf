'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useId } from 'react'
import { AUDIENCES } from '@/rules/audience'

/**
 * Beside a document's buttons: opens its newest saved draft as each audience would get it,
 * in a tab of its own. Before the first save there is nothing to open, and it says so.
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
