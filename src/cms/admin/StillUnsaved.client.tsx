'use client'

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Payload takes a form for saved as soon as an answer came, a refusal too: the buttons go grey, leaving asks
 * nothing, and when the refusal met a check that was under way, its messages are gone. What was refused is
 * still to be saved, and is then checked again by itself.
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
  return null
}
