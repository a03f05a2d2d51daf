'use client'

import { useConfig, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'

type ConflictResponse = { message: string; base: unknown; newest: string | null }

const answer = z.object({ updatedAt: z.string() })

/** When the newest version was saved; null if the request fails. */
async function fetchNewest(address: string): Promise<string | null> {
  try {
    const response = await fetch(`${address}?draft=true&depth=0&select[updatedAt]=true`, { credentials: 'include' })
    return response.ok ? answer.parse(await response.json()).updatedAt : null
  } catch {
    // Offline or signed out: the next save makes the same check.
    return null
  }
}

/**
 * Shown below a document's buttons after the server refused to save over a newer version
 * (src/cms/versions/stale-save.ts). The form keeps the user's input, links to the newer version, and needs a separate
 * click to replace it.
 */
export function NewerVersion() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const { dispatchFields, setModified } = useForm()
  const field = useFormFields(([fields]) => fields.updatedAt)
  const [conflict, setConflict] = useState<ConflictResponse | null>(null)
  const [replacing, setReplacing] = useState<unknown>(null)

  const entity = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
  const base = field?.value
  const message = field?.valid === false ? field.errorMessage : undefined
  const requestId = `${config.routes.api}/${entity}`

  useEffect(() => {
    if (!message) return
    // Payload marks the form as saved after a refused save and disables its buttons.
    setModified(true)
    let current = true
    setConflict({ message, base, newest: null })
    fetchNewest(requestId).then((newest) => {
      if (current) setConflict({ message, base, newest })
    })
    return () => {
      current = false
    }
  }, [message, base, requestId, setModified])

  if (replacing !== null && replacing === base) {
    const remaining = collectionSlug && getEntityConfig({ collectionSlug })?.versions
    return (
      <p className="ebs-newer-version" role="status">
        Your next save replaces the newer version{remaining ? ', which stays under Versions.' : '.'}
      </p>
    )
  }
  if (!conflict || conflict.base !== base) return null

  const { newest } = conflict
  const keepMine = () => {
    dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: newest, valid: true, errorMessage: undefined })
    setReplacing(newest)
  }
  const screen = `${config.routes.admin}/${globalSlug ? '' : 'collections/'}${entity}`
  return (
    <div className="ebs-newer-version" role="alert">
      <p>{conflict.message}</p>
      <p>
        <a href={screen} target="_blank" rel="noopener">
          See the newer version<span className="ebs-unseen"> (opens a new tab)</span>
        </a>
        {newest !== null && (
          <button type="button" className="ebs-quiet-button" onClick={keepMine}>
            Replace it with mine
          </button>
        )}
      </p>
    </div>
  )
}
