'use client'

import { useDocumentInfo, useEditDepth, useFormFields } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { LIMITS } from '@/rules/limits'
import { PICTURE_TYPES } from '@/rules/picture-types'
import { reasonAgainst } from '../pictures/left-out-files'

const HINT = `JPEG, PNG, WebP or AVIF, ${LIMITS.pictureMaxMegabytes} MB at most.`

/**
 * Above a picture's fields, in drawers and bulk uploads too: which files are accepted, and a warning about one that is
 * too large before it is uploaded. Payload drops such a file from a bulk upload after the server's refusal without
 * naming the limit.
 */
export function PictureLimit() {
  const file = useFormFields(([fields]) => fields.file?.value)
  const place = useNextStep(file instanceof File)
  const reason =
    file instanceof File
      ? reasonAgainst(file, { types: PICTURE_TYPES, maxMegabytes: LIMITS.pictureMaxMegabytes })
      : null
  return (
    <div ref={place}>
      {file instanceof File && reason !== null ? (
        <p className="ebs-file-problem" role="alert">
          {file.name} {reason}: it will not be saved.
        </p>
      ) : (
        <p className="ebs-file-limit">{HINT}</p>
      )}
    </div>
  )
}

/**
 * Leads to what comes next. “Create New” at a picture's field opens the choice of a file at once, if the browser still
 * counts it as the person's press; once a file is chosen, the keyboard is in its description.
 */
function useNextStep(hasFile: boolean) {
  const { id } = useDocumentInfo()
  const isFromField = useEditDepth() > 1 && id === undefined
  const place = useRef<HTMLDivElement>(null)
  const inForm = (selector: string) => place.current?.closest('form')?.querySelector<HTMLElement>(selector)
  const openChoice = useEffectEvent(() => {
    if (isFromField && !hasFile && navigator.userActivation?.isActive) inForm('.file-field input[type="file"]')?.click()
  })
  const goToDescription = useEffectEvent(() => {
    if (id === undefined) inForm('#field-alt')?.focus()
  })
  // Once, when the form appears.
  useEffect(() => openChoice(), [])
  useEffect(() => {
    if (hasFile) goToDescription()
  }, [hasFile])
  return place
}
