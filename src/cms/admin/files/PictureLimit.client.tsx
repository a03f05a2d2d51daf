'use client'

import { useFormFields } from '@payloadcms/ui'
import { LIMITS } from '@/rules/limits'

/**
 * Above a picture's fields, in bulk uploads too: warns about a file that is too large before it is uploaded. Payload
 * drops such a file from a bulk upload after the server's refusal without naming the limit.
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
