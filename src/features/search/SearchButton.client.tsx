'use client'

import { Search } from 'lucide-react'
import { useEffect } from 'react'
import { useStore } from '@/platform/store/use-store.client'
import { useLoaded } from '@/ui/use-loaded.client'
import { openedSearch, openSearch } from './opened-search'
import { isSearchShortcut } from './search-shortcut'

type Props = {
  /** The addresses that the search suggests before there is a text. The same array between renders. */
  sections: readonly string[]
}

const loadDialog = () => import('./SearchDialog.client').then(({ SearchDialog }) => SearchDialog)

/**
 * Opens the site's search on click, with "/" and with Ctrl or Cmd + K, and shows it when something else on the page opens
 * it (`openSearch`). The dialog, the search engine and the index are loaded when it is first opened. Renders a `button`.
 */
export function SearchButton({ sections }: Props) {
  const openedWith = useStore(openedSearch)
  const isOpened = openedWith !== null
  // A failure shows nothing; opening it again retries.
  const Dialog = useLoaded(loadDialog, isOpened, close)

  // It is not open again when the header is shown again.
  useEffect(() => close, [])

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return
      event.preventDefault()
      openSearch()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])

  return (
    <>
      <button
        className="header-icon"
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => openSearch()}
      >
        <Search className="size-6" aria-hidden="true" />
      </button>
      {isOpened && Dialog && <Dialog initialText={openedWith} sections={sections} onClose={close} />}
    </>
  )
}

function close(): void {
  openedSearch.set(null)
}
