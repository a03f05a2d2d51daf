'use client'

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Marks the form as modified after a refused save. Payload marks it as saved after any response: it disables the
 * buttons, does not warn on leaving, and drops the error messages if a validation is running. Marking it as modified
 * also validates it again.
 *
 * Until a save succeeds, it also tells the style sheet that the numbers of errors on the tabs hold: Payload does not
 * count them again afterwards, so the last one could stay.
 */
export function StillUnsaved() {
  const { setModified } = useForm()
  const submitted = useFormSubmitted()
  const processing = useFormProcessing()
  const modified = useFormModified()
  const refused = submitted && !processing && !modified
  useEffect(() => {
    if (refused) setModified(true)
  }, [refused, setModified])
  return <span className="ebs-save-state" data-saved={!submitted} hidden />
}
