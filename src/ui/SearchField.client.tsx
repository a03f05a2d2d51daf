'use client'

import { Search, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useDebouncedInput } from './use-debounced-input'

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
  const { flush, type } = useDebouncedInput({ field: input, value, onChange, pauseMs })
  const clear = () => {
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
    type('')
    flush()
  }
  return (
    <div className="relative grid">
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <Search className="pointer-events-none absolute start-4 size-5 self-center text-text-quiet" aria-hidden="true" />
      <input
        className="peer field"
        type="search"
        id={id}
        ref={input}
        defaultValue={value}
        // The style asks whether it is shown.
        placeholder={placeholder ?? ' '}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={maxLength}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={flush}
        onKeyDown={({ key }) => key === 'Enter' && flush()}
      />
      {/* There from the start: made with the first letter, it would make that one slow. */}
      <button
        className="absolute end-0.5 grid size-touch place-items-center self-center rounded-full peer-placeholder-shown:invisible"
        type="button"
        aria-label="Clear the search"
        onClick={clear}
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </div>
  )
}
