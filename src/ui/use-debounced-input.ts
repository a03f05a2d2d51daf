import { type RefObject, useCallback, useEffect, useRef } from 'react'

type DebouncedInput = {
  field: RefObject<HTMLInputElement | null>
  value: string
  onChange(value: string): void
  pauseMs: number
}

/**
 * What is typed into a field, told to its parent only when somebody pauses: the field keeps its own text, so that a
 * letter draws nothing anew and typing is never slow.
 * @param pauseMs 0: with every letter
 * @returns `flush`: tells the parent at once
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

  // Typed before this part of the page had come to life: it counts too.
  useEffect(() => {
    if (field.current?.value) type(field.current.value)
  }, [field, type])
  // A link, the back button or "clear" says another text; what is being typed goes before it.
  const lastValue = useRef(value)
  useEffect(() => {
    if (value === lastValue.current) return
    lastValue.current = value
    if (field.current && !pending.current) field.current.value = value
  }, [field, value])
  useEffect(() => () => clearTimeout(pending.current?.timer), [])

  return { type, flush }
}
