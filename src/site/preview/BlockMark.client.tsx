'use client'

import { type FragmentInstance, type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Box, boxAround } from './preview-blocks'
import './block-mark.css'

type Props = {
  id: string
  /** The blocks that are shown, once they are. */
  blocks: RefObject<ReadonlyMap<string, FragmentInstance>>
  /** A number for each state of the page. */
  version: number
  /** The pointer is on it, or it was chosen. */
  kind: 'hovered' | 'chosen'
}

const same = (a: Box | null, b: Box | null) =>
  a?.top === b?.top && a?.left === b?.left && a?.width === b?.width && a?.height === b?.height

/** A frame over a block of a preview, which follows the block. Nothing for one that is not shown. */
export function BlockMark({ blocks, id, kind, version }: Props) {
  const [box, setBox] = useState<Box | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version may have another element for the block
  useEffect(() => {
    const block = blocks.current.get(id)
    if (!block) return setBox(null)
    const measure = () => {
      const next = boxAround(block.getClientRects(), { x: window.scrollX, y: window.scrollY })
      setBox((before) => (same(before, next) ? before : next))
    }
    measure()
    // What is above a block moves it without changing its size.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    block.observeUsing(observer)
    return () => {
      block.unobserveUsing(observer)
      observer.disconnect()
    }
  }, [blocks, id, version])
  if (!box) return null
  return createPortal(
    <div className="block-mark" data-kind={kind} aria-hidden="true" style={box}>
      <span>{kind === 'chosen' ? 'Editing' : 'Edit'}</span>
    </div>,
    document.body,
  )
}
