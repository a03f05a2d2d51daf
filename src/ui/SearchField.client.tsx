'use client'

import { Search, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useTyped } from './use-typed'

type Props = {
  /** Its name; not seen, since the sign and the placeholder say it. */
  label: string
  value: string
  onChange(value: string): void
  /** How long nothing is typed before the parent hears of it, in milliseconds; it always hears of it when one leaves or presses Enter. */
  pauseMs?: number
  /** "Search posts..." */
  placeholder?: string
  maxLength?: number
}

/** A field to search with, and a button that clears it. The parent decides what it finds. Renders a `div`. */
export function SearchField({ label, maxLength, onChange, pauseMs = 0, placeholder, value }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { flush, text, type } = useTyped({ value, onChange, pauseMs })
  // Typed before this part of the page had come to life: it counts too.
  useEffect(() => {
    if (input.current?.value) type(input.current.value)
  }, [type])
  const clear = () => {
    type('')
    flush()
    input.current?.focus()
  }
  return (
    <div className="relative grid">
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <Search className="pointer-events-none absolute start-4 size-5 self-center text-text-quiet" aria-hidden="true" />
      <input
        className="field"
        type="search"
        id={id}
        ref={input}
        value={text}
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={maxLength}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={flush}
        onKeyDown={({ key }) => key === 'Enter' && flush()}
      />
      {/* There from the start: made with the first letter, it would make that one slow. */}
      <button
        className="invisible absolute end-0.5 grid size-touch place-items-center self-center rounded-full data-of-use:visible"
        type="button"
        aria-label="Clear the search"
        data-of-use={text !== '' || undefined}
        onClick={clear}
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </div>
  )
}
