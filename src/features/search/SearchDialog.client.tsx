'use client'

import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { TEXTS } from '@/rules/texts'
import { useModal } from '@/ui/use-modal'
import { Results } from './Results.client'
import { moved } from './search'
import { useSearch } from './use-search'

const MOVES: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The site's search over the page. A combobox: the focus stays in the field, arrow keys walk through all results,
 * Enter opens one, the best where none is chosen. SPEC 4, 5; DESIGN 2. Renders a native `dialog`.
 */
export function SearchDialog({ onClose }: { onClose(): void }) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  const [text, setText] = useState('')
  const [at, setAt] = useState<number | null>(null)
  const { groups, items, state } = useSearch(text)
  useModal(dialog)

  const active = at === null ? undefined : items[at]
  const optionId = (itemId: string) => `${id}${itemId}`
  const activeId = active && optionId(active.id)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const by = MOVES[event.key]
    if (by) setAt(moved(at, by, items.length))
    const chosen = active ?? items[0]
    if (event.key === 'Enter' && chosen) document.getElementById(optionId(chosen.id))?.click()
    if (by || event.key === 'Enter') event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the window closes it, as Escape does by itself
    <dialog
      className="search-dialog"
      ref={dialog}
      aria-label="Search the site"
      onClose={() => dialog.current?.open || onClose()}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      // Pressed and released outside: a text selected beyond the edge closes nothing.
      onClick={({ target }) => target === dialog.current && pressed.current === target && onClose()}
    >
      <search className="search-sheet">
        <div className="search-head">
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
            onKeyDown={press}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value)
              setAt(null)
            }}
          />
          <button className="round flex-none" type="button" aria-label="Close" onClick={onClose}>
            <X className="size-5" aria-hidden="true" />
          </button>
        </div>
        <Results
          id={`${id}results`}
          optionId={optionId}
          activeId={active?.id}
          groups={groups}
          searched={text}
          state={state}
          onFollow={onClose}
        />
      </search>
    </dialog>
  )
}
