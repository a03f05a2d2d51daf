'use client'

import { useFormFields } from '@payloadcms/ui'
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
  if (!(file instanceof File)) return <p className="ebs-file-limit">{HINT}</p>
  const reason = reasonAgainst(file, { types: PICTURE_TYPES, maxMegabytes: LIMITS.pictureMaxMegabytes })
  if (reason === null) return <p className="ebs-file-limit">{HINT}</p>
  return (
    <p className="ebs-file-problem" role="alert">
      {file.name} {reason}: it will not be saved.
    </p>
  )
}
