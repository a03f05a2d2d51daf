'use client'

import { type FragmentInstance, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { boxAround, type RegisterBlock } from './preview-blocks'
import { hasAdmin } from './use-admin.client'

/** Room above a block that is scrolled to, for the navigation, in CSS pixels. */
const ROOM_ABOVE = 96

const boxOf = (block: FragmentInstance) => boxAround(block.getClientRects(), { x: window.scrollX, y: window.scrollY })

const isIn = (selector: string, target: EventTarget | null) =>
  target instanceof Element && target.closest(selector) !== null

/**
 * The blocks of a preview that the admin shows: which one the pointer is on, and which one was chosen. A press on a
 * block chooses it; links are not followed, which would leave the preview, but for those of its own bar and to parts of
 * the page.
 */
export function usePreviewBlocks(onChoose: (id: string) => void) {
  const blocks = useRef(new Map<string, FragmentInstance>())
  const [hovered, setHovered] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)

  const press = useEffectEvent((id: string) => {
    setChosen(id)
    onChoose(id)
  })

  const register = useCallback<RegisterBlock>((id, block) => {
    if (!hasAdmin()) return () => undefined
    const onClick = () => press(id)
    const onOver = () => setHovered(id)
    const onLeave = () => setHovered((before) => (before === id ? null : before))
    blocks.current.set(id, block)
    block.addEventListener('click', onClick)
    block.addEventListener('pointerover', onOver)
    block.addEventListener('pointerleave', onLeave)
    return () => {
      block.removeEventListener('click', onClick)
      block.removeEventListener('pointerover', onOver)
      block.removeEventListener('pointerleave', onLeave)
      if (blocks.current.get(id) === block) blocks.current.delete(id)
    }
  }, [])

  useEffect(() => {
    if (!hasAdmin()) return
    const onClick = (event: MouseEvent) => {
      const { target } = event
      if (isIn('a[href]', target) && !isIn('.preview-bar a, a[href^="#"]', target)) event.preventDefault()
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])

  /** Marks a block and scrolls to it. @returns false if it is not shown */
  const choose = (id: string): boolean => {
    const block = blocks.current.get(id)
    const box = block && boxOf(block)
    if (!box) return false
    if (id !== chosen) window.scrollTo({ top: Math.max(0, box.top - ROOM_ABOVE) })
    setChosen(id)
    return true
  }

  return { blocks, chosen, choose, hovered, register }
}
