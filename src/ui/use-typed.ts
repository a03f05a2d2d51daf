import { type RefObject, useCallback, useEffect, useRef } from 'react'

type Typed = {
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
export function useTyped({ field, onChange, pauseMs, value }: Typed) {
  const untold = useRef<{ text: string; timer: ReturnType<typeof setTimeout> }>(undefined)
  const parent = useRef({ onChange, value })
  useEffect(() => {
    parent.current = { onChange, value }
  })

  const flush = useCallback(() => {
    if (!untold.current) return
    clearTimeout(untold.current.timer)
    const { text } = untold.current
    untold.current = undefined
    if (text !== parent.current.value) parent.current.onChange(text)
  }, [])

  const type = useCallback(
    (text: string) => {
      clearTimeout(untold.current?.timer)
      untold.current = { text, timer: setTimeout(flush, pauseMs) }
      if (pauseMs === 0) flush()
    },
    [flush, pauseMs],
  )

  // Typed before this part of the page had come to life: it counts too.
  useEffect(() => {
    if (field.current?.value) type(field.current.value)
  }, [field, type])
  // A link, the back button or "clear" says another text; what is being typed goes before it.
  const said = useRef(value)
  useEffect(() => {
    if (value === said.current) return
    said.current = value
    if (field.current && !untold.current) field.current.value = value
  }, [field, value])
  useEffect(() => () => clearTimeout(untold.current?.timer), [])

  return { type, flush }
}
