'use client'

import { PublishButton, useDocumentInfo } from '@payloadcms/ui'

/** Payload's button to publish, which says "changes" only where something is published already. */
export function Publish() {
  const { hasPublishedDoc } = useDocumentInfo()
  return <PublishButton label={hasPublishedDoc ? 'Publish changes' : 'Publish'} />
}
