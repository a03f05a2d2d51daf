import { createContext, type FragmentInstance } from 'react'

/** Tells the preview of a block on its page. @returns tells it that the block is gone */
export type RegisterBlock = (id: string, block: FragmentInstance) => () => void

/** Null outside of a preview that the admin shows. */
export const RegisterBlockContext = createContext<RegisterBlock | null>(null)

export type Box = { top: number; left: number; width: number; height: number }

/** The box around rectangles of the window, in the page's coordinates; null if nothing of them is shown. */
export function boxAround(rects: readonly DOMRect[], scroll: { x: number; y: number }): Box | null {
  const shown = rects.filter(({ height, width }) => height > 0 && width > 0)
  if (shown.length === 0) return null
  const left = Math.min(...shown.map((rect) => rect.left))
  const top = Math.min(...shown.map((rect) => rect.top))
  return {
    left: left + scroll.x,
    top: top + scroll.y,
    width: Math.max(...shown.map((rect) => rect.right)) - left,
    height: Math.max(...shown.map((rect) => rect.bottom)) - top,
  }
}
