import { type RefObject, useLayoutEffect } from 'react'

/**
 * Opens a native `dialog` over the page for as long as it is rendered. The focus goes to what carries `data-focus`,
 * else to the first control, and returns when the dialog goes. The page behind stands still.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  // Layout effects end before their element leaves the page: closing there gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    // Where the scrollbar takes room, what stands still behind keeps its place.
    const root = document.documentElement
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-focus]')?.focus()
    return () => dialog?.close()
  }, [ref])
}
