import { type RefObject, useLayoutEffect } from 'react'

/**
 * Opens a native modal `dialog` while it is rendered. The focus moves to the element with `data-focus`, else to the first
 * control, and returns on close. The page behind does not scroll.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  // A layout effect is cleaned up before its element is removed, so close() can return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    // Keeps the page from shifting when its scrollbar disappears.
    const root = document.documentElement
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-focus]')?.focus()
    return () => dialog?.close()
  }, [ref])
}
