'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import type { ReviewAnswer } from '@/cms/review/endpoints'
import { send } from '../send'
import { sharedAnswers } from '../shared-answers.client'
import { readReview } from './review-api'

/** Null when it could not be read. */
const shared = sharedAnswers<ReviewAnswer | null>()

/** The document of the form. The number of a global is 0, and that of a document which was never saved. */
function usePlace() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  if (globalSlug) return { entity: globalSlug, doc: 0 }
  return collectionSlug ? { entity: collectionSlug, doc: Number(id ?? 0) } : null
}

/** How the document stands: undefined until it is read, null if it cannot be. */
export function useReview() {
  const place = usePlace()
  const { config } = useConfig()
  const api = `${config.routes.api}/reviewRequests`
  const key = place ? `${place.entity}:${place.doc}` : ''
  const review = shared.useAnswer(key)

  /** Asks, or sends back. @returns why it was refused; null when it was done */
  async function act(action: 'ask' | 'send-back', note: string): Promise<string | null> {
    if (!place) return 'Save the draft first.'
    const read = readReview(await send('POST', `${api}/${action}`, { ...place, note }))
    if (typeof read === 'string') return read
    shared.set(key, read)
    return null
  }

  return { act, review }
}

/** Reads how the document stands, again after each save: publishing ends a request. Those who only read it need not know. */
export function useReadReview(): void {
  const place = usePlace()
  const { hasSavePermission, savedDocumentData } = useDocumentInfo()
  const { config } = useConfig()
  const savedAt: unknown = savedDocumentData?.updatedAt
  const { api } = config.routes
  const entity = place?.entity
  const doc = place?.doc
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save reads it again
  useEffect(() => {
    if (!hasSavePermission || entity === undefined || doc === undefined) return
    let current = true
    send('GET', `${api}/reviewRequests/about?entity=${entity}&doc=${doc}`).then((sent) => {
      const read = readReview(sent)
      if (current) shared.set(`${entity}:${doc}`, typeof read === 'string' ? null : read)
    })
    return () => {
      current = false
    }
  }, [api, doc, entity, hasSavePermission, savedAt])
}
