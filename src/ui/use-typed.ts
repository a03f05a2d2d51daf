import { useCallback, useEffect, useRef, useState } from 'react'

type Field = { value: string; onChange(value: string): void; pauseMs: number }

/**
 * The text of a field that its parent hears of only when somebody pauses: until then a letter draws nothing but the
 * field, so that typing is never slow.
 * @param pauseMs 0: with every letter
 * @returns `flush`: tells the parent at once
 */
export function useTyped({ onChange, pauseMs, value }: Field) {
  const [text, setText] = useState(value)
  const untold = useRef<{ text: string; timer: ReturnType<typeof setTimeout> }>(undefined)
  const parent = useRef({ onChange, value })
  useEffect(() => {
    parent.current = { onChange, value }
  })

  const flush = useCallback(() => {
    if (!untold.current) return
    clearTimeout(untold.current.timer)
    const { text: typed } = untold.current
    untold.current = undefined
    if (typed !== parent.current.value) parent.current.onChange(typed)
  }, [])

  const type = useCallback(
    (typed: string) => {
      setText(typed)
      clearTimeout(untold.current?.timer)
      untold.current = { text: typed, timer: setTimeout(flush, pauseMs) }
      if (pauseMs === 0) flush()
    },
    [flush, pauseMs],
  )

  // A link, the back button or "clear" says another text; what is being typed goes before it.
  useEffect(() => {
    if (!untold.current) setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(untold.current?.timer), [])

  return { text, type, flush }
}
