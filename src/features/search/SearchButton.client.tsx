'use client'

import { Search } from 'lucide-react'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { isSearchShortcut } from './search-shortcut'

type DialogProps = { onClose(): void }

/**
 * Opens the site's search on click, with "/" and with Ctrl or Cmd + K. The dialog, the search engine and the index are
 * loaded when it is first opened. Renders a `button`.
 */
export function SearchButton() {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null)
  const [opened, setOpened] = useState(false)
  const close = useCallback(() => setOpened(false), [])
  const open = useCallback(() => {
    setOpened(true)
    import('./SearchDialog.client').then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      // A failure shows nothing; opening it again retries.
      () => setOpened(false),
    )
  }, [])

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [open])

  return (
    <>
      <button
        className="header-icon"
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={open}
      >
        <Search className="size-6" aria-hidden="true" />
      </button>
      {opened && Dialog && <Dialog onClose={close} />}
    </>
  )
}
