'use client'

import { useDocumentInfo, useFormInitializing } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** Payload renders the form again while it starts, and the focus is lost with the field that had it. */
const WHILE_STARTING_MS = 2_000
const STEP_MS = 100

/** Puts the keyboard into the title of a new document, unless the person does something else first. */
export function FocusTitle() {
  const { id } = useDocumentInfo()
  const initializing = useFormInitializing()
  const place = useRef<HTMLSpanElement>(null)
  const isNew = id === undefined
  useEffect(() => {
    if (!isNew || initializing) return
    const focus = () => {
      if (isTyping()) return
      // In a drawer there is another form below this one.
      place.current?.closest('form')?.querySelector<HTMLInputElement>('#field-title')?.focus()
    }
    focus()
    const timer = setInterval(focus, STEP_MS)
    const stop = () => clearInterval(timer)
    setTimeout(stop, WHILE_STARTING_MS)
    document.addEventListener('pointerdown', stop, { once: true })
    document.addEventListener('keydown', stop, { once: true })
    return stop
  }, [isNew, initializing])
  return <span ref={place} hidden />
}

const isTyping = () => document.activeElement?.matches('input, textarea, select, [contenteditable="true"]')
