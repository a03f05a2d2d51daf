'use client'

import { useConfig, useDocumentInfo, useForm, useFormFields, useFormModified, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LIMITS } from '@/rules/limits'
import { savedAgo } from '@/rules/saved-ago'

type Status = 'idle' | 'saving' | 'failed'

/**
 * Saves a changed draft every few seconds, and shows when it was last saved. Payload's own autosave would make a
 * document of every press on "Create new", and waits for a pause in typing.
 */
export function Autosave() {
  const {
    collectionSlug,
    globalSlug,
    hasSavePermission,
    id,
    isTrashed,
    savedDocumentData,
    setUnpublishedVersionCount,
  } = useDocumentInfo()
  const { config } = useConfig()
  const { setBackgroundProcessing, submit } = useForm()
  const modified = useFormModified()
  const processing = useFormProcessing()
  // A newer version was saved by someone else: NewerVersion.client.tsx asks what to do.
  const conflict = useFormFields(([fields]) => fields.updatedAt?.valid === false)
  const [status, setStatus] = useState<Status>('idle')
  const savedAt = savedDocumentData?.updatedAt
  const [opened] = useState(savedAt)
  /** Whether the last save was one of ours: the next one replaces its version, and the count of versions stays. */
  const replaces = useRef(false)

  const exists = globalSlug !== undefined || id !== undefined
  const waits = exists && hasSavePermission && !isTrashed && modified && !processing && !conflict && status !== 'saving'

  const save = useEffectEvent(async () => {
    setStatus('saving')
    setBackgroundProcessing(true)
    const path = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
    const saved = await submit({
      acceptValues: { overrideLocalChanges: false },
      action: `${config.routes.api}/${path}?draft=true&depth=0&autosaved=true`,
      context: { getDocPermissions: false, incrementVersionCount: !replaces.current },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method: globalSlug ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    setBackgroundProcessing(false)
    // There is something to publish now.
    if (saved?.res.ok) setUnpublishedVersionCount((count) => count + 1)
    setStatus(saved?.res.ok ? 'idle' : 'failed')
  })

  const noteSave = useEffectEvent(() => {
    replaces.current = status === 'saving'
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes it
  useEffect(() => noteSave(), [savedAt])

  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(save, status === 'failed' ? LIMITS.autosaveRetryMs : LIMITS.autosaveMs)
    return () => clearTimeout(timer)
  }, [waits, status])

  if (status === 'saving') return <Note>Saving…</Note>
  if (status === 'failed' && modified) return <Note>Not saved</Note>
  // Not before the first save in this form.
  return typeof savedAt === 'string' && savedAt !== opened ? <LastSaved at={savedAt} /> : null
}

function Note({ children }: { children: string }) {
  return (
    <p className="ebs-autosave" role="status">
      {children}
    </p>
  )
}

/** "Saved 3 s ago". */
function LastSaved({ at }: { at: string }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return <p className="ebs-autosave">{savedAgo(now - Date.parse(at))}</p>
}
