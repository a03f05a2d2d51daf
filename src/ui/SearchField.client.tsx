'use client'

import { Search, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useDebouncedInput } from './use-debounced-input.client'

type Props = {
  /** The accessible name; visually the icon and the placeholder replace it. */
  label: string
  value: string
  onChange(value: string): void
  /** The debounce before `onChange`, in milliseconds. Blur and Enter call it at once. */
  pauseMs?: number
  /** "Search posts..." */
  placeholder?: string
  maxLength?: number
}

/** A search field with a clear button. The parent does the search. Renders a `div`. */
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
        // `peer-placeholder-shown` needs a placeholder.
        placeholder={placeholder ?? ' '}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={maxLength}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={flush}
        onKeyDown={({ key }) => key === 'Enter' && flush()}
      />
      {/* Always rendered: mounting it with the first letter would delay that letter. */}
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
