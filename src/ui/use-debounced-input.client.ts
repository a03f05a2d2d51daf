import { type RefObject, useCallback, useEffect, useRef } from 'react'

type DebouncedInput = {
  field: RefObject<HTMLInputElement | null>
  value: string
  onChange(value: string): void
  pauseMs: number
}

/**
 * Debounces an uncontrolled text field: the parent is called after a pause, so that typing never waits for a render.
 * @param pauseMs 0: no debounce
 * @returns `flush`: calls the parent at once
 */
export function useDebouncedInput({ field, onChange, pauseMs, value }: DebouncedInput) {
  const pending = useRef<{ text: string; timer: ReturnType<typeof setTimeout> }>(undefined)
  const latest = useRef({ onChange, value })
  useEffect(() => {
    latest.current = { onChange, value }
  })

  const flush = useCallback(() => {
    if (!pending.current) return
    clearTimeout(pending.current.timer)
    const { text } = pending.current
    pending.current = undefined
    if (text !== latest.current.value) latest.current.onChange(text)
  }, [])

  const type = useCallback(
    (text: string) => {
      clearTimeout(pending.current?.timer)
      pending.current = { text, timer: setTimeout(flush, pauseMs) }
      if (pauseMs === 0) flush()
    },
    [flush, pauseMs],
  )

  // Text that was typed before hydration counts too.
  useEffect(() => {
    if (field.current?.value) type(field.current.value)
  }, [field, type])
  // A link, the back button or "clear" changed the value. Text that is being typed wins over it.
  const lastValue = useRef(value)
  useEffect(() => {
    if (value === lastValue.current) return
    lastValue.current = value
    if (field.current && !pending.current) field.current.value = value
  }, [field, value])
  useEffect(() => () => clearTimeout(pending.current?.timer), [])

  return { type, flush }
}
