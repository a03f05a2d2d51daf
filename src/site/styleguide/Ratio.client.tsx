'use client'

import { useEffect, useRef, useState } from 'react'
import { contrast, over, parseColour } from '@/ui/contrast'

/**
 * The contrast between its parent's colour and ground, as the browser has them: the numbers of
 * the style sheet, not a copy. Renders a `span`.
 */
export function Ratio() {
  const span = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState<number | null>(null)
  useEffect(() => {
    const parent = span.current?.parentElement
    if (!parent) return
    const { backgroundColor, color } = getComputedStyle(parent)
    const [ink, ground] = [parseColour(color), parseColour(backgroundColor)]
    const below = parseColour(getComputedStyle(parent.parentElement ?? parent).backgroundColor)
    if (!ink || !ground) return
    const lies = below && ground[3] < 1 ? over(ground, below) : ground
    setRatio(contrast(over(ink, lies), lies))
  }, [])
  return (
    <span className="tabular-nums" ref={span}>
      {ratio === null ? '–' : `${ratio.toFixed(1)}:1`}
    </span>
  )
}
