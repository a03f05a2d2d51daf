import { ChevronLeft, ChevronRight } from 'lucide-react'

type Props = {
  direction: 'previous' | 'next'
  label: string
  /** At the end of the row. The button stays in place and can keep the focus. */
  disabled: boolean
  onClick(): void
}

/** Scrolls a row sideways. Renders a `button`; for client components. */
export function ScrollerArrow({ direction, disabled, label, onClick }: Props) {
  const Icon = direction === 'previous' ? ChevronLeft : ChevronRight
  return (
    <button
      className="scroller-arrow"
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      data-direction={direction}
      onClick={() => disabled || onClick()}
    >
      <Icon className="size-5" aria-hidden="true" />
    </button>
  )
}
