'use client'

import { SlidersHorizontal, X } from 'lucide-react'
import { useCallback, useState } from 'react'
import { LIST_TEXTS } from '@/rules/page-texts/lists'
import { useLoaded } from '@/ui/use-loaded.client'
import type { FilterProps } from './FilterDialog.client'

const loadDialog = () => import('./FilterDialog.client').then(({ FilterDialog }) => FilterDialog)

/**
 * On phones: the button that opens the filters of a grid in a sheet, whose code is loaded when the button is about to be
 * pressed. Renders a `button`, and a `dialog` while open.
 */
export function FilterSheet(props: FilterProps) {
  /** Null: its code could not be loaded. */
  const [open, setOpen] = useState<boolean | null>(false)
  const fail = useCallback(() => setOpen(null), [])
  const FilterDialog = useLoaded(loadDialog, open === true, fail)
  const count = props.chosen.length
  return (
    <>
      <button
        className="filter-button"
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal className="size-5" aria-hidden="true" />
        <span className="sr-only">{LIST_TEXTS.filter}</span>
        {count > 0 && (
          <span className="filter-count">
            {count}
            <span className="sr-only"> chosen</span>
          </span>
        )}
      </button>
      {open === null && <p role="alert">{LIST_TEXTS.filtersFailed}</p>}
      {open && FilterDialog && <FilterDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Loads the sheet in advance; if that fails, the press tries again. */
const preload = () => void loadDialog().catch(() => {})

/** What is chosen, each with a button that takes it back. Renders a `ul`, or nothing. */
export function FilterChips({ chosen, onChange }: Pick<FilterProps, 'chosen' | 'onChange'>) {
  if (chosen.length === 0) return null
  return (
    <ul className="filter-chips" aria-label="Chosen filters">
      {chosen.map(({ key, label, without }) => (
        <li key={key}>
          <button className="filter-chip" type="button" onClick={() => onChange(without)}>
            <span className="sr-only">Remove: </span>
            {label}
            <X className="size-4" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
