'use client'

import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { TEXTS } from '@/rules/texts'
import { useModal } from '@/ui/use-modal.client'
import { SearchResults } from './SearchResults.client'
import { moveActiveIndex } from './search'
import { useSearch } from './use-search.client'
import './search-dialog.css'

const ARROW_STEPS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

type Props = {
  initialText: string
  /** The addresses that it suggests before there is a text. */
  sections: readonly string[]
  onClose(): void
}

/**
 * The site's search in a dialog. A combobox: the focus stays in the field, arrow keys move through all results, Enter
 * opens the active one or the first. Renders a native `dialog`.
 */
export function SearchDialog({ initialText, onClose, sections }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const pointerDownTarget = useRef<EventTarget>(null)
  const [text, setText] = useState(initialText)
  const [activeIndex, setActiveIndex] = useState<number | null>(null)
  const { groups, items, state, suggested } = useSearch(text, sections)
  useModal(dialog)

  const activeItem = activeIndex === null ? undefined : items[activeIndex]
  const optionId = (itemId: string) => `${id}${itemId}`
  const activeId = activeItem && optionId(activeItem.id)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = ARROW_STEPS[event.key]
    if (step) setActiveIndex(moveActiveIndex(activeIndex, step, items.length))
    const selected = activeItem ?? (suggested ? undefined : items[0])
    if (event.key === 'Enter' && selected) document.getElementById(optionId(selected.id))?.click()
    if (step || event.key === 'Enter') event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes it; for the keyboard Escape does
    <dialog
      className="search-dialog"
      ref={dialog}
      aria-label="Search the site"
      onClose={() => dialog.current?.open || onClose()}
      onPointerDown={({ target }) => {
        pointerDownTarget.current = target
      }}
      // Both pointer-down and click must be on the backdrop: selecting text beyond the edge does not close it.
      onClick={({ target }) => target === dialog.current && pointerDownTarget.current === target && onClose()}
    >
      <search className="search-panel">
        <div className="search-header">
          <Search className="size-6 flex-none text-text-quiet" aria-hidden="true" />
          <input
            data-focus
            type="text"
            inputMode="search"
            enterKeyHint="search"
            role="combobox"
            aria-label="Search the site"
            aria-expanded={items.length > 0}
            aria-controls={`${id}results`}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            placeholder={TEXTS.searchSite}
            value={text}
            onKeyDown={handleKeyDown}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value)
              setActiveIndex(null)
            }}
          />
          <button className="round flex-none" type="button" aria-label="Close" onClick={onClose}>
            <X className="size-5" aria-hidden="true" />
          </button>
        </div>
        <SearchResults
          id={`${id}results`}
          optionId={optionId}
          activeId={activeItem?.id}
          groups={groups}
          query={text}
          state={state}
          suggested={suggested}
          onNavigate={onClose}
        />
      </search>
    </dialog>
  )
}
