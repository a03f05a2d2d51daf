'use client'

import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { type DocumentAddress, fetchAddress, type Redirect } from './address-api'

/** Time after the last keystroke, in ms. */
const TYPING_PAUSE_MS = 300

/**
 * The address of the form's document, which follows the slug and the parent as they are edited, and the redirects that
 * the last save has made. Null until it is read.
 */
export function useAddress() {
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo()
  const { config } = useConfig()
  const slug = useFormFields(([fields]) => fields.slug?.value)
  const parent = useFormFields(([fields]) => fields.parent?.value)
  const document = id === undefined ? null : `${config.routes.api}/${collectionSlug}/${id}`
  const savedAt: unknown = savedDocumentData?.updatedAt
  const [address, setAddress] = useState<DocumentAddress | null>(null)
  const [made, setMade] = useState<Redirect[]>([])
  const before = useRef<{ savedAt: unknown; ids: ReadonlySet<number> } | null>(null)

  useEffect(() => {
    if (document === null) return
    let current = true
    const timer = setTimeout(async () => {
      const found = await fetchAddress(document, { parent, slug })
      if (!current || found === null) return
      const known = before.current
      if (known && known.savedAt !== savedAt) setMade(found.redirects.filter((one) => !known.ids.has(one.id)))
      before.current = { savedAt, ids: new Set(found.redirects.map((one) => one.id)) }
      setAddress(found)
    }, TYPING_PAUSE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [document, parent, savedAt, slug])

  return { address, made, setMade }
}
