import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { button } from '@/ui/button-variants'

type Props = {
  label: string
  /** What is chosen in it, as short as a number; empty for nothing. */
  chosen: number | string
  children: ReactNode
}

/** Choices in a panel that opens below its button, one panel at a time. Renders a `details`. */
export function FilterPanel({ children, chosen, label }: Props) {
  return (
    <details className="filter-panel" name="grid-filter">
      <summary className={button({ variant: 'plain' })}>
        {label}
        {chosen ? (
          <span className="filter-count">
            {chosen}
            <span className="sr-only"> chosen</span>
          </span>
        ) : null}
        <ChevronDown className="size-5" aria-hidden="true" />
      </summary>
      <div className="filter-panel-body">{children}</div>
    </details>
  )
}
