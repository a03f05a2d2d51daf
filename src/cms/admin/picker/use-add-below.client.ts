import { type MouseEvent, type SyntheticEvent, useRef } from 'react'

/** The index of the block whose own menu an element opens; null for the menu of a row inside a block. */
function blockOf(trigger: Element, path: string): number | null {
  const row = trigger.closest('[id*="-row-"]')?.id
  const start = `${path.replaceAll('.', '-')}-row-`
  if (!row?.startsWith(start)) return null
  const index = row.slice(start.length)
  return /^\d+$/.test(index) ? Number(index) : null
}

/**
 * Leads “Add Below”, in Payload's menu of a block, to our picker: Payload opens a drawer of its own there and takes no
 * other. What the menu has is rendered elsewhere in the document, but its events come by here, as React sends them. If a
 * newer Payload names its parts differently, its own drawer opens.
 * @param onAddBelow gets the index of the block
 * @returns handlers for the element around the blocks
 */
export function useAddBelow(path: string, onAddBelow: (index: number) => void) {
  const opened = useRef<number | null>(null)
  const noteMenu = ({ target }: SyntheticEvent) => {
    const trigger = target instanceof Element ? target.closest('.array-actions__button') : null
    if (trigger) opened.current = blockOf(trigger, path)
  }
  return {
    // A menu opens by a press of a key without a click.
    onKeyDownCapture: noteMenu,
    onClickCapture: (event: MouseEvent) => {
      noteMenu(event)
      const { target } = event
      if (opened.current === null || !(target instanceof Element) || !target.closest('.array-actions__add')) return
      event.stopPropagation()
      // The menu closes when something beside it is pressed.
      document.dispatchEvent(new window.MouseEvent('mousedown'))
      onAddBelow(opened.current)
    },
  }
}
