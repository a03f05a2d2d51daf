'use client'

import { useFormFields } from '@payloadcms/ui'
import { LIMITS } from '@/rules/limits'

/**
 * Above a picture's fields, also in a bulk upload: says that a chosen file is too large before it is sent. Payload drops
 * such a file from a bulk upload after the server refused it, and names no limit.
 */
export function PictureLimit() {
  const file = useFormFields(([fields]) => fields.file?.value)
  if (!(file instanceof File) || file.size <= LIMITS.pictureMaxMegabytes * 1_000_000) return null
  const megabytes = Math.ceil(file.size / 1_000_000)
  return (
    <p className="ebs-file-problem" role="alert">
      {file.name} has {megabytes} MB. A picture may have {LIMITS.pictureMaxMegabytes} MB at most: it will not be saved.
    </p>
  )
}
