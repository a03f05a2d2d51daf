'use client'

import { useDocumentInfo, useFormInitializing } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** Puts the keyboard into the title of a new document, unless the person is somewhere else by then. */
export function FocusTitle() {
  const { id } = useDocumentInfo()
  const initializing = useFormInitializing()
  const place = useRef<HTMLSpanElement>(null)
  const isNew = id === undefined
  useEffect(() => {
    if (!isNew || initializing || !isIdle()) return
    // In a drawer there is another form below this one.
    place.current?.closest('form')?.querySelector<HTMLInputElement>('#field-title')?.focus()
  }, [isNew, initializing])
  return <span ref={place} hidden />
}

/** Whether nothing is being typed into. */
const isIdle = () => !document.activeElement?.matches('input, textarea, select, [contenteditable="true"]')
