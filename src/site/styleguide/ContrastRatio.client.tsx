'use client'

import { useEffect, useRef, useState } from 'react'
import { blend, contrast, parseColor } from '@/ui/contrast'

/**
 * The contrast of its parent's text and background color, from the browser's computed styles instead of a copy of the
 * values. Renders a `span`.
 */
export function ContrastRatio() {
  const span = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState<number | null>(null)
  useEffect(() => {
    const parent = span.current?.parentElement
    if (!parent) return
    const { backgroundColor, color } = getComputedStyle(parent)
    const [ink, ground] = [parseColor(color), parseColor(backgroundColor)]
    const below = parseColor(getComputedStyle(parent.parentElement ?? parent).backgroundColor)
    if (!ink || !ground) return
    const background = below && ground[3] < 1 ? blend(ground, below) : ground
    setRatio(contrast(blend(ink, background), background))
  }, [])
  return (
    <span className="tabular-nums" ref={span}>
      {ratio === null ? '–' : `${ratio.toFixed(1)}:1`}
    </span>
  )
}
